#include "engine/json_reader.h"
#include "tests/tiny_race/game.h"

#include <fmt/format.h>

namespace tiny_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

namespace {

Json ids(const Rules& rules, const Cards& cards) {
    Json all = Json::array();
    for (const CardId card : cards) all.push_back(rules.id(card));
    return all;
}

// Reads a position. Each part relies on those before it, so nothing is read behind a part with mistakes.
class Arranger {
public:
    Arranger(const Rules& rules, const Json& json) : rules_(rules), top_(json, mistakes_) {}

    Result<State> arrange() {
        using Part = void (Arranger::*)();
        for (const Part part : {&Arranger::read_keys, &Arranger::read_cards, &Arranger::read_effects,
                                &Arranger::find_choosers}) {
            (this->*part)();
            if (!mistakes_.empty()) return failure(fmt::format("{}", fmt::join(mistakes_, "\n")));
        }
        return state_;
    }

private:
    void read_keys() {
        top_.expect_keys({"random", "deck", "discard", "players", "effects"});
        top_.at("random").expect_keys({"key", "position"});
        for (const JsonReader& player : top_.at("players").items())
            player.expect_keys({"spaces", "hand", "chosen"});
        for (const JsonReader& effect : top_.at("effects").items())
            effect.expect_keys({"card", "seat", "next"});
        if (top_.at("players").items().size() != rules_.seats) {
            top_.at("players").mistake(fmt::format("expected {} players", rules_.seats));
        }
        if (top_.at("effects").items().size() > state_.effects.depth())
            top_.at("effects").mistake("too many effects");
    }

    // Every card lies in exactly one place.
    void read_cards() {
        const std::string key = top_.at("random").at("key").text();
        const auto seed = seed_from_hex(key);
        if (!seed || to_hex(*seed) != key)
            top_.at("random").at("key").mistake("expected 64 hexadecimal digits");
        const auto position = top_.at("random").at("position").number(0, std::int64_t{1} << 32U);
        if (seed) state_.random = RandomStream::at(*seed, static_cast<std::uint64_t>(position));

        read_zone(top_.at("deck"), state_.deck);
        read_zone(top_.at("discard"), state_.discard);
        for (const Seat seat : seats(rules_.seats)) {
            const JsonReader written = top_.at("players").items()[index_of(seat)];
            Player& player = state_.players[index_of(seat)];
            player.spaces = static_cast<std::int16_t>(written.at("spaces").number(0, 999));
            read_zone(written.at("hand"), player.hand);
            if (!written.at("chosen").is_null())
                player.chosen = read_card(written.at("chosen")).value_or(no_card);
        }
        for (const CardId card : unseen_)
            top_.mistake(fmt::format("the card '{}' is missing", rules_.id(card)));
    }
    void read_zone(const JsonReader& written, Cards& zone) {
        for (const JsonReader& item : written.items()) {
            if (const auto card = read_card(item)) zone.push_back(*card);
        }
    }
    std::optional<CardId> read_card(const JsonReader& written) {
        const auto found = written.word(rules_.cards, "card");
        if (!found) return std::nullopt;
        const CardId card{static_cast<std::uint8_t>(*found)};
        const auto* const place = std::find(unseen_.begin(), unseen_.end(), card);
        if (place == unseen_.end()) {
            written.mistake("there are not so many of this card");
            return std::nullopt;
        }
        return unseen_.take(static_cast<std::size_t>(place - unseen_.begin()));
    }

    // From the first card played to the one that asks now. The cards lie in the discard already.
    void read_effects() {
        const auto effects = top_.at("effects").items();
        for (std::size_t i = 0; i < effects.size(); ++i) {
            const auto found = effects[i].at("card").word(rules_.cards, "card");
            const CardId card{static_cast<std::uint8_t>(found.value_or(0))};
            const std::span<const Step> steps = rules_.steps(card);
            const Seat seat = seat_at(static_cast<std::size_t>(
                effects[i].at("seat").number(0, static_cast<std::int64_t>(rules_.seats) - 1)));
            const auto next = static_cast<std::uint8_t>(
                effects[i].at("next").number(0, static_cast<std::int64_t>(steps.size())));
            if (!mistakes_.empty()) return;

            Frame frame{.program = program_of(card), .next = next, .seat = seat};
            if (i + 1 < effects.size()) {
                if (next == 0 || verb_of<Verb>(steps[next - 1U]) != Verb::PlayAnother) {
                    effects[i].at("next").mistake("expected to be behind the step that played the next card");
                }
            } else {
                frame.entered = true;
                if (next < steps.size()) frame.asked = asking(state_, seat, steps[next]).seats;
                if (frame.asked.empty()) effects[i].at("next").mistake("expected a step that asks somebody");
            }
            if (!state_.discard.contains(card))
                effects[i].at("card").mistake("expected a card of the discard");
            if (i > 0 && state_.effects.top().seat != seat)
                effects[i].at("seat").mistake("expected the same seat");
            state_.effects.push(frame);
            state_.performed = static_cast<std::uint8_t>(index_of(seat) + 1);
        }
    }

    // Before the cards are revealed at least one seat has none chosen; afterwards those still to come have.
    void find_choosers() {
        const bool revealed = !state_.effects.empty();
        if (!revealed) state_.choosing = choosers(rules_, state_);
        const bool over = !revealed && state_.choosing.empty();
        for (const Seat seat : seats(rules_.seats)) {
            const JsonReader written = top_.at("players").items()[index_of(seat)].at("chosen");
            const Player& player = state_.players[index_of(seat)];
            const bool has_chosen = player.chosen != no_card;
            const bool to_come = revealed && index_of(seat) >= state_.performed;
            if (has_chosen && (over || (revealed && !to_come)))
                written.mistake("it is too late to choose a card");
            if (!has_chosen && to_come && !player.hand.empty()) written.mistake("expected a card");
            if (has_chosen) state_.choosing.erase(seat);
        }
        if (!over && !revealed && state_.choosing.empty())
            top_.mistake("expected a seat without a chosen card");
    }

    const Rules& rules_;
    std::vector<std::string> mistakes_{};
    JsonReader top_;
    State state_{.seats = static_cast<std::uint8_t>(rules_.seats)};
    Cards unseen_ = rules_.deck;
};

} // namespace

Json Game::dump(const Rules& rules, const State& state) {
    Json json{{"random", {{"key", to_hex(state.random.key())}, {"position", state.random.position()}}},
              {"deck", ids(rules, state.deck)},
              {"discard", ids(rules, state.discard)},
              {"players", Json::array()},
              {"effects", Json::array()}};
    for (const Seat seat : seats(state.seats)) {
        const Player& player = state.players[index_of(seat)];
        const Json chosen = player.chosen == no_card ? Json() : Json(rules.id(player.chosen));
        json["players"].push_back(
            {{"spaces", player.spaces}, {"hand", ids(rules, player.hand)}, {"chosen", chosen}});
    }
    for (const Frame& frame : state.effects) {
        const std::string& card = rules.id(card_of(frame.program));
        json["effects"].push_back({{"card", card}, {"seat", index_of(frame.seat)}, {"next", frame.next}});
    }
    return json;
}

Result<State> Game::arrange(const Rules& rules, const Json& json) {
    return Arranger(rules, json).arrange();
}

} // namespace tiny_race
