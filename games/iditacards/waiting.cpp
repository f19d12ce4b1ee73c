// Effects that wait in the middle of being carried out: what they remember, and whether they can have come
// about.

#include "engine/fields/common.h"
#include "games/iditacards/measures.h"
#include "games/iditacards/position.h"
#include "games/iditacards/procedures.h"
#include "games/iditacards/race.h"

#include <fmt/format.h>

namespace iditacards {

using homestretch::Mistakes;
using homestretch::verb_of;
namespace f = homestretch::fields;

namespace {

constexpr std::size_t cards_of_table = max_dogs * (max_held + 1);
constexpr int longest_walk = 99 * (static_cast<int>(squares) + 1);

ProgramKind program_kind(const Rules& rules, const Frame& frame) {
    return rules.origin(frame.program).kind;
}
const Step* step_at(const Rules& rules, const Frame& frame, std::size_t place) {
    const auto steps = rules.programs.steps(frame.program);
    return place < steps.size() ? &steps[place] : nullptr;
}
bool is_at(const Rules& rules, const Frame& frame, std::size_t place, Verb verb) {
    const Step* const step = step_at(rules, frame, place);
    return step != nullptr && verb_of<Verb>(*step) == verb;
}

// How a program came to be called: by the step that waits below it, or the one before that and its `else`.
const Call* call_of(const Rules& rules, const Frame& caller, const Frame& callee) {
    const auto call_at = [&](std::size_t place, bool again) -> const Call* {
        const Step* const step = step_at(rules, caller, place);
        if (step == nullptr || is_trait(verb_of<Verb>(*step))) return nullptr;
        const Call& call = row_of(*step).calls;
        const bool fits = call.callee != ProgramKind::Nothing && call.again == again &&
                          call.callee == program_kind(rules, callee);
        return fits ? &call : nullptr;
    };
    const std::size_t next = caller.next;
    if (const Call* const waiting = call_at(next, true)) return waiting;
    if (const Call* const before = call_at(next - 1, false)) return before;
    const bool has_else = next > 1 && next <= rules.programs.steps(caller.program).size() &&
                          rules.programs.steps(caller.program)[next - 1].otherwise;
    return has_else ? call_at(next - 2, false) : nullptr;
}

bool is_in_the_air(const Rules&, const Frame& frame) {
    return card_in_the_air(frame).has_value();
}

// ---- checks, each of which relies on the ones before it

class EffectCheck {
public:
    EffectCheck(const Rules& rules, const State& state, Mistakes& mistakes)
        : rules_(rules), state_(state), open_(state.open), mistakes_(mistakes) {}

    void all() {
        const bool waits = open_.phase != Phase::Main && open_.phase != Phase::Finished;
        expect(open_.effects.empty() != waits, "effects",
               waits ? "something is to be carried out in this phase"
                     : "nothing is carried out in this phase");
        for (std::size_t i = 0; i < open_.effects.size(); ++i) program(i);
        flags();
        deaths();
        if (mistakes_.empty() && !open_.effects.empty()) question();
    }

private:
    void expect(bool holds, std::string_view path, std::string_view otherwise) {
        mistakes_.expect(holds, path, otherwise);
    }

    void program(std::size_t index) {
        const Frame& frame = open_.effects.begin()[index];
        const std::string path = fmt::format("effects.{}", index);
        const ProgramKind kind = program_kind(rules_, frame);
        if (index == 0) {
            const auto procedure = static_cast<std::size_t>(kind);
            expect(procedure < procedures.size() && procedures.at(procedure).lowest == open_.phase &&
                       frame.seat == open_.current,
                   path + ".program", "this cannot be what the current player is about in this phase");
        } else {
            called(open_.effects.begin()[index - 1], frame, path);
        }
        if (is_resolving(kind))
            expect(kind == procedure_for(rules_.card(static_cast<CardId>(frame.kept[kept::card])).type),
                   path + ".kept.card", "not a card of this program");
        if (index + 1 == open_.effects.size())
            expect(step_at(rules_, frame, frame.next) != nullptr, path + ".next",
                   "a program at its end asks nothing");
    }
    void called(const Frame& caller, const Frame& frame, const std::string& path) {
        const Call* const call = call_of(rules_, caller, frame);
        const bool same_seat =
            call == nullptr || call->common == Common::Nothing || caller.seat == frame.seat;
        const bool same_card = call == nullptr || call->common != Common::SeatAndCard ||
                               caller.kept[kept::card] == frame.kept[kept::card];
        expect(call != nullptr && same_seat && same_card, path + ".program",
               "the program below does not call this one there");
        if (call == nullptr) return;
        const std::string below = fmt::format("effects.{}.scratch", &caller - open_.effects.begin());
        expect(call->again || caller.scratch == Frame{}.scratch, below,
               "the step has not begun, so it remembers nothing");
        expect(!call->counter || caller.scratch.at(*call->counter) > 0, below,
               "the step has begun what lies above it");
    }

