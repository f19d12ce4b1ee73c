#include "games/iditacards/frames.h"

#include "games/iditacards/asks.h"
#include "games/iditacards/measures.h"
#include "games/iditacards/steps.h"

#include <fmt/format.h>

namespace iditacards {

using homestretch::JsonReader;
using homestretch::Step;
using homestretch::verb_of;
using homestretch::Vocabulary;

namespace {

constexpr int table_entries = static_cast<int>(max_dogs * (max_held + 1));
constexpr int longest_walk = 99 * (static_cast<int>(squares) + 1);

struct Bounds {
    int low = 0;
    int high = 0;
};
using Four = std::array<Bounds, 4>;

// What kind of program it is decides below which others it may lie.
enum class Kind : std::uint8_t {
    Shortfall,
    Play,
    ResolveCard,
    ResolveDog,
    ResolveAttachment,
    Walk,
    Deaths,
    NewDay,
    EndOfTurn,
    CardSteps,
    OnPlay,
    OnMove,
    OnDayEnd,
    OnRoll,
    OnDay,
    OnTurnEnd,
    NotRun, // a whole effect that is there for its text, or nothing
};

Kind kind_of(const Rules& rules, ProgramId program) {
    const auto number = static_cast<std::size_t>(program);
    if (number == 0) return Kind::NotRun;
    if (number < procedure_count) return static_cast<Kind>(number - 1);
    const std::string_view name = rules.program_names[number];
    const std::string_view word = name.substr(0, name.find(' '));
    constexpr std::array<std::pair<std::string_view, Kind>, 7> words{{{"card", Kind::CardSteps},
                                                                      {"on-play", Kind::OnPlay},
                                                                      {"on-move", Kind::OnMove},
                                                                      {"on-day-end-empty", Kind::OnDayEnd},
                                                                      {"on-roll", Kind::OnRoll},
                                                                      {"on-day", Kind::OnDay},
                                                                      {"on-turn-end", Kind::OnTurnEnd}}};
    for (const auto& [known, kind] : words) {
        if (word == known) return kind;
    }
    return Kind::NotRun;
}

bool has_effects(Kind kind) {
    return kind >= Kind::CardSteps && kind != Kind::NotRun;
}

// The phase in which a program may lie at the bottom.
Phase phase_of(Kind kind) {
    switch (kind) {
    case Kind::Shortfall:
    case Kind::Play:
    case Kind::ResolveCard:
    case Kind::ResolveDog:
    case Kind::ResolveAttachment: return Phase::Action;
    case Kind::Deaths: return Phase::FreeAction;
    case Kind::NewDay: return Phase::NewDay;
    case Kind::EndOfTurn: return Phase::EndOfTurn;
    default: return Phase::Main;
    }
}

class FrameReader {
public:
    FrameReader(const Rules& rules, State& state) : rules_(rules), state_(state) {
        for (const std::string& name : rules.program_names) programs_.add(name, name);
    }

    void read(const JsonReader& json) {
        const auto items = json.items();
        if (items.size() > effect_depth - 1) return json.mistake("no chain of effects is so long");
        for (const JsonReader& item : items) {
            const auto frame = read_one(item);
            if (!frame) return;
            frames_.push_back(*frame);
        }
        for (std::size_t i = 0; i < frames_.size(); ++i) {
            check_place(items[i], i);
            check_numbers(items[i], i);
        }
        for (const Frame& frame : frames_) state_.effects.push(frame);
    }

private:
    std::optional<Frame> read_one(const JsonReader& json) const {
        json.expect_keys({"program", "next", "seat", "asked", "entered", "scratch", "kept"});
        const auto program = json.at("program").word(programs_, "program");
        if (!program) return std::nullopt;
        Frame frame{.program = static_cast<ProgramId>(*program)};
        if (kind_of(rules_, frame.program) == Kind::NotRun) {
            json.at("program").mistake("this program is never carried out");
            return std::nullopt;
        }
        const auto steps = static_cast<int>(rules_.programs.steps(frame.program).size());
        frame.next = static_cast<std::uint8_t>(json.at("next").number(0, steps));
        frame.seat = static_cast<Seat>(json.at("seat").number(0, state_.seats - 1));
        for (const JsonReader& seat : json.at("asked").items())
            frame.asked.insert(static_cast<Seat>(seat.number(0, state_.seats - 1)));
        if (json.at("asked").items().size() != frame.asked.size())
            json.at("asked").mistake("a seat stands here twice");
        frame.entered = json.at("entered").boolean();
        read_four(json.at("scratch"), frame.scratch);
        read_four(json.at("kept"), frame.kept);
        return frame;
    }

