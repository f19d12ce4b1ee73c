#include "games/rat-race/game.h"
#include "games/rat-race/riots.h"
#include "games/rat-race/verbs.h"

#include <algorithm>
#include <bit>

namespace rat_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

namespace {

// From a card's effect.
bool is_of_effect(Ask ask) {
    return ask >= Ask::Bank && ask <= Ask::Calm;
}
bool decides_together(Ask ask) {
    return ask == Ask::Vote || ask == Ask::OthersDiscard || ask == Ask::ExposeOwn;
}

class Checker {
public:
    Checker(const Rules& rules, const Position& position, Mistakes& mistakes)
        : rules_(rules), position_(position), state_(position.state), open_(position.state.open),
          mistakes_(mistakes) {}

    void check() {
        check_counters();
        check_board();
        check_cards();
        check_end();
        check_effects();
        if (mistakes_.empty() && !runs()) check_who_decides();
    }

private:
    bool runs() const { return position_.next != Part::Waits; }
    bool asks(Ask ask) const { return !runs() && open_.ask == ask; }
    bool finished() const { return asks(Ask::Finished); }

    void expect(bool holds, std::string_view path, std::string_view message) {
        if (!holds) mistakes_.say(path, message);
    }
    void expect_number(std::string_view path, std::size_t found, std::size_t low, std::size_t high) {
        if (found < low || found > high)
            mistakes_.say(path, fmt::format("expected {} to {} in this phase, found {}", low, high, found));
    }

    void check_counters() {
        const bool voting = asks(Ask::Vote);
        const bool picking = asks(Ask::DrawBank);
        const std::size_t still_to_come = finished() ? 0U : 1U;
        const std::size_t last_seat = voting ? 0U : rules_.seats - 1;
        const std::size_t most_turns = voting ? 0U : rules_.last_turn - still_to_come; // RR-83
        const bool moves_over = voting || picking || finished() || position_.next == Part::DrawBank ||
                                position_.next == Part::EndTurn;
        expect(!voting || rules_.first_player == FirstPlayer::Election, "phase",
               "votes are cast with the option first_player=election only");
        expect_number("active", index_of(open_.active), 0, last_seat); // RR-9
        expect_number("first", index_of(open_.first), 0, last_seat);
        expect_number("turns", open_.turns, 0, most_turns);
        expect_number("silent", open_.silent, 0,
                      std::min<std::size_t>(open_.turns, rules_.seats - still_to_come)); // RR-81
        expect_number("moves", open_.moves, moves_over ? 0U : 1U, voting || picking ? 0U : open_.moves);
        expect_number("picks", open_.picks, 0,
                      finished()                                    ? 2U
                      : picking || position_.next == Part::DrawBank ? 1U
                                                                    : 0U); // RR-63
        expect_number("elections", open_.elections, 0, voting ? 2U : 0U);  // RR-11
        expect_number("decisions", state_.decisions, 0, most_decisions - still_to_come);

        const bool held = rules_.first_player == FirstPlayer::Election && (!voting || open_.elections > 0);
        expect(open_.votes.size() == (held ? rules_.seats : 0U), "votes",
               "expected one vote of each seat after an election, otherwise an empty list");
        for (std::size_t i = 0; i < open_.votes.size(); ++i)
            expect(index_of(open_.votes[i]) != i, fmt::format("votes.{}", i),
                   "nobody votes for themselves (RR-10)");
    }

    void check_board() {
        const PlaceSet riots = open_.board.riots;
        expect((riots & ~rules_.layout.may_riot) == 0, "riots", "this field never riots"); // RR-57
        PlaceSet beside = 0;
        for (const Place riot : each(riots)) beside |= rules_.layout.neighbours[index_of(riot)];
        expect((riots & beside) == 0, "riots", "two Riot Fields never touch (RR-58)");
        for (const Councilor councilor : councilors) {
            const std::string path = "tokens." + rules_.id(councilor);
            const Place place = token(open_.board, councilor);
            expect(place != throne || finished(), path,
                   "whoever stands on the Throne has won; \"phase\" is \"finished\" then");
            expect((bit(place) & riots) == 0 || rules_.riot_occupied, path,
                   "no token stands on a Riot Field without the option riot_occupied=yes");
        }
    }

