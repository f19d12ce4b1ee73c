#include "engine/json_reader.h"
#include "engine/random_json.h"
#include "games/rat-race/dump.h"
#include "games/rat-race/names.h"
#include "games/rat-race/phases.h"
#include "games/rat-race/riots.h"
#include "games/rat-race/waiting_effects.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <sstream>
#include <string>
#include <vector>

namespace rat_race {

using homestretch::Json;
using homestretch::JsonReader;
using homestretch::Vocabulary;

namespace {

// Parts that run by themselves, as people may write them instead of a decision.
const Vocabulary running{"turn", "move-phase", "draw-phase", "end-turn"};
constexpr std::array running_parts{Part::Turn, Part::Move, Part::DrawBank, Part::EndTurn};

class Arranger {
public:
    Arranger(const Rules& rules, const Json& json)
        : rules_(rules), top_(json, mistakes_), state_{.board = empty_board(rules)} {}

    homestretch::Result<State> arrange() {
        // Each part relies on the ones before it, so a part with mistakes is the last one that is read.
        using Reading = void (Arranger::*)();
        for (const Reading part :
             {&Arranger::read_keys, &Arranger::read_phase, &Arranger::read_counters, &Arranger::read_board,
              &Arranger::read_cards, &Arranger::read_effects, &Arranger::read_pending,
              &Arranger::read_commits, &Arranger::read_end, &Arranger::check_decision}) {
            (this->*part)();
            if (!mistakes_.empty())
                return homestretch::failure(fmt::format("{}", fmt::join(mistakes_, "\n")));
        }
        if (runs_on_) {
            NullSink silent;
            go_on(rules_, state_, *runs_on_, silent);
        }
        return state_;
    }

private:
    JsonReader player_at(Seat seat) const { return top_.at("players").items()[index_of(seat)]; }
    bool finished() const { return !runs_on_ && state_.ask == Ask::Finished; }
    int last_seat() const { return static_cast<int>(rules_.seats) - 1; }

    void read_keys() {
        top_.expect_keys({"phase",   "pending",   "active",  "first",     "turns",    "silent",    "acted",
                          "moves",   "skip_move", "picks",   "elections", "votes",    "decisions", "tokens",
                          "rows",    "riots",     "players", "pile",      "discard",  "lifted",    "action",
                          "placing", "revealed",  "effects", "monarch",   "ended_by", "random"});
        for (const char* by_councilor : {"tokens", "rows"})
            top_.at(by_councilor).expect_keys({"ant", "bull", "elephant", "rat", "bear"});
        const auto players = top_.at("players").items();
        if (players.size() != rules_.seats) {
            top_.at("players").mistake(
                fmt::format("expected {} players, found {}", rules_.seats, players.size()));
        }
        for (const JsonReader& who : players) who.expect_keys({"hand", "bank", "commits"});
        for (const JsonReader& frame : top_.at("effects").items())
            frame.expect_keys({"card", "here", "step", "progress"});
    }

    void read_phase() {
        const std::string phase = top_.at("phase").text();
        if (const auto part = running.find(phase)) {
            runs_on_ = running_parts.at(*part);
            state_.ask = Ask::Play;
        } else if (const auto ask = top_.at("phase").word(ask_words(), "phase")) {
            state_.ask = static_cast<Ask>(*ask);
        }
        if (state_.ask == Ask::Vote && rules_.first_player != FirstPlayer::Election)
            top_.at("phase").mistake("votes are cast with the option first_player=election only");
    }

    std::uint8_t small(std::string_view key, int low, int high) const {
        return static_cast<std::uint8_t>(top_.at(key).number(low, high));
    }

