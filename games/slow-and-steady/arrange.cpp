#include "engine/json_reader.h"
#include "engine/random_json.h"
#include "games/slow-and-steady/dump.h"
#include "games/slow-and-steady/names.h"
#include "games/slow-and-steady/steps.h"
#include "games/slow-and-steady/waiting_effects.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <vector>

namespace slow_and_steady {

using homestretch::Json;
using homestretch::JsonReader;

namespace {

constexpr int most_fixed = 4000; // far beyond what cards can come to, far from what an Amount can hold

class Arranger {
public:
    Arranger(const Rules& rules, const Json& json) : rules_(rules), top_(json, mistakes_) {}

    homestretch::Result<State> arrange() {
        // Each part relies on the ones before it, so a part with mistakes is the last one that is read.
        using Reading = void (Arranger::*)();
        for (const Reading part : {&Arranger::read_keys, &Arranger::read_phase, &Arranger::read_counters,
                                   &Arranger::read_row, &Arranger::read_pieces, &Arranger::read_cards,
                                   &Arranger::check_sizes, &Arranger::read_knowledge, &Arranger::read_effects,
                                   &Arranger::read_commits, &Arranger::check_decision}) {
            (this->*part)();
            if (!mistakes_.empty())
                return homestretch::failure(fmt::format("{}", fmt::join(mistakes_, "\n")));
        }
        if (runs_on_) {
            NullSink silent;
            go_on(rules_, state_, state_.stage == Stage::Activation ? Part::Activation : Part::Turn, silent);
        }
        return state_;
    }

private:
    Board& board() { return state_.board; }
    JsonReader player_at(Seat seat) const { return top_.at("players").items()[index_of(seat)]; }
    bool is(Stage stage) const { return state_.stage == stage; }
    int last_seat() const { return static_cast<int>(rules_.seats) - 1; }

    void read_keys() {
        top_.expect_keys({"phase",        "decision",       "pending", "draft_step",        "round",
                          "lead",         "turn",           "extra",   "activations",       "hearts",
                          "warned",       "ledger",         "guard",   "history",           "columns",
                          "pieces",       "challenge_deck", "stacked", "challenge_discard", "looked_at",
                          "special_deck", "unused",         "shown",   "players",           "effects",
                          "ended_by",     "decisions",      "random"});
        const auto players = top_.at("players").items();
        if (players.size() != rules_.seats) {
            top_.at("players").mistake(
                fmt::format("expected {} players, found {}", rules_.seats, players.size()));
        }
        for (const JsonReader& who : players)
            who.expect_keys({"deck", "hand", "offer", "discard", "boost", "commit", "known_in_hand",
                             "known_in_deck", "saw"});
        for (const JsonReader& record : top_.at("history").items())
            record.expect_keys({"success", "change", "hearts"});
        for (const JsonReader& piece : top_.at("pieces").items())
            piece.expect_keys({"card", "kind", "owner", "place", "fixed"});
        for (const JsonReader& frame : top_.at("effects").items())
            frame.expect_keys({"card", "piece", "seat", "step", "entered", "progress"});
    }

    // ---- where the match stands

