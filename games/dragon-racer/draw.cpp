#include "games/dragon-racer/game.h"
#include "games/dragon-racer/names.h"
#include "games/dragon-racer/support.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace dragon_racer {

using homestretch::Ink;
using homestretch::Paint;

namespace {

constexpr std::array colour_inks{Ink::Red, Ink::Green, Ink::Blue, Ink::Gold};
constexpr std::array colour_letters{'R', 'G', 'B', 'Y'}; // Y: gold, since G is taken
constexpr std::size_t cell_width = 13;                   // five tiles fit on 80 columns

struct TokenInk {
    std::string_view word;
    Ink ink;
};
// Two characters on one card share a hue at most: with one copy of the cards all tokens differ.
constexpr std::array token_inks{
    TokenInk{"sky", Ink::Sky},    TokenInk{"navy", Ink::Blue},     TokenInk{"crimson", Ink::Red},
    TokenInk{"coral", Ink::Red},  TokenInk{"pearl", Ink::Strong},  TokenInk{"slate", Ink::Faint},
    TokenInk{"amber", Ink::Gold}, TokenInk{"lemon", Ink::Gold},    TokenInk{"lime", Ink::Green},
    TokenInk{"moss", Ink::Green}, TokenInk{"violet", Ink::Violet}, TokenInk{"lilac", Ink::Violet},
};

class Picture {
public:
    Picture(const Rules& rules, const View& view, const Paint& paint)
        : rules_(rules), view_(view), paint_(paint) {}

    std::string draw() {
        head();
        track();
        players();
        own_cards();
        return std::move(text_);
    }

private:
    void line(std::string_view content = "") {
        text_ += content;
        text_ += '\n';
    }

    void head() {
        const Turn& turn = rules_.turn(view_.open.turn);
        std::string now = fmt::format("Turn {} of {}", view_.open.turn, rules_.turns.size());
        if (view_.open.phase == Phase::ChooseCharacter) now = "Choosing characters";
        if (view_.open.phase == Phase::Finished) now = "The race is over";
        std::string facts;
        if (view_.open.phase == Phase::Draft) {
            facts = fmt::format(" · draft round {}, passing {}", view_.open.round,
                                turn.pass_left ? "left" : "right");
        } else if (view_.open.phase != Phase::ChooseCharacter && view_.open.phase != Phase::Finished) {
            facts = fmt::format(" · race of seat {}", index_of(*view_.open.pending.begin()));
        }
        line(paint_(Ink::Strong, "DRAGON RACER") + "  " + paint_(Ink::Strong, now) + facts +
             fmt::format(" · boost {}, tied {}", turn.boost_sole, turn.boost_tie));
        line(paint_(Ink::Faint,
                    "Colours: R red, G green, B blue, Y gold, * any. Seats and indices count from 0."));
        line();
    }

    // ---- the ring: positions 1 to 5 above, 0 and 9 to 6 below, flown clockwise

    void track() {
        row({1, 2, 3, 4, 5});
        row({0, 9, 8, 7, 6});
        line();
    }

    void row(const std::array<int, 5>& positions) {
        std::array<std::string, 3> lines;
        std::string border = " ";
        for (const int position : positions) {
            border += "+" + std::string(cell_width + 1, '-');
            const auto tile = tile_at(position);
            const Ink ink = tile ? colour_inks.at(rules_.tile(*tile).colour) : Ink::Faint;
            lines[0] += cell(ink, tile ? rules_.racetrack_words.name(rules_.tile(*tile).racetrack) : "?");
            lines[1] += cell(ink, tile ? tile_colour(*tile, position) : face_down(position));
            lines[2] += tokens_on(position);
        }
        line(border + "+");
        for (const std::string& content : lines) line(" " + content + "|");
        if (positions[0] == 0) line(border + "+");
    }

    std::string cell(Ink ink, std::string_view content) const {
        const std::string shown(content.substr(0, cell_width));
        return "| " + paint_(ink, shown) + std::string(cell_width - shown.size(), ' ');
    }

    std::optional<TileId> tile_at(int position) const {
        for (std::size_t i = 0; i < rules_.tiles.size(); ++i) {
            const Tile& tile = rules_.tiles[i];
            if (tile.place == Place::Corner && tile.position == position) return static_cast<TileId>(i);
        }
        const auto& turned = position < 5 ? view_.open.upper : view_.open.lower;
        const auto index = static_cast<std::size_t>(position < 5 ? position - 2 : position - 7);
        if (index < turned.size()) return turned[index];
        return std::nullopt;
    }
    std::string tile_colour(TileId tile, int position) const {
        return rules_.colour_words.id(rules_.tile(tile).colour) + (position == 0 ? ", start" : "");
    }

