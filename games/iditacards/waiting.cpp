// Effects that wait in the middle of being carried out: what they remember, and whether they can have come
// about.

#include "engine/fields/common.h"
#include "games/iditacards/asks.h"
#include "games/iditacards/measures.h"
#include "games/iditacards/position.h"
#include "games/iditacards/race.h"

#include <fmt/format.h>

namespace iditacards {

using homestretch::Mistakes;
using homestretch::verb_of;
using homestretch::Vocabulary;
namespace f = homestretch::fields;

namespace {

constexpr std::size_t table_entries = max_dogs * (max_held + 1);
constexpr int longest_walk = 99 * (static_cast<int>(squares) + 1);

ProgramKind kind_of(const Rules& rules, const Frame& frame) {
    return rules.program_kinds[static_cast<std::size_t>(frame.program)];
}
bool is_part(ProgramKind kind) {
    return kind >= ProgramKind::Card && kind != ProgramKind::Text;
}

std::span<const Step> steps_of(const Rules& rules, const Frame& frame) {
    return rules.programs.steps(frame.program);
}
const Step* step_of(const Rules& rules, const Frame& frame) {
    const auto steps = steps_of(rules, frame);
    return frame.next < steps.size() ? &steps[frame.next] : nullptr;
}
Seat after(const Open& open, Seat seat, int places) {
    return seat_at((index_of(seat) + static_cast<std::size_t>(places)) % open.seats);
}

// ---- what they remember

std::int64_t seats_of(const Rules& rules) {
    return static_cast<std::int64_t>(rules.seats);
}
const Vocabulary take_stages{"not-begun", "filling", "taking"};
const Vocabulary destroy_stages{"not-begun", "destroying", "drawing"};

// Of the whole program.
f::Slots kept_slots(ProgramKind kind, bool is_card_in_the_air) {
    const f::Deck& deck = card_deck();
    const f::Single card = is_card_in_the_air ? f::card(deck).lying() : f::card(deck);
    const f::Single cards = f::count(0, max_cards);
    switch (kind) {
    case ProgramKind::Play:
        return {f::kept<kept::card>("card", card, "being paid"),
                f::kept<kept::energy>("energy", f::count(1, max_cards), "still to be paid"),
                f::kept<kept::health>("health", cards, "to be paid"),
                f::kept<kept::risk>("risk", f::count(0, 255), "to be paid")};
    case ProgramKind::Shortfall:
    case ProgramKind::ResolveCard:
    case ProgramKind::ResolveDog:
    case ProgramKind::ResolveAttachment: return {f::kept<kept::card>("card", card, "what is carried out")};
    case ProgramKind::Walk:
        return {f::kept<kept::distance>("distance", f::count(0, longest_walk), "squares left"),
                f::kept<kept::origin>("origin", f::count(start_square, finish_square - 1), "where it began")};
    case ProgramKind::NewDay:
        return {f::kept<kept::participants>("participants", f::seats(), "who takes part so far")};
    default: break;
    }
    if (!is_part(kind)) return {};
    return {f::kept<kept::destroyed>("destroyed", cards, "by destroy-hand")};
}

// Of the step that waits.
f::Slots scratch_slots(Verb verb) {
    const f::Single players = f::count(0, &seats_of);
    const f::Single entries = f::count(0, table_entries);
    const f::Single cards = f::count(0, max_cards);
    switch (verb) {
    case Verb::Execute: return {f::scratch<scratch::done>("executions", f::count(0, 2), "begun (ID-40)")};
    case Verb::Attach:
        return {f::scratch<scratch::chosen_dog>("dog", f::count(1, max_dogs).or_null(0),
                                                "that is to hold it; the first of the table is 1")};
    case Verb::OnMove:
        return {f::scratch<scratch::table_entry>("entry", entries, "cards of the table seen to")};
    case Verb::EndDays:
        return {f::scratch<scratch::turn>("players", players, "whose day has ended"),
                f::scratch<scratch::entry>("entry", entries, "cards of the next one's table seen to")};
    case Verb::AskToJoin:
    case Verb::FeelWeather:
    case Verb::FeelLegs:
    case Verb::KillEachOther: return {f::scratch<scratch::turn>("players", players, "done with")};
    case Verb::Recover:
    case Verb::RecoverAll:
        return {f::scratch<scratch::done>("recovered", cards, "so far"),
                f::scratch<scratch::to_deck>("shuffles", f::flag(), "a card went to the deck")};
    case Verb::MayDestroyHand: return {f::scratch<scratch::done>("destroyed", cards, "so far")};
    case Verb::Destroy:
        return {f::scratch<scratch::stage>("stage", f::word("stage", f::words(destroy_stages)), "of looking"),
                f::scratch<scratch::destroys>("destroys", cards, "still allowed")};
    case Verb::Take:
        return {f::scratch<scratch::stage>("stage", f::word("stage", f::words(take_stages)), "of taking"),
                f::scratch<scratch::to_add>("to_add", f::count(0, 2000), "cards still to turn up"),
                f::scratch<scratch::to_take>("to_take", f::count(0, 2000), "cards still to take")};
    default: return {};
    }
}

// ---- who calls whom

bool kills(Verb verb) {
    return verb == Verb::KillOwn || verb == Verb::KillAnyFake || verb == Verb::KillAnyAttached;
}

// Whether a step is entered again when the program it called has ended.
bool is_waited_for(ProgramKind kind) {
    switch (kind) {
    case ProgramKind::Deaths:
    case ProgramKind::Card:
    case ProgramKind::OnMove:
    case ProgramKind::OnDayEndEmpty:
    case ProgramKind::OnRoll:
    case ProgramKind::OnDay: return true;
    default: return false;
    }
}

bool calls(const Rules& rules, const Frame& caller, const Frame& frame) {
    const ProgramKind below = kind_of(rules, caller);
    const bool same_seat = caller.seat == frame.seat;
    const bool same_card = caller.kept[kept::card] == frame.kept[kept::card];
    const Step* const step = step_of(rules, caller);
    switch (kind_of(rules, frame)) {
    case ProgramKind::Card:
        return below == ProgramKind::ResolveCard && caller.next == 0 && same_seat && same_card;
    case ProgramKind::OnPlay:
        return ((below == ProgramKind::ResolveDog && caller.next == 2) ||
                (below == ProgramKind::ResolveAttachment && caller.next == 1)) &&
               same_seat && same_card;
    case ProgramKind::Walk: {
        const auto before =
            steps_of(rules, caller).first(std::min<std::size_t>(caller.next, steps_of(rules, caller).size()));
        const bool moved =
            std::ranges::any_of(before, [](const Step& done) { return verb_of<Verb>(done) == Verb::Move; });
        const bool by_card =
            below == ProgramKind::Card || below == ProgramKind::OnPlay || below == ProgramKind::OnDayEndEmpty;
        return same_seat && ((below == ProgramKind::EndOfTurn && caller.next == 1) || (by_card && moved));
    }
    case ProgramKind::OnMove: return below == ProgramKind::Walk && caller.next == 1 && same_seat;
    case ProgramKind::Deaths: {
        const bool kill = is_part(below) && step != nullptr &&
                          (kills(verb_of<Verb>(*step)) || verb_of<Verb>(*step) == Verb::KillEachOther);
        return kill || below == ProgramKind::Shortfall ||
               ((below == ProgramKind::ResolveDog || below == ProgramKind::NewDay) && caller.next == 0);
    }
    case ProgramKind::OnDayEndEmpty: return below == ProgramKind::NewDay && caller.next == 1;
    case ProgramKind::OnRoll: return below == ProgramKind::NewDay && caller.next == 3;
    case ProgramKind::OnDay: return below == ProgramKind::NewDay && caller.next == 4;
    case ProgramKind::OnTurnEnd: return below == ProgramKind::EndOfTurn && caller.next == 2 && same_seat;
    default: return false;
    }
}

// The phase in which a procedure may lie at the bottom.
Phase phase_of(ProgramKind kind) {
    switch (kind) {
    case ProgramKind::Shortfall:
    case ProgramKind::Play:
    case ProgramKind::ResolveCard:
    case ProgramKind::ResolveDog:
    case ProgramKind::ResolveAttachment: return Phase::Action;
    case ProgramKind::Deaths: return Phase::FreeAction;
    case ProgramKind::NewDay: return Phase::NewDay;
    case ProgramKind::EndOfTurn: return Phase::EndOfTurn;
    default: return Phase::Main;
    }
}

// The card whose effect a program is a part of; those of legs and weather stand on none.
CardId card_with(const Rules& rules, ProgramId program) {
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        const Card& card = rules.cards[i];
        for (const ProgramId part : {card.steps, card.on_play, card.on_move, card.on_day_end_empty}) {
            if (part == program) return static_cast<CardId>(i);
        }
    }
    return {};
}

bool fits(const Rules& rules, const Frame& frame) {
    const Type type = rules.cards[static_cast<std::size_t>(frame.kept[kept::card])].type;
    switch (kind_of(rules, frame)) {
    case ProgramKind::ResolveCard: return type != Type::Dog && type != Type::Attachment;
    case ProgramKind::ResolveDog: return type == Type::Dog;
    case ProgramKind::ResolveAttachment: return type == Type::Attachment;
    default: return true;
    }
}

// ---- checks, each of which relies on the ones before it

class EffectCheck {
public:
    EffectCheck(const Rules& rules, const State& state, Mistakes& mistakes)
        : rules_(rules), state_(state), open_(state.open), mistakes_(mistakes) {}