    void read_phase() {
        if (const auto stage = top_.at("phase").word(stage_words(), "phase"))
            state_.stage = static_cast<Stage>(*stage);
        const JsonReader decision = top_.at("decision");
        if (!decision.is_null()) {
            if (const auto ask = decision.word(ask_words(), "decision")) state_.ask = static_cast<Ask>(*ask);
        }
        read_pending();
        const bool none = state_.ask == Ask::Nothing;
        if (is(Stage::Finished) != !top_.at("ended_by").is_null()) {
            top_.at("ended_by").mistake("expected how it ended in the phase `finished`, otherwise null");
        } else if (is(Stage::Finished)) {
            if (const auto ended = top_.at("ended_by").word(ending_words(), "ending"))
                state_.ended_by = static_cast<EndedBy>(*ended);
            if (state_.ended_by == EndedBy::Nothing)
                top_.at("ended_by").mistake("a finished match has ended by something");
        }
        if (is(Stage::Finished) && !none) decision.mistake("nothing is decided in a finished match");
        if (is(Stage::Draft) != (state_.ask == Ask::Draft))
            decision.mistake("`draft` is the one decision of the phase `draft`");
        const bool turns = state_.ask == Ask::Play || state_.ask == Ask::Extra;
        if (turns && !is(Stage::Play)) decision.mistake("cards are played in the phase `play`");
        if (none != state_.pending.empty())
            top_.at("pending").mistake("there is a decision when somebody is pending, and only then");
        runs_on_ = none && (is(Stage::Activation) || is(Stage::Play));
    }

    void read_pending() {
        int before = -1;
        for (const JsonReader& json : top_.at("pending").items()) {
            const auto seat = static_cast<int>(json.number(0, last_seat()));
            if (seat <= before) json.mistake("seats are listed once, in ascending order");
            before = seat;
            state_.pending.insert(seat_at(static_cast<std::size_t>(seat)));
        }
    }

    std::uint8_t small(std::string_view key, int low, int high) const {
        return static_cast<std::uint8_t>(top_.at(key).number(low, high));
    }

    void read_counters() {
        constexpr int most_extra = 30;
        const bool draft = is(Stage::Draft);
        const bool playing = is(Stage::Play);
        const bool finished = is(Stage::Finished);
        state_.seats = static_cast<std::uint8_t>(rules_.seats);
        state_.draft_step = small("draft_step", draft ? 1 : static_cast<int>(draft_steps), draft_steps);
        board().round = small("round", draft ? 0 : 1, draft ? 0 : static_cast<int>(max_rounds));
        board().lead = seat_at(small("lead", 0, last_seat()));
        board().turn = small("turn", 0, finished ? last_seat() + 1 : is(Stage::Activation) ? 0 : last_seat());
        const bool by_effect = playing && !runs_on_ && state_.ask != Ask::Play;
        board().extra =
            small("extra", state_.ask == Ask::Extra ? 1 : 0, by_effect || finished ? most_extra : 0);
        board().activations = small("activations", 0, draft ? 0 : most_activations);
        board().hearts = small("hearts", 0, rules_.heart_cap);
        board().warned = top_.at("warned").boolean();
        if (board().warned && rules_.loss_rule != LossRule::Brink)
            top_.at("warned").mistake("nobody is warned without the option loss_rule=brink (SS-79)");
        const int amount = draft ? 0 : most_fixed;
        board().ledger = static_cast<int>(top_.at("ledger").number(-amount, amount));
        board().guard = static_cast<int>(top_.at("guard").number(0, amount));
        for (const Seat seat : seats(rules_.seats))
            board().boosts[index_of(seat)] = static_cast<int>(player_at(seat).at("boost").number(0, amount));
        state_.decisions = static_cast<std::uint64_t>(
            top_.at("decisions").number(0, static_cast<int>(most_decisions) - (finished ? 0 : 1)));
        state_.random = homestretch::read_stream(top_.at("random"));
        read_history();
    }

    void read_history() {
        const auto items = top_.at("history").items();
        const std::size_t most =
            is(Stage::Finished) ? board().round : std::max(board().round, std::uint8_t{1}) - 1U;
        if (items.size() > most)
            return top_.at("history").mistake(fmt::format("at most {} rounds have been played", most));
        for (const JsonReader& json : items) {
            board().history.push_back(
                {.change = static_cast<int>(json.at("change").number(-most_fixed, most_fixed)),
                 .hearts = static_cast<std::uint8_t>(json.at("hearts").number(0, rules_.heart_cap)),
                 .success = json.at("success").boolean()});
        }
    }

    // ---- cards

