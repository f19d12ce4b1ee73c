#include "games/rat-race/tables.h"

#include "engine/effects/parse.h"
#include "engine/pack/source_cells.h"
#include "engine/pack/table_reader.h"
#include "games/rat-race/effects.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace rat_race {

using homestretch::Cells;
using homestretch::Pack;
using homestretch::Problems;
using homestretch::Source;
using homestretch::Step;
using homestretch::TableReader;
using homestretch::Vocabulary;

namespace {

constexpr int most_copies = 60;
constexpr int longest_effect = 6;
const Vocabulary player_counts{"2", "3", "4", "5"};

struct Tile {
    IdealCounts ideals{};
    int level = 0;
    int copies = 0;
    bool can_riot = false;
};

// A layout in the making.
struct Draft {
    PackLayout made{};
    Cells cells; // its row in layouts.csv
    int fields = 0;
    int rows = 0;
    std::map<std::size_t, int> tiles{}; // how often each one is used
    std::set<std::pair<int, int>> places{};
    std::set<std::pair<int, int>> seats_in_rows{}; // row and column
    std::set<int> rows_seen{};
    int thrones = 0;
};

class Reader {
public:
    Reader(const Pack& pack, Rules& rules, Problems& problems)
        : pack_(pack), rules_(rules), problems_(problems) {}

    void read_cards() {
        rules_.language = effect_language(rules_.feet_for_cards);
        read_councilors();
        read_issues();
        rules_.issue_titles = rules_.titles.size();
        read_actions();
        if (cards_ > max_cards) {
            problems_.push_back(
                {.file = "issues.csv",
                 .message = fmt::format("Issues and Actions together are at most {} cards, not {}", max_cards,
                                        cards_)});
        }
        const std::size_t needed = cards_dealt * max_players;
        if (cards_ < needed) {
            problems_.push_back(
                {.file = "issues.csv",
                 .message = fmt::format("{} players are dealt {} cards, and there are only {}", max_players,
                                        needed, cards_)});
        }
    }

    std::vector<PackLayout> read_layouts(bool back_off_board) {
        read_tiles();
        read_layout_rows();
        read_fields();
        std::vector<PackLayout> layouts;
        for (Draft& draft : drafts_) {
            finish(draft, back_off_board);
            layouts.push_back(std::move(draft.made));
        }
        return layouts;
    }

private:
    // RR-2: the five are known by name to rules and screens; their words and home ideals are the pack's.
    void read_councilors() {
        constexpr std::array<std::string_view, councilor_count> expected{"ant", "bull", "elephant", "rat",
                                                                         "bear"};
        TableReader reader(pack_.table("councilors.csv"),
                           {.required = {"id", "name", "left_symbol", "right_ideal", "vision"},
                            .optional = {"copies", "source"}},
                           problems_);
        for (const Cells cells : reader.rows()) {
            const std::size_t row = rules_.councilor_words.size();
            const std::string id = cells.unique_id("id");
            if (row < expected.size() && id != expected.at(row)) {
                cells.problem("id",
                              fmt::format("Councilor {} is '{}', not '{}': ties are decided in the order "
                                          "ant, bull, elephant, rat, bear",
                                          row + 1, expected.at(row), id));
            }
            if (cells.text("left_symbol") != id)
                cells.problem("left_symbol", fmt::format("a Councilor shows its own symbol, '{}'", id));
            if (row < expected.size())
                rules_.home.at(row) = cells.word<Ideal>("right_ideal", rules_.ideal_words);
            rules_.councilor_words.add(id, cells.text("name"));
            rules_.visions.push_back(cells.text("vision"));
            rules_.councilor_sources.push_back(read_source(cells));
        }
        if (rules_.councilor_words.size() != expected.size()) {
            reader.problem(
                fmt::format("expected the five Councilors ant, bull, elephant, rat, bear, found {} "
                            "rows",
                            rules_.councilor_words.size()));
        }
    }

