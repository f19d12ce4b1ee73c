#include "games/iditacards/game.h"
#include "games/iditacards/words.h"

#include <fmt/format.h>

#include <array>

namespace iditacards {

using homestretch::Ink;
using homestretch::Paint;
using homestretch::seat_at;
using homestretch::seats;

namespace {

constexpr std::array leg_inks{Ink::Green, Ink::Gold, Ink::Blue, Ink::Sky, Ink::Violet};
constexpr int columns = 16;
constexpr int rows_of_half = 5; // the upper half runs to the right, the lower half back to the left

// By Type: a letter and a colour, never colour alone.
constexpr std::array type_letters{'D', 'A', 'F', 'P', 'S', 'U', 'M', '!'};
constexpr std::array type_inks{Ink::Gold,  Ink::Sky,   Ink::Gold, Ink::Violet,
                               Ink::Green, Ink::Plain, Ink::Blue, Ink::Red};

// The square in a place of the serpentine: up the first column, down the second, and so on.
int square_at(int row, int column) {
    const bool upper = row < rows_of_half;
    const int strip = upper ? column : 2 * columns - 1 - column;
    const int from_top = upper ? row : row - rows_of_half;
    const bool downwards = upper ? strip % 2 == 1 : strip % 2 == 0;
    return strip * rows_of_half + (downwards ? from_top : rows_of_half - 1 - from_top);
}

// "Start", "17" or "the Finish"
std::string square_name(int square) {
    if (square == start_square) return "Start";
    return square == finish_square ? "the Finish" : std::to_string(square);
}

class Picture {
public:
    Picture(const Rules& rules, const View& view, const Paint& paint)
        : rules_(rules), view_(view), paint_(paint) {}

    std::string draw() {
        head();
        track();
        legs();
        for (const Seat seat : seats(rules_.seats)) player_lines(seat);
        shared();
        if (view_.viewer) own_cards(*view_.viewer);
        return std::move(text_);
    }

private:
    void line(std::string_view content = "") {
        text_ += content.substr(0, content.find_last_not_of(' ') + 1);
        text_ += '\n';
    }

    void head() {
        const Weather& weather = rules_.weathers[view_.open.weather];
        const std::string now = view_.open.phase == Phase::Finished
                                    ? "The race is over"
                                    : fmt::format("Round {} of {}, turn of #{}", round_of(rules_, view_),
                                                  rules_.round_limit, index_of(view_.open.current));
        line(paint_(Ink::Strong, "IDITACARDS") + "  " + paint_(Ink::Strong, now));
        line(paint_(Ink::Strong, "Weather: " + rules_.weather_words.name(view_.open.weather)) + "  " +
             rules_.text(weather));
        if (view_.viewer && view_.open.phase != Phase::Finished) {
            const bool immune = is_immune(rules_, player(view_.open, *view_.viewer));
            line(paint_(Ink::Faint, immune ? "It does not reach you: you are immune." : "It reaches you."));
        }
        line();
    }

    // ---- the track

    void track() {
        line(fmt::format(
            "  Start {}{}", tokens_on(start_square),
            paint_(Ink::Faint,
                   "   (letter: leg, +: checkpoint, #: player; up, down, up, … and back below)")));
        for (int row = 0; row < 2 * rows_of_half; ++row) {
            std::string content = "  ";
            for (int column = 0; column < columns; ++column) content += cell(square_at(row, column));
            line(content);
            if (row + 1 == rows_of_half) line();
        }
        line(fmt::format("  Finish {}", tokens_on(finish_square)));
        line();
    }

    std::string cell(int square) const {
        const std::size_t leg = rules_.leg_number(square);
        const std::string token = tokens_on(square);
        const bool checkpoint = rules_.checkpoint_at[track_index(square)] >= 0;
        const std::string content = fmt::format("{}{}", static_cast<char>('a' + leg),
                                                !token.empty() ? token
                                                : checkpoint   ? "+ "
                                                               : "· ");
        return paint_(token.empty() ? leg_inks.at(leg % leg_inks.size()) : Ink::Strong, content) + "  ";
    }

    std::string tokens_on(int square) const {
        std::string tokens;
        for (const Seat seat : seats(rules_.seats)) {
            if (player(view_.open, seat).position == square) tokens += fmt::format("#{}", index_of(seat));
        }
        return tokens;
    }

    void legs() {
        for (std::size_t i = 0; i < rules_.legs.size(); ++i) {
            const Leg& leg = rules_.legs[i];
            line(fmt::format(
                "  {} {:<12} {:>3}–{:<3} cold {} hunger {}  {}",
                paint_(leg_inks.at(i % leg_inks.size()), std::string(1, static_cast<char>('a' + i))),
                rules_.leg_name(i), leg.first, leg.last, leg.enter_hypothermia, leg.enter_starvation,
                paint_(Ink::Faint, rules_.text(leg))));
        }
        line();
    }

    // ---- players