    void flags() {
        const bool acts = !open_.effects.empty();
        expect(open_.self_destroyed == 0 || (acts && open_.phase == Phase::Action), "self_destroyed",
               "no card is being resolved");
        expect(open_.payment_broken == 0 || (acts && open_.phase == Phase::EndOfTurn), "payment_broken",
               "this matters at the end of the turn only");
        expect(open_.looking == 0 || acts, "looking", "nobody looks at cards");
    }

    // ID-64: no more may wait than dead cards can have asked for, so that the queue has room for what is to
    // come.
    void deaths() {
        constexpr std::size_t most_of_one_card = 5;
        std::size_t choices = 0;
        for (std::size_t i = 0; i < open_.deaths.size(); ++i) {
            const Death& death = open_.deaths[i];
            const std::string path = fmt::format("deaths.{}", i);
            const Table& table = open_.players[death.seat].table;
            std::size_t lying = table.size();
            for (const Dog& dog : table) lying += dog.attachments.size();
            expect(death.seat == open_.deaths[0].seat, path + ".seat",
                   "only one player's dogs die at a time");
            if (death.dog == any_dog) {
                expect(++choices <= most_of_one_card * (cards_of_table - lying), path,
                       "so many deaths cannot wait");
                continue;
            }
            expect(death.dog < table.size(), path + ".dog", "there is no such dog");
            expect(std::find(open_.deaths.begin(), open_.deaths.begin() + i, death) ==
                       open_.deaths.begin() + i,
                   path, "this dog waits already");
        }
        const bool works =
            !open_.effects.empty() && program_kind(rules_, open_.effects.top()) == ProgramKind::Deaths;
        expect(works != open_.deaths.empty(), "deaths",
               "deaths wait while their procedure is on top of the effects, and only then");
    }

    // The step on top, entered again, must ask and do nothing else.
    void question() {
        if (const std::string_view wrong = objection(); !wrong.empty())
            return mistakes_.say("effects", wrong);
        const SeatSet asked = asked_again(rules_, state_);
        if (asked.empty())
            return mistakes_.say("effects", "nothing is asked here: what waits would go on by itself");
        ActionList actions;
        legal(rules_, state_, *asked.begin(), actions);
        const std::size_t least = ask_of(rules_, open_) == Ask::Energy ? 1 : 2; // see is_always_asked
        expect(actions.size() >= least, "effects", "there is nothing to choose, so nothing is asked (ID-11)");
    }
    [[nodiscard]] std::string_view objection() const {
        const Frame& frame = open_.effects.top();
        const std::size_t pile = deck_of(frame.seat);
        const std::size_t in_order = state_.decks.size(pile) - state_.decks.unordered(pile);
        if (is_at(rules_, frame, frame.next, Verb::Destroy) != (open_.looking > 0) ||
            open_.looking > in_order)
            return "only destroying cards of a deck looks at cards, which lie on top in their order (ID-68)";
        switch (ask_of(rules_, open_)) {
        case Ask::None: return "this step asks nothing";
        case Ask::Energy:
            if (static_cast<std::size_t>(frame.kept[kept::health]) > state_.decks.size(pile))
                return "the health cannot be paid (ID-14)";
            if (frame.kept[kept::risk] > 0 &&
                rules_.card(static_cast<CardId>(frame.kept[kept::card])).risk == 0)
                return "the card has no risk (ID-28)";
            return "";
        case Ask::Replace: {
            const Table& table = player(open_, frame.seat).table;
            const auto dog = static_cast<std::size_t>(frame.scratch[scratch::chosen_dog] - 1);
            return dog < table.size() && can_hold(rules_, table[dog]) ? "" : "there is no such dog (ID-65)";
        }
        default: return "";
        }
    }