    static void read_four(const JsonReader& json, std::array<std::int16_t, 4>& numbers) {
        const auto items = json.items();
        if (items.size() != numbers.size()) return json.mistake("expected four numbers");
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = static_cast<std::int16_t>(items[i].number(INT16_MIN, INT16_MAX));
    }

    // Who may have called whom.
    void check_place(const JsonReader& json, std::size_t index) const {
        const Frame& frame = frames_[index];
        const Kind kind = kind_of(rules_, frame.program);
        if (index == 0) {
            if (phase_of(kind) != state_.phase || state_.phase == Phase::Main || frame.seat != state_.current)
                json.at("program").mistake("this cannot be what the current player is about in this phase");
            return;
        }
        const Frame& caller = frames_[index - 1];
        const Kind below = kind_of(rules_, caller.program);
        const bool same_seat = caller.seat == frame.seat;
        const bool same_card = caller.kept[kept::card] == frame.kept[kept::card];
        const auto called = [&] {
            switch (kind) {
            case Kind::CardSteps:
                return below == Kind::ResolveCard && caller.next == 0 && same_seat && same_card;
            case Kind::OnPlay:
                return ((below == Kind::ResolveDog && caller.next == 2) ||
                        (below == Kind::ResolveAttachment && caller.next == 1)) &&
                       same_seat && same_card;
            case Kind::Walk:
                return same_seat &&
                       ((below == Kind::EndOfTurn && caller.next == 1) ||
                        (after_move(caller) &&
                         (below == Kind::CardSteps || below == Kind::OnPlay || below == Kind::OnDayEnd)));
            case Kind::OnMove: return below == Kind::Walk && caller.next == 1 && same_seat;
            case Kind::Deaths:
                return (below == Kind::ResolveDog && caller.next == 0) || below == Kind::Shortfall ||
                       (below == Kind::NewDay && caller.next == 0) || (has_effects(below) && kills(caller));
            case Kind::OnDayEnd: return below == Kind::NewDay && caller.next == 1;
            case Kind::OnRoll: return below == Kind::NewDay && caller.next == 3;
            case Kind::OnDay: return below == Kind::NewDay && caller.next == 4;
            case Kind::OnTurnEnd: return below == Kind::EndOfTurn && caller.next == 2 && same_seat;
            default: return false;
            }
        }();
        if (!called) json.at("program").mistake("the program below does not call this one there");
    }

    const Step* step_of(const Frame& frame) const {
        const auto steps = rules_.programs.steps(frame.program);
        return frame.next < steps.size() ? &steps[frame.next] : nullptr;
    }
    bool after_move(const Frame& frame) const {
        const auto steps = rules_.programs.steps(frame.program);
        for (std::size_t i = 0; i < frame.next; ++i) {
            if (verb_of<Verb>(steps[i]) == Verb::Move) return true;
        }
        return false;
    }
    bool kills(const Frame& frame) const {
        const Step* step = step_of(frame);
        if (step == nullptr) return false;
        const Verb verb = verb_of<Verb>(*step);
        return verb == Verb::KillOwn || verb == Verb::KillEachOther || verb == Verb::KillAnyFake ||
               verb == Verb::KillAnyAttached;
    }

    // ---- the numbers

    void check_numbers(const JsonReader& json, std::size_t index) const {
        const Frame& frame = frames_[index];
        const bool top = index + 1 == frames_.size();
        const Step* step = step_of(frame);
        if (top != (frame.asked.size() == 1))
            json.at("asked").mistake("the topmost program asks one seat, no other does");
        if (top && step == nullptr) return json.at("next").mistake("a program at its end asks nothing");
        if (top && !frame.entered) json.at("entered").mistake("a step that asks has been entered");
        const bool waits = step != nullptr && (top || calls_and_waits(verb_of<Verb>(*step)));
        if (!top && frame.entered != waits)
            json.at("entered").mistake("expected the opposite: see what the step does");

        expect(json.at("kept"), frame.kept, kept_bounds(frame));
        expect(json.at("scratch"), frame.scratch,
               waits && step != nullptr ? scratch_bounds(frame, *step, top) : Four{});
        check_card(json, frame);
    }

    // Steps that are entered again when what they called has ended.
    static bool calls_and_waits(Verb verb) {
        switch (verb) {
        case Verb::MakePayable:
        case Verb::AskToJoin:
        case Verb::Execute:
        case Verb::MakeRoom:
        case Verb::OnMove:
        case Verb::EndDays:
        case Verb::FeelWeather:
        case Verb::FeelLegs:
        case Verb::KillOwn:
        case Verb::KillEachOther:
        case Verb::KillAnyFake:
        case Verb::KillAnyAttached: return true;
        default: return false;
        }
    }

