#include "games/slow-and-steady/waiting_effects.h"

#include "games/slow-and-steady/steps.h"

#include <algorithm>
#include <array>

namespace slow_and_steady {

using homestretch::JsonReader;

namespace {

using Progresses = std::array<std::int16_t, 4>;

bool has_bit(unsigned set, int index) {
    return index >= 0 && index < 16 && (set >> static_cast<unsigned>(index) & 1U) != 0;
}

class Checker {
public:
    Checker(const Rules& rules, const State& state, const JsonReader& top)
        : rules_(rules), state_(state), top_(top), json_(top.at("effects")) {}

    void check() const {
        const bool asks = state_.ask >= Ask::Forget && state_.ask < Ask::Nothing;
        if (asks == state_.effects.empty()) {
            return json_.mistake(asks ? "expected the card whose effect asks"
                                      : "no effect waits at this decision");
        }
        check_marks();
        if (!asks) return;
        for (const Frame& frame : state_.effects) {
            const char* const mistake = frame_mistake(frame);
            if (mistake != nullptr) return json_.mistake(mistake);
        }
        const bool begun_by_piece = is_resource(*state_.effects.begin());
        if (begun_by_piece != (state_.stage == Stage::Play))
            return json_.mistake("the lowest effect is a challenge's in the phase `activation`, and a "
                                 "resource's in the phase `play`");
        if (!top_asks())
            json_.mistake("the uppermost effect, its step and its progress do not lead to this decision");
    }

private:
    const Board& board() const { return state_.board; }
    const Step& step_of(const Frame& frame) const { return rules_.acting.steps(frame.program)[frame.next]; }
    static Verb verb_at(const Step& step) { return homestretch::verb_of<Verb>(step); }

    const char* frame_mistake(const Frame& frame) const {
        const std::size_t steps = rules_.acting.steps(frame.program).size();
        if (steps == 0) return "this side of the card does nothing that could wait";
        if (is_resource(frame)) {
            if (piece_of(frame) >= board().pieces.size()) return "there is no such piece";
            const Piece& piece = board().pieces[piece_of(frame)];
            if (piece.kind != PieceKind::Card || !is_special(piece.card) || piece.owner != frame.seat ||
                frame.seat != in_turn(rules_, board()))
                return "an effect is carried out by the player in turn, for a special card of their own";
        } else if (frame.seat != board().lead) {
            return "the lead decides for challenges (SS-32)";
        }
        if (&frame == &state_.effects.top()) {
            return frame.next < steps && frame.entered ? nullptr : "the uppermost effect waits in a step";
        }
        if (frame.next > steps) return "there are not so many steps";
        return is_possible_below(frame, steps) ? nullptr : "an effect below another one waits for it";
    }

    // What lies below waits in a step that began other effects, or behind one.
    bool is_possible_below(const Frame& frame, std::size_t steps) const {
        const auto [stage, first, second, third] = frame.scratch;
        if (!frame.entered) return frame.scratch == Progresses{};
        if (frame.next >= steps || third != 0) return false;
        const Step& step = step_of(frame);
        switch (verb_at(step)) {
        case Verb::Draw: return stage >= 1 && stage <= step.arguments[0] && first == 0 && second == 0;
        case Verb::Break:
            return stage == progress::acted && first >= 0 && first < static_cast<int>(max_columns) &&
                   second >= 0;
        default: return false;
        }
    }

    // Marks of entries point at the effects they belong to.
    void check_marks() const {
        std::array<bool, max_depth + 1> running{};
        const JsonReader columns = top_.at("columns");
        for (const Column& column : board().columns) {
            for (const Entry& entry : column.entries) {
                if (!entry.activated && entry.depth == 0 && state_.stage != Stage::Activation)
                    columns.mistake("every challenge has been activated in this phase");
                if (entry.depth == 0) continue;
                if (entry.depth > state_.effects.size()) {
                    columns.mistake("\"depth\" counts the effects from the lowest, which is 1");
                    continue;
                }
                const Frame& frame = *(state_.effects.begin() + entry.depth - 1);
                const bool fits = entry.activated ? is_own(frame, entry) && !running.at(entry.depth)
                                                  : is_break(frame) && entry.copy;
                if (!fits) columns.mistake("\"depth\" names an effect that is not this challenge's");
                if (entry.activated) running.at(entry.depth) = true;
            }
        }
    }
    static bool is_own(const Frame& frame, const Entry& entry) {
        return !is_resource(frame) && frame.program == Rules::challenge_program(entry.card);
    }
    bool is_break(const Frame& frame) const {
        const auto steps = rules_.acting.steps(frame.program);
        return frame.next < steps.size() && frame.entered && verb_at(steps[frame.next]) == Verb::Break &&
               frame.scratch[0] == progress::acted;
    }

    // ---- the uppermost effect

