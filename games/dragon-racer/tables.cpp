#include "games/dragon-racer/tables.h"

#include "engine/effects/parse.h"
#include "engine/pack/source_cells.h"
#include "engine/pack/table_reader.h"
#include "games/dragon-racer/effects.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace dragon_racer {

using homestretch::Cells;
using homestretch::Pack;
using homestretch::Problems;
using homestretch::Step;
using homestretch::TableReader;
using homestretch::Vocabulary;

namespace {

const Vocabulary labels{"A", "B", "C"};
constexpr std::array corner_positions{0, 1, 5, 6};
constexpr int longest_effect = 12;
constexpr int most_supports = 4;

class Reader {
public:
    Reader(const Pack& pack, Rules& rules, Problems& problems)
        : pack_(pack), rules_(rules), problems_(problems) {}

    void read() {
        read_colours();
        read_racetracks();
        read_tiles();
        read_player_counts(); // before the dragons: says which labels are in the game
        rules_.language = effect_language(rules_.colour_words);
        read_dragons();
        read_characters();
        read_turns();
        read_trophies();
        check_player_counts();
    }

private:
    void read_colours() {
        constexpr std::array<std::string_view, colour_count> expected{"red", "green", "blue", "gold"};
        TableReader reader(pack_.table("colours.csv"),
                           {.required = {"id", "name"}, .optional = {"symbol", "hex", "source"}}, problems_);
        for (const Cells cells : reader.rows()) {
            const std::string id = cells.unique_id("id");
            const std::size_t row = rules_.colour_words.size();
            if (row < expected.size() && id != expected.at(row)) {
                cells.problem("id",
                              fmt::format("colour {} is '{}', not '{}': the need columns rely on the order "
                                          "red, green, blue, gold",
                                          row + 1, expected.at(row), id));
            }
            rules_.colour_words.add(id, cells.text("name"));
            (void)read_source(cells);
        }
        if (rules_.colour_words.size() != expected.size()) {
            reader.problem(fmt::format("expected the four colours red, green, blue, gold, found {} rows",
                                       rules_.colour_words.size()));
        }
    }

    void read_racetracks() {
        TableReader reader(pack_.table("racetracks.csv"),
                           {.required = {"id", "name", "boost_order"}, .optional = {"source"}}, problems_);
        std::map<int, std::uint8_t> order;
        for (const Cells cells : reader.rows()) {
            const std::size_t racetrack = rules_.racetrack_words.size();
            rules_.racetrack_words.add(cells.unique_id("id"), cells.text("name"));
            (void)read_source(cells);
            const int place = cells.number("boost_order", 1, max_racetracks);
            if (!order.emplace(place, static_cast<std::uint8_t>(racetrack)).second) {
                cells.problem("boost_order",
                              fmt::format("place {} is taken already; give each racetrack its own", place));
            }
        }
        if (rules_.racetrack_words.size() == 0 || rules_.racetrack_words.size() > max_racetracks) {
            reader.problem(fmt::format("expected 1 to {} racetracks, found {}", max_racetracks,
                                       rules_.racetrack_words.size()));
        }
        for (const auto& [place, racetrack] : order) rules_.boost_order.push_back(racetrack);
    }