    void check_cards() {
        for (const Councilor councilor : councilors) {
            const auto row = open_.board.rows[index_of(councilor)];
            for (std::size_t i = 0; i < row.size(); ++i)
                expect(rules_.title(row[i]).is_issue, fmt::format("rows.{}.{}", rules_.id(councilor), i),
                       fmt::format("{} is no Issue", rules_.id(row[i])));
        }
        for (const Seat seat : seats(rules_.seats)) {
            expect(std::ranges::none_of(state_.held[hand_of(seat)], &Card::face_up), of_seat(seat, "hand"),
                   "only banked cards lie face up");
            expect(!finished() || std::ranges::all_of(state_.held[bank_of(seat)], &Card::face_up),
                   of_seat(seat, "bank"), "at the end all banked cards lie face up (RR-77)");
        }
        for (const Card& card : state_.lifted) {
            expect(!card.face_up, "lifted", "lifted cards do not lie face up");
            expect(card.face_up || ((card.known | card.out) & bit(open_.active)) == 0, "lifted",
                   "the active player knows all of them, so that is not written");
        }
    }

    void check_end() {
        expect((open_.monarch != no_councilor) == finished(), "monarch",
               "expected a Councilor in a finished match, otherwise null");
        expect((open_.ended_by != EndedBy::Nothing) == finished(), "ended_by",
               "expected how a finished match ended, otherwise null");
        if (!finished() || open_.monarch == no_councilor) return;
        const bool throned = open_.ended_by == EndedBy::Throne;
        const auto on_throne = std::ranges::count(open_.board.tokens, throne);
        expect(on_throne == (throned ? 1 : 0) && (!throned || token(open_.board, open_.monarch) == throne),
               "monarch", "the Monarch stands on the Throne, or nobody does after a Regency");
        expect(throned || open_.monarch == regent(rules_, open_.board), "monarch",
               "after a Regency the first of the race is Monarch (RR-84)");
    }

    // ---- effects that wait

    const Step* step_of(const Frame& frame) const {
        const auto steps = rules_.programs.steps(frame.program);
        return frame.next < steps.size() ? &steps[frame.next] : nullptr;
    }
    bool is_issue(const Frame& frame) const { return rules_.title(title_of(frame)).is_issue; }

    void check_effects() {
        const bool placing = open_.ask == Ask::Place;
        const bool asking = is_of_effect(open_.ask);
        const std::size_t count = open_.effects.size();
        if (finished() && count == 0) return; // a match may end in the middle of a card
        expect(asking || count <= (placing ? 1U : 0U), "effects", "no effect waits in this phase");
        expect(!asking || count > 0, "effects", "expected the card whose effect asks");
        expect_issue("placing", open_.placing, placing, "the Issue to be placed in phase \"place\"");
        expect_issue("revealed", open_.revealed, open_.ask == Ask::Least,
                     "the Issue that was turned over in phase \"least\"");
        expect(state_.lifted.empty() || open_.ask == Ask::Look || open_.ask == Ask::HandOut, "lifted",
               "cards are lifted in the phases \"look\" and \"hand-out\" only");
        const Frame* const lowest = count == 0 ? nullptr : open_.effects.begin();
        const bool of_action = lowest != nullptr && !is_issue(*lowest);
        expect(open_.action == (of_action ? title_of(*lowest) : no_title), "action",
               "expected the Action whose effect waits, or null if none does"); // RR-26
        for (std::size_t i = 0; i < count; ++i) {
            const Frame& frame = lowest[i];
            expect(frame.kept[0] >= 0, fmt::format("effects.{}.here", i),
                   "expected the Councilor an Issue was played on, and null for an Action");
            expect(step_of(frame) != nullptr, fmt::format("effects.{}.step", i),
                   "this card has no such step");
        }
        if (count == 0 || !mistakes_.empty()) return;
        if (count == 2 || placing) check_calling(*lowest);
        expect(count < 2 || is_issue(open_.effects.top()), "effects.1.card",
               "an Action lets one play Issues only");
        if (!placing) check_asking(count - 1, open_.effects.top());
    }

