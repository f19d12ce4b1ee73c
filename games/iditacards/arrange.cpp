#include "engine/json_reader.h"
#include "engine/nearest.h"
#include "engine/random_json.h"
#include "games/iditacards/dump.h"
#include "games/iditacards/frames.h"
#include "games/iditacards/measures.h"
#include "games/iditacards/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

namespace iditacards {

using homestretch::Json;
using homestretch::JsonReader;
using homestretch::seats;

namespace {

class Arranger {
public:
    Arranger(const Rules& rules, const Json& json) : rules_(rules), top_(json, mistakes_) {
        left_.resize(rules.cards.size());
        for (std::size_t i = 0; i < left_.size(); ++i) left_[i] = rules.cards[i].copies;
    }

    homestretch::Result<State> arrange() {
        // Each part relies on the ones before it, so a part with mistakes is the last one that is read.
        using Part = void (Arranger::*)();
        for (const Part part :
             {&Arranger::read_keys, &Arranger::read_heads, &Arranger::read_players, &Arranger::read_cards,
              &Arranger::read_effects, &Arranger::read_damage_and_box, &Arranger::check_known,
              &Arranger::check_ending, &Arranger::check_decision}) {
            (this->*part)();
            if (!mistakes_.empty())
                return homestretch::failure(fmt::format("{}", fmt::join(mistakes_, "\n")));
        }
        return state_;
    }

private:
    JsonReader player_at(Seat seat) const { return top_.at("players").items()[index_of(seat)]; }
    bool finished() const { return state_.phase == Phase::Finished; }

    void read_keys() {
        top_.expect_keys(
            {"phase",   "current",        "pending",        "turn",   "decisions", "weather", "players",
             "supply",  "decks",          "destroyed",      "out",    "undealt",   "damage",  "box",
             "looking", "payment_broken", "self_destroyed", "deaths", "effects",   "random",  "unordered"});
        std::vector<std::string_view> upgrades;
        for (const std::size_t deck : rules_.upgrade_decks) upgrades.push_back(rules_.deck_words.id(deck));
        top_.at("decks").expect_keys(upgrades);
        top_.at("destroyed").expect_keys(upgrades);
        top_.at("unordered").expect_keys(upgrades);
        const auto players = top_.at("players").items();
        if (players.size() != rules_.seats) {
            top_.at("players").mistake(
                fmt::format("expected {} players, found {}", rules_.seats, players.size()));
        }
        for (const JsonReader& who : players) {
            who.expect_keys({"position", "hypothermia", "starvation", "checkpoints", "flags", "today",
                             "today_types", "turns", "days", "table", "hand", "deck", "discard", "stack",
                             "resolved", "unclaimed", "known_hand", "known_deck", "unordered"});
        }
    }

    void read_heads() {
        state_.seats = static_cast<std::uint8_t>(rules_.seats);
        state_.phase = static_cast<Phase>(top_.at("phase").word(phase_words(), "phase").value_or(0));
        state_.current = static_cast<Seat>(top_.at("current").number(0, state_.seats - 1));
        const int turns = rules_.round_limit * state_.seats;
        state_.turn = static_cast<std::uint16_t>(top_.at("turn").number(0, finished() ? turns : turns - 1));
        state_.decisions = static_cast<std::uint16_t>(
            top_.at("decisions").number(0, finished() ? decision_cap : decision_cap - 1));
        state_.weather =
            static_cast<std::uint8_t>(top_.at("weather").word(rules_.weather_words, "weather").value_or(0));
        state_.payment_broken = top_.at("payment_broken").boolean() ? 1 : 0;
        state_.self_destroyed = top_.at("self_destroyed").boolean() ? 1 : 0;
        state_.random = homestretch::read_stream(top_.at("random"));
    }

    // ---- players