    void read_tiles() {
        const Vocabulary places{"corner", "upper", "lower"};
        const Vocabulary levels{"1", "2", "3", "4"};
        TableReader reader(
            pack_.table("tiles.csv"),
            {.required = {"id", "racetrack", "colour", "place", "position", "levels", "spaces"},
             .optional = {"source", "source_note"}},
            problems_);
        std::set<int> corners;
        std::set<std::pair<std::uint8_t, std::uint8_t>> kinds;
        std::array<std::size_t, 3> found{}; // by Place
        for (const Cells cells : reader.rows()) {
            const auto id = static_cast<TileId>(rules_.tiles.size());
            Tile tile{.place = cells.word<Place>("place", places),
                      .racetrack = cells.word<std::uint8_t>("racetrack", rules_.racetrack_words),
                      .colour = cells.word<std::uint8_t>("colour", rules_.colour_words),
                      .spaces = cells.number<std::uint8_t>("spaces", 1, 99)};
            if (!kinds.emplace(tile.racetrack, tile.colour).second) {
                cells.problem("colour", "another tile has this racetrack in this colour already");
            }
            if (tile.place == Place::Corner) {
                tile.position = cells.number<std::uint8_t>("position", 0, 9);
                if (std::ranges::find(corner_positions, tile.position) == corner_positions.end() ||
                    !corners.insert(tile.position).second) {
                    cells.problem("position", "the four corners lie at positions 0, 1, 5 and 6, one each");
                }
                rules_.always_judged.insert(tile.racetrack);
            } else {
                Candidates& row = tile.place == Place::Upper ? rules_.upper : rules_.lower;
                if (!row.full()) row.push_back(id);
            }
            ++found.at(static_cast<std::size_t>(tile.place));
            check_levels(cells, tile.place, cells.words("levels", levels));
            (void)read_noted_source(cells);
            rules_.tile_words.add(cells.unique_id("id"),
                                  fmt::format("{} {}", name_of(rules_.colour_words, tile.colour),
                                              name_of(rules_.racetrack_words, tile.racetrack)));
            if (!rules_.tiles.full()) rules_.tiles.push_back(tile);
        }
        if (corners.size() != corner_tiles ||
            found != std::array{corner_tiles, candidates_of_row, candidates_of_row}) {
            reader.problem(fmt::format("expected 4 corner, 4 upper and 4 lower tiles, found {}, {} and {}",
                                       found[0], found[1], found[2]));
        }
        check_equal_spaces(reader);
    }

    // Corners bring levels 1 and 2, upper tiles level 3, lower tiles level 4: setup and explore rely on it.
    static void check_levels(const Cells& cells, Place place, const std::vector<std::size_t>& levels) {
        const std::vector<std::size_t> expected = place == Place::Corner  ? std::vector<std::size_t>{0, 1}
                                                  : place == Place::Upper ? std::vector<std::size_t>{2}
                                                                          : std::vector<std::size_t>{3};
        if (levels != expected) {
            cells.problem("levels", "a corner has levels '1 2', an upper tile '3', a lower tile '4'");
        }
    }

    // Which tile of a row is removed must not change the lap.
    void check_equal_spaces(TableReader& reader) {
        std::set<int> spaces;
        for (const Tile& tile : rules_.tiles) {
            if (tile.place != Place::Corner) spaces.insert(tile.spaces);
        }
        if (spaces.size() > 1)
            reader.problem("all upper and lower tiles must have the same number of spaces");
    }

    void read_dragons() {
        TableReader reader(
            pack_.table("dragons.csv"),
            {.required = {"id", "name", "level", "label", "colour", "racetrack", "speed", "need_red",
                          "need_green", "need_blue", "need_gold", "need_any", "effect"},
             .optional = {"source"}},
            problems_);
        for (const Cells cells : reader.rows()) {
            if (rules_.dragons.size() == max_dragons) {
                cells.problem("id", fmt::format("a pack has at most {} dragons", max_dragons));
                return;
            }
            read_dragon(cells);
        }
        if (rules_.dragons.empty()) reader.problem("expected at least one dragon");
    }

    void read_dragon(const Cells& cells) {
        const auto id = static_cast<CardId>(rules_.dragons.size());
        const std::size_t problems_before = problems_.size();
        const std::size_t label = cells.word("label", labels);
        Dragon dragon{.colour = cells.word<std::uint8_t>("colour", rules_.colour_words),
                      .racetrack = cells.word<std::uint8_t>("racetrack", rules_.racetrack_words),
                      .level = cells.number<std::uint8_t>("level", 1, 4),
                      .copies = static_cast<std::uint8_t>(in_game_[label] ? rules_.copies : 0)};
        // A cell that is wrong is reported as such, and not again by what would follow from it.
        if (problems_.size() == problems_before) find_tile(cells, dragon);
        std::optional<std::vector<Step>> read = effect(cells, on_dragon);
        std::vector<Step> program = read.value_or(std::vector<Step>());
        if (!program.empty()) make_attacker(cells, dragon, program);
        if (read && program.empty()) read_race_numbers(cells, dragon);
        dragon.as_supporter = ColourCounts::of(dragon.colour, 1);

        for (std::size_t copy = 0; copy < dragon.copies; ++copy) {
            const auto tile = static_cast<std::size_t>(dragon.tile);
            if (tile < rules_.tile_cards.size()) rules_.tile_cards[tile].push_back(id);
        }
        rules_.dragon_words.add(cells.unique_id("id"), cells.text("name"));
        rules_.dragon_sources.push_back(read_source(cells));
        rules_.labels.push_back(labels.id(label));
        rules_.programs.add(program);
        cards_by_label_.at(label) += 1;
        rules_.dragons.push_back(dragon);
    }

