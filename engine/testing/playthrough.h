#pragma once

// Whole matches written out for people, kept in games/<id>/tests/playthroughs/: a changed rule shows there as
// a readable difference. A game's test says which matches, and how they read:
//
//     TEST_P(Playthrough, DR_19_plays_as_it_is_written_down) {
//         EXPECT_EQ(difference_to_kept<Game>(GetParam(), rules, style), "");
//     }
//
// After a change that is meant, write them anew and look at the difference before committing:
//
//     HOMESTRETCH_UPDATE_PLAYTHROUGHS=1 build/dev/bin/dragon_racer_test --gtest_filter='*Playthrough*'

#include "engine/game.h"
#include "engine/match_of.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace homestretch {

struct PlayedMatch {
    std::string name{};  // of the file
    std::string about{}; // its first line
    std::size_t seats = 0;
    OptionTexts options{};
    SeatSet greedy{}; // the others choose at random
};
inline void PrintTo(const PlayedMatch& match, std::ostream* out) {
    *out << match.name;
}

struct PlayedStyle {
    std::set<std::string_view> left_out{}; // kinds of events that only repeat a choice
    std::set<std::string_view> drawn_at{}; // the table is drawn after these kinds of events
    std::string_view points{};             // what a score counts
};

// Compares with the file of a game's playthrough, or writes it if the environment says so. The first line in
// which they differ, as a person would quote it; empty if they are the same.
[[nodiscard]] std::string difference_to_file(std::string_view game, const std::string& name,
                                             const std::string& written);

// Writes down a match as a spectator would follow it, with the choices of all players laid open.
template <Game G>
class Scribe {
public:
    using RulesPointer = std::shared_ptr<const typename G::Rules>;

    Scribe(const PlayedMatch& played, RulesPointer rules, PlayedStyle style)
        : played_(played), style_(std::move(style)), luck_(derived_seed({}, 100 + played.seats)),
          rules_(std::move(rules)), match_(rules_, {.game = std::string(G::info.id),
                                                    .options = played.options,
                                                    .seats = played.seats,
                                                    .seed = derived_seed({}, played.seats)}) {}

    [[nodiscard]] std::string write() {
        text_ = fmt::format("{}\n\n", played_.about);
        tell();
        while (!match_.pending().empty()) decide(*match_.pending().begin());
        const Outcome outcome = match_.outcome();
        for (const Seat seat : seats(played_.seats)) {
            const Standing& standing = outcome.standings[index_of(seat)];
            text_ += fmt::format("Seat {}: place {} with {} {}.\n", index_of(seat), standing.rank,
                                 standing.score, style_.points);
        }
        return text_;
    }

private:
    void decide(Seat seat) {
        const std::vector<Choice> choices = match_.choices(seat);
        const Choice& choice = choices[chosen(seat, choices)];
        text_ += fmt::format("> {} {}: {}\n", index_of(seat), choice.text, choice.said.words.text());
        check(match_.act(seat, choice.text).has_value());
        tell();
    }

    std::size_t chosen(Seat seat, const std::vector<Choice>& choices) {
        if (!played_.greedy.contains(seat)) return luck_.below(static_cast<std::uint32_t>(choices.size()));
        ActionList actions;
        for (const Choice& choice : choices) actions.push_back(choice.action);
        const Action action = G::greedy(*rules_, match_.observer(seat).view(), actions);
        return static_cast<std::size_t>(std::find(actions.begin(), actions.end(), action) - actions.begin());
    }

    // What happened since the last time, and the table where it is due.
    void tell() {
        bool is_drawn = false;
        for (const Telling& telling : match_.story(spectator, heard_)) {
            if (!style_.left_out.contains(telling.kind) && !telling.words.empty())
                text_ += telling.words.text() + "\n";
            is_drawn = is_drawn || style_.drawn_at.contains(telling.kind);
        }
        heard_ = match_.event_count();
        if (is_drawn) text_ += fmt::format("\n{}\n", match_.draw(spectator, Paint(false)));
    }

    PlayedMatch played_;
    PlayedStyle style_;
    RandomStream luck_;
    RulesPointer rules_;
    MatchOf<G> match_;
    std::size_t heard_ = 0;
    std::string text_{};
};

template <Game G>
[[nodiscard]] std::string difference_to_kept(const PlayedMatch& played,
                                             std::shared_ptr<const typename G::Rules> rules,
                                             const PlayedStyle& style) {
    return difference_to_file(G::info.id, played.name, Scribe<G>(played, std::move(rules), style).write());
}

} // namespace homestretch