    // Takes one copy of a card; nothing if there is none left.
    std::optional<CardId> take(const JsonReader& json, std::size_t word) {
        const CardId card = Rules::card_of_word(word);
        const std::size_t copies = is_special(card) ? 1 : rules_.basic_copies[index_of(card) - most_specials];
        if (used_.count(card) == copies) {
            json.mistake(fmt::format("every '{}' lies somewhere else already", rules_.id(card)));
            return std::nullopt;
        }
        used_.add(card);
        return card;
    }
    std::optional<CardId> read_card(const JsonReader& json) {
        const auto word = json.word(rules_.card_words, "card");
        return word ? take(json, *word) : std::nullopt;
    }
    CardId named(const JsonReader& json) const { // without taking it
        const auto word = json.word(rules_.card_words, "card");
        return word ? Rules::card_of_word(*word) : no_card;
    }

    // A list that stands for a set: in the order of the pack, so that equal sets are written alike.
    template <class Add>
    void read_in_order(const JsonReader& json, Add&& add) const {
        std::size_t before = 0;
        for (const JsonReader& item : json.items()) {
            const auto word = item.word(rules_.card_words, "card");
            if (!word) continue;
            if (*word < before)
                item.mistake("cards that have no order are listed as in the pack, basic cards first");
            before = *word;
            add(item, *word);
        }
    }
    CardSet read_set(const JsonReader& json) {
        CardSet set;
        read_in_order(json, [&](const JsonReader& item, std::size_t word) {
            if (const auto card = take(item, word)) set.add(*card);
        });
        return set;
    }
    template <class List>
    void read_list(const JsonReader& json, List& list) {
        const auto items = json.items();
        if (items.size() > List::capacity())
            return json.mistake(fmt::format("at most {} cards lie here", List::capacity()));
        for (const JsonReader& item : items) {
            if (const auto card = read_card(item)) list.push_back(*card);
        }
    }

    void read_row() {
        const auto columns = top_.at("columns").items();
        if (columns.size() > max_columns)
            return top_.at("columns").mistake(fmt::format("a row has at most {} columns", max_columns));
        const bool none = is(Stage::Draft) || state_.ended_by == EndedBy::Victory;
        if (none && !columns.empty()) return top_.at("columns").mistake("no challenge is in play");
        for (const JsonReader& json : columns) board().columns.push_back(read_column(json));
    }

    Column read_column(const JsonReader& json) {
        Column column;
        if (!json.is_object()) { // a card, as it was dealt
            if (const auto card = read_card(json)) {
                column.fixed = rules_.challenge(*card).power;
                column.entries.push_back({.card = *card, .activated = !is(Stage::Activation)});
            }
            return column;
        }
        json.expect_keys({"fixed", "entries"});
        if (!mistakes_.empty()) return column;
        column.fixed = static_cast<int>(json.at("fixed").number(-most_fixed, most_fixed));
        const auto entries = json.at("entries").items();
        if (entries.empty() || entries.size() > max_entries) {
            json.at("entries").mistake(fmt::format("a challenge has 1 to {} entries", max_entries));
            return column;
        }
        for (const JsonReader& item : entries) {
            item.expect_keys({"card", "activated", "silenced", "copy", "depth"});
            if (!mistakes_.empty()) return column;
            Entry entry{.activated = item.at("activated").boolean(),
                        .silenced = item.at("silenced").boolean(),
                        .copy = item.at("copy").boolean(),
                        .depth = static_cast<std::uint8_t>(item.at("depth").number(0, max_depth))};
            entry.card = entry.copy ? named(item.at("card")) : read_card(item.at("card")).value_or(no_card);
            column.entries.push_back(entry);
        }
        return column;
    }