    void read_race_numbers(const Cells& cells, Dragon& dragon) {
        constexpr std::array<std::string_view, colour_count> columns{"need_red", "need_green", "need_blue",
                                                                     "need_gold"};
        dragon.speed = cells.number<std::uint8_t>("speed", 1, max_speed);
        for (std::size_t colour = 0; colour < columns.size(); ++colour) {
            const auto icons = static_cast<unsigned>(cells.number(columns.at(colour), 0, 9));
            dragon.need += ColourCounts::of(colour, icons);
        }
        dragon.need_any = cells.number<std::uint8_t>("need_any", 0, 9);
        const unsigned all = dragon.need.total() + dragon.need_any;
        if (all < 1 || all > 9) {
            cells.problem("need_any",
                          fmt::format("the five needs of a dragon add up to 1 to 9, not {}", all));
        }
    }

    void make_attacker(const Cells& cells, Dragon& dragon, std::vector<Step>& program) {
        if (program.size() > 1) cells.problem("effect", "`attack` is the only step of its card");
        if (dragon.level == 1)
            cells.problem("level", "an attack dragon has level 2 or higher: teams start with level 1");
        for (const std::string_view column :
             {"speed", "need_red", "need_green", "need_blue", "need_gold", "need_any"}) {
            if (cells.optional_text(column))
                cells.problem(column, "an attack dragon has no speed and no need; leave this empty");
        }
        if (program.front().arguments[0] == own_colour) program.front().arguments[0] = dragon.colour;
        dragon.attack_colour = static_cast<std::uint8_t>(program.front().arguments[0]);
        dragon.attack_icons = static_cast<std::uint8_t>(program.front().arguments[1]);
    }

    void find_tile(const Cells& cells, Dragon& dragon) {
        const auto place = dragon.level <= 2   ? Place::Corner
                           : dragon.level == 3 ? Place::Upper
                                               : Place::Lower;
        const auto found = std::ranges::find_if(rules_.tiles, [&](const Tile& tile) {
            return tile.place == place && tile.racetrack == dragon.racetrack && tile.colour == dragon.colour;
        });
        if (found == rules_.tiles.end()) {
            cells.problem("racetrack", fmt::format("no tile brings level {} dragons of {} {} into the game",
                                                   dragon.level, name_of(rules_.colour_words, dragon.colour),
                                                   name_of(rules_.racetrack_words, dragon.racetrack)));
            return;
        }
        dragon.tile = static_cast<TileId>(found - rules_.tiles.begin());
    }

