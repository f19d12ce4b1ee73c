#include "games/rat-race/game.h"
#include "games/rat-race/names.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace rat_race {

using homestretch::Ink;
using homestretch::Paint;

namespace {

constexpr std::array ideal_letters{'L', 'F', 'H', 'M', 'P'};
// The first letters of their names; the Polar bear is P, since B is the Bull.
constexpr std::array token_letters{'A', 'B', 'E', 'R', 'P'};
constexpr std::array councilor_inks{Ink::Gold, Ink::Red, Ink::Violet, Ink::Green, Ink::Sky};
constexpr int cell_width = 9;

class Picture {
public:
    Picture(const Rules& rules, const View& view, const Paint& paint)
        : rules_(rules), view_(view), paint_(paint) {}

    std::string draw() {
        head();
        field();
        calm_fields();
        councilor_lines();
        piles();
        players();
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
        std::string now = fmt::format("Turn {}", view_.open.turns + 1);
        if (rules_.turn_limit) now += fmt::format(" of at most {}", rules_.last_turn);
        if (view_.open.ask == Ask::Vote) now = "Election of the first player";
        if (view_.open.ask == Ask::Finished)
            now = fmt::format("The {} is Monarch", rules_.name(view_.open.monarch));
        std::string facts;
        if (view_.open.ask != Ask::Vote && view_.open.ask != Ask::Finished)
            facts = fmt::format(" · seat {} plays", index_of(view_.open.active));
        if (is_final_sprint(view_) && view_.open.ask != Ask::Finished) facts += " · final sprint";
        line(paint_(Ink::Strong, "RAT RACE") + "  " + paint_(Ink::Strong, now) + facts);
        line(paint_(Ink::Faint,
                    "Ideals: L laurel, F fist, H hands, M money, P plant; ### is a riot, > an entry. "
                    "Councilors: A Ant, B Bull, E Elephant, R Rat, P Polar bear."));
        line();
    }

    // ---- the hex field, the Throne on top: each row twice, ideals above coordinates and tokens

    struct Cell {
        double x = 0;
        std::string above{};
        std::string below{};
        Ink ink = Ink::Plain;
    };

    void field() {
        std::map<int, std::vector<Cell>, std::greater<>> rows; // by r, the greatest first
        const Layout& layout = rules_.layout;
        rows[layout.throne_r].push_back(
            {layout.throne_q + layout.throne_r / 2.0, "<THRONE>", tokens_on(throne), Ink::Strong});
        for (std::size_t i = 0; i < layout.field_words.size(); ++i) {
            const Field& hex = layout.field_words[i];
            rows[hex.r].push_back(cell_of(static_cast<Place>(i)));
        }
        double leftmost = rows.begin()->second.front().x;
        for (auto& [r, cells] : rows) {
            std::ranges::sort(cells, {}, &Cell::x);
            leftmost = std::min(leftmost, cells.front().x);
        }
        for (const auto& [r, cells] : rows) {
            line(row_text(cells, leftmost, &Cell::above));
            line(row_text(cells, leftmost, &Cell::below));
        }
        const std::string waiting = tokens_on(off_board);
        line(fmt::format("  off the board: {}", waiting.empty() ? "nobody" : waiting));
        line();
    }

    Cell cell_of(Place place) const {
        const Field& hex = rules_.layout.field(place);
        const bool riot = (view_.open.board.riots & bit(place)) != 0;
        std::string ideals;
        for (std::size_t i = 0; i < ideal_count; ++i)
            ideals += std::string(hex.ideals[i], ideal_letters.at(i));
        const std::string above = riot ? "[###]" : fmt::format("{}[{}]", hex.entry ? ">" : "", ideals);
        const std::string tokens = tokens_on(place);
        return {hex.q + hex.r / 2.0, above,
                fmt::format("{}{}{}", place_text(rules_, place), tokens.empty() ? "" : " ", tokens),
                riot             ? Ink::Red
                : tokens.empty() ? Ink::Plain
                                 : Ink::Strong};
    }

    std::string row_text(const std::vector<Cell>& cells, double leftmost, std::string Cell::*part) const {
        std::string text;
        int column = 0;
        for (const Cell& cell : cells) {
            const std::string& shown = cell.*part;
            const int middle = 6 + static_cast<int>((cell.x - leftmost) * cell_width);
            const int start = std::max(column, middle - static_cast<int>(shown.size()) / 2);
            text += std::string(static_cast<std::size_t>(start - column), ' ') + paint_(cell.ink, shown);
            column = start + static_cast<int>(shown.size());
        }
        return text;
    }

    std::string tokens_on(Place place) const {
        std::string tokens;
        for (const Councilor councilor : councilors) {
            if (token(view_.open.board, councilor) == place) tokens += token_letters.at(index_of(councilor));
        }
        return tokens;
    }

    // While a riot is chosen: the fields that cannot be, by their reasons (RR-101).
    void calm_fields() {
        if (view_.open.ask != Ask::Riot || view_.viewer != view_.open.active) return;
        std::vector<std::pair<std::string, std::string>> reasons; // and the fields
        for (const homestretch::Blocked& field : Game::blocked(rules_, view_, {}, {})) {
            if (field.target.id.empty()) continue; // nobody expects it of the Throne
            const std::string reason = field.reason.text();
            auto known = std::ranges::find(reasons, reason, &std::pair<std::string, std::string>::first);
            if (known == reasons.end()) known = reasons.insert(known, {reason, ""});
            known->second += "  " + field.target.id;
        }
        line("  No riot can start on");
        for (const auto& [reason, fields] : reasons) line(fmt::format("  {}: {}", fields, reason));
        line();
    }