    void read_pieces() {
        const auto items = top_.at("pieces").items();
        if (items.size() > max_pieces)
            return top_.at("pieces").mistake(fmt::format("at most {} pieces are in play", max_pieces));
        const bool none = is(Stage::Draft) || is(Stage::Activation) || state_.ended_by == EndedBy::Victory;
        if (none && !items.empty()) return top_.at("pieces").mistake("no resource is in play");
        for (const JsonReader& json : items) read_piece(json);
    }

    void read_piece(const JsonReader& json) {
        Piece piece{.fixed = static_cast<int>(json.at("fixed").number(-most_fixed, most_fixed))};
        if (const auto kind = json.at("kind").word(piece_words(), "kind of piece"))
            piece.kind = static_cast<PieceKind>(*kind);
        piece.owner = seat_at(static_cast<std::size_t>(json.at("owner").number(0, last_seat())));
        const bool is_card = piece.kind == PieceKind::Card;
        piece.card = is_card ? read_card(json.at("card")).value_or(no_card) : named(json.at("card"));
        if (piece.card != no_card && !is_card && is_special(piece.card) != (piece.kind == PieceKind::Token))
            json.at("card").mistake("special cards make tokens, and basic cards are copied");
        const auto place = place_from(json.at("place").text());
        if (!place || (*place != unopposed && column_of(*place) >= board().columns.size()))
            return json.at("place").mistake("expected u, or c1 and so on for a column of the row");
        piece.place = *place;
        if (mistakes_.empty()) add_piece(board(), piece);
    }

    void read_cards() {
        for (const Seat seat : seats(rules_.seats)) {
            const JsonReader json = player_at(seat);
            Player& who = player(state_, seat);
            who.deck = read_set(json.at("deck"));
            who.hand = read_set(json.at("hand"));
            who.offer = read_set(json.at("offer"));
            read_list(json.at("discard"), board().discards[index_of(seat)]);
        }
        state_.challenge_deck = read_set(top_.at("challenge_deck"));
        state_.looked_at = read_set(top_.at("looked_at"));
        read_list(top_.at("challenge_discard"), board().challenge_discard);
        read_out_of_play();
        read_stacked();
    }

    static bool is_rest(const JsonReader& json) {
        const auto items = json.items();
        return items.size() == 1 && items[0].is_text("rest");
    }

    // Every card lies somewhere.
    void read_out_of_play() {
        const JsonReader special = top_.at("special_deck");
        const JsonReader unused = top_.at("unused");
        const bool rest_of_specials = is_rest(special);
        const bool rest_of_basics = is_rest(unused);
        if (!rest_of_specials) state_.special_deck = read_set(special);
        if (!rest_of_basics) state_.unused = read_set(unused);
        if (!state_.special_deck.basics().empty()) special.mistake("only special cards lie here");
        if (!state_.unused.specials().empty()) unused.mistake("only basic cards lie here");
        std::vector<std::string> missing;
        for (std::size_t word = 0; word < rules_.card_words.size(); ++word) {
            const CardId card = Rules::card_of_word(word);
            const std::size_t copies = is_special(card) ? 1 : rules_.basic_copies[word];
            for (std::size_t left = copies - used_.count(card); left > 0; --left) {
                if (is_special(card) ? rest_of_specials : rest_of_basics) {
                    (is_special(card) ? state_.special_deck : state_.unused).add(card);
                } else {
                    missing.push_back(rules_.id(card));
                }
            }
        }
        if (!missing.empty()) {
            top_.mistake(fmt::format("these cards lie nowhere: {}; [\"rest\"] as `special_deck` or `unused` "
                                     "would take them",
                                     fmt::join(missing, ", ")));
        }
    }

    void read_stacked() {
        const auto items = top_.at("stacked").items(); // from the top
        CardSet left = state_.challenge_deck;
        for (std::size_t i = items.size(); i-- > 0;) {
            const CardId card = named(items[i]);
            if (card == no_card) return;
            if (!left.contains(card)) return items[i].mistake("this card is not in the challenge deck");
            left.remove(card);
            if (state_.stacked.full()) return top_.at("stacked").mistake("there are not so many challenges");
            state_.stacked.push_back(card);
        }
    }