    void read_players() {
        for (const Seat seat : seats(rules_.seats)) {
            const JsonReader json = player_at(seat);
            Player& who = player(state_, seat);
            const int last = finished() ? finish_square : finish_square - 1;
            // Only who died alone is left with a deadly level.
            const int level = finished() && rules_.seats == 1 ? death_level : death_level - 1;
            who.position = static_cast<std::int16_t>(json.at("position").number(start_square, last));
            who.hypothermia = static_cast<std::uint8_t>(json.at("hypothermia").number(0, level));
            who.starvation = static_cast<std::uint8_t>(json.at("starvation").number(0, level));
            who.turns = static_cast<std::uint16_t>(json.at("turns").number(0, 9999));
            who.days = static_cast<std::uint16_t>(json.at("days").number(0, 30'000));
            who.day_flags = read_bits(json.at("flags"), flag_words(), "flag");
            who.today_types = read_bits(json.at("today_types"), rules_.type_words, "type");
            int last_today = -1;
            for (const JsonReader& item : json.at("today").items()) {
                const auto card = item.word(rules_.card_words, "card");
                if (!card) continue;
                if (static_cast<int>(*card) <= last_today)
                    item.mistake("write these once each, in the order of cards.csv");
                last_today = static_cast<int>(*card);
                who.today.insert(static_cast<CardId>(*card));
            }
            read_checkpoints(json.at("checkpoints"), who);
            for (std::size_t other = 0; other < index_of(seat); ++other) {
                if (who.position >= 0 && state_.players[other].position == who.position)
                    json.at("position").mistake(fmt::format("seat {} stands on this square", other));
            }
        }
    }

    static std::uint8_t read_bits(const JsonReader& json, const homestretch::Vocabulary& words,
                                  std::string_view kind) {
        unsigned bits = 0;
        for (const JsonReader& item : json.items()) {
            const auto found = item.word(words, kind);
            if (!found) continue;
            if ((bits >> *found) != 0)
                item.mistake(
                    fmt::format("write these once each, in this order: {}", fmt::join(words.ids(), ", ")));
            bits |= 1U << *found;
        }
        return static_cast<std::uint8_t>(bits);
    }

    void read_checkpoints(const JsonReader& json, Player& who) const {
        const auto pass = [&](int square) {
            const int number = rules_.checkpoint_at[track_index(square)];
            who.checkpoints = static_cast<std::uint8_t>(who.checkpoints | (1U << number));
        };
        if (json.is_text("passed")) {
            for (const Leg& leg : rules_.legs) {
                if (leg.checkpoint >= 0 && leg.checkpoint <= who.position) pass(leg.checkpoint);
            }
            return;
        }
        int last = -1;
        for (const JsonReader& item : json.items()) {
            const auto square = static_cast<int>(item.number(0, static_cast<int>(squares) - 1));
            if (rules_.checkpoint_at[track_index(square)] < 0 || square <= last)
                item.mistake("expected the squares of checkpoints, in rising order");
            else
                pass(square);
            last = square;
        }
    }

    // ---- cards: every card lies in exactly one place

    // Cards without an order: {"torch": 3}.
    template <class Put>
    void read_counts(const JsonReader& json, Put&& put) {
        for (const auto& [id, number] : json.entries()) {
            const auto found = rules_.card_words.find(id);
            if (!found) {
                number.mistake(fmt::format("unknown card '{}'{}", id,
                                           homestretch::suggestion(id, rules_.card_words.ids())));
                continue;
            }
            const auto copies = number.number(1, max_cards);
            for (std::int64_t copy = 0; copy < copies; ++copy) {
                const auto card = static_cast<CardId>(*found);
                if (!take(number, card) || !put(number, card)) break;
            }
        }
    }

    // Cards in order, the top first: "torch", or "3 torch" for three in a row.
    template <class Put>
    void read_list(const JsonReader& json, Put&& put) {
        for (const JsonReader& item : json.items()) {
            const std::string text = item.text();
            std::size_t count = 1;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
            const auto digits = static_cast<std::size_t>(end - text.data());
            const bool counted = error == std::errc{} && text.substr(digits).starts_with(' ');
            const auto found = rules_.card_words.find(counted ? text.substr(digits + 1) : text);
            if (!found) {
                static_cast<void>(item.word(rules_.card_words, "card")); // says what is wrong
                continue;
            }
            for (std::size_t copy = 0; copy < (counted ? count : 1); ++copy) {
                const auto card = static_cast<CardId>(*found);
                if (!take(item, card) || !put(item, card)) break;
            }
        }
    }

    bool take(const JsonReader& json, CardId card) {
        if (left_[index_of(card)] > 0) {
            --left_[index_of(card)];
            return true;
        }
        json.mistake(fmt::format("there are only {} of '{}' in the box, and all lie somewhere else already",
                                 rules_.card(card).copies, rules_.id(card)));
        return false;
    }

    void read_zone(const JsonReader& json, Cards& zone) {
        read_counts(json, [&](const JsonReader&, CardId card) {
            zone.add(card);
            return true;
        });
    }
    // Written with the top first; `unordered` says how many of the lowest have no order yet.
    template <class Allowed>
    void read_pile(const JsonReader& json, const JsonReader& unordered, std::size_t pile, Allowed&& allowed) {
        read_list(json, [&](const JsonReader& item, CardId card) {
            if (!allowed(card)) item.mistake("this card does not belong into this deck");
            check_in_play(item, card);
            state_.decks.push(pile, card);
            return true;
        });
        std::ranges::reverse(state_.decks.of(pile));
        const auto size = static_cast<int>(state_.decks.size(pile));
        state_.decks.leave_unordered(pile, static_cast<std::size_t>(unordered.number(0, size)));
    }

    void read_cards() {
        for (std::size_t i = 0; i < rules_.upgrade_decks.size(); ++i) read_upgrade(i);
        for (const Seat seat : seats(rules_.seats)) read_cards_of(seat);
        read_counts(top_.at("supply"), [&](const JsonReader& item, CardId card) {
            if (rules_.deck(card).role != Role::Upgrade)
                item.mistake("only upgrade cards lie in the supply");
            else
                check_in_play(item, card);
            state_.supply.add(card);
            return true;
        });
        read_counts(top_.at("out"), [&](const JsonReader& item, CardId card) {
            const Role role = rules_.deck(card).role;
            if (role != Role::Starter && role != Role::Legendary)
                item.mistake("only starter and legendary cards are out of the game");
            state_.gone.add(card);
            return true;
        });
        read_legendary(top_.at("undealt"), state_.undealt);
    }

    void check_in_play(const JsonReader& json, CardId card) const {
        if (!rules_.deck(card).in_play)
            json.mistake("this card's deck is not in play; see the option 'decks'");
    }

    void read_upgrade(std::size_t upgrade) {
        const std::size_t deck = rules_.upgrade_decks[upgrade];
        const auto belongs = [&](CardId card) { return rules_.card(card).deck == deck; };
        const std::string& id = rules_.deck_words.id(deck);
        read_pile(top_.at("decks").at(id), top_.at("unordered").at(id), upgrade, belongs);
        read_counts(top_.at("destroyed").at(id), [&](const JsonReader& item, CardId card) {
            if (!belongs(card)) item.mistake("this card is of another deck");
            check_in_play(item, card);
            state_.gone.add(card);
            return true;
        });
    }

    void read_cards_of(Seat seat) {
        const JsonReader json = player_at(seat);
        Player& who = player(state_, seat);
        for (const JsonReader& item : json.at("table").items()) read_dog(item, who.table);
        if (dog_count(rules_, who.table) > static_cast<int>(max_dogs))
            json.at("table").mistake(fmt::format("a table has room for {} dogs", max_dogs));
        read_zone(json.at("hand"), hand(state_, seat));
        read_zone(json.at("discard"), discard(state_, seat));
        read_counts(json.at("resolved"), [&](const JsonReader& item, CardId card) {
            const Type type = rules_.card(card).type;
            if (type == Type::Dog || type == Type::Attachment || type == Type::Damage)
                item.mistake("dogs, attachments and damage cards do not lie with the resolved cards");
            add_resolved(state_, seat, card);
            return true;
        });
        read_pile(json.at("deck"), json.at("unordered"), deck_of(seat), [](CardId) { return true; });
        for (const JsonReader& item : json.at("stack").items()) {
            item.expect_keys({"card", "risks"});
            const auto card = item.at("card").word(rules_.card_words, "card");
            const auto left = static_cast<std::uint8_t>(item.at("risks").number(1, 255));
            if (!card || !take(item.at("card"), static_cast<CardId>(*card))) continue;
            if (rules_.cards[*card].risk == 0) {
                item.at("card").mistake("this card has no risk to pay");
                continue;
            }
            state_.risks.push(index_of(seat), {static_cast<CardId>(*card), left});
        }
        read_legendary(json.at("unclaimed"), who.unclaimed);
    }

    void read_dog(const JsonReader& json, Table& table) {
        json.expect_keys({"dog", "attachments"});
        const auto card = json.at("dog").word(rules_.card_words, "card");
        if (!card || !take(json.at("dog"), static_cast<CardId>(*card))) return;
        if (rules_.cards[*card].type != Type::Dog) return json.at("dog").mistake("this card is no dog");
        if (table.full()) return json.mistake(fmt::format("a table has room for {} dogs", max_dogs));
        Dog dog{.card = static_cast<CardId>(*card)};
        read_list(json.at("attachments"), [&](const JsonReader& item, CardId attachment) {
            if (rules_.card(attachment).type != Type::Attachment) {
                item.mistake("this card is no attachment");
                return false;
            }
            if (is_full(rules_, dog)) {
                item.mistake(fmt::format("{} holds no more", rules_.name(dog.card)));
                return false;
            }
            dog.attachments.push_back(attachment);
            return true;
        });
        table.push_back(dog);
    }

    template <class List>
    void read_legendary(const JsonReader& json, List& list) {
        read_counts(json, [&](const JsonReader& item, CardId card) {
            if (rules_.deck(card).role != Role::Legendary) item.mistake("this is no legendary card");
            if (list.full()) {
                item.mistake(fmt::format("there is room for {} cards", list.capacity()));
                return false;
            }
            list.push_back(card);
            return true;
        });
        std::sort(list.begin(), list.end());
    }

    // ---- what is going on

    void read_effects() {
        read_frames(rules_, top_.at("effects"), state_);
        if (!mistakes_.empty()) return;
        for (const Frame& frame : state_.effects) {
            if (const auto card = card_in_the_air(frame)) take(top_.at("effects"), *card);
        }
        const bool waits = state_.phase != Phase::Main && !finished();
        if (state_.effects.empty() == waits) {
            top_.at("effects").mistake(waits ? "something is to be carried out in this phase"
                                             : "nothing is carried out in this phase");
        }
        check_chains();
        if (state_.self_destroyed != 0 && (state_.effects.empty() || state_.phase != Phase::Action))
            top_.at("self_destroyed").mistake("no card is being resolved");
        if (state_.payment_broken != 0 && (state_.effects.empty() || state_.phase != Phase::EndOfTurn))
            top_.at("payment_broken").mistake("this matters at the end of the turn only");
        state_.pending = finished()               ? SeatSet()
                         : state_.effects.empty() ? SeatSet::only(state_.current)
                                                  : state_.effects.top().asked;
        SeatSet written;
        for (const JsonReader& seat : top_.at("pending").items())
            written.insert(static_cast<Seat>(seat.number(0, state_.seats - 1)));
        if (written != state_.pending || top_.at("pending").items().size() != written.size())
            top_.at("pending").mistake("this is not who has to decide here; see phase, current and effects");
        read_deaths();
        const bool asks = !state_.effects.empty() && mistakes_.empty();
        const std::size_t deck = deck_of(state_.effects.empty() ? state_.current : state_.effects.top().seat);
        const std::size_t most = asks ? state_.decks.size(deck) - state_.decks.unordered(deck) : 0;
        state_.looking = static_cast<std::uint16_t>(top_.at("looking").number(0, static_cast<int>(most)));
    }

    // ID-34: resolved cards belong to a chain that still goes on: of frames, or of the one that resolves
    // last.
    void check_chains() {
        for (const Seat seat : seats(rules_.seats)) {
            const bool resolves = state_.current == seat && !state_.effects.empty() &&
                                  is_resolving(state_.effects.begin()->program);
            if (!resolved(state_, seat).empty() && state_.risks.empty(index_of(seat)) && !resolves) {
                player_at(seat)
                    .at("resolved")
                    .mistake("resolved cards are discarded when no risk is left; see stack");
            }
        }
    }

    static bool is_resolving(homestretch::ProgramId program) {
        return program == program_of(Procedure::ResolveCard) ||
               program == program_of(Procedure::ResolveDog) ||
               program == program_of(Procedure::ResolveAttachment);
    }

    // No more may wait than dead cards can have asked for, so that the queue has room for what is to come.
    void read_deaths() {
        constexpr std::size_t most_of_one_card = 5;
        for (const JsonReader& item : top_.at("deaths").items()) {
            item.expect_keys({"seat", "dog"});
            Death death{.seat = static_cast<std::uint8_t>(item.at("seat").number(0, state_.seats - 1)),
                        .dog = any_dog};
            const Table& table = state_.players[death.seat].table;
            std::size_t lying = table.size();
            for (const Dog& dog : table) lying += dog.attachments.size();
            if (item.at("dog").is_null()) {
                const auto waiting =
                    static_cast<std::size_t>(std::count(state_.deaths.begin(), state_.deaths.end(), death));
                if (waiting >= most_of_one_card * (max_dogs * (max_held + 1) - lying))
                    return item.mistake("so many deaths cannot wait");
            } else {
                if (table.empty()) return item.at("dog").mistake("this player has no dogs");
                death.dog =
                    static_cast<std::uint8_t>(item.at("dog").number(0, static_cast<int>(table.size()) - 1));
                if (state_.deaths.contains(death)) return item.mistake("this dog waits already");
            }
            if (!state_.deaths.empty() && state_.deaths[0].seat != death.seat)
                return item.mistake("only one player's dogs die at a time");
            state_.deaths.push_back(death);
        }
        const bool works =
            !state_.effects.empty() && state_.effects.top().program == program_of(Procedure::Deaths);
        if (works == state_.deaths.empty())
            top_.at("deaths").mistake(
                "deaths wait while their procedure is on top of the effects, and only then");
    }

    void read_damage_and_box() {
        const JsonReader damage = top_.at("damage");
        std::size_t& left = left_[index_of(rules_.damage_card)];
        state_.damage = static_cast<std::uint16_t>(
            damage.is_text("rest") ? left : static_cast<std::size_t>(damage.number(0, max_cards)));
        if (state_.damage != left) {
            damage.mistake(
                fmt::format("{} of the damage cards lie nowhere else, so the pile has {}; or write \"rest\"",
                            left, left));
        }
        left = 0;
        if (top_.at("box").is_text("rest")) return;
        read_counts(top_.at("box"), [](const JsonReader&, CardId) { return true; });
        std::string missing;
        for (std::size_t i = 0; i < left_.size(); ++i) {
            if (left_[i] > 0)
                missing += fmt::format("{}{}", missing.empty() ? "" : ", ", rules_.card_words.id(i));
        }
        if (!missing.empty())
            top_.mistake(
                fmt::format("these cards lie nowhere: {}; \"box\": \"rest\" would take them", missing));
    }

    void check_known() {
        for (const Seat seat : seats(rules_.seats)) {
            Known& known = state_.known[index_of(seat)];
            const JsonReader json = player_at(seat);
            Cards deck;
            for (const CardId card : state_.decks.of(deck_of(seat))) deck.add(card);
            read_known(json.at("known_hand"), hand(state_, seat),
                       [&](CardId card) { known.enters_hand(card); });
            read_known(json.at("known_deck"), deck, [&](CardId card) { known.enters_deck(card); });
            if (lifted(state_, seat) > 0 && known != without_deck(known))
                json.at("known_deck").mistake("nothing is known of a deck that is being looked at");
        }
    }
    static Known without_deck(Known known) {
        known.forget_deck();
        return known;
    }

    template <class Put>
    void read_known(const JsonReader& json, const Cards& zone, Put&& put) const {
        constexpr std::size_t most = 15;
        for (const auto& [id, number] : json.entries()) {
            const auto found = rules_.card_words.find(id);
            const auto card = static_cast<CardId>(found.value_or(0));
            const auto copies = static_cast<std::size_t>(number.number(1, max_cards));
            if (!found || copies > std::min(zone.count(card), most)) {
                number.mistake(
                    "what is known to lie there lies there, and of equal cards 15 at most are remembered");
                continue;
            }
            for (std::size_t copy = 0; copy < copies; ++copy) put(card);
        }
    }

    void check_ending() {
        if (!finished()) return;
        std::size_t arrived = 0;
        bool dead = false;
        for (const Seat seat : seats(rules_.seats)) {
            const Player& who = player(state_, seat);
            arrived += who.position == finish_square ? 1 : 0;
            dead = dead || who.hypothermia == death_level || who.starvation == death_level;
        }
        const bool limit =
            state_.turn == rules_.round_limit * state_.seats || state_.decisions == decision_cap;
        if (arrived + (dead ? 1U : 0U) > 1 || (arrived == 0 && !dead && !limit))
            top_.at("phase").mistake(
                "a match is finished when somebody is on square 160, has died alone, or a limit "
                "is reached");
    }

    void check_decision() { check_question(rules_, top_.at("effects"), state_); }

    const Rules& rules_;
    std::vector<std::string> mistakes_{};
    JsonReader top_;
    State state_{};
    std::vector<std::size_t> left_{}; // by card: copies that have not been placed yet
};

} // namespace

homestretch::Result<State> arrange(const Rules& rules, const Json& json) {
    return Arranger(rules, json).arrange();
}

} // namespace iditacards
