#include "engine/scenario/observe.h"

#include "engine/nearest.h"
#include "engine/pack/text.h"
#include "engine/scenario/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace homestretch::scenario {

namespace {

constexpr std::string_view spectator_word = "spectator";

// What stands after the first key of a path.
enum class Who : std::uint8_t { Nobody, Seat, Viewer };

struct Root {
    std::string_view word{};
    Who who = Who::Nobody;
    Json (*read)(const Match& match, Viewer viewer, std::size_t events_from) = nullptr;
};

Json seat_numbers(SeatSet set) {
    Json numbers = Json::array();
    for (const Seat seat : set) numbers.push_back(index_of(seat));
    return numbers;
}

Json dump_of(const Match& match, Viewer /*viewer*/, std::size_t /*events_from*/) {
    return match.dump();
}

Json view_of(const Match& match, Viewer viewer, std::size_t /*events_from*/) {
    return match.view(viewer);
}

Json pending_of(const Match& match, Viewer /*viewer*/, std::size_t /*events_from*/) {
    return seat_numbers(match.pending());
}

Json legal_of(const Match& match, Viewer viewer, std::size_t /*events_from*/) {
    Json texts = Json::array();
    for (const Choice& choice : match.choices(*viewer)) texts.push_back(choice.text);
    return texts;
}

Json words_of(const Match& match, Viewer viewer, std::size_t /*events_from*/) {
    Json meanings = Json::object();
    for (const Choice& choice : match.choices(*viewer)) meanings[choice.text] = choice.said.words.text();
    return meanings;
}

Json events_of(const Match& match, Viewer viewer, std::size_t events_from) {
    Json by_kind = Json::object();
    for (const Telling& telling : match.story(viewer, events_from)) {
        by_kind[telling.kind].push_back({{"words", telling.words.text()}, {"details", telling.details}});
    }
    return by_kind;
}

std::string_view word_of(Ending ending) {
    switch (ending) {
    case Ending::Unfinished: return "unfinished";
    case Ending::Finished: return "finished";
    case Ending::Void: break;
    }
    return "void";
}

Json outcome_of(const Match& match, Viewer /*viewer*/, std::size_t /*events_from*/) {
    const Outcome outcome = match.outcome();
    Json standings = Json::array();
    for (const Standing& standing : outcome.standings) {
        standings.push_back({{"rank", standing.rank}, {"score", standing.score}});
    }
    Json json = {{"ending", word_of(outcome.ending)},
                 {"winners", seat_numbers(winners(outcome))},
                 {"standings", std::move(standings)}};
    if (outcome.team) {
        json["team"] = {{"won", outcome.team->won}};
        if (outcome.team->score) json["team"]["score"] = *outcome.team->score;
    }
    return json;
}

Json plies_of(const Match& match, Viewer /*viewer*/, std::size_t /*events_from*/) {
    return match.history().size();
}

constexpr std::array<Root, 8> roots = {{
    {"dump", Who::Nobody, dump_of},
    {"view", Who::Viewer, view_of},
    {"pending", Who::Nobody, pending_of},
    {"legal", Who::Seat, legal_of},
    {"words", Who::Seat, words_of},
    {"events", Who::Viewer, events_of},
    {"outcome", Who::Nobody, outcome_of},
    {"plies", Who::Nobody, plies_of},
}};

const Root* root_of(const Path& path) {
    const auto* found = std::ranges::find(roots, std::string_view(path.keys.front()), &Root::word);
    return found == roots.end() ? nullptr : found;
}

// A seat of any table has one digit.
std::optional<Seat> seat_in(std::string_view key) {
    if (key.size() != 1 || key[0] < '0' || key[0] >= static_cast<char>('0' + max_seats)) return std::nullopt;
    return seat_at(static_cast<std::size_t>(key[0] - '0'));
}

} // namespace

std::optional<std::string> root_mistake(const Path& path) {
    const Root* root = root_of(path);
    if (root == nullptr) {
        std::vector<std::string_view> names;
        for (const Root& known : roots) names.push_back(known.word);
        return fmt::format("a path begins with what it looks at; there is no {}{}",
                           in_quotes(path.keys.front()), suggestion(path.keys.front(), names));
    }
    if (root->who == Who::Nobody) return std::nullopt;
    const bool known = path.keys.size() > 1 && (seat_in(path.keys[1]) ||
                                                (root->who == Who::Viewer && path.keys[1] == spectator_word));
    if (known) return std::nullopt;
    return fmt::format("after '{}' comes a seat{}, as in \"{}.0\"", root->word,
                       root->who == Who::Viewer ? " or 'spectator'" : "", root->word);
}

bool is_a_set(const Path& path) {
    return (path.keys.size() == 2 && path.keys[0] == "legal") ||
           (path.keys.size() == 1 && path.keys[0] == "pending");
}

Result<Json, Missing> Sight::observe(const Path& path) {
    const Root* root = root_of(path);
    check(root != nullptr);
    Viewer viewer = spectator;
    std::string place(root->word);
    if (root->who != Who::Nobody) {
        viewer = seat_in(path.keys[1]);
        place += "." + path.keys[1];
    }
    const std::size_t seats = match_.identity().seats;
    if (viewer && index_of(*viewer) >= seats) {
        return Unexpected{Missing{.message = fmt::format("there is no seat {}; the table has seats 0 to {}",
                                                         index_of(*viewer), seats - 1)}};
    }
    auto seen = seen_.find(place);
    if (seen == seen_.end()) seen = seen_.emplace(place, root->read(match_, viewer, events_from_)).first;
    auto found = look_up(seen->second, std::span(path.keys).subspan(root->who == Who::Nobody ? 1 : 2), place);
    if (found && is_a_set(path)) *found = in_order(std::move(*found));
    return found;
}

} // namespace homestretch::scenario