    static void expect(const JsonReader& json, const std::array<std::int16_t, 4>& numbers,
                       const Four& bounds) {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] < bounds[i].low || numbers[i] > bounds[i].high) {
                json.mistake(fmt::format("number {} is {}, expected {} to {}", i, numbers[i], bounds[i].low,
                                         bounds[i].high));
            }
        }
    }

    Four kept_bounds(const Frame& frame) const {
        const int cards = static_cast<int>(rules_.cards.size()) - 1;
        const int all_seats = (1 << state_.seats) - 1;
        switch (kind_of(rules_, frame.program)) {
        case Kind::Play:
            return {
                {{0, cards}, {1, static_cast<int>(max_cards)}, {0, static_cast<int>(max_cards)}, {0, 255}}};
        case Kind::Shortfall:
        case Kind::ResolveCard:
        case Kind::ResolveDog:
        case Kind::ResolveAttachment: return {{{0, cards}, {}, {}, {}}};
        case Kind::Walk: return {{{0, longest_walk}, {start_square, static_cast<int>(squares) - 1}, {}, {}}};
        case Kind::NewDay: return {{{0, all_seats}, {}, {}, {}}};
        case Kind::Deaths:
        case Kind::EndOfTurn: return {};
        case Kind::OnRoll: return {{{}, {0, max_cards}, {given_by_weather, given_by_weather}, {}}};
        case Kind::OnDay:
        case Kind::OnTurnEnd: return {{{}, {0, max_cards}, {given_by_leg, given_by_leg}, {}}};
        default: return {{{0, cards}, {0, max_cards}, {}, {}}};
        }
    }

    Four scratch_bounds(const Frame& frame, const Step& step, bool top) const {
        const int seats = state_.seats;
        const int many = static_cast<int>(max_cards);
        switch (verb_of<Verb>(step)) {
        case Verb::Execute: return {{{1, 2}, {}, {}, {}}};
        case Verb::Attach: return {{{0, static_cast<int>(max_dogs)}, {}, {}, {}}};
        case Verb::Walk: return {{{1, 1}, {}, {}, {}}};
        case Verb::OnMove: return {{{1, table_entries}, {}, {}, {}}};
        case Verb::AskToJoin: return {{{0, seats - 2}, {}, {}, {}}};
        case Verb::EndDays: return {{{0, seats - 1}, {1, table_entries}, {}, {}}};
        case Verb::FeelWeather:
        case Verb::FeelLegs: return {{{1, seats}, {}, {}, {}}};
        case Verb::KillOwn:
        case Verb::KillAnyFake:
        case Verb::KillAnyAttached: return top ? Four{} : Four{{{1, 1}, {}, {}, {}}};
        case Verb::KillEachOther:
            return top ? Four{{{0, seats - 2}, {}, {}, {}}} : Four{{{1, seats - 1}, {}, {}, {}}};
        case Verb::Recover: return {{{0, step.arguments[0] - 1}, {}, {0, 1}, {}}};
        case Verb::RecoverAll: return {{{0, many}, {}, {0, 1}, {}}};
        case Verb::MayDestroyHand: return {{{0, step.arguments[0] - 1}, {}, {}, {}}};
        case Verb::Destroy:
            return frame.scratch[scratch::stage] == stage::destroying
                       ? Four{{{stage::destroying, stage::destroying}, {1, many}, {}, {}}}
                       : Four{{{stage::drawing, stage::drawing}, {0, many}, {}, {}}};
        case Verb::Take:
            return frame.scratch[scratch::stage] == stage::filling
                       ? Four{{{stage::filling, stage::filling}, {0, 2000}, {}, {0, 2000}}}
                       : Four{{{stage::taking, stage::taking},
                               {0, 2000},
                               {0, static_cast<int>(max_upgrade_decks)},
                               {1, 2000}}};
        default: return {};
        }
    }

    void check_card(const JsonReader& json, const Frame& frame) const {
        const auto number = static_cast<std::size_t>(frame.kept[kept::card]);
        if (number >= rules_.cards.size()) return; // reported, or no card
        const Card& card = rules_.cards[number];
        const bool fits = [&] {
            switch (kind_of(rules_, frame.program)) {
            case Kind::ResolveCard: return card.type != Type::Dog && card.type != Type::Attachment;
            case Kind::ResolveDog: return card.type == Type::Dog;
            case Kind::ResolveAttachment: return card.type == Type::Attachment;
            case Kind::CardSteps: return card.steps == frame.program;
            case Kind::OnPlay: return card.on_play == frame.program;
            case Kind::OnMove: return card.on_move == frame.program;
            case Kind::OnDayEnd: return card.on_day_end_empty == frame.program;
            default: return true;
            }
        }();
        if (!fits) json.at("kept").mistake("the first number is not a card of this program");
    }

    const Rules& rules_;
    State& state_;
    Vocabulary programs_{};
    std::vector<Frame> frames_{};
};