    // ---- zones have their sizes

    void check_sizes() {
        std::size_t challenges =
            state_.challenge_deck.size() + state_.looked_at.size() + board().challenge_discard.size();
        for (const Column& column : board().columns)
            challenges +=
                static_cast<std::size_t>(std::count_if(column.entries.begin(), column.entries.end(),
                                                       [](const Entry& entry) { return !entry.copy; }));
        std::size_t to_come = 0;
        for (const Seat seat : seats(rules_.seats)) {
            const Player& who = player(state_, seat);
            const bool chooses = is(Stage::Draft) && rules_.order_of(board().lead, seat) >= board().turn;
            const bool right_offer =
                who.offer.size() == (chooses ? offered : 0) && who.offer.basics().empty();
            if (!right_offer)
                player_at(seat).at("offer").mistake("two special cards for who has still to choose in this "
                                                    "step of the draft, otherwise none");
            const std::size_t choices =
                is(Stage::Draft) ? draft_steps - state_.draft_step + (chooses ? 1U : 0U) : 0U;
            to_come += choices;
            std::size_t owned = who.deck.size() + who.hand.size() + board().discards[index_of(seat)].size();
            for (const Piece& piece : board().pieces)
                owned += piece.owner == seat && piece.kind == PieceKind::Card ? 1U : 0U;
            if (owned + choices > owned_cards)
                player_at(seat).at("deck").mistake(
                    fmt::format("a player owns at most {} cards", owned_cards));
            if (is(Stage::Draft) && !who.hand.empty())
                player_at(seat).at("hand").mistake("there are no hands during the draft");
        }
        if (challenges + to_come > max_challenges)
            top_.at("challenge_deck").mistake(fmt::format("at most {} cards are challenges", max_challenges));
        if (is(Stage::Draft) &&
            state_.special_deck.size() < (draft_steps - state_.draft_step) * rules_.seats * offered)
            top_.at("special_deck").mistake("too few cards for the rest of the draft");
        if (state_.looked_at.empty() == (state_.ask == Ask::Cull))
            top_.at("looked_at").mistake("cards are looked at for the decision `cull` only");
        if (is(Stage::Play)) {
            const std::size_t owed =
                rules_.seats - board().turn - (state_.ask == Ask::Play || runs_on_ ? 0U : 1U);
            if (board().pieces.size() + owed > max_pieces)
                top_.at("pieces").mistake("there must be room for a card of each later player (SS-49)");
        }
    }

    // ---- closed hands

    CardSet read_known(const JsonReader& json, CardSet among) {
        CardSet set;
        read_in_order(json, [&](const JsonReader& item, std::size_t word) {
            const CardId card = Rules::card_of_word(word);
            if (rules_.open_hands) return item.mistake("with open hands nothing has to be remembered");
            if (set.count(card) >= among.count(card)) return item.mistake("this card cannot be known here");
            set.add(card);
        });
        return set;
    }

    void read_knowledge() {
        const CardSet specials = CardSet::first_specials(rules_.specials);
        state_.shown = read_known(top_.at("shown"), specials);
        for (const Seat seat : seats(rules_.seats)) {
            Player& who = player(state_, seat);
            who.known_in_hand = read_known(player_at(seat).at("known_in_hand"), who.hand);
            who.known_in_deck = read_known(player_at(seat).at("known_in_deck"), who.deck);
            who.saw = read_known(player_at(seat).at("saw"), specials);
            for (const CardSet known : {who.known_in_hand, who.known_in_deck}) {
                if (!known.specials().without_specials(state_.shown).empty())
                    player_at(seat).at("hand").mistake("special cards that all know of have been shown");
            }
        }
    }

    // ---- effects

