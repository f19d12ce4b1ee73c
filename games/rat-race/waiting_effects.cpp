#include "games/rat-race/waiting_effects.h"

#include "games/rat-race/phases.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace rat_race {

using homestretch::JsonReader;

namespace {

// The verb whose step asks this; nothing for what is asked outside of effects.
std::optional<Verb> verb_asking(Ask ask) {
    switch (ask) {
    case Ask::Bank: return Verb::Bank;
    case Ask::Unbank: return Verb::Unbank;
    case Ask::Discard: return Verb::Discard;
    case Ask::OthersDiscard: return Verb::OthersDiscard;
    case Ask::Steal: return Verb::Steal;
    case Ask::Recover: return Verb::Recover;
    case Ask::Look: return Verb::Look;
    case Ask::Give: return Verb::GiveBank;
    case Ask::HandOut: return Verb::HandOut;
    case Ask::Peek: return Verb::PeekBank;
    case Ask::ExposeOwn: return Verb::ExposeAll;
    case Ask::ExposeOther: return Verb::ExposeOther;
    case Ask::TakeIssue: return Verb::TakeIssue;
    case Ask::ShiftIssue:
    case Ask::ShiftTo: return Verb::ShiftIssue;
    case Ask::DropIssue: return Verb::DiscardIssue;
    case Ask::Least: return Verb::RevealPlace;
    case Ask::PlayIssue: return Verb::PlayIssue;
    case Ask::Step: return Verb::Step;
    case Ask::Riot: return Verb::Riot;
    case Ask::Calm: return Verb::Calm;
    default: return std::nullopt;
    }
}

class Checker {
public:
    Checker(const Rules& rules, const State& state, const JsonReader& top)
        : rules_(rules), state_(state), top_(top) {}

    void check() const {
        const JsonReader json = top_.at("effects");
        const bool placing = state_.ask == Ask::Place;
        const bool asks = verb_asking(state_.ask).has_value();
        const std::size_t count = state_.effects.size();
        if (state_.ask == Ask::Finished && count == 0) return; // a match may end in the middle of a card
        if (!asks && count > (placing ? 1U : 0U)) return json.mistake("no effect waits in this phase");
        if (asks && count == 0) return json.mistake("expected the card whose effect asks");
        if ((state_.placing != no_title) != placing || (placing && !rules_.title(state_.placing).is_issue)) {
            return top_.at("placing").mistake(
                "expected the Issue to be placed in phase \"place\", otherwise null");
        }
        const bool revealing = state_.ask == Ask::Least;
        if ((state_.revealed != no_title) != revealing ||
            (revealing && !rules_.title(state_.revealed).is_issue)) {
            return top_.at("revealed")
                .mistake("expected the Issue that was turned over in phase \"least\", otherwise null");
        }
        if (!state_.lifted.empty() && state_.ask != Ask::Look && state_.ask != Ask::HandOut)
            return top_.at("lifted").mistake("cards are lifted in the phases \"look\" and \"hand-out\" only");
        if (!is_action_right() || count == 0) return;

        const bool inner = count == 2 || placing; // an Issue that an Action lets one play
        const Frame& lowest = *state_.effects.begin();
        if (inner && !(step_of(lowest).verb == homestretch::id_of(Verb::PlayIssue) &&
                       lowest.scratch[0] >= 1 && lowest.scratch[0] <= step_of(lowest).arguments[0] &&
                       lowest.scratch[1] == 0 && lowest.scratch[2] == 0)) {
            return json.mistake("only an Action with `play-issue` waits while an Issue is played");
        }
        if (count == 2 && !rules_.title(title_of(state_.effects.top())).is_issue)
            return json.mistake("an Action lets one play Issues only");
        if (!placing) check_progress(json, state_.effects.top());
    }

private:
    static TitleId title_of(const Frame& frame) { return static_cast<TitleId>(frame.program); }
    const Step& step_of(const Frame& frame) const { return rules_.programs.steps(frame.program)[frame.next]; }

    // RR-26: the Action whose effect runs.
    bool is_action_right() const {
        TitleId expected = no_title;
        if (!state_.effects.empty()) {
            const TitleId lowest = title_of(*state_.effects.begin());
            if (!rules_.title(lowest).is_issue) expected = lowest;
        }
        if (state_.action != expected)
            top_.at("action").mistake("expected the Action whose effect waits, or null if none does");
        return state_.action == expected;
    }

    // How often the step asks in all.
    int times(const Step& step) const {
        switch (homestretch::verb_of<Verb>(step)) {
        case Verb::Steal:
        case Verb::ExposeOther: return 1;
        case Verb::GiveBank: {
            const bool all = static_cast<Receivers>(step.arguments[1]) == Receivers::All;
            return step.arguments[0] * static_cast<int>(all ? rules_.seats : rules_.seats - 1);
        }
        case Verb::Look: return step.arguments[1];
        case Verb::Step: return step.arguments[2];
        default: return step.arguments[0];
        }
    }

    // What a waiting step remembers must be what it can have come to.
    void check_progress(const JsonReader& json, const Frame& frame) const {
        const Step& step = step_of(frame);
        const auto [done, more, last, unused] = frame.scratch;
        const auto lifted = static_cast<int>(state_.lifted.size());
        if (homestretch::verb_of<Verb>(step) != verb_asking(state_.ask))
            return json.mistake("the step named here does not ask what \"phase\" says");
        bool right = done < times(step) && unused == 0;
        int expected_more = 0;
        int expected_last = 0;
        switch (state_.ask) {
        case Ask::OthersDiscard:
        case Ask::ExposeOwn: right = done == 1; break;
        case Ask::Peek:
            expected_more = more;
            right = right && more <= everybody(rules_.seats) && (more & bit(state_.active)) == 0 &&
                    std::popcount(static_cast<unsigned>(more)) == done;
            break;
        case Ask::HandOut:
            expected_more = more;
            expected_last = done + lifted;
            right = right && more <= std::min<int>(done, step.arguments[1]) && lifted > 0 &&
                    expected_last <= step.arguments[0];
            break;
        case Ask::Look:
            expected_last = done + lifted;
            right = right && expected_last > step.arguments[1] && expected_last <= step.arguments[0];
            break;
        case Ask::Step:
            expected_more = done == 0 ? 0 : more;
            right = right && (done == 0 || (more >= 1 && more <= static_cast<int>(councilor_count)));
            break;
        case Ask::ShiftTo:
            expected_more = more;
            expected_last = last;
            right = right && more >= 1 && more <= static_cast<int>(councilor_count) &&
                    last < static_cast<int>(state_.board.rows.size(static_cast<std::size_t>(more) - 1));
            break;
        default: break;
        }
        if (!right || more != expected_more || last != expected_last)
            json.mistake("\"progress\" does not fit the step, the cards lifted and the rows");
    }

    const Rules& rules_;
    const State& state_;
    const JsonReader& top_;
};

} // namespace

void check_waiting_effects(const Rules& rules, const State& state, const JsonReader& top) {
    Checker(rules, state, top).check();
}

} // namespace rat_race