    bool top_asks() const {
        const Frame& frame = state_.effects.top();
        const Step& step = step_of(frame);
        const Verb verb = verb_at(step);
        const auto [stage, first, second, third] = frame.scratch;
        const bool at_begin = frame.scratch == Progresses{};
        const bool has_one = stage == progress::has_one && second == 0 && third == 0;
        const bool by_owner = state_.pending == SeatSet::only(frame.seat);
        const CardSet hand = player(state_, frame.seat).hand;
        switch (state_.ask) {
        case Ask::Forget:
            return verb == Verb::Forget && second == 0 && third == 0 && forgets(step, stage, first);
        case Ask::Exchange:
            return verb == Verb::Exchange && frame.scratch == Progresses{progress::acted, 0, 0, 0};
        case Ask::Place:
            return by_owner && free_slots(board()) != 0 && board().pieces.size() < pieces_for_more &&
                   (verb == Verb::Token ? at_begin
                                        : verb == Verb::Split && has_one && is_pickable(verb, frame, first));
        case Ask::PickColumn:
            return by_owner && at_begin && picks_columns(frame, step) && pickable(board(), rules_, verb) != 0;
        case Ask::PickSecond:
            return by_owner && has_one && picks_columns(frame, step) &&
                   (verb == Verb::Merge || verb == Verb::Swap) &&
                   has_bit(pickable(board(), rules_, verb), first);
        case Ask::Split: {
            const auto mode = static_cast<Splitting>(step.arguments[is_resource(frame) ? 0 : 1]);
            return by_owner && has_one && verb == Verb::Break && mode == Splitting::Free &&
                   has_bit(pickable(board(), rules_, verb), first) &&
                   largest_split(rules_, board(), static_cast<std::size_t>(first)) > 0;
        }
        case Ask::PickPiece:
            return by_owner && at_begin && is_resource(frame) &&
                   pickable_pieces(board(), rules_, verb, piece_of(frame)) != 0;
        case Ask::MoveTo:
            return by_owner && has_one && verb == Verb::Shift && is_pickable(verb, frame, first);
        case Ask::Cull:
            return by_owner && verb == Verb::Cull && stage == progress::acted && second == 0 && third == 0 &&
                   first >= 0 && first < step.arguments[1] && !state_.looked_at.empty() &&
                   static_cast<int>(state_.looked_at.size()) + first <= step.arguments[0];
        case Ask::Recover:
            return by_owner && at_begin && verb == Verb::Recover &&
                   !board().discards[index_of(frame.seat)].empty();
        case Ask::TradePartner:
            return by_owner && at_begin && verb == Verb::Trade && !hand.empty() &&
                   !trade_partners(rules_, state_, frame.seat).empty();
        case Ask::TradeGive:
            return by_owner && has_one && verb == Verb::Trade && is_partner(frame, first) && is_asked(hand);
        case Ask::TradeReturn:
            return stage == progress::has_two && third == 0 && verb == Verb::Trade &&
                   is_partner(frame, first) && state_.pending == SeatSet::only(partner(first)) &&
                   second >= 0 && second < static_cast<int>(most_cards) &&
                   hand.contains(static_cast<CardId>(second)) &&
                   is_asked(player(state_, partner(first)).hand);
        default: return false;
        }
    }

    // SS-47
    bool is_asked(CardSet hand) const { return !hand.empty() && (!rules_.open_hands || hand.has_choice()); }
    bool forgets(const Step& step, int stage, int done) const {
        const auto who = static_cast<Forgets>(step.arguments[1]);
        const int count = who == Forgets::Each ? static_cast<int>(rules_.seats) : 1;
        if (stage < 0 || stage >= count || done < 0 || done >= step.arguments[0]) return false;
        const std::size_t first = who == Forgets::Last ? rules_.seats - 1 : 0;
        const Seat seat = rules_.in_order(board().lead, first + static_cast<std::size_t>(stage));
        const CardSet hand = player(state_, seat).hand;
        return state_.pending == SeatSet::only(seat) && hand.size() > 1 && is_asked(hand);
    }
    bool is_pickable(Verb verb, const Frame& frame, int piece) const {
        return is_resource(frame) && has_bit(pickable_pieces(board(), rules_, verb, piece_of(frame)), piece);
    }
    static bool picks_columns(const Frame& frame, const Step& step) {
        if (!is_resource(frame)) return false;
        switch (verb_at(step)) {
        case Verb::Power: return static_cast<Aim>(step.arguments[1]) == Aim::Pick;
        case Verb::Break:
        case Verb::Merge:
        case Verb::Replace:
        case Verb::Swap:
        case Verb::Silence: return true;
        default: return false;
        }
    }
    static Seat partner(int seat) { return seat_at(static_cast<std::size_t>(seat)); }
    bool is_partner(const Frame& frame, int seat) const {
        return seat >= 0 && trade_partners(rules_, state_, frame.seat).contains(partner(seat));
    }

    const Rules& rules_;
    const State& state_;
    const JsonReader& top_;
    JsonReader json_;
};

} // namespace

void check_waiting_effects(const Rules& rules, const State& state, const JsonReader& top) {
    Checker(rules, state, top).check();
}

} // namespace slow_and_steady