    const Rules& rules_;
    const State& state_;
    const Open& open_;
    Mistakes& mistakes_;
};

} // namespace

// Of the whole program.
const f::Slots& kept_of(const Rules& rules, const Frame& frame) {
    static const f::Single card = f::card(card_deck()).lying_if<&is_in_the_air>();
    static const f::Single cards = f::count(0, max_cards);
    static const f::Slots none;
    static const f::Slots of_one_card{f::kept<kept::card>("card", card, "what is carried out")};
    static const f::Slots playing{f::kept<kept::card>("card", card, "being paid"),
                                  f::kept<kept::energy>("energy", f::count(1, max_cards), "still to be paid"),
                                  f::kept<kept::health>("health", cards, "to be paid"),
                                  f::kept<kept::risk>("risk", f::count(0, 255), "to be paid")};
    static const f::Slots walking{
        f::kept<kept::distance>("distance", f::count(0, longest_walk), "squares left"),
        f::kept<kept::origin>("origin", f::count(start_square, finish_square - 1), "where it began")};
    static const f::Slots day{
        f::kept<kept::participants>("participants", f::seats(), "who takes part so far")};
    static const f::Slots of_part{f::kept<kept::destroyed>("destroyed", cards, "by destroy-hand")};
    switch (const ProgramKind kind = program_kind(rules, frame)) {
    case ProgramKind::Play: return playing;
    case ProgramKind::Shortfall:
    case ProgramKind::ResolveCard:
    case ProgramKind::ResolveDog:
    case ProgramKind::ResolveAttachment: return of_one_card;
    case ProgramKind::Walk: return walking;
    case ProgramKind::NewDay: return day;
    default: return is_part(kind) ? of_part : none;
    }
}

// Of the step that waits.
const f::Slots& scratch_of(const Rules& rules, const Frame& frame) {
    static const f::Slots none;
    const Step* const step = step_at(rules, frame, frame.next);
    const bool remembers =
        step != nullptr && !is_trait(verb_of<Verb>(*step)) && row_of(*step).remembers != nullptr;
    return remembers ? row_of(*step).remembers() : none;
}

void settle_effects(const Rules& rules, Open& open) {
    homestretch::EffectStack<effect_depth> settled;
    for (std::size_t i = 0; i < open.effects.size(); ++i) {
        Frame frame = open.effects.begin()[i];
        const bool top = i + 1 == open.effects.size();
        const Call* const call = top ? nullptr : call_of(rules, frame, open.effects.begin()[i + 1]);
        const auto [kind, card] = rules.origin(frame.program);
        if (is_part(kind)) frame.kept[kept::card] = static_cast<std::int16_t>(card);
        if (kind == ProgramKind::OnRoll) frame.kept[kept::giver] = given_by_weather;
        if (kind == ProgramKind::OnDay || kind == ProgramKind::OnTurnEnd)
            frame.kept[kept::giver] = given_by_leg;
        frame.entered = top || (call != nullptr && call->again);
        if (top && is_at(rules, frame, frame.next, Verb::Walk)) frame.scratch[scratch::must_claim] = 1;
        if (call != nullptr && call->counter && scratch_of(rules, frame).empty())
            frame.scratch.at(*call->counter) = 1;
        settled.push(frame);
    }
    open.effects = settled;
}

SeatSet asked_again(const Rules& rules, const State& state) {
    if (state.open.effects.empty()) return pending(state.open);
    State again = state;
    homestretch::NullSink silent;
    if (!Race(rules, again, silent).asks_again()) return {};
    const SeatSet asked = again.open.effects.top().asked;
    again.open.effects.top().asked = state.open.effects.top().asked;
    return again == state ? asked : SeatSet();
}

void check_effects(const Rules& rules, const State& state, Mistakes& mistakes) {
    EffectCheck(rules, state, mistakes).all();
}

} // namespace iditacards