    std::string face_down(int position) const {
        const auto& turned = position < 5 ? rules_.upper_turned : rules_.lower_turned;
        const int wanted = position < 5 ? position - 1 : position - 6;
        for (std::size_t turn = 1; turn <= rules_.turns.size(); ++turn) {
            if (turned[turn] == wanted) return fmt::format("up on turn {}", turn);
        }
        return "stays down";
    }

    std::string tokens_on(int position) const {
        std::vector<std::size_t> here;
        for (std::size_t seat = 0; seat < rules_.seats; ++seat) {
            if (tile_position(rules_, view_.open.players[seat].distance % rules_.lap()) == position)
                here.push_back(seat);
        }
        const bool crowd = here.size() * 3 > cell_width + 1; // "#0 #1" becomes "#01234"
        std::string tokens = crowd ? "#" : "";
        std::size_t width = tokens.size();
        for (const std::size_t seat : here) {
            const std::string_view gap = crowd || width == 0 ? "" : " ";
            const std::string number = fmt::format("{}{}", crowd ? "" : "#", seat);
            tokens += fmt::format("{}{}", gap, paint_(token_ink(seat), number));
            width += gap.size() + number.size();
        }
        return "| " + tokens + std::string(cell_width - width, ' ');
    }

    // A token has its character's colour, and always the number of its seat.
    Ink token_ink(std::size_t seat) const {
        const CharacterId id = view_.open.players[seat].character;
        if (id == no_character) return Ink::Strong;
        const auto* const known =
            std::ranges::find(token_inks, rules_.tokens[static_cast<std::size_t>(id)], &TokenInk::word);
        return known == token_inks.end() ? Ink::Strong : known->ink;
    }

    // ---- players

    void players() {
        std::vector<std::size_t> order(rules_.seats);
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::ranges::stable_sort(order, {},
                                 [&](std::size_t seat) { return view_.open.players[seat].trophy; });
        for (const std::size_t seat : order) player_lines(seat);
        line();
    }

    void player_lines(std::size_t seat) {
        const Player& who = view_.open.players[seat];
        const bool own = view_.viewer == seat_at(seat);
        const bool waited_for = view_.open.pending.contains(seat_at(seat));
        std::string character = "no character yet";
        if (who.character != no_character) {
            character = fmt::format("{} ({}{})", rules_.name(who.character),
                                    rules_.abilities[static_cast<std::size_t>(who.character)],
                                    support_letters(who.character));
        }
        const bool revealed = view_.open.revealed.contains(seat_at(seat));
        const bool listed = own || revealed;
        line(fmt::format(
            "{} {}{}  {:<28}  {:>3} spaces{}{}{}", paint_(Ink::Strong, waited_for ? ">" : " "),
            paint_(own ? Ink::Strong : Ink::Plain,
                   fmt::format("{:<3}  {}", who.trophy == 0 ? "" : place(who.trophy), own ? "you " : "")),
            paint_(token_ink(seat), fmt::format("{:<{}}", fmt::format("#{}", seat), own ? 2 : 6)), character,
            who.distance, lap_text(who.distance),
            who.moved == 0 ? "" : fmt::format(", {} this turn", who.moved),
            listed || view_.collected_size == 0 ? ""
                                                : fmt::format(", {} {}", view_.collected_size,
                                                              view_.collected_size == 1 ? "card" : "cards")));
        if (!who.team.empty()) line("      team: " + team_text(seat));
        if (revealed && !own) line("      cards: " + cards_text(who.collected));
    }

    static std::string place(int number) {
        constexpr std::array endings{"th", "st", "nd", "rd"};
        return fmt::format("{}{}", number,
                           number < 4 ? endings.at(static_cast<std::size_t>(number)) : endings[0]);
    }
    std::string lap_text(int distance) const {
        return distance < rules_.lap() ? "" : fmt::format(", lap {}", distance / rules_.lap() + 1);
    }
    std::string support_letters(CharacterId id) const {
        const Character& character = rules_.character(id);
        std::string letters;
        for (std::size_t colour = 0; colour < colour_count; ++colour)
            letters += std::string(character.support[colour], colour_letters[colour]);
        letters += std::string(character.support_any, '*');
        return letters.empty() ? "" : ", +" + letters;
    }