    void read_effects() {
        const auto items = top_.at("effects").items();
        if (items.size() > max_depth)
            return top_.at("effects").mistake(fmt::format("effects nest at most {} deep", max_depth));
        for (std::size_t i = 0; i < items.size(); ++i) {
            Frame frame = read_frame(items[i]);
            if (i + 1 == items.size()) frame.asked = state_.pending;
            state_.effects.push(frame);
        }
        if (mistakes_.empty()) check_waiting_effects(rules_, state_, top_);
    }

    Frame read_frame(const JsonReader& json) {
        Frame frame;
        const CardId card = named(json.at("card"));
        if (card == no_card) return frame;
        if (!is_special(card)) json.at("card").mistake("basic cards have no effect");
        const bool resource = !json.at("piece").is_null();
        frame.program = resource ? Rules::resource_program(card) : Rules::challenge_program(card);
        if (resource)
            frame.kept[0] =
                static_cast<std::int16_t>(json.at("piece").number(1, static_cast<int>(max_pieces)));
        frame.seat = seat_at(static_cast<std::size_t>(json.at("seat").number(0, last_seat())));
        frame.next = static_cast<std::uint8_t>(json.at("step").number(0, static_cast<int>(most_steps)));
        frame.entered = json.at("entered").boolean();
        const auto progress = json.at("progress").items();
        if (progress.size() != frame.scratch.size()) {
            json.at("progress").mistake(fmt::format("expected {} numbers", frame.scratch.size()));
            return frame;
        }
        for (std::size_t i = 0; i < progress.size(); ++i)
            frame.scratch.at(i) = static_cast<std::int16_t>(progress[i].number(-most_fixed, most_fixed));
        return frame;
    }

    // An exchange: who holds a card has committed one of them, or is pending.
    void read_commits() {
        for (const Seat seat : seats(rules_.seats)) {
            const JsonReader json = player_at(seat).at("commit");
            const CardSet hand = player(state_, seat).hand;
            if (!json.is_null()) state_.commits[index_of(seat)] = named(json);
            const CardId commit = state_.commits[index_of(seat)];
            const bool commits = commit != no_card;
            if (state_.ask != Ask::Exchange) {
                if (commits) json.mistake("cards are committed to an exchange only");
                continue;
            }
            const bool waits = state_.pending.contains(seat);
            const bool has_choice = !hand.empty() && (!rules_.open_hands || hand.has_choice());
            if (waits ? commits || !has_choice : commits == hand.empty())
                json.mistake("who holds a card has either committed it or is pending and has a choice");
            if (commits && !hand.contains(commit)) json.mistake("this card is not in the hand");
        }
    }

    void check_decision() {
        const Seat seat = in_turn(rules_, board());
        const CardSet hand = player(state_, seat).hand;
        const auto mistake = [&](std::string_view message) { top_.at("decision").mistake(message); };
        const bool by_turn = state_.ask == Ask::Draft || state_.ask == Ask::Play || state_.ask == Ask::Extra;
        if (by_turn && state_.pending != SeatSet::only(seat))
            return top_.at("pending").mistake("the player in turn decides, counted from the lead");
        if (state_.ask == Ask::Extra && (hand.empty() || board().pieces.size() >= pieces_for_more))
            return mistake("there is no extra play without a card, or with 12 pieces in play (SS-49)");
        if (state_.ask != Ask::Play) return;
        ActionList actions;
        legal_plays(rules_, state_, actions);
        if (actions.size() < (rules_.open_hands ? 2U : 1U))
            mistake("there is nothing to choose, so nothing is asked; without a decision and with nobody "
                    "pending the match goes on by itself");
    }

    const Rules& rules_;
    std::vector<std::string> mistakes_{};
    JsonReader top_;
    State state_{};
    CardSet used_{};
    bool runs_on_ = false;
};

} // namespace

homestretch::Result<State> arrange(const Rules& rules, const Json& json) {
    return Arranger(rules, json).arrange();
}

} // namespace slow_and_steady