    void read_counters() {
        constexpr int most_moves = 200;
        constexpr int most_elections = 2;
        const bool voting = !runs_on_ && state_.ask == Ask::Vote;
        const bool picking = !runs_on_ && state_.ask == Ask::DrawBank;
        state_.seats = static_cast<std::uint8_t>(rules_.seats);
        state_.active = seat_at(small("active", 0, voting ? 0 : last_seat()));
        state_.first = seat_at(small("first", 0, voting ? 0 : last_seat()));
        state_.turns = static_cast<std::uint16_t>(
            top_.at("turns").number(0, voting ? 0 : rules_.last_turn - (finished() ? 0 : 1)));
        state_.silent = small("silent", 0, std::min<int>(state_.turns, last_seat() + (finished() ? 1 : 0)));
        state_.acted = top_.at("acted").boolean();
        state_.skip_move = top_.at("skip_move").boolean();
        state_.moves =
            small("moves", voting || picking || finished() ? 0 : 1, voting || picking ? 0 : most_moves);
        state_.picks = small("picks", 0, finished() ? 2 : picking || runs_on_ == Part::DrawBank ? 1 : 0);
        state_.elections = small("elections", 0, voting ? most_elections : 0);
        state_.decisions = static_cast<std::uint16_t>(
            top_.at("decisions").number(0, static_cast<int>(most_decisions) - (finished() ? 0 : 1)));
        state_.random = homestretch::read_stream(top_.at("random"));
        read_votes(voting);
    }

    // What everybody voted in the last election, if there was one.
    void read_votes(bool voting) {
        const JsonReader json = top_.at("votes");
        const auto items = json.items();
        const bool held = rules_.first_player == FirstPlayer::Election && (!voting || state_.elections > 0);
        if (items.size() != (held ? rules_.seats : 0U))
            return json.mistake("expected one vote of each seat after an election, otherwise an empty list");
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto vote = static_cast<std::uint8_t>(items[i].number(0, last_seat()));
            if (vote == i) items[i].mistake("nobody votes for themselves (RR-10)");
            state_.votes.push_back(vote);
        }
    }

    // ---- what lies open

    std::optional<Place> read_place(const JsonReader& json) const {
        const std::string text = json.text();
        const auto place = place_from(rules_, text);
        if (!place) json.mistake(fmt::format("layout '{}' has no field '{}'", rules_.layout.id, text));
        return place;
    }

    void read_board() {
        for (const JsonReader& json : top_.at("riots").items()) {
            const auto place = read_place(json);
            if (!place) continue;
            if ((bit(*place) & rules_.layout.may_riot) == 0) {
                json.mistake("this field never riots"); // RR-57
                continue;
            }
            if ((bit(*place) & state_.board.riots) != 0) json.mistake("this field is listed twice");
            if ((rules_.layout.neighbours[static_cast<std::size_t>(*place)] & state_.board.riots) != 0)
                json.mistake("two Riot Fields never touch (RR-58)");
            state_.board.riots |= bit(*place);
        }
        for (const Councilor councilor : councilors) {
            const JsonReader json = top_.at("tokens").at(rules_.id(councilor));
            const auto place = read_place(json);
            if (!place) continue;
            state_.board.tokens[index_of(councilor)] = *place;
            if (*place == throne && !finished())
                json.mistake("whoever stands on the Throne has won; \"phase\" is \"finished\" then");
            if ((bit(*place) & state_.board.riots) != 0 && !rules_.riot_occupied)
                json.mistake("no token stands on a Riot Field without the option riot_occupied=yes");
        }
    }

    // ---- cards

    void read_cards() {
        for (const Title& title : rules_.titles) left_.push_back(title.copies);
        for (const Councilor councilor : councilors) {
            for (const JsonReader& json : top_.at("rows").at(rules_.id(councilor)).items()) {
                const auto title = read_title(json);
                if (title && is_issue(json, *title)) add_issue(rules_, state_.board, councilor, *title);
            }
        }
        for (const Seat seat : seats(rules_.seats)) {
            read_zone(player_at(seat).at("hand"), hand_of(seat), seat);
            read_zone(player_at(seat).at("bank"), bank_of(seat), seat);
        }
        read_discard();
        read_lifted();
        state_.action = read_optional_title("action");
        state_.placing = read_optional_title("placing");
        state_.revealed = read_optional_title("revealed");
        read_pile();
        place_any();
        place_rest();
    }

    bool is_issue(const JsonReader& json, TitleId title) const {
        if (!rules_.title(title).is_issue) json.mistake(fmt::format("{} is no Issue", rules_.id(title)));
        return rules_.title(title).is_issue;
    }

    std::optional<TitleId> read_title(const JsonReader& json) {
        const auto found = json.word(rules_.title_words, "card");
        if (!found || !take(json, *found)) return std::nullopt;
        return static_cast<TitleId>(*found);
    }
    TitleId read_optional_title(std::string_view key) {
        return top_.at(key).is_null() ? no_title : read_title(top_.at(key)).value_or(no_title);
    }