    void expect_issue(std::string_view path, TitleId title, bool wanted, std::string_view what) {
        const bool is_issue = title != no_title && rules_.title(title).is_issue;
        expect(wanted ? is_issue : title == no_title, path, fmt::format("expected {}, otherwise null", what));
    }

    // An Action whose `play-issue` waits while an Issue is played.
    void check_calling(const Frame& frame) {
        const Step& step = *step_of(frame);
        expect(verb_of<Verb>(step) == Verb::PlayIssue && frame.scratch[0] >= 1 &&
                   frame.scratch[0] <= step.arguments[0],
               "effects.0", "only an Action with `play-issue` waits while an Issue is played");
    }

    // What a waiting step remembers must be what it can have come to.
    void check_asking(std::size_t place, const Frame& frame) {
        const Step& step = *step_of(frame);
        const std::string progress = fmt::format("effects.{}.progress", place);
        const int times = row_of(step).times(rules_, step);
        if (row_of(step).ask != (open_.ask == Ask::ShiftTo ? Ask::ShiftIssue : open_.ask))
            return mistakes_.say(fmt::format("effects.{}.step", place),
                                 "the step named here does not ask what \"phase\" says");
        const auto [done, more, issue, unused] = frame.scratch;
        const auto lifted = done + static_cast<int>(state_.lifted.size()); // when the step began
        expect(done < times, progress + ".done", fmt::format("this step asks {} times", times));
        switch (open_.ask) {
        case Ask::Peek:
            expect((more & bit(open_.active)) == 0 && std::popcount(static_cast<unsigned>(more)) == done,
                   progress + ".seen", "expected as many other players as banks were looked through");
            break;
        case Ask::HandOut:
            expect(more <= std::min<int>(done, step.arguments[1]), progress + ".to_self",
                   fmt::format("at most {} of them go into one's own bank", step.arguments[1]));
            expect(!state_.lifted.empty() && lifted <= step.arguments[0], "lifted",
                   fmt::format("expected what is left of at most {} cards", step.arguments[0]));
            break;
        case Ask::Look:
            expect(lifted > step.arguments[1] && lifted <= step.arguments[0], "lifted",
                   fmt::format("expected what is left of more than {} and at most {} cards",
                               step.arguments[1], step.arguments[0]));
            break;
        case Ask::Step:
            expect((more == 0) == (done == 0), progress + ".councilor",
                   "expected who made the first steps, and null before");
            break;
        case Ask::ShiftTo:
            expect(more > 0 &&
                       issue < static_cast<int>(open_.board.rows.size(static_cast<std::size_t>(more - 1))),
                   progress + ".issue", "expected an Issue in the row of `from`");
            break;
        case Ask::ShiftIssue:
            expect(more == 0 && issue == 0, progress + ".from",
                   "expected null, and 0 for `issue`, until an Issue is chosen");
            break;
        default: break;
        }
    }

    // ---- who decides

    void check_who_decides() {
        const bool together = decides_together(open_.ask);
        expect(finished() == open_.pending.empty(), "pending",
               finished() ? "nobody decides in a finished match" : "somebody must have to decide");
        expect(finished() || together || open_.pending == SeatSet::only(open_.active), "pending",
               "expected the active seat alone");
        for (const Seat seat : seats(rules_.seats)) {
            const Commits& commits = state_.commits[index_of(seat)];
            const std::string path = of_seat(seat, "commits");
            expect(together || commits.empty(), path,
                   "nothing is committed in this phase; expected an empty list");
            if (together) check_commits(path, seat, commits);
        }
    }

