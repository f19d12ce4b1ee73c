#include "games/drags-2-riches/game.h"
#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/phases.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace drags_2_riches {

using homestretch::Ink;
using homestretch::Paint;

namespace {

constexpr std::array category_letters{'H', 'O', 'L', 'M', 'A'}; // Heels is L, as in its cards' ids
constexpr std::array category_inks{Ink::Gold, Ink::Violet, Ink::Red, Ink::Sky, Ink::Green};

class Picture {
public:
    Picture(const Rules& rules, const View& view, const Paint& paint)
        : rules_(rules), view_(view), paint_(paint) {}

    std::string draw() {
        head();
        market();
        for (const Seat seat : seats(rules_.seats)) board(seat);
        line();
        turn();
        own_cards();
        return std::move(text_);
    }

private:
    void line(std::string_view content = "") {
        while (content.ends_with(' ')) content.remove_suffix(1);
        text_ += content;
        text_ += '\n';
    }

    void head() {
        std::string now = "Choosing characters";
        if (view_.open.phase == Phase::Finished) now = "The match is over";
        if (view_.open.event != no_event) {
            const EventCard& event = rules_.event(view_.open.event);
            now = fmt::format("Round {} of {}: {}", view_.open.round, rules_.stack.size(),
                              rules_.name(view_.open.event));
            if (event.kind != EventKind::Spree) now += fmt::format(", {} prestige", event.prestige);
        }
        line(paint_(Ink::Strong, "DRAGS 2 RICHES") + "  " + paint_(Ink::Strong, now));
        if (view_.open.event != no_event && !rules_.is_kind(view_.open.event, EventKind::Event))
            line(paint_(Ink::Faint, rules_.text(view_.open.event)));
        line(paint_(Ink::Faint,
                    "Looks: H Hair, O Outfit, L Heels, M Makeup, A Accessories; # is worn face down, "
                    ". is empty, a number is a card you know."));
        line();
    }

    // "Clack Fan A2", "Gold Coin"
    std::string short_card(CardId id) const {
        const Card& card = rules_.card(id);
        if (!card.category) return rules_.name(id);
        const std::size_t slot = index_of(*card.category);
        return fmt::format(
            "{} {}", rules_.name(id),
            paint_(category_inks.at(slot), fmt::format("{}{}", category_letters.at(slot), card.value)));
    }
    std::string names(const CardSet& cards) const { return names(listed(rules_, cards)); }
    template <class Cards>
    std::string names(const Cards& cards) const {
        std::vector<std::string> words;
        for (const CardId card : cards) words.push_back(short_card(card));
        return words.empty() ? "nothing" : fmt::format("{}", fmt::join(words, ", "));
    }

    void market() {
        line(paint_(Ink::Strong, "Market") +
             fmt::format("  draw pile {}{} · trash {} · events left {}", view_.draw_pile,
                         view_.open.reserve > 0 ? fmt::format(" + {} for the Tour", view_.open.reserve) : "",
                         view_.open.trash.size(), view_.open.unturned.size()));
        for (std::size_t slot = 0; slot < market_slots; ++slot) {
            const CardId card = view_.open.market[slot];
            if (card == no_card)
                line(fmt::format("  {} sold out", slot));
            else
                line(fmt::format("  {} {}: {}", slot, short_card(card), rules_.text(card)));
        }
        line();
    }

    // "[H#][O.][L3][M.][A.]"
    std::string look(const PlayerView& who) const {
        std::string text;
        for (std::size_t slot = 0; slot < category_count; ++slot) {
            const CardId card = who.look[slot];
            const std::string inside = card == no_card       ? "."
                                       : card == hidden_card ? "#"
                                                             : fmt::format("{}", rules_.card(card).value);
            text += paint_(category_inks.at(slot), fmt::format("[{}{}]", category_letters.at(slot), inside));
        }
        return text;
    }