    std::string team_text(std::size_t seat) const {
        const Player& who = view_.open.players[seat];
        const AttackNeeds attacks = attack_needs(rules_, view_.open, seat_at(seat));
        std::string text;
        for (std::size_t slot = 0; slot < who.team.size(); ++slot) {
            text += (slot > 0 ? "  " : "") + card_text(who.team[slot]);
            for (std::size_t colour = 0; colour < colour_count; ++colour) {
                const unsigned icons = attacks[slot][colour];
                if (icons > 0) text += paint_(Ink::Violet, " +" + std::string(icons, colour_letters[colour]));
            }
        }
        return text;
    }

    // "Rimewing blue FC s4 [B B]", "Brinestrike green FC attack +G"
    std::string card_text(CardId id) const {
        const Dragon& dragon = rules_.dragon(id);
        std::string facts;
        if (dragon.attacks()) {
            facts = "attack +" + std::string(dragon.attack_icons, colour_letters[dragon.attack_colour]);
        } else {
            std::string icons;
            const auto add = [&](unsigned count, char letter) {
                for (unsigned i = 0; i < count; ++i)
                    icons += icons.empty() ? std::string(1, letter) : std::string{' ', letter};
            };
            for (std::size_t colour = 0; colour < colour_count; ++colour)
                add(dragon.need[colour], colour_letters[colour]);
            add(dragon.need_any, '*');
            facts = fmt::format("s{} [{}]", dragon.speed, icons);
        }
        const Ink ink = colour_inks.at(dragon.colour);
        return fmt::format("{} {} {} {}", paint_(ink, rules_.name(id)), rules_.colour_words.id(dragon.colour),
                           initials(rules_.racetrack_words.name(dragon.racetrack)), facts);
    }
    static std::string initials(std::string_view name) {
        std::string letters;
        bool fresh = true;
        for (const char letter : name) {
            if (fresh) letters += letter;
            fresh = letter == ' ';
        }
        return letters;
    }
    std::string cards_text(const Hand& cards) const {
        std::string text;
        for (const CardId card : cards) text += (text.empty() ? "" : "  ") + card_text(card);
        return text;
    }

    // ---- one's own cards

    void own_cards() {
        if (!view_.viewer) return;
        const Player& own = view_.open.players[index_of(*view_.viewer)];
        if (own.character == no_character) return;
        const Hand& cards = collected(view_, *view_.viewer);
        if (!cards.empty()) {
            line(paint_(Ink::Strong, "Your collected cards"));
            for (std::size_t i = 0; i < cards.size(); ++i)
                line(fmt::format("  {}: {}", i, card_text(cards[i])));
        }
        ledger(own);
        if (!view_.hand.empty()) {
            line(paint_(Ink::Strong, "Your hand"));
            for (std::size_t i = 0; i < view_.hand.size(); ++i) {
                line(fmt::format("  {}: {}{}", i, card_text(view_.hand[i]),
                                 view_.commit == i ? "  <- chosen" : ""));
            }
        }
    }

    // What the team needs beside what the supporters give, colour by colour.
    void ledger(const Player& own) {
        const Seat seat = *view_.viewer;
        const Supply supply =
            supply_of(rules_, own.character, collected(view_, seat), view_.open.attacks[index_of(seat)]);
        const AttackNeeds attacks = attack_needs(rules_, view_.open, *view_.viewer);
        Need need;
        for (std::size_t slot = 0; slot < own.team.size(); ++slot)
            need = need + need_of(rules_.dragon(own.team[slot]), attacks[slot]);
        std::string text;
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            text +=
                paint_(colour_inks.at(colour), fmt::format("  {} {}/{}", rules_.colour_words.id(colour),
                                                           supply.coloured[colour], need.coloured[colour]));
        }
        text += fmt::format("  any {}/{}", supply.any, need.icons - need.coloured.total());
        line(paint_(Ink::Strong, "You have / your team needs:") + text);
    }

    const Rules& rules_;
    const View& view_;
    const Paint& paint_;
    std::string text_{};
};

} // namespace

// At most 100 columns wide: track, players in trophy order, one's own cards.
std::string Game::draw(const Rules& rules, const View& view, const Paint& paint) {
    return Picture(rules, view, paint).draw();
}

} // namespace dragon_racer