    void player_lines(Seat seat) {
        const Player& who = player(view_.open, seat);
        const PlayerView& held = view_.players[index_of(seat)];
        const Cards resolved = heap(iditacards::resolved(view_.open, seat));
        const bool own = view_.viewer == seat;
        const bool on_track = who.position != finish_square;
        std::string facts = fmt::format("square {}", square_name(who.position));
        if (on_track) {
            facts += fmt::format(" ({}), speed {}, moves {} at the end of a turn",
                                 rules_.leg_name(rules_.leg_number(who.position)),
                                 speed_of(rules_, who, view_.open.weather),
                                 end_distance(rules_, who, view_.open.weather));
        }
        line(fmt::format(
            "{} {}  {}", paint_(Ink::Strong, pending(view_.open).contains(seat) ? ">" : " "),
            paint_(own ? Ink::Strong : Ink::Plain, fmt::format("#{}{}", index_of(seat), own ? " you" : "")),
            facts));
        line(fmt::format("     cold {}  hunger {}{}", dial(who.hypothermia, Ink::Blue),
                         dial(who.starvation, Ink::Red), flags(who)));
        line("     dogs: " + dogs(who.table));
        const std::string risks = stack(view_.open.risks[index_of(seat)]);
        if (!risks.empty()) line("     risk stack: " + risks);
        if (!resolved.empty()) line("     resolved, kept until the chain ends: " + names(resolved));
        line(fmt::format("     hand {}, deck {}, discard {}, legendary {}, turns {}, days {}", held.hand_size,
                         held.deck_size, discard(view_.open, seat).size(), held.unclaimed_size, who.turns,
                         who.days));
        if (own) return;
        const Known& known = view_.open.known[index_of(seat)];
        Cards in_hand;
        Cards in_deck;
        for (std::size_t i = 0; i < rules_.cards.size(); ++i) {
            in_hand.add(static_cast<CardId>(i), known.in_hand(static_cast<CardId>(i)));
            in_deck.add(static_cast<CardId>(i), known.in_deck(static_cast<CardId>(i)));
        }
        if (!in_hand.empty()) line("     known in hand: " + names(in_hand));
        if (!in_deck.empty()) line("     known in deck: " + names(in_deck));
    }

    // "[###....] 3": the seventh is death.
    std::string dial(int level, Ink ink) const {
        std::string marks(static_cast<std::size_t>(level), '#');
        marks.resize(death_level, '.');
        return fmt::format("{} {}", paint_(ink, "[" + marks + "]"), level);
    }

    std::string flags(const Player& who) const {
        std::string text = is_immune(rules_, who) ? "  immune" : "";
        for (std::size_t i = 1; i < flag_words().size(); ++i) {
            if (who.day_flags.contains(static_cast<DayFlag>(i))) text += "  " + flag_words().id(i);
        }
        return text;
    }

    std::string dogs(const Table& table) const {
        std::string text;
        for (std::size_t i = 0; i < table.size(); ++i) {
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", i, named(table[i].card));
            std::string held;
            for (const CardId card : table[i].attachments) held += (held.empty() ? "" : ", ") + named(card);
            if (!held.empty()) text += " [" + held + "]";
        }
        return text.empty() ? "none" : text;
    }

    std::string stack(std::span<const Risk> risks) const {
        std::string text;
        for (std::size_t i = risks.size(); i-- > 0;)
            text += fmt::format("{}{} ({} to pay)", text.empty() ? "" : " on ", named(risks[i].card),
                                risks[i].left);
        return text;
    }

    std::string named(CardId card) const {
        const auto type = static_cast<std::size_t>(rules_.card(card).type);
        return paint_(type_inks.at(type), rules_.name(card));
    }

    std::string names(const Cards& cards) const {
        std::string text;
        for (const CardId card : cards.names()) {
            text += fmt::format("{}{}{}", text.empty() ? "" : ", ",
                                cards.count(card) > 1 ? fmt::format("{} × ", cards.count(card)) : "",
                                named(card));
        }
        return text.empty() ? "nothing" : text;
    }

    // ---- the middle of the table

    void shared() {
        line();
        line("Supply: " + names(view_.open.supply));
        std::string decks;
        for (std::size_t i = 0; i < rules_.upgrade_decks.size(); ++i) {
            const std::size_t deck = rules_.upgrade_decks[i];
            if (!rules_.decks[deck].in_play) continue;
            decks +=
                fmt::format("{}{} {} ({} destroyed)", decks.empty() ? "" : ", ", rules_.deck_words.name(deck),
                            view_.upgrades[i].size(), destroyed_of(rules_, view_.open, i).size());
        }
        line(fmt::format("Upgrade decks: {}. Damage pile: {}.", decks, view_.open.damage));
    }

    void own_cards(Seat seat) {
        const PlayerView& held = view_.players[index_of(seat)];
        const bool at_risk = !view_.open.risks.empty(index_of(seat));
        line();
        if (!view_.looked_at.empty()) line(paint_(Ink::Strong, "You look at: ") + names(view_.looked_at));
        line(paint_(Ink::Strong, "Your discard pile: ") + names(discard(view_.open, seat)));
        line(paint_(Ink::Strong, "Your legendary cards: ") + names(*held.unclaimed));
        line(paint_(Ink::Strong, "Your hand"));
        const CostTable table(rules_, player(view_.open, seat));
        for (const CardId card : held.hand->names()) {
            const Card& printed = rules_.card(card);
            const Costs costs = table.when_played(card);
            const bool changed = (!costs.whole_hand && costs.energy != printed.energy) ||
                                 costs.health != printed.health || costs.risk != printed.risk;
            const auto type = static_cast<std::size_t>(printed.type);
            const bool payable = !at_risk && affordable(costs, held.hand_size - 1U, held.deck_size);
            line(fmt::format("  {} {}{}  {}{}{}  {}",
                             paint_(type_inks.at(type), std::string(1, type_letters.at(type))),
                             held.hand->count(card) > 1 ? fmt::format("{} × ", held.hand->count(card)) : "",
                             paint_(payable ? Ink::Strong : Ink::Faint, rules_.name(card)), cost_words(costs),
                             changed ? " (printed otherwise)" : "", payable ? "" : " – not now",
                             paint_(Ink::Faint, rules_.text(card))));
        }
        if (held.hand->empty()) line("  nothing");
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

} // namespace iditacards
