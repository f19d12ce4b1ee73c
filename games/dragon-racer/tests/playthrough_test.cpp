// Whole matches written out for people, kept in playthroughs/: a changed rule shows there as a readable
// difference. After a change that is meant, write them anew and look at the difference before committing:
//
//     HOMESTRETCH_UPDATE_PLAYTHROUGHS=1 build/dev/bin/dragon_racer_test --gtest_filter='*Playthrough*'

#include "games/dragon-racer/tests/fixtures.h"

#include "engine/match_of.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace dragon_racer::tests {
namespace {

using homestretch::Choice;
using homestretch::MatchOf;

struct Example {
    std::string name{};
    std::string about{};
    std::size_t players = 0;
    OptionTexts options{};
    SeatSet greedy{}; // the others choose at random
};

void PrintTo(const Example& example, std::ostream* out) {
    *out << example.name;
}

SeatSet only(std::initializer_list<Seat> list) {
    SeatSet set;
    for (const Seat seat : list) set.insert(seat);
    return set;
}

// Writes down a match as a spectator would follow it, with the choices of all players laid open.
class Scribe {
public:
    explicit Scribe(const Example& example)
        : example_(example), seed_(nth_seed(example.players)), luck_(nth_seed(100 + example.players)),
          rules_(rules_for(example.players, example.options)),
          match_(
              rules_,
              {.game = "dragon-racer", .options = example.options, .seats = example.players, .seed = seed_}) {
    }

    std::string write() {
        text_ = fmt::format("{}\n\n", example_.about);
        tell();
        while (!match_.pending().empty()) decide(*match_.pending().begin());
        const homestretch::Outcome outcome = match_.outcome();
        for (const Seat seat : seats(example_.players)) {
            const homestretch::Standing& standing = outcome.standings[index_of(seat)];
            text_ += fmt::format("Seat {}: place {} with {} spaces.\n", index_of(seat), standing.rank,
                                 standing.score);
        }
        return text_;
    }

private:
    void decide(Seat seat) {
        const std::vector<Choice> choices = match_.choices(seat);
        const Choice& choice = choices[chosen(seat, choices)];
        text_ += fmt::format("> {} {}: {}\n", index_of(seat), choice.text, choice.said.words);
        EXPECT_TRUE(match_.act(seat, choice.text).has_value());
        tell();
    }

    std::size_t chosen(Seat seat, const std::vector<Choice>& choices) {
        if (!example_.greedy.contains(seat)) return luck_.below(static_cast<std::uint32_t>(choices.size()));
        ActionList actions;
        for (const Choice& choice : choices) actions.push_back(choice.action);
        const Action action = Game::greedy(*rules_, match_.observer(seat).view(), actions);
        return static_cast<std::size_t>(std::find(actions.begin(), actions.end(), action) - actions.begin());
    }

    // What happened since the last time, without the picks, which stand there as choices; and the table at
    // the end of a turn.
    void tell() {
        bool turn_ended = false;
        for (const Telling& telling : match_.story(spectator, heard_)) {
            if (telling.kind != "committed" && telling.kind != "taken") text_ += telling.words + "\n";
            turn_ended = turn_ended || telling.kind == "turn_ended";
        }
        heard_ = match_.event_count();
        if (turn_ended) text_ += fmt::format("\n{}\n", match_.draw(spectator, homestretch::Paint(false)));
    }

    Example example_;
    Seed seed_;
    RandomStream luck_;
    std::shared_ptr<const Rules> rules_;
    MatchOf<Game> match_;
    std::size_t heard_ = 0;
    std::string text_{};
};

std::filesystem::path file_of(const Example& example) {
    return std::filesystem::path(HOMESTRETCH_SOURCE_DIR) / "games" / "dragon-racer" / "tests" /
           "playthroughs" / (example.name + ".txt");
}

std::string kept(const Example& example) {
    std::ifstream file(file_of(example));
    return {std::istreambuf_iterator<char>(file), {}};
}

// The first line in which two texts differ, as a person would quote it; empty if they are the same.
std::string difference(const std::string& expected, const std::string& found) {
    std::istringstream left(expected);
    std::istringstream right(found);
    for (int line = 1; left || right; ++line) {
        std::string left_line = "(the end)";
        std::string right_line = "(the end)";
        std::getline(left, left_line);
        std::getline(right, right_line);
        if (left_line != right_line) return fmt::format("line {}:\n- {}\n+ {}", line, left_line, right_line);
    }
    return "";
}

class Playthrough : public ::testing::TestWithParam<Example> {};

INSTANTIATE_TEST_SUITE_P(
    Games, Playthrough,
    ::testing::Values(
        Example{.name = "duel", .about = "Two greedy players.", .players = 2, .greedy = only({ann, ben})},
        Example{
            .name = "three_choose",
            .about =
                "Three players choose their characters: seats 0 and 2 are greedy, seat 1 plays at random.",
            .players = 3,
            .options = {{"characters", "choose"}, {"first_chooser", "1"}},
            .greedy = only({ann, cleo})},
        Example{
            .name = "five_at_random",
            .about =
                "Five players at random, so with two copies of the cards; no character may answer an attack.",
            .players = 5,
            .options = {{"attack_answer", "dragons_only"}}}),
    [](const auto& example) { return example.param.name; });

TEST_P(Playthrough, DR_19_plays_as_it_is_written_down) {
    const std::string written = Scribe(GetParam()).write();

    if (std::getenv("HOMESTRETCH_UPDATE_PLAYTHROUGHS") != nullptr)
        std::ofstream(file_of(GetParam())) << written;

    EXPECT_EQ(difference(kept(GetParam()), written), "");
}

} // namespace
} // namespace dragon_racer::tests
