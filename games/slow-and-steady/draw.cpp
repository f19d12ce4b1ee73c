#include "games/slow-and-steady/names.h"
#include "games/slow-and-steady/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdlib>
#include <vector>

namespace slow_and_steady {

using homestretch::Ink;
using homestretch::Paint;

namespace {

// "+2", "−1"
std::string signed_text(int number) {
    return fmt::format("{}{}", number < 0 ? "−" : "+", std::abs(number));
}

class Picture {
public:
    Picture(const Rules& rules, const View& view, const Paint& paint)
        : rules_(rules), view_(view), open_(view.open), paint_(paint) {}

    std::string draw() {
        head();
        if (!open_.columns.empty() || !open_.pieces.empty()) row();
        piles();
        players();
        if (view_.viewer) own_cards(view_.players[index_of(*view_.viewer)]);
        return std::move(text_);
    }

private:
    void line(std::string_view content = "") {
        text_ += content;
        text_ += '\n';
    }

    void head() {
        std::string now = fmt::format("Round {} of {}", open_.round, max_rounds);
        if (view_.open.stage == Stage::Draft)
            now = fmt::format("Draft, step {} of {}", view_.open.draft_step, draft_steps);
        if (view_.open.stage == Stage::Finished) now = result_text();
        line(fmt::format("{}  {} · {}", paint_(Ink::Strong, "SLOW AND STEADY"), paint_(Ink::Strong, now),
                         paint_(Ink::Green, hearts_text())));
        std::string facts;
        const bool playing = view_.open.stage == Stage::Activation || view_.open.stage == Stage::Play;
        if (playing && any_loss_defeats(rules_, open_))
            facts += " · " + paint_(Ink::Red, "any loss in this round is a defeat");
        if (open_.ledger != 0)
            facts += fmt::format(" · {} at the end of the round", signed_text(open_.ledger));
        if (open_.guard != 0) facts += fmt::format(" · guard {}", int{open_.guard});
        for (std::size_t i = 0; i < open_.history.size(); ++i) {
            const RoundRecord& round = open_.history[i];
            facts += fmt::format(" · round {}: {} {}", i + 1, round.success ? "all overcome," : "failed,",
                                 int{round.change});
        }
        line(fmt::format("  turn order{}{}", order_text(), facts));
        line();
    }

    std::string result_text() const {
        if (view_.open.ended_by == EndedBy::Victory)
            return fmt::format("Victory: {}", rules_.title(open_.hearts));
        return fmt::format("Defeat in round {}", open_.round);
    }

    std::string hearts_text() const {
        constexpr int no_cap = 99;
        if (rules_.heart_cap == no_cap) return fmt::format("hearts {}", open_.hearts);
        return fmt::format("hearts {} of {}", open_.hearts, rules_.heart_cap);
    }

    std::string order_text() const {
        std::string text;
        for (std::size_t place = 0; place < rules_.seats; ++place)
            text += fmt::format(" #{}", index_of(rules_.in_order(open_.lead, place)));
        return text;
    }

    // ---- challenges and what stands against them

    void row() {
        const Resolution now = resolution(rules_, open_);
        const Powers power = powers(rules_, open_);
        for (std::size_t i = 0; i < open_.columns.size(); ++i) {
            const Contest& contest = now.contests[i];
            line(fmt::format(
                "  {:<3}{:>3}  {} {}", id_of(place_words, slot_of(i)), contest.power,
                contest.overcome ? paint_(Ink::Green, "ok") : paint_(Ink::Red, "!!"),
                paint_(Ink::Strong, Game::words().say(column_cards(rules_, open_.columns[i])).text())));
            for (const Entry& entry : open_.columns[i].entries) entry_line(entry);
            pieces_line(fmt::format("against it {}", contest.strength), slot_of(i), power);
        }
        line(fmt::format("  u    {}", paint_(Ink::Strong, "Unopposed")));
        pieces_line("", unopposed, power);
        line();
        if (view_.open.stage != Stage::Finished && rules_.planning_aid) { // SS-92
            line(fmt::format("  If the round ended now: {}",
                             paint_(now.success ? Ink::Green : Ink::Red,
                                    Game::words().say(projected_value(project(rules_, view_, {}))).text())));
            line();
        }
    }

    void entry_line(const Entry& entry) {
        const Side& side = rules_.challenge(entry.card);
        const std::string text = rules_.text(side);
        if (!text.empty()) line(fmt::format("            {}{}", text, entry.silenced ? " (silenced)" : ""));
    }