    void read_characters() {
        const Vocabulary sides{"front", "back"};
        const Vocabulary categories{"normal", "advanced"};
        TableReader reader(
            pack_.table("characters.csv"),
            {.required = {"id", "name", "card", "side", "category", "ability", "effect", "token"},
             .optional = {"source", "source_note"}},
            problems_);
        std::map<std::pair<int, std::size_t>, std::size_t> sides_seen;
        for (const Cells cells : reader.rows()) {
            if (rules_.characters.size() == max_characters) {
                cells.problem("id", fmt::format("a pack has at most {} characters", max_characters));
                return;
            }
            const std::size_t id = rules_.characters.size();
            const int card = cells.number("card", 1, max_characters);
            const std::size_t side = cells.word("side", sides);
            Character character{.card = static_cast<std::uint8_t>(card),
                                .front = side == 0,
                                .category = cells.word<Category>("category", categories)};
            const std::vector<Step> program = effect(cells, on_character).value_or(std::vector<Step>());
            check_character_effect(cells, program);
            add_effect(character, program);

            rules_.character_words.add(cells.unique_id("id"), cells.text("name"));
            rules_.character_sources.push_back(read_noted_source(cells));
            rules_.abilities.push_back(cells.text("ability"));
            rules_.tokens.push_back(cells.text("token"));
            rules_.programs.add(program);
            rules_.characters.push_back(character);
            if (!sides_seen.emplace(std::pair(card, side), id).second) {
                cells.problem("side", fmt::format("card {} has this side already", card));
            }
            const auto other = sides_seen.find({card, 1 - side});
            if (other != sides_seen.end()) check_same_sides(cells, id, other->second);
        }
        if (rules_.characters.empty()) reader.problem("expected at least one character");
    }

    static void check_character_effect(const Cells& cells, const std::vector<Step>& program) {
        const auto count = [&](auto matches) { return std::ranges::count_if(program, matches); };
        const auto is_support = [](const Step& step) {
            return verb_of<Verb>(step) == Verb::Support || verb_of<Verb>(step) == Verb::SupportAny;
        };
        if (count(is_support) > most_supports) {
            cells.problem("effect", fmt::format("a character gives at most {} supports", most_supports));
        }
        if (count([](const Step& step) { return verb_of<Verb>(step) == Verb::TeamSize; }) > 1) {
            cells.problem("effect", "`team_size` stands at most once");
        }
    }

    // Both sides of a character card are alike in play; choosing one is a matter of the portrait.
    void check_same_sides(const Cells& cells, std::size_t id, std::size_t other) {
        const auto program = [&](std::size_t character) {
            return rules_.programs.steps(
                static_cast<homestretch::ProgramId>(rules_.dragons.size() + character));
        };
        const bool alike = rules_.abilities[id] == rules_.abilities[other] &&
                           rules_.characters[id].category == rules_.characters[other].category &&
                           std::ranges::equal(program(id), program(other));
        if (!alike) {
            cells.problem("card",
                          fmt::format("both sides of a card have the same category, ability and effect; "
                                      "this one differs from '{}'",
                                      rules_.character_words.id(other)));
        }
    }

    void read_turns() {
        const Vocabulary explores{"none", "upper", "lower"};
        const Vocabulary directions{"left", "right"};
        TableReader reader(pack_.table("turns.csv"),
                           {.required = {"turn", "explore", "deal", "pass", "boost_sole", "boost_tie"},
                            .optional = {"source"}},
                           problems_);
        for (const Cells cells : reader.rows()) {
            if (rules_.turns.size() == max_turns) {
                cells.problem("turn", fmt::format("a game has at most {} turns", max_turns));
                return;
            }
            const std::size_t number = rules_.turns.size() + 1;
            if (cells.number("turn", 1, max_turns) != static_cast<int>(number)) {
                cells.problem("turn", fmt::format("turns are numbered 1, 2, …; expected {} here", number));
            }
            const Turn turn{.explore = cells.word<Explore>("explore", explores),
                            .deal = cells.number<std::uint8_t>("deal", 1, max_hand),
                            .pass_left = cells.word("pass", directions) == 0,
                            .boost_sole = cells.number<std::uint8_t>("boost_sole", 0, 9),
                            .boost_tie = cells.number<std::uint8_t>("boost_tie", 0, 9)};
            (void)read_source(cells);
            if (number == 1 && turn.explore != Explore::None)
                cells.problem("explore", "turn 1 has no explore phase; write 'none'");
            rules_.upper_turned[number] =
                static_cast<std::uint8_t>(rules_.upper_turned[number - 1] + (turn.explore == Explore::Upper));
            rules_.lower_turned[number] =
                static_cast<std::uint8_t>(rules_.lower_turned[number - 1] + (turn.explore == Explore::Lower));
            const bool too_often =
                (turn.explore == Explore::Upper && rules_.upper_turned[number] > tiles_in_row) ||
                (turn.explore == Explore::Lower && rules_.lower_turned[number] > tiles_in_row);
            if (too_often) cells.problem("explore", "each row has three tiles to turn up");
            rules_.turns.push_back(turn);
        }
        if (rules_.turns.empty()) reader.problem("expected at least one turn");
    }