    void board(Seat seat) {
        const PlayerView& who = view_.players[index_of(seat)];
        const OpenPlayer& shown = player(view_.open, seat);
        const bool own = view_.viewer == seat;
        std::string text =
            fmt::format("{} {} {}  hand {}, Wardrobe {}, Floordrobe {}, won {}",
                        paint_(Ink::Strong, view_.open.pending.contains(seat) ? ">" : " "),
                        paint_(own ? Ink::Strong : Ink::Plain,
                               fmt::format("{:<7}", own ? fmt::format("you #{}", index_of(seat))
                                                        : fmt::format("#{}", index_of(seat)))),
                        look(who), who.hand_size, who.wardrobe_size, shown.floordrobe.size(), who.won_size);
        if (shows_won(rules_, view_.open, view_.viewer, seat))
            text += fmt::format(" ({} prestige)", prestige_of(rules_, who.won));
        if (view_.open.first == seat) text += " · first player";
        if (who.declared) text += " · has declared";
        line(text);
        std::vector<std::string> notes;
        if (shown.character != no_character) {
            notes.push_back(fmt::format("{}, {}{}", rules_.name(shown.character),
                                        rules_.power_names[static_cast<std::size_t>(shown.character)],
                                        shown.power_used ? " (used)" : ""));
        }
        for (const Category category : categories) {
            if (shown.doubled.contains(category))
                notes.push_back(fmt::format("{} counts double", name_of(category)));
        }
        if (shown.bonus > 0) notes.push_back(fmt::format("+{} for each worn card", shown.bonus));
        if (!notes.empty()) line(fmt::format("          {}", fmt::join(notes, " · ")));
        if (!own) known_cards(seat, who);
        if (!shown.floordrobe.empty())
            line(paint_(Ink::Faint, "          Floordrobe: ") + names(shown.floordrobe));
    }

    // What the viewer knows of another player's hidden cards.
    void known_cards(Seat seat, const PlayerView& who) {
        std::vector<CardId> worn;
        for (const CardId card : who.look) {
            if (card != no_card && card != hidden_card) worn.push_back(card);
        }
        const auto tops = view_.open.lists[index_of(seat)];
        if (!worn.empty()) line(fmt::format("          you know in the Look: {}", names(worn)));
        if (!who.hand.empty()) line(fmt::format("          you know in the hand: {}", names(who.hand)));
        if (!tops.empty())
            line(fmt::format("          on top of the Wardrobe: {}",
                             names(std::vector<CardId>(tops.rbegin(), tops.rend()))));
    }

    static std::string seat_list(SeatSet seats) {
        std::vector<std::string> words;
        for (const Seat seat : seats) words.push_back(fmt::format("#{}", index_of(seat)));
        return fmt::format("{}", fmt::join(words, ", "));
    }

    void turn() {
        const bool turn = view_.open.phase >= Phase::Playing && view_.open.phase <= Phase::Untucking;
        if (turn) {
            line(fmt::format("Turn of #{}: {} · activated: {}", index_of(view_.open.active),
                             homestretch::counted(view_.open.coins, "coin"),
                             names(view_.open.lists[activated_list])));
        }
        for (const Frame& frame : view_.open.effects) {
            const auto source = origin_of(frame);
            std::string text = fmt::format("  {}{}", frame.seat == view_.open.active ? "" : "reversal of ",
                                           rules_.source_name(source));
            const SeatSet victims = seats_in(frame, Kept::Victims);
            if (!victims.empty()) text += " against " + seat_list(victims);
            line(text);
        }
        for (const Waiting& waiting : view_.open.waiting) {
            line(fmt::format("  #{} will turn {} against #{} after the next draw", index_of(waiting.reverser),
                             rules_.source_name(waiting.source), index_of(view_.open.active)));
        }
        if (view_.peeked_size > 0 && view_.peeked.cards.empty())
            line(fmt::format("  #{} looks through {}", index_of(view_.open.active),
                             homestretch::counted(view_.peeked_size, "card")));
        if (!view_.open.tied.empty()) line("Tied: " + seat_list(view_.open.tied));
    }

    void own_cards() {
        if (!view_.viewer) return;
        const PlayerView& own = view_.players[index_of(*view_.viewer)];
        line(fmt::format("{} worth {}", paint_(Ink::Strong, "Your Look"),
                         look_total(rules_, view_, *view_.viewer)));
        for (const CardId card : own.look) {
            if (card != no_card) line(fmt::format("  {}: {}", rules_.id(card), short_card(card)));
        }
        if (!view_.peeked.cards.empty()) {
            line(paint_(Ink::Strong, "You look through"));
            for (const CardId card : listed(rules_, view_.peeked.cards)) card_line(card);
        }
        line(paint_(Ink::Strong, "Your hand"));
        for (const CardId card : listed(rules_, own.hand)) card_line(card);
    }
    void card_line(CardId card) {
        line(fmt::format("  {}: {}. {}", rules_.id(card), short_card(card), rules_.text(card)));
    }

    const Rules& rules_;
    const View& view_;
    const Paint& paint_;
    std::string text_{};
};

} // namespace

std::string Game::draw(const Rules& rules, const View& view, const Paint& paint) {
    return Picture(rules, view, paint).draw();
}

} // namespace drags_2_riches