    void pieces_line(std::string_view before, Place place, const Powers& power) {
        std::vector<std::string> pieces;
        for (std::size_t i = 0; i < open_.pieces.size(); ++i) {
            const Piece& piece = open_.pieces[i];
            if (piece.place != place) continue;
            pieces.push_back(
                fmt::format("{}: {}{} {} (#{})", i + 1, rules_.resource_name(piece.card),
                            piece.kind == PieceKind::Card ? "" : " " + id_of(piece_words, piece.kind),
                            power.piece(i), index_of(piece.owner)));
        }
        if (pieces.empty()) return;
        line(fmt::format("            {}{}{}", before, before.empty() ? "" : ": ", fmt::join(pieces, ", ")));
    }

    // ---- cards

    using NameOfSide = const std::string& (Rules::*)(CardId) const;
    template <class Cards>
    std::vector<std::string> named(const Cards& cards, NameOfSide name) const {
        std::vector<std::string> names;
        for (const CardId card : cards) names.push_back((rules_.*name)(card));
        return names;
    }
    std::string names(CardSet cards) const {
        return cards.empty() ? "none" : homestretch::joined(named(cards.listed(), &Rules::resource_name));
    }
    std::string challenge_names(CardSet cards) const {
        const auto names = named(cards.listed(), &Rules::challenge_name);
        return cards.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "));
    }

    void piles() {
        line(fmt::format("  challenge deck {}: {}{}", view_.challenge_deck_size,
                         challenge_names(view_.challenge_deck), rules_.open_hands ? "" : " are known"));
        if (!open_.challenge_discard.empty())
            line(fmt::format("  discarded challenges: {}",
                             fmt::join(named(open_.challenge_discard, &Rules::challenge_name), ", ")));
        if (view_.looked_at_size > 0)
            line(fmt::format("  looked at: {}", view_.looked_at
                                                    ? challenge_names(*view_.looked_at)
                                                    : fmt::format("{} cards", view_.looked_at_size)));
        line();
    }

    void players() {
        for (std::size_t place = 0; place < rules_.seats; ++place) {
            const Seat seat = rules_.in_order(open_.lead, place);
            const PlayerView& who = view_.players[index_of(seat)];
            const bool own = view_.viewer == seat;
            std::string text = fmt::format(
                "{} {}", paint_(Ink::Strong, view_.open.pending.contains(seat) ? ">" : " "),
                paint_(own ? Ink::Strong : Ink::Plain,
                       fmt::format("{:<7}", fmt::format("{}#{}", own ? "you " : "", index_of(seat)))));
            text += view_.open.stage == Stage::Draft ? offer_text(who) : hand_text(seat, who);
            if (open_.boosts[index_of(seat)] != 0)
                text += fmt::format(", {} for the next card", signed_text(open_.boosts[index_of(seat)]));
            if (who.committed) text += ", has decided";
            line(text);
            line(fmt::format("          deck {}: {}", who.deck_size,
                             who.deck ? names(*who.deck) : names(who.known) + " in hand or deck are known"));
            const auto& discard = open_.discards[index_of(seat)];
            if (!discard.empty())
                line(fmt::format("          discard: {}",
                                 fmt::join(named(discard, &Rules::resource_name), ", ")));
        }
        line();
    }

    std::string offer_text(const PlayerView& who) const {
        if (who.offer_size == 0) return "has chosen";
        return who.offer ? "offer: " + names(*who.offer) : fmt::format("offer of {}", who.offer_size);
    }
    std::string hand_text(Seat seat, const PlayerView& who) const {
        if (who.hand) return "hand: " + names(*who.hand);
        const CardSet known = open_.known_in_hand[index_of(seat)];
        if (known.empty()) return fmt::format("hand of {}", who.hand_size);
        return fmt::format("hand of {}, with {}", who.hand_size, names(known));
    }

    void own_cards(const PlayerView& own) {
        const bool drafts = view_.open.stage == Stage::Draft;
        const CardSet shown = (drafts ? own.offer : own.hand).value_or(CardSet());
        if (shown.empty()) return;
        line(paint_(Ink::Strong, drafts ? "Your offer" : "Your hand"));
        shown.each_kind([&](CardId card) {
            line(side_text(rules_.id(card), rules_.resource_name(card), rules_.resource(card)));
            if (drafts)
                line(side_text("   ", "as a challenge: " + rules_.challenge_name(card),
                               rules_.challenge(card)));
        });
    }
    std::string side_text(std::string_view id, const std::string& name, const Side& side) const {
        const std::string text = rules_.text(side);
        return fmt::format("  {} {} ({}){}{}", id, name, power_text(side), text.empty() ? "" : ": ", text);
    }

    const Rules& rules_;
    const View& view_;
    const Open& open_;
    const Paint& paint_;
    std::string text_{};
};

} // namespace

std::string Game::draw(const Rules& rules, const View& view, const Paint& paint) {
    return Picture(rules, view, paint).draw();
}

} // namespace slow_and_steady