    bool take(const JsonReader& json, std::size_t title) {
        if (left_[title] == 0) {
            json.mistake(fmt::format("every '{}' lies somewhere else already", rules_.title_words.id(title)));
            return false;
        }
        --left_[title];
        return true;
    }

    // "I04 known 1 2 out 0", "A05 up"
    std::optional<Card> read_card(const JsonReader& json, Seats owner) {
        const std::string written = json.text();
        std::istringstream words(written);
        std::string word;
        words >> word;
        const auto found = rules_.title_words.find(word);
        if (!found) {
            (void)json.word(rules_.title_words, "card"); // says which would be near
            return std::nullopt;
        }
        Card card{.title = static_cast<TitleId>(*found), .known = owner};
        Seats* set = nullptr;
        while (words >> word) {
            if (word == "up") card = {.title = card.title, .known = everybody(rules_.seats), .face_up = true};
            if (word == "known") set = &card.known;
            if (word == "out") set = &card.out;
            if (set != nullptr && word.size() == 1 && word[0] >= '0' && word[0] <= '0' + last_seat())
                *set = static_cast<Seats>(*set | (1U << static_cast<unsigned>(word[0] - '0')));
        }
        if (card_text(rules_, card, owner) != written || (card.out & owner) != 0) {
            json.mistake(
                fmt::format("'{}' is no card; write as in \"I04\", \"I04 known 1 2 out 0\" or \"I04 up\", "
                            "seats other than the owner's in ascending order",
                            written));
            return std::nullopt;
        }
        if (!take(json, *found)) return std::nullopt;
        return card;
    }

    void read_zone(const JsonReader& json, std::size_t zone, Seat owner) {
        const bool is_bank = zone == bank_of(owner);
        const auto items = json.items();
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (state_.held.total() == max_cards) return json.mistake("there are not so many cards");
            if (items[i].is_text("any")) {
                any_.push_back({zone, state_.held.size(zone)});
                state_.held.push_back(zone, {.title = no_title, .known = bit(owner)});
            } else if (i + 1 == items.size() && items[i].is_text("rest")) {
                take_rest(items[i], zone);
            } else if (const auto card = read_card(items[i], bit(owner))) {
                if (card->face_up && !is_bank) items[i].mistake("only banked cards lie face up");
                if (is_bank && finished() && !card->face_up)
                    items[i].mistake("at the end all banked cards lie face up (RR-77)");
                state_.held.push_back(zone, *card);
            }
        }
    }

    void take_rest(const JsonReader& json, std::size_t zone) {
        if (rest_) json.mistake("\"rest\" stands in one place only");
        rest_ = zone;
    }

    void read_discard() {
        for (const JsonReader& json : top_.at("discard").items()) {
            if (const auto title = read_title(json)) state_.discard.push_back(*title);
        }
    }

    void read_lifted() {
        const auto items = top_.at("lifted").items();
        if (items.size() > max_count) return top_.at("lifted").mistake("at most five cards are lifted");
        for (const JsonReader& json : items) {
            const auto card = read_card(json, bit(state_.active));
            if (!card) continue;
            if (card->face_up) json.mistake("lifted cards do not lie face up");
            state_.lifted.push_back(*card);
        }
    }

