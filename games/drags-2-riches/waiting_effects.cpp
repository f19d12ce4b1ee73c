#include "games/drags-2-riches/waiting_effects.h"

#include "games/drags-2-riches/phases.h"

#include <fmt/format.h>

#include <algorithm>

namespace drags_2_riches {

using homestretch::JsonReader;
using homestretch::verb_of;

namespace {

class FrameReader {
public:
    FrameReader(const Rules& rules, State& state, const JsonReader& top)
        : rules_(rules), state_(state), top_(top) {}

    void read() {
        read_waiting();
        const JsonReader json = top_.at("effects");
        const auto frames = json.items();
        const bool asks = state_.ask >= Ask::Target && state_.ask <= Ask::MotherPlayer;
        if (frames.empty() == asks || frames.size() > Effects::depth()) {
            return json.mistake(asks ? "expected one to three effects, the one that asks last"
                                     : "no effect waits while this is decided");
        }
        for (const JsonReader& frame : frames) {
            if (!read_frame(frame)) return;
        }
        if (!state_.effects.empty()) {
            state_.effects.top().asked = state_.pending;
            check_laid(json);
        }
    }

private:
    int last_seat() const { return static_cast<int>(rules_.seats) - 1; }

    void read_waiting() {
        const JsonReader json = top_.at("waiting");
        const auto items = json.items();
        const bool turn = state_.phase >= Phase::Playing && state_.phase <= Phase::Untucking;
        if (items.size() > most_waiting || (!turn && !items.empty())) {
            return json.mistake(
                fmt::format("at most {} reversals wait, and only during a turn (D2R-54)", most_waiting));
        }
        for (const JsonReader& item : items) {
            item.expect_keys({"reverser", "source"});
            const auto reverser = read_reverser(item.at("reverser"));
            const auto source = read_source(item.at("source"));
            if (!source || !reverser) continue;
            if (!rules_.effect(*source).shade) item.at("source").mistake("this is no Shade");
            state_.waiting.push_back({*reverser, *source});
        }
    }

    std::optional<Seat> read_reverser(const JsonReader& json) const {
        const Seat seat = seat_at(static_cast<std::size_t>(json.number(0, last_seat())));
        if (seat != state_.active) return seat;
        json.mistake("the active player reverses no Shade");
        return std::nullopt;
    }

    std::optional<Source> read_source(const JsonReader& json) const {
        if (const auto character = rules_.character_words.find(json.text()))
            return source_of(static_cast<CharacterId>(*character));
        const auto card = json.word(rules_.card_words, "card");
        return card ? std::optional(source_of(static_cast<CardId>(*card))) : std::nullopt;
    }

    std::int16_t read_seats(const JsonReader& json, Seat actor) const {
        unsigned set = 0;
        for (const JsonReader& item : json.items()) {
            const Seat seat = seat_at(static_cast<std::size_t>(item.number(0, last_seat())));
            if (seat == actor) item.mistake("nobody throws Shade at herself");
            if (bit(seat) <= set) item.mistake("seats are listed once, in ascending order");
            set |= bit(seat);
        }
        return static_cast<std::int16_t>(set);
    }

    bool read_frame(const JsonReader& json) {
        json.expect_keys({"source", "seat", "step", "victims", "reversers", "laid", "progress"});
        const auto source = read_source(json.at("source"));
        if (!source) return false;
        const Effect& effect = rules_.effect(*source);
        Frame frame{.seat = seat_at(static_cast<std::size_t>(json.at("seat").number(0, last_seat())))};
        const bool reversal = frame.seat != state_.active;
        if ((reversal && !effect.shade) || !effect.does_something) {
            json.at("source").mistake("it has no such effect");
            return false;
        }
        frame.program = reversal ? effect.reversal : effect.program;
        const std::size_t steps = rules_.programs.steps(frame.program).size();
        frame.next = static_cast<std::uint8_t>(json.at("step").number(0, static_cast<int>(steps) - 1));
        frame.entered = true;
        kept(frame, Kept::Origin) = *source;
        kept(frame, Kept::Victims) = read_seats(json.at("victims"), frame.seat);
        kept(frame, Kept::Reversers) = read_seats(json.at("reversers"), frame.seat);
        kept(frame, Kept::Laid) = std::int16_t{json.at("laid").boolean()};
        if (!effect.shade && (kept(frame, Kept::Victims) | kept(frame, Kept::Reversers)) != 0)
            json.mistake("without Shade there are neither victims nor reversers");
        if ((kept(frame, Kept::Victims) & kept(frame, Kept::Reversers)) != 0)
            json.at("reversers").mistake("who reverses does not suffer");
        if (reversal &&
            (kept(frame, Kept::Victims) != bit(state_.active) || kept(frame, Kept::Reversers) != 0)) {
            json.at("victims").mistake("a reversal is against the active player alone");
        }
        if (!read_progress(json.at("progress"), frame) || !fits_below(json, frame)) return false;
        state_.effects.push(frame);
        return true;
    }