    void read_issues() {
        TableReader reader(pack_.table("issues.csv"),
                           {.required = {"id", "name", "councilor", "ideal", "feet", "copies", "effect"},
                            .optional = {"name_source", "symbol_source", "effect_source"}},
                           problems_);
        for (const Cells cells : reader.rows()) {
            Title title{.copies = cells.number<std::uint8_t>("copies", 1, most_copies),
                        .is_issue = true,
                        .feet = cells.number("feet", 0, 1) == 1,
                        .ideal = cells.word<Ideal>("ideal", rules_.ideal_words)};
            title.symbols.at(cells.word("councilor", rules_.councilor_words)) = 1;
            const auto program = effect(cells, on_issue);
            if (program) check_feet(cells, title, *program);
            add(cells, title, program.value_or(std::vector<Step>()));
        }
    }

    static void check_feet(const Cells& cells, const Title& title, const std::vector<Step>& program) {
        const bool written = std::ranges::any_of(
            program, [](const Step& step) { return homestretch::verb_of<Verb>(step) == Verb::Feet; });
        if (written && !title.feet) cells.problem("feet", "the effect says `feet`; write 1 here");
        if (!written && title.feet) cells.problem("effect", "an Issue with feet = 1 needs the step `feet`");
    }

    void read_actions() {
        TableReader reader(pack_.table("actions.csv"),
                           {.required = {"id", "name", "councilors", "symbols", "copies", "effect"},
                            .optional = {"name_source", "symbol_source", "effect_source"}},
                           problems_);
        for (const Cells cells : reader.rows()) {
            Title title{.copies = cells.number<std::uint8_t>("copies", 1, most_copies)};
            const auto symbols = cells.joined_words("councilors", rules_.councilor_words);
            for (const std::size_t councilor : symbols) ++title.symbols.at(councilor);
            const int counted = cells.number("symbols", 0, 9);
            if (counted != static_cast<int>(symbols.size())) {
                cells.problem("symbols", fmt::format("column councilors has {} symbols, not {}",
                                                     symbols.size(), counted));
            }
            add(cells, title, effect(cells, on_action).value_or(std::vector<Step>()));
        }
    }

    void add(const Cells& cells, Title title, const std::vector<Step>& program) {
        const std::string id = cells.unique_id("id");
        if (rules_.title_words.find(id) && rules_.issue_titles > 0)
            cells.problem("id", fmt::format("'{}' is an Issue already; ids of cards must differ", id));
        if (rules_.titles.full()) {
            cells.problem("id", fmt::format("a pack has at most {} different cards", max_cards));
            return;
        }
        title.program = rules_.programs.add(program);
        cards_ += title.copies;
        rules_.title_words.add(id, cells.text("name"));
        rules_.title_sources.push_back(sources_of(cells));
        rules_.titles.push_back(title);
    }

    // RR-102: of an effect that is the rulebook's only in part the numbers are ours.
    static homestretch::Sources sources_of(const Cells& cells) {
        homestretch::Sources sources = read_source(cells, "name_source", "title");
        std::ranges::copy(read_source(cells, "symbol_source", "symbols"), std::back_inserter(sources));
        for (Source& source : read_source(cells, "effect_source", "effect")) {
            if (source.origins.rulebook && source.origins.ours) source.note = "the numbers are ours";
            sources.push_back(std::move(source));
        }
        return sources;
    }

    // Nothing if it is wrong.
    std::optional<std::vector<Step>> effect(const Cells& cells, homestretch::Places place) {
        auto program = homestretch::read_program(cells, "effect", cells.text("effect"), rules_.language,
                                                 place, longest_effect);
        if (!program) return std::nullopt;
        bool right = true;
        for (const Step& step : *program) {
            const Verb verb = homestretch::verb_of<Verb>(step);
            if ((verb != Verb::Look && verb != Verb::HandOut) || step.arguments[1] <= step.arguments[0])
                continue;
            cells.problem("effect",
                          fmt::format("{} of {} cards cannot be: the second number is at most the first",
                                      step.arguments[1], step.arguments[0]));
            right = false;
        }
        return right ? std::move(program) : std::nullopt;
    }

    // ---- tiles and layouts

    IdealCounts read_ideals(const Cells& cells) const {
        IdealCounts ideals{};
        for (const std::size_t ideal : cells.joined_words("ideals", rules_.ideal_words)) ++ideals.at(ideal);
        if (std::ranges::any_of(ideals, [](std::uint8_t count) { return count > max_demand; })) {
            cells.problem("ideals", fmt::format("a field shows an ideal at most {} times", max_demand));
            return {};
        }
        return ideals;
    }