    void read_pile() {
        const auto items = top_.at("pile").items(); // the top first
        std::vector<PileCard> from_top;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (i + 1 == items.size() && items[i].is_text("rest")) {
                take_rest(items[i], pile_zone);
            } else if (const auto card = read_card(items[i], Seats{0})) {
                if (card->face_up || card->out != 0)
                    items[i].mistake("a card of the pile is neither face up nor out of the pile");
                from_top.push_back({card->title, card->known});
            }
        }
        if (from_top.size() > max_cards) return;
        for (const PileCard& card : from_top) state_.pile.push_back(card);
    }

    // "any" takes the first cards of the tables that lie nowhere else.
    void place_any() {
        for (const auto& [zone, index] : any_) {
            const auto free = std::ranges::find_if(left_, [](int left) { return left > 0; });
            if (free == left_.end()) return top_.mistake("too few cards are left for every \"any\"");
            --*free;
            state_.held[zone][index].title = static_cast<TitleId>(free - left_.begin());
        }
    }

    void place_rest() {
        std::string missing;
        for (std::size_t i = 0; i < left_.size(); ++i) {
            const auto title = static_cast<TitleId>(i);
            for (; left_[i] > 0; --left_[i]) {
                if (!rest_) {
                    missing += fmt::format("{}{}", missing.empty() ? "" : ", ", rules_.id(title));
                } else if (*rest_ == pile_zone) {
                    state_.pile.push_back({.title = title});
                } else {
                    const std::size_t owner = *rest_ % max_players;
                    state_.held.push_back(*rest_, {.title = title, .known = bit(seat_at(owner))});
                }
            }
        }
        std::reverse(state_.pile.begin(), state_.pile.end()); // the back is the top
        if (!missing.empty())
            top_.mistake(
                fmt::format("these cards lie nowhere: {}; \"rest\" at the end of the pile would take "
                            "them",
                            missing));
    }

    // ---- an effect that waits

    void read_effects() {
        const auto frames = top_.at("effects").items();
        if (frames.size() > Effects::depth())
            return top_.at("effects").mistake("at most two cards wait at once");
        for (const JsonReader& json : frames) {
            const auto found = json.at("card").word(rules_.title_words, "card");
            if (!found) return;
            const auto title = static_cast<TitleId>(*found);
            Frame frame{.program = rules_.title(title).program, .seat = state_.active, .entered = true};
            const std::size_t steps = rules_.programs.steps(frame.program).size();
            frame.next = static_cast<std::uint8_t>(json.at("step").number(0, static_cast<int>(steps) - 1));
            if (rules_.title(title).is_issue) {
                const auto here = json.at("here").word(rules_.councilor_words, "Councilor");
                if (here) frame.kept[0] = static_cast<std::int16_t>(*here);
            } else if (!json.at("here").is_null()) {
                json.at("here").mistake("an Action is not played on a Councilor; expected null");
            }
            const auto progress = json.at("progress").items();
            if (progress.size() != 3) return json.at("progress").mistake("expected three numbers");
            for (std::size_t i = 0; i < progress.size(); ++i)
                frame.scratch[i] = static_cast<std::int16_t>(progress[i].number(0, 255));
            state_.effects.push(frame);
        }
        check_waiting_effects(rules_, state_, top_);
    }

    // ---- who decides

    void read_pending() {
        if (runs_on_) return;
        for (const JsonReader& json : top_.at("pending").items())
            state_.pending.insert(seat_at(static_cast<std::size_t>(json.number(0, last_seat()))));
        if (seats_json(state_.pending).size() != top_.at("pending").items().size())
            top_.at("pending").mistake("a seat stands here twice");
        if (finished() && !state_.pending.empty())
            return top_.at("pending").mistake("nobody decides in a finished match");
        if (finished()) return;
        if (state_.pending.empty()) return top_.at("pending").mistake("somebody must have to decide");
        if (!decides_together() && state_.pending != SeatSet::only(state_.active))
            top_.at("pending").mistake("expected the active seat alone");
        if (seats_json(state_.pending) != pending_as_written())
            top_.at("pending").mistake("seats are listed in ascending order");
        if (!state_.effects.empty()) state_.effects.top().asked = state_.pending;
    }
    Json pending_as_written() const {
        Json json = Json::array();
        for (const JsonReader& seat : top_.at("pending").items()) json.push_back(seat.number(0, last_seat()));
        return json;
    }
    bool decides_together() const {
        return !runs_on_ &&
               (state_.ask == Ask::Vote || state_.ask == Ask::OthersDiscard || state_.ask == Ask::ExposeOwn);
    }

    void read_commits() {
        for (const Seat seat : seats(rules_.seats)) {
            const JsonReader json = player_at(seat).at("commits");
            const auto items = json.items();
            if (items.size() > max_count || (!items.empty() && !decides_together())) {
                json.mistake("nothing is committed in this phase; expected an empty list");
                continue;
            }
            for (const JsonReader& item : items) read_commit(item, seat);
            if (decides_together() && mistakes_.empty()) check_commits(json, seat);
        }
    }

    void read_commit(const JsonReader& json, Seat seat) {
        auto& commits = state_.commits[index_of(seat)];
        if (state_.ask == Ask::Vote) {
            const auto choice = static_cast<std::uint8_t>(json.number(0, last_seat()));
            if (seat_at(choice) == seat) json.mistake("nobody votes for themselves (RR-10)");
            return commits.push_back(choice);
        }
        const auto title = json.word(rules_.title_words, "card");
        if (!title) return;
        ActionList open;
        list_commits(state_, seat, open);
        const bool possible =
            std::any_of(open.begin(), open.end(), [&](Action action) { return action.first == *title; });
        if (!possible) return json.mistake("this card cannot be picked");
        commits.push_back(static_cast<std::uint8_t>(*title));
    }

    // A seat has picked all it must, or it is pending and has a choice.
    void check_commits(const JsonReader& json, Seat seat) const {
        const std::size_t picked = state_.commits[index_of(seat)].size();
        std::size_t cards = 2; // to vote is to choose from at least two seats
        std::size_t wanted = 1;
        if (state_.ask != Ask::Vote) {
            const bool takes_part = state_.ask == Ask::ExposeOwn || seat != state_.active;
            cards = state_.ask == Ask::ExposeOwn ? face_down_count(state_, seat)
                                                 : state_.held.size(hand_of(seat));
            wanted = takes_part ? std::min(cards, static_cast<std::size_t>(
                                                      waiting_step(rules_, state_.effects).arguments[0]))
                                : 0;
        }
        const bool waits = picked < wanted && cards - picked > 1;
        if (state_.pending.contains(seat) ? !waits : picked != wanted)
            json.mistake("a seat has either committed all it must or is pending and has a choice");
    }

    // ---- the end

    void read_end() {
        const JsonReader monarch = top_.at("monarch");
        const JsonReader ended_by = top_.at("ended_by");
        if (!finished()) {
            if (!monarch.is_null() || !ended_by.is_null())
                monarch.mistake(
                    "there is a Monarch in a finished match only; expected null, and null for \"ended_by\"");
            return;
        }
        const auto who = monarch.word(rules_.councilor_words, "Councilor");
        const auto how = ended_by.word(ending_words(), "ending");
        if (!who || !how) return;
        state_.monarch = static_cast<Councilor>(*who);
        state_.ended_by = static_cast<EndedBy>(*how);
        if (state_.ended_by == EndedBy::Nothing) ended_by.mistake("a finished match has ended by something");
        const auto on_throne = std::ranges::count(state_.board.tokens, throne);
        const bool throned = state_.ended_by == EndedBy::Throne;
        if (on_throne != (throned ? 1 : 0) || (throned && token(state_.board, state_.monarch) != throne))
            return monarch.mistake("the Monarch stands on the Throne, or nobody does after a Regency");
        if (!throned && state_.monarch != regent(rules_, state_.board))
            monarch.mistake("after a Regency the first of the race is Monarch (RR-84)");
    }

    void check_decision() {
        if (runs_on_ || finished()) return;
        const auto zone = state_.held[hand_of(state_.active)];
        if (state_.ask == Ask::Riot) state_.choices = riot_fields(rules_, state_.board);
        if (state_.ask == Ask::Calm) state_.choices = state_.board.riots;
        if (state_.ask == Ask::Move) find_moves(rules_, state_);
        ActionList actions;
        switch (state_.ask) {
        case Ask::Vote:
        case Ask::Place: return;
        case Ask::Play: legal_plays(state_, actions); break;
        case Ask::Move: legal_moves(state_, actions); break;
        case Ask::DrawBank: legal_picks(state_, actions); break;
        case Ask::PlayIssue:
            if (zone.empty()) top_.at("phase").mistake("with an empty hand nothing is asked");
            return;
        default: legal_answers(rules_, state_, *state_.pending.begin(), actions);
        }
        const bool only_stop = actions.size() == 1 && kind_of(actions[0]) == ActionKind::Stop;
        if (actions.empty() || only_stop)
            top_.at("phase").mistake(
                "there is nothing to choose, so nothing is asked; \"turn\", \"move-phase\", "
                "\"draw-phase\" and \"end-turn\" go on by themselves");
    }

    static constexpr std::size_t pile_zone = 2 * max_players;
    struct Gap {
        std::size_t zone = 0;
        std::size_t index = 0;
    };

    const Rules& rules_;
    std::vector<std::string> mistakes_{};
    JsonReader top_;
    State state_;
    std::optional<Part> runs_on_{};
    std::vector<int> left_{}; // by title: copies that have not been placed yet
    std::vector<Gap> any_{};
    std::optional<std::size_t> rest_{}; // the zone that takes what is left
};

} // namespace

homestretch::Result<State> arrange(const Rules& rules, const Json& json) {
    return Arranger(rules, json).arrange();
}

} // namespace rat_race