    // A seat has picked all it must, or it is pending and has a choice.
    void check_commits(const std::string& path, Seat seat, const Commits& commits) {
        std::size_t cards = 2; // to vote is to choose from at least two seats
        std::size_t wanted = 1;
        if (open_.ask == Ask::Vote) {
            for (const Commit commit : commits)
                expect(commit >= first_vote && seat_of(commit) != seat, path,
                       "expected another seat: nobody votes for themselves (RR-10)");
        } else {
            for (const Commit commit : commits)
                expect(commit < first_vote && left_to_pick(state_, seat, title_of(commit)) >= 0, path,
                       "this card cannot be picked");
            const bool takes_part = open_.ask == Ask::ExposeOwn || seat != open_.active;
            cards = cards_to_pick_from(state_, seat);
            wanted = takes_part ? std::min(cards, static_cast<std::size_t>(
                                                      waiting_step(rules_, open_.effects).arguments[0]))
                                : 0;
        }
        const bool waits = commits.size() < wanted && cards - commits.size() > 1;
        expect(open_.pending.contains(seat) ? waits : commits.size() == wanted, path,
               "a seat has either committed all it must or is pending and has a choice");
    }

    const Rules& rules_;
    const Position& position_;
    const State& state_;
    const Open& open_;
    Mistakes& mistakes_;
};

// What a waiting effect has besides what is written.
void wake_effects(State& state) {
    Open& open = state.open;
    const Effects written = open.effects;
    open.effects.clear();
    for (Frame frame : written) {
        frame.seat = open.active;
        frame.entered = true;
        open.effects.push(frame);
    }
    if (written.empty()) return;
    Frame& top = open.effects.top();
    top.asked = open.pending;
    if (open.ask == Ask::Look || open.ask == Ask::HandOut)
        top.scratch[2] = static_cast<std::int16_t>(top.scratch[0] + static_cast<int>(state.lifted.size()));
    if (decides_together(open.ask)) top.scratch[0] = 1;
}

// A position that waits must have something to wait for.
void check_choices(const Rules& rules, const State& state, Mistakes& mistakes) {
    const Ask ask = state.open.ask;
    if (ask == Ask::Vote || ask == Ask::Place || ask == Ask::Finished) return;
    if (ask == Ask::PlayIssue) { // asked whatever is in the hand (RR-18)
        if (state.held.empty(hand_of(state.open.active)))
            mistakes.say("phase", "with an empty hand nothing is asked");
        return;
    }
    ActionList actions;
    Game::legal(rules, state, *state.open.pending.begin(), actions);
    const bool only_stop = actions.size() == 1 && kind_of(actions[0]) == ActionKind::Stop;
    if (actions.empty() || only_stop)
        mistakes.say("phase", "there is nothing to choose, so nothing is asked; \"turn\", \"move-phase\", "
                              "\"draw-phase\" and \"end-turn\" go on by themselves");
}

} // namespace

void Game::problems(const Rules& rules, const Position& position, Mistakes& mistakes) {
    Checker(rules, position, mistakes).check();
}

void Game::settle(const Rules& rules, Position& position, Mistakes& mistakes) {
    State& state = position.state;
    count_arsenals(rules, state.open.board);
    for (Card& card : state.lifted) card.known = static_cast<Seats>(card.known | bit(state.open.active));
    if (position.next != Part::Waits) {
        NullSink silent;
        state.open.pending = SeatSet();
        if (position.next == Part::DrawBank) state.open.moves = 0;
        return go_on(rules, state, position.next, silent);
    }
    wake_effects(state);
    if (state.open.ask == Ask::Riot) state.open.choices = riot_fields(rules, state.open.board);
    if (state.open.ask == Ask::Calm) state.open.choices = state.open.board.riots;
    if (state.open.ask == Ask::Move) find_moves(rules, state);
    check_choices(rules, state, mistakes);
}

} // namespace rat_race