    void read_tiles() {
        const Vocabulary backs{"riot"};
        TableReader reader(
            pack_.table("tiles.csv"),
            {.required = {"tile", "level", "ideals", "back", "can_riot", "copies"}, .optional = {"source"}},
            problems_);
        for (const Cells cells : reader.rows()) {
            Tile tile{.ideals = read_ideals(cells),
                      .level = cells.number("level", 1, 9),
                      .copies = cells.number("copies", 1, static_cast<int>(max_fields)),
                      .can_riot = cells.number("can_riot", 0, 1) == 1};
            if (tile.level == 1 && tile.can_riot)
                cells.problem("can_riot", "a tile of Lv. 1 never riots; write 0"); // RR-57
            (void)cells.word("back", backs);
            (void)read_source(cells);
            tile_words_.add(cells.unique_id("tile"), cells.text("tile"));
            tiles_.push_back(tile);
        }
        tile_words_.add("THRONE", "Throne");
    }

    void read_layout_rows() {
        layouts_reader_.emplace(
            pack_.table("layouts.csv"),
            homestretch::Columns{.required = {"layout", "name", "fields", "rows", "throne_q", "throne_r",
                                              "default_for_players"},
                                 .optional = {"source"}},
            problems_);
        std::map<std::size_t, std::string> usual;
        for (const Cells cells : layouts_reader_->rows()) {
            Draft draft{.cells = cells,
                        .fields = cells.number("fields", 1, static_cast<int>(max_fields)),
                        .rows = cells.number("rows", 1, static_cast<int>(max_fields))};
            Layout& layout = draft.made.layout;
            layout.id = cells.unique_id("layout");
            layout.name = cells.text("name");
            (void)read_source(cells);
            layout.throne_q = coordinate(cells, "throne_q");
            layout.throne_r = coordinate(cells, "throne_r");
            for (const std::size_t word : cells.joined_words("default_for_players", player_counts)) {
                draft.made.usual_for.push_back(word + 2);
                const auto [first, added] = usual.emplace(word, layout.id);
                if (!added) {
                    cells.problem(
                        "default_for_players",
                        fmt::format("'{}' is the layout for {} players already", first->second, word + 2));
                }
            }
            layout_words_.add(layout.id, layout.name);
            drafts_.push_back(std::move(draft));
        }
        for (std::size_t word = 0; word < player_counts.size(); ++word) {
            if (!usual.contains(word)) {
                layouts_reader_->problem(
                    fmt::format("no layout has {} in column default_for_players", word + 2));
            }
        }
    }

    static int coordinate(const Cells& cells, std::string_view column) {
        return cells.number(column, -farthest_coordinate, farthest_coordinate);
    }

    void read_fields() {
        const Vocabulary kinds{"field", "throne"};
        TableReader reader(
            pack_.table("fields.csv"),
            {.required = {"layout", "kind", "tile", "row", "col", "q", "r", "level", "ideals", "entry"}},
            problems_);
        for (const Cells cells : reader.rows()) {
            const auto found = cells.optional_word("layout", layout_words_);
            if (!cells.optional_text("layout"))
                cells.problem("layout", "the cell is empty; expected a layout of layouts.csv");
            if (!found) continue;
            Draft& draft = drafts_[*found];
            const int q = coordinate(cells, "q");
            const int r = coordinate(cells, "r");
            const int row = cells.number("row", 1, static_cast<int>(max_fields) + 1);
            const int col = cells.number("col", 1, static_cast<int>(max_fields));
            if (!draft.places.emplace(q, r).second)
                cells.problem("q", fmt::format("another hex of this layout lies at ({},{}) already", q, r));
            if (!draft.seats_in_rows.emplace(row, col).second)
                cells.problem("col", fmt::format("row {} of this layout has a hex {} already", row, col));
            if (cells.word("kind", kinds) == 1) {
                read_throne(cells, draft, q, r);
            } else {
                draft.rows_seen.insert(row);
                read_field(cells, draft, q, r);
            }
        }
    }