// What must be so besides the answers that there are.
std::string_view objection(const Rules& rules, const State& state) {
    const Frame& frame = state.effects.top();
    const Player& who = player(state, frame.seat);
    const auto other = [&](std::size_t places) {
        return homestretch::seat_at((index_of(frame.seat) + places) % state.seats);
    };
    const Step& step = rules.programs.steps(frame.program)[frame.next];
    const bool looks = verb_of<Verb>(step) == Verb::Destroy;
    const auto turn = static_cast<std::size_t>(frame.scratch[scratch::turn]);
    Seat asked = frame.seat;
    if (verb_of<Verb>(step) == Verb::AskToJoin || verb_of<Verb>(step) == Verb::KillEachOther)
        asked = other(turn + 1);
    if (verb_of<Verb>(step) == Verb::Deaths) {
        if (state.deaths.empty() || state.deaths[0].dog != any_dog) return "no death waits for a choice";
        asked = homestretch::seat_at(state.deaths[0].seat);
    }
    if (*frame.asked.begin() != asked) return "this is another seat's decision";
    if (looks != (state.looking > 0)) return "only destroying cards of a deck looks at cards";
    switch (ask_of(rules, state)) {
    case Ask::BeforeFailing: {
        const Costs costs = CostTable(rules, who).now(static_cast<CardId>(frame.kept[kept::card]));
        return dogs_could_pay(rules, who.table, costs, hand(state, asked).size(),
                              state.decks.size(deck_of(asked)))
                   ? ""
                   : "no dog could return to pay for this card";
    }
    case Ask::Energy:
        if (static_cast<std::size_t>(frame.kept[kept::energy]) >= hand(state, asked).size())
            return "the whole hand pays, so nothing is asked";
        if (static_cast<std::size_t>(frame.kept[kept::health]) > state.decks.size(deck_of(asked)))
            return "the health cannot be paid";
        if (frame.kept[kept::risk] > 0 && rules.card(static_cast<CardId>(frame.kept[kept::card])).risk == 0)
            return "the card has no risk";
        return "";
    case Ask::Room: {
        const int more = rules.card(static_cast<CardId>(frame.kept[kept::card])).counts_as;
        return dog_count(rules, who.table) + more > static_cast<int>(max_dogs) ? ""
                                                                               : "there is room for the dog";
    }
    case Ask::Replace: {
        const auto dog = static_cast<std::size_t>(frame.scratch[scratch::chosen_dog] - 1);
        if (dog >= who.table.size() || !can_hold(rules, who.table[dog])) return "there is no such dog";
        return is_full(rules, who.table[dog]) ? "" : "the dog is not full";
    }
    case Ask::KillOwn:
        if (verb_of<Verb>(step) == Verb::KillEachOther && is_immune(rules, player(state, asked)))
            return "an immune player is not asked";
        return "";
    case Ask::UpgradeDeck: {
        const bool wants_dog = step.arguments[1] == until_dog && !state.supply.names().intersects(rules.dogs);
        return wants_dog || frame.scratch[scratch::to_add] > 0 ? "" : "nothing is to be added";
    }
    case Ask::Take:
        return static_cast<std::size_t>(frame.scratch[scratch::to_take]) < state.supply.size()
                   ? ""
                   : "everything is taken, so nothing is asked";
    default: return "";
    }
}

} // namespace

void read_frames(const Rules& rules, const JsonReader& json, State& state) {
    FrameReader(rules, state).read(json);
}

void check_question(const Rules& rules, const JsonReader& json, const State& state) {
    if (state.effects.empty()) return;
    if (const std::string_view wrong = objection(rules, state); !wrong.empty()) return json.mistake(wrong);
    ActionList actions;
    legal(rules, state, *state.pending.begin(), actions);
    const bool asked_anyway = ask_of(rules, state) == Ask::Energy;
    if (actions.size() < (asked_anyway ? 1U : 2U))
        json.mistake("there is nothing to choose, so nothing is asked");
}

} // namespace iditacards