    // ---- the Councilors

    void councilor_lines() {
        const Councilors feet = view_.open.board.feet;
        for (const Councilor councilor : councilors) {
            const std::size_t i = index_of(councilor);
            const IdealCounts had = arsenal(view_.open.board, councilor);
            std::string ideals;
            for (std::size_t ideal = 0; ideal < ideal_count; ++ideal) {
                ideals += had[ideal] == 0   ? std::string("  .")
                          : had[ideal] == 1 ? fmt::format("  {}", ideal_letters.at(ideal))
                                            : fmt::format(" {}{}", had[ideal], ideal_letters.at(ideal));
            }
            std::vector<std::string> row;
            for (const TitleId issue : view_.open.board.rows[i]) row.push_back(rules_.name(issue));
            if (!row.empty()) row.back() = paint_(Ink::Strong, "*" + row.back());
            const bool has_feet = (feet & bit(councilor)) != 0;
            line(fmt::format("  {} {} {}  {}{}", token_letters.at(i),
                             paint_(councilor_inks.at(i), fmt::format("{:<10}", rules_.name(councilor))),
                             fmt::format("{:<15}", ideals),
                             has_feet                               ? "[Feet] "
                             : feet != 0 && !is_final_sprint(view_) ? "[locked] "
                                                                    : "",
                             fmt::join(row, ", ")));
        }
        line();
    }

    // ---- cards

    template <class List>
    std::string names(const List& titles) const {
        std::vector<std::string> shown;
        for (const TitleId title : titles) shown.push_back(title == no_title ? "?" : short_card(title));
        return fmt::format("{}", fmt::join(shown, ", "));
    }

    // "Catch Up R/H", "Insider Tip RR": its symbols, and the ideal of an Issue
    std::string short_card(TitleId id) const {
        const Title& title = rules_.title(id);
        std::string symbols;
        for (std::size_t i = 0; i < councilor_count; ++i)
            symbols += std::string(title.symbols[i], token_letters.at(i));
        if (title.is_issue)
            symbols += fmt::format("/{}", ideal_letters.at(static_cast<std::size_t>(title.ideal)));
        return fmt::format("{} {}", rules_.name(id), symbols);
    }

    void piles() {
        std::string discard = "empty";
        if (!view_.open.discard.empty())
            discard = fmt::format("{}, on top {}", view_.open.discard.size(),
                                  short_card(view_.open.discard.back()));
        line(fmt::format("  pile {} · discard pile {}", view_.pile_size, discard));
        for (const PilePlace& known : view_.pile)
            line(fmt::format("    you know card {} from the bottom: {}", known.from_bottom,
                             short_card(known.title)));
        for (const auto& [what, title] :
             {std::pair("being executed", view_.open.action), std::pair("to be placed", view_.open.placing),
              std::pair("turned over", view_.open.revealed)}) {
            if (title != no_title) line(fmt::format("  {}: {}", what, short_card(title)));
        }
        if (!view_.lifted.empty()) line(fmt::format("  lifted: {}", names(view_.lifted)));
        line();
    }

    void players() {
        for (const Seat seat : seats(rules_.seats)) {
            const PlayerView& who = view_.players[index_of(seat)];
            const bool own = view_.viewer == seat;
            const std::size_t hidden = who.bank_size - who.bank_up.size() - who.bank_down.size();
            std::string text = fmt::format(
                "{} {} hand {}, bank {}", paint_(Ink::Strong, view_.open.pending.contains(seat) ? ">" : " "),
                paint_(own ? Ink::Strong : Ink::Plain,
                       fmt::format("{:<7}", own ? fmt::format("you #{}", index_of(seat))
                                                : fmt::format("#{}", index_of(seat)))),
                who.hand_size, who.bank_size);
            if (who.committed > 0) text += ", has decided";
            if (view_.open.ask == Ask::Finished) text += fmt::format(", {} symbols", score(who));
            line(text);
            if (!who.bank_up.empty()) line(fmt::format("      face up: {}", names(who.bank_up)));
            if (own) continue;
            if (!who.bank_down.empty())
                line(fmt::format("      you know in the bank: {}; {} more", names(who.bank_down), hidden));
            if (!who.hand.empty()) line(fmt::format("      you know in the hand: {}", names(who.hand)));
        }
        line();
    }

    int score(const PlayerView& who) const {
        int symbols = 0;
        for (const TitleId title : who.bank_up)
            symbols += rules_.title(title).symbols[index_of(view_.open.monarch)];
        return symbols;
    }

    void own_cards() {
        if (!view_.viewer) return;
        const PlayerView& own = view_.players[index_of(*view_.viewer)];
        std::string symbols;
        for (const Councilor councilor : councilors) {
            int count = 0;
            for (const TitleId title : own.bank_up) count += rules_.title(title).symbols[index_of(councilor)];
            for (const TitleId title : own.bank_down)
                count += rules_.title(title).symbols[index_of(councilor)];
            symbols += paint_(councilor_inks.at(index_of(councilor)),
                              fmt::format("  {} {}", rules_.name(councilor), count));
        }
        line(paint_(Ink::Strong, "Symbols in your bank:") + symbols);
        if (!own.bank_down.empty()) line(fmt::format("  face down: {}", names(own.bank_down)));
        if (own.hand.empty()) return;
        line(paint_(Ink::Strong, "Your hand"));
        for (const TitleId title : own.hand)
            line(fmt::format("  {}: {}. {}", rules_.id(title), short_card(title), rules_.text(title)));
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

} // namespace rat_race