    static void read_throne(const Cells& cells, Draft& draft, int q, int r) {
        ++draft.thrones;
        const Layout& layout = draft.made.layout;
        if (q != layout.throne_q || r != layout.throne_r) {
            cells.problem("q", fmt::format("layouts.csv has the Throne at ({},{}), not at ({},{})",
                                           layout.throne_q, layout.throne_r, q, r));
        }
        if (cells.number("entry", 0, 1) == 1) cells.problem("entry", "the Throne is no entry hex; write 0");
        if (cells.number("level", 0, 9) != 0) cells.problem("level", "the Throne has level 0");
        if (cells.optional_text("ideals"))
            cells.problem("ideals", "the Throne demands nothing; leave this empty"); // RR-22
    }

    void read_field(const Cells& cells, Draft& draft, int q, int r) {
        Layout& layout = draft.made.layout;
        if (layout.field_words.size() == max_fields) {
            cells.problem("tile", fmt::format("a layout has at most {} fields", max_fields));
            return;
        }
        Field field{.q = q,
                    .r = r,
                    .ideals = read_ideals(cells),
                    .listed = layout.field_words.size(),
                    .level = cells.number<std::uint8_t>("level", 1, 9),
                    .entry = cells.number("entry", 0, 1) == 1};
        const std::size_t word = cells.word("tile", tile_words_);
        const bool known = tile_words_.find(cells.optional_text("tile").value_or("")).has_value();
        if (known && word >= tiles_.size()) {
            cells.problem("tile", "THRONE is the tile of the kind `throne`");
        } else if (known) { // what a misspelt one would show nobody can say
            const Tile& tile = tiles_[word];
            if (field.ideals != tile.ideals)
                cells.problem("ideals",
                              fmt::format("tile {} shows other ideals in tiles.csv", tile_words_.id(word)));
            if (field.level != tile.level) {
                cells.problem("level", fmt::format("tile {} has level {} in tiles.csv", tile_words_.id(word),
                                                   tile.level));
            }
            if (++draft.tiles[word] == tile.copies + 1) {
                cells.problem("tile", fmt::format("there {} {} of tile {}, and this layout uses more",
                                                  tile.copies == 1 ? "is" : "are", tile.copies,
                                                  tile_words_.id(word)));
            }
            field.can_riot = tile.can_riot;
            field.tile = tile_words_.id(word);
        }
        layout.field_words.push_back(std::move(field));
    }

    static void finish(Draft& draft, bool back_off_board) {
        Layout& layout = draft.made.layout;
        if (draft.thrones != 1) {
            draft.cells.problem("layout",
                                fmt::format("fields.csv must have exactly one Throne for '{}', not {}",
                                            layout.id, draft.thrones));
        }
        if (draft.fields != static_cast<int>(layout.field_words.size())) {
            draft.cells.problem("fields", fmt::format("fields.csv has {} fields for '{}', not {}",
                                                      layout.field_words.size(), layout.id, draft.fields));
        }
        if (draft.rows != static_cast<int>(draft.rows_seen.size())) {
            draft.cells.problem("rows", fmt::format("fields.csv has {} rows for '{}', not {}",
                                                    draft.rows_seen.size(), layout.id, draft.rows));
        }
        std::vector<std::string> mistakes;
        connect(layout, back_off_board, mistakes);
        for (const std::string& mistake : mistakes)
            draft.cells.problem("layout", fmt::format("in '{}' {}", layout.id, mistake));
    }

    const Pack& pack_;
    Rules& rules_;
    Problems& problems_;
    std::size_t cards_ = 0;
    Vocabulary tile_words_{};
    std::vector<Tile> tiles_{};
    Vocabulary layout_words_{};
    std::optional<TableReader> layouts_reader_{}; // outlives the drafts, which go on reporting
    std::vector<Draft> drafts_{};
};

} // namespace

std::vector<PackLayout> read_tables(const Pack& pack, bool back_off_board, Rules& rules, Problems& problems) {
    Reader reader(pack, rules, problems);
    reader.read_cards();
    return reader.read_layouts(back_off_board);
}

} // namespace rat_race