    // How far each number of a step may be.
    std::array<int, 3> limits(const Step& step) const {
        const int seats = static_cast<int>(rules_.seats);
        switch (verb_of<Verb>(step)) {
        case Verb::DiscardHand:
        case Verb::TrashHand:
        case Verb::TrashFloordrobe: return {step.arguments[1] - 1, 0, 0};
        case Verb::Lend: return {step.arguments[1] - 1, seats, 0};
        case Verb::PeekWardrobe: return {step.arguments[1] - 1, 0, 1};
        case Verb::ActivateLook:
        case Verb::ActivateFloordrobe:
        case Verb::ActivateMarket: return {1, 0, 0};
        case Verb::DoubleCategory: return {static_cast<int>(category_count), 0, 0};
        case Verb::Reactions: return {seats - 2, 0, 0};
        default: break;
        }
        if (!is_shade(verb_of<Verb>(step))) return {0, 0, 0};
        return {seats - 2, step.arguments[1] - 1, 0};
    }

    bool read_progress(const JsonReader& json, Frame& frame) const {
        const auto items = json.items();
        if (items.size() != 3) {
            json.mistake("expected three numbers");
            return false;
        }
        const Step& step = step_of(frame);
        const std::array<int, 3> most = limits(step);
        for (std::size_t i = 0; i < most.size(); ++i)
            frame.scratch[i] = static_cast<std::int16_t>(items[i].number(0, std::max(most[i], 0)));
        if (verb_of<Verb>(step) == Verb::Lend &&
            frame.scratch[1] == static_cast<int>(index_of(state_.active)) + 1) {
            items[1].mistake("nobody lends to herself");
        }
        return true;
    }

    const Step& step_of(const Frame& frame) const { return rules_.programs.steps(frame.program)[frame.next]; }

    // What may begin an effect, and what may run inside of another.
    bool fits_below(const JsonReader& json, const Frame& frame) const {
        const bool reversal = frame.seat != state_.active;
        const auto source = static_cast<Source>(kept(frame, Kept::Origin));
        const bool power = source >= first_power;
        const auto refuse = [&](std::string_view why) {
            json.mistake(why);
            return false;
        };
        if ((power || reversal) && kept(frame, Kept::Laid) != 0)
            return refuse("only a card that was activated lies in the Activated zone");
        if (state_.effects.empty()) {
            if (reversal != (state_.phase == Phase::Untucking))
                return refuse("while untucking a reversal comes first, and never before that");
            if (state_.phase == Phase::Werk && !power)
                return refuse("in the Werk Phase powers are used, no cards");
            return true;
        }
        const Frame& below = state_.effects.top();
        const Verb verb = verb_of<Verb>(step_of(below));
        if (reversal) {
            if (verb != Verb::Reversals || source != static_cast<Source>(kept(below, Kept::Origin)))
                return refuse("a reversal runs when the card it answers comes to its end");
            return true;
        }
        if (!is_activation(verb) || below.scratch[0] != 1)
            return refuse("only an `activate` step lets another card run");
        if (power || rules_.card(static_cast<CardId>(source)).effect.activates)
            return refuse("an `activate` step runs a card that does not activate others");
        if (verb == Verb::ActivateMarket && kept(frame, Kept::Laid) != 0)
            return refuse("a card of the Market stays there");
        return true;
    }

    void check_laid(const JsonReader& json) const {
        const auto activated = state_.lists[activated_list];
        for (const Frame& frame : state_.effects) {
            if (kept(frame, Kept::Laid) == 0) continue;
            const auto card = static_cast<CardId>(kept(frame, Kept::Origin));
            const auto same = [&](const Frame& other) {
                return kept(other, Kept::Laid) != 0 && kept(other, Kept::Origin) == kept(frame, Kept::Origin);
            };
            if (std::count_if(state_.effects.begin(), state_.effects.end(), same) >
                std::count(activated.begin(), activated.end(), card)) {
                json.mistake(fmt::format("{} does not lie in the Activated zone", rules_.id(card)));
            }
        }
    }

    const Rules& rules_;
    State& state_;
    const JsonReader& top_;
};

} // namespace

void read_waiting_effects(const Rules& rules, State& state, const JsonReader& top) {
    FrameReader(rules, state, top).read();
}

} // namespace drags_2_riches