    void read_trophies() {
        TableReader reader(pack_.table("trophies.csv"),
                           {.required = {"id", "place", "name"}, .optional = {"source"}}, problems_);
        for (const Cells cells : reader.rows()) {
            static_cast<void>(cells.unique_id("id"));
            if (cells.number("place", 1, max_players) != static_cast<int>(rules_.trophies.size()) + 1) {
                cells.problem("place", fmt::format("places go up from 1; expected {} here",
                                                   rules_.trophies.size() + 1));
            }
            rules_.trophies.push_back(cells.text("name"));
            (void)read_source(cells);
        }
        if (rules_.trophies.size() != max_players) {
            reader.problem(
                fmt::format("expected {} trophies, found {}", max_players, rules_.trophies.size()));
        }
    }

    struct PlayerCount {
        Cells cells;
        std::size_t players = 0;
        std::size_t copies = 1;
        std::vector<std::size_t> labels{};
        int dragons = 0;
    };

    void read_player_counts() {
        counts_reader_.emplace(pack_.table("players.csv"),
                               homestretch::Columns{.required = {"players", "copies", "labels",
                                                                 "advanced_allowed", "dragons_in_game"},
                                                    .optional = {"source"}},
                               problems_);
        for (const Cells cells : counts_reader_->rows()) {
            PlayerCount count{.cells = cells,
                              .players = cells.number<std::size_t>("players", 2, max_players),
                              .copies = cells.number<std::size_t>("copies", 1, 2),
                              .labels = cells.words("labels", labels),
                              .dragons = cells.number("dragons_in_game", 1, max_deck)};
            if (count.players != counts_.size() + 2) {
                cells.problem("players", fmt::format("one row each for 2 to 8 players; expected {} here",
                                                     counts_.size() + 2));
            }
            (void)read_source(cells);
            const bool advanced = cells.yes_no("advanced_allowed");
            if (count.players == rules_.seats) {
                rules_.copies = count.copies;
                rules_.advanced_possible = advanced;
                for (const std::size_t label : count.labels) in_game_.at(label) = true;
            }
            counts_.push_back(std::move(count));
        }
        if (counts_.size() != max_players - 1) {
            counts_reader_->problem(
                fmt::format("expected one row each for 2 to 8 players, found {}", counts_.size()));
        }
    }

    void check_player_counts() {
        for (const PlayerCount& count : counts_) {
            int dragons = 0;
            for (const std::size_t label : count.labels) dragons += cards_by_label_.at(label);
            dragons *= static_cast<int>(count.copies);
            if (dragons != count.dragons) {
                count.cells.problem(
                    "dragons_in_game",
                    fmt::format("the labels give {} dragons in the game, not {}", dragons, count.dragons));
            }
        }
    }

    // Nothing if it is wrong.
    std::optional<std::vector<Step>> effect(const Cells& cells, homestretch::Places place) const {
        const std::string text = cells.optional_text("effect").value_or("");
        return homestretch::read_program(cells, "effect", text, rules_.language, place, longest_effect);
    }

    // Safe also for the harmless index of an empty vocabulary.
    static std::string name_of(const Vocabulary& words, std::size_t index) {
        return index < words.size() ? words.name(index) : std::string();
    }

    const Pack& pack_;
    Rules& rules_;
    Problems& problems_;
    std::array<bool, 3> in_game_{};       // by label, for this seat count (DR-3)
    std::array<int, 3> cards_by_label_{}; // one copy
    std::optional<TableReader> counts_reader_{};
    std::vector<PlayerCount> counts_{};
};

} // namespace

void read_tables(const Pack& pack, Rules& rules, Problems& problems) {
    Reader(pack, rules, problems).read();
}

} // namespace dragon_racer