    void all() {
        const bool waits = open_.phase != Phase::Main && open_.phase != Phase::Finished;
        if (open_.effects.empty() == waits)
            say(waits ? "something is to be carried out in this phase"
                      : "nothing is carried out in this phase");
        for (std::size_t i = 0; i < open_.effects.size(); ++i) program(i);
        flags();
        deaths();
        if (mistakes_.empty() && !open_.effects.empty()) question();
    }

private:
    void say(std::string_view what) { mistakes_.say("effects", what); }
    void expect(bool holds, std::string_view path, std::string_view otherwise) {
        if (!holds) mistakes_.say(path, otherwise);
    }

    void program(std::size_t index) {
        const Frame& frame = open_.effects.begin()[index];
        const bool top = index + 1 == open_.effects.size();
        const std::string path = fmt::format("effects.{}", index);
        const ProgramKind kind = kind_of(rules_, frame);
        const bool bottom = phase_of(kind) == open_.phase && frame.seat == open_.current;
        expect(index > 0 || bottom, path + ".program",
               "this cannot be what the current player is about in this phase");
        expect(index == 0 || calls(rules_, open_.effects.begin()[index - 1], frame), path + ".program",
               "the program below does not call this one there");
        expect(fits(rules_, frame), path + ".kept.card", "not a card of this program");
        expect(!top || step_of(rules_, frame) != nullptr, path + ".next",
               "a program at its end asks nothing");
        if (top) return;
        expect(frame.entered || frame.scratch == Frame{}.scratch, path + ".scratch",
               "the step has not begun, so it remembers nothing");
        expect(!frame.entered || has_counted(frame), path + ".scratch",
               "the step has begun what lies above it");
    }
    // What a step counts before it calls.
    [[nodiscard]] bool has_counted(const Frame& frame) const {
        const Step* const step = step_of(rules_, frame);
        if (step == nullptr) return true;
        switch (verb_of<Verb>(*step)) {
        case Verb::Execute: return frame.scratch[scratch::done] > 0;
        case Verb::OnMove: return frame.scratch[scratch::table_entry] > 0;
        case Verb::EndDays: return frame.scratch[scratch::entry] > 0;
        case Verb::FeelWeather:
        case Verb::FeelLegs:
        case Verb::KillEachOther: return frame.scratch[scratch::turn] > 0;
        default: return true;
        }
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
                expect(++choices <= most_of_one_card * (table_entries - lying), path,
                       "so many deaths cannot wait");
                continue;
            }
            expect(death.dog < table.size(), path + ".dog", "there is no such dog");
            expect(std::find(open_.deaths.begin(), open_.deaths.begin() + i, death) ==
                       open_.deaths.begin() + i,
                   path, "this dog waits already");
        }
        const bool works =
            !open_.effects.empty() && kind_of(rules_, open_.effects.top()) == ProgramKind::Deaths;
        expect(works != open_.deaths.empty(), "deaths",
               "deaths wait while their procedure is on top of the effects, and only then");
    }

    // The step on top, entered again, must ask and do nothing else.
    void question() {
        if (const std::string_view wrong = objection(); !wrong.empty()) return say(wrong);
        ActionList actions;
        legal(rules_, state_, *pending(open_).begin(), actions);
        const std::size_t least = ask_of(rules_, open_) == Ask::Energy ? 1 : 2; // see is_always_asked
        if (actions.size() < least) return say("there is nothing to choose, so nothing is asked (ID-11)");
        State again = state_;
        NullSink silent;
        if (!Race(rules_, again, silent).asks_again() || again != state_)
            say("nothing is asked here: what waits would go on by itself");
    }
    [[nodiscard]] std::string_view objection() const {
        const Frame& frame = open_.effects.top();
        const Step& step = *step_of(rules_, frame);
        const std::size_t pile = deck_of(frame.seat);
        const std::size_t in_order = state_.decks.size(pile) - state_.decks.unordered(pile);
        if ((verb_of<Verb>(step) == Verb::Destroy) != (open_.looking > 0) || open_.looking > in_order)
            return "only destroying cards of a deck looks at cards, which lie on top in their order (ID-68)";
        switch (ask_of(rules_, open_)) {
        case Ask::None: return "this step asks nothing";
        case Ask::Energy:
            if (static_cast<std::size_t>(frame.kept[kept::health]) > state_.decks.size(pile))
                return "the health cannot be paid (ID-14)";
            if (frame.kept[kept::risk] > 0 &&
                rules_.cards[static_cast<std::size_t>(frame.kept[kept::card])].risk == 0)
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

const f::Slots& kept_of(const Rules& rules, const Frame& frame) {
    static const auto all = [] {
        std::array<std::array<f::Slots, 2>, static_cast<std::size_t>(ProgramKind::Text) + 1> slots;
        for (std::size_t kind = 0; kind < slots.size(); ++kind)
            slots[kind] = {kept_slots(static_cast<ProgramKind>(kind), false),
                           kept_slots(static_cast<ProgramKind>(kind), true)};
        return slots;
    }();
    return all[static_cast<std::size_t>(kind_of(rules, frame))][card_in_the_air(frame) ? 1 : 0];
}

const f::Slots& scratch_of(const Rules& rules, const Frame& frame) {
    static const auto all = [] {
        std::array<f::Slots, static_cast<std::size_t>(Verb::FeelTurnEnd) + 1> slots;
        for (std::size_t verb = 0; verb < slots.size(); ++verb)
            slots[verb] = scratch_slots(static_cast<Verb>(verb));
        return slots;
    }();
    static const f::Slots none;
    const Step* const step = step_of(rules, frame);
    return step == nullptr ? none : all[step->verb];
}

SeatSet pending_in(const Rules& rules, const Open& open) {
    if (open.phase == Phase::Finished) return {};
    if (open.effects.empty()) return SeatSet::only(open.current);
    const Frame& frame = open.effects.top();
    const Step* const step = step_of(rules, frame);
    const auto verb = step == nullptr ? Verb::Draw : verb_of<Verb>(*step);
    if (verb == Verb::Deaths && !open.deaths.empty()) return SeatSet::only(seat_at(open.deaths[0].seat));
    const bool of_others = verb == Verb::AskToJoin || verb == Verb::KillEachOther;
    return SeatSet::only(of_others ? after(open, frame.seat, frame.scratch[scratch::turn] + 1) : frame.seat);
}

void settle_effects(const Rules& rules, Open& open) {
    const SeatSet asked = pending_in(rules, open);
    homestretch::EffectStack<effect_depth> settled;
    for (std::size_t i = 0; i < open.effects.size(); ++i) {
        Frame frame = open.effects.begin()[i];
        const bool top = i + 1 == open.effects.size();
        const ProgramKind kind = kind_of(rules, frame);
        if (is_part(kind))
            frame.kept[kept::card] = static_cast<std::int16_t>(card_with(rules, frame.program));
        if (kind == ProgramKind::OnRoll) frame.kept[kept::giver] = given_by_weather;
        if (kind == ProgramKind::OnDay || kind == ProgramKind::OnTurnEnd)
            frame.kept[kept::giver] = given_by_leg;
        frame.entered = top || is_waited_for(kind_of(rules, open.effects.begin()[i + 1]));
        if (top) frame.asked = asked;
        const Step* const step = step_of(rules, frame);
        const auto verb = step == nullptr ? Verb::Draw : verb_of<Verb>(*step);
        if (top && verb == Verb::Walk) frame.scratch[scratch::must_claim] = 1;
        if (!top && frame.entered && kills(verb)) frame.scratch[scratch::done] = 1;
        settled.push(frame);
    }
    open.effects = settled;
}

void check_effects(const Rules& rules, const State& state, Mistakes& mistakes) {
    EffectCheck(rules, state, mistakes).all();
}

} // namespace iditacards
