#include "bots/hint.h"
#include "engine/replay/replay.h"
#include "python/bindings/bind.h"
#include "python/bindings/interruptible.h"
#include "python/bindings/python_json.h"
#include "python/bindings/refused.h"
#include "python/bindings/rewards.h"

#include <fmt/format.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <new>

namespace nb = nanobind;
using namespace nb::literals;

namespace homestretch::python {

namespace {

using Number = std::int64_t;           // a seat, as people count it
using Watcher = std::optional<Number>; // nobody in particular: a spectator
using Numbers = nb::ndarray<nb::numpy, std::int16_t, nb::ndim<1>>;

nb::tuple tuple_of(const SeatSet& seats) {
    nb::list all;
    for (const Seat seat : seats) all.append(index_of(seat));
    return nb::tuple(all);
}

void start(BoundMatch* self, nb::object game, const BoundTable& table, const std::string& digits) {
    new (self)
        BoundMatch{.game = std::move(game), .played = PlayedMatch(table.table, seed_of_digits(digits))};
}

nb::list choices(const BoundMatch& match, Number seat, const std::vector<std::string>& names) {
    nb::list all;
    for (const Choice& choice : match.played.told().choices(match.played.seat(seat), SeatNames(names))) {
        Json targets = Json::array();
        for (const Target& target : choice.said.targets) targets.push_back(to_json(target));
        nb::dict said;
        said["action"] = choice.text;
        said["label"] = choice.said.label.text();
        said["words"] = choice.said.words.text();
        said["targets"] = to_python(targets);
        all.append(said);
    }
    return all;
}

nb::dict question(const BoundMatch& match, Watcher viewer) {
    const Question asked = match.played.told().question(match.played.viewer(viewer));
    nb::dict said;
    said["phase"] = asked.phase.text();
    said["ask"] = asked.ask.text();
    said["rule"] = asked.rule;
    return said;
}

nb::list events(const BoundMatch& match, Watcher viewer, std::size_t since) {
    nb::list all;
    const std::size_t first = std::min(since, match.played.told().event_count());
    for (const Telling& telling : match.played.told().story(match.played.viewer(viewer), first)) {
        nb::dict said;
        said["ply"] = telling.ply;
        said["kind"] = telling.kind;
        said["words"] = telling.words.text();
        said["details"] = telling.details.is_null() ? nb::dict() : nb::object(to_python(telling.details));
        all.append(said);
    }
    return all;
}

nb::list moves(const BoundMatch& match) {
    nb::list all;
    for (const Move& move : match.played.told().history())
        all.append(nb::make_tuple(index_of(move.seat), move.text));
    return all;
}

std::string replay(const BoundMatch& match, const std::vector<std::string>& players) {
    if (match.played.play().arranged())
        throw Refused("a position that was arranged has no replay; keep its dump() instead");
    return write_replay(replay_of(match.played.told(), players));
}

nb::list hint(const BoundMatch& match, Number number, std::uint64_t iterations) {
    const Seat seat = match.played.seat(number);
    match.played.require_pending(seat);
    const Match& told = match.played.told();
    const Hint found = interruptible([&](const std::stop_token& stop) {
        const auto budget =
            iterations > 0 ? std::optional(SearchBudget{.iterations = iterations}) : std::nullopt;
        return hint_for(told, seat, {}, budget, stop);
    });
    nb::list all;
    for (const Advice& advice : found.advice) {
        nb::dict said;
        said["action"] = advice.choice.text;
        said["words"] = advice.choice.said.words.text();
        said["win_share"] = advice.win_share;
        said["visits"] = advice.visits;
        all.append(said);
    }
    return all;
}

BoundMatch redealt(const BoundMatch& match, Watcher viewer, nb::object seed) {
    const nb::object digits = nb::module_::import_("homestretch.game").attr("seed_digits")(seed);
    RandomStream random(seed_of_digits(nb::cast<std::string>(digits)));
    return {.game = match.game, .played = match.played.redealt(match.played.viewer(viewer), random)};
}

bool looks_the_same(const BoundMatch& match, const BoundMatch& other, Watcher viewer) {
    if (&match.played.table() != &other.played.table())
        throw Refused("only matches that were started from the same Game can be compared");
    return match.played.play().looks_the_same(other.played.play(), match.played.viewer(viewer));
}

Numbers observation(const BoundMatch& match, Watcher viewer) {
    const Viewer who = match.played.viewer(viewer);
    const std::size_t size = match.played.table().observed();
    auto* const numbers = new std::int16_t[size];
    const nb::capsule owner(numbers,
                            [](void* memory) noexcept { delete[] static_cast<std::int16_t*>(memory); });
    match.played.play().observe(who, {numbers, size});
    return {numbers, {size}, owner};
}

nb::ndarray<nb::numpy, std::uint8_t, nb::ndim<2>> legal_numbers(const BoundMatch& match, Number seat) {
    ActionList actions;
    match.played.play().legal(match.played.seat(seat), actions);
    auto* const numbers = new std::uint8_t[actions.size() * sizeof(Action) + 1];
    const nb::capsule owner(numbers,
                            [](void* memory) noexcept { delete[] static_cast<std::uint8_t*>(memory); });
    std::memcpy(numbers, actions.begin(), actions.size() * sizeof(Action));
    return {numbers, {actions.size(), sizeof(Action)}, owner};
}

// What it takes to make the match again, wherever the module is.
nb::tuple reduced(const BoundMatch& match) {
    const auto arranged = match.played.play().arranged();
    nb::list actions;
    for (const PlayedMove& move : match.played.play().moves()) {
        const Action action = move.action;
        actions.append(
            nb::make_tuple(index_of(move.seat), action.kind, action.first, action.second, action.third));
    }
    const nb::object again = nb::module_::import_("homestretch.game").attr("match_again");
    return nb::make_tuple(again, nb::make_tuple(match.game, to_hex(match.played.seed()),
                                                arranged ? to_python(*arranged) : nb::none(), actions));
}

// Plays on with actions of another match of the same kind; what is not legal is refused.
void replay_moves(BoundMatch& match, const std::vector<std::array<std::uint8_t, 5>>& moves) {
    for (const auto& [number, kind, first, second, third] : moves)
        match.played.act_checked(match.played.seat(number), Action{kind, first, second, third});
}

std::string ending_of(const Outcome& outcome) {
    switch (outcome.ending) {
    case Ending::Unfinished: return "unfinished";
    case Ending::Finished: return "finished";
    case Ending::Void: return "void";
    }
    check(false);
    return {};
}

std::vector<double> win_shares(const Outcome& outcome) {
    std::vector<double> shares;
    for (const Seat seat : seats(outcome.standings.size())) shares.push_back(win_share(outcome, seat));
    return shares;
}

std::vector<float> rewards(const Outcome& outcome) {
    std::vector<float> all;
    for (const Seat seat : seats(outcome.standings.size())) all.push_back(reward_of(outcome, seat));
    return all;
}

void bind_outcome(nb::module_& module) {
    nb::class_<Outcome>(module, "Outcome", "How a match stands, or came out.")
        .def_prop_ro("ending", &ending_of, "'unfinished', 'finished' or 'void'")
        .def_prop_ro(
            "scores",
            [](const Outcome& outcome) {
                std::vector<int> scores;
                for (const Standing& standing : outcome.standings) scores.push_back(standing.score);
                return scores;
            },
            "By seat; so far, while the match is unfinished.")
        .def_prop_ro(
            "ranks",
            [](const Outcome& outcome) {
                std::vector<int> ranks;
                for (const Standing& standing : outcome.standings) ranks.push_back(standing.rank);
                return ranks;
            },
            "By seat, from 1; equals share a rank.")
        .def_prop_ro(
            "winners", [](const Outcome& outcome) { return tuple_of(winners(outcome)); },
            "The seats that won; none in a team game, or while the match is unfinished.")
        .def_prop_ro("win_shares", &win_shares, "By seat: its part of the win; a team wins together.")
        .def_prop_ro(
            "rewards", &rewards,
            "By seat, for learning: 0 together, 1 for a win alone; 1 or -1 for a team; 0 before the end.")
        .def_prop_ro(
            "team_won",
            [](const Outcome& outcome) {
                return outcome.team ? std::optional(outcome.team->won) : std::nullopt;
            },
            "Of a team game; otherwise None.")
        .def_prop_ro(
            "team_score",
            [](const Outcome& outcome) { return outcome.team ? outcome.team->score : std::nullopt; },
            "Of a team game, where it has one.")
        .def("__eq__", [](const Outcome& left, const Outcome& right) { return left == right; })
        .def("__repr__", [](const Outcome& outcome) {
            std::string ranks;
            for (const Standing& standing : outcome.standings)
                ranks += fmt::format("{}{}", ranks.empty() ? "" : ", ", standing.score);
            return fmt::format("<Outcome {}, scores {}>", ending_of(outcome), ranks);
        });
}

} // namespace

void bind_match(nb::module_& module) {
    bind_outcome(module);
    nb::class_<BoundMatch>(
        module, "Match",
        "One match. It is a value: copy it, pickle it, undo it. Start one with Game.start().\n\n"
        "Whatever is refused raises an Error that says what to do, and changes nothing.")
        .def("__init__", &start, "game"_a, "table"_a, "seed"_a)
        .def_prop_ro(
            "game", [](const BoundMatch& match) { return match.game; }, "The Game it is a match of.")
        .def_prop_ro(
            "seed", [](const BoundMatch& match) { return to_hex(match.played.seed()); },
            "In 64 hexadecimal digits: the same seed and actions give the same match.")
        .def_prop_ro(
            "ply", [](const BoundMatch& match) { return match.played.ply(); },
            "How many actions were played.")
        .def_prop_ro(
            "pending", [](const BoundMatch& match) { return tuple_of(match.played.play().pending()); },
            "The seats that owe a decision now; none: the match is over.")
        .def_prop_ro("is_over", [](const BoundMatch& match) { return match.played.play().pending().empty(); })
        .def_prop_ro("outcome", [](const BoundMatch& match) { return match.played.play().outcome(); })
        .def_prop_ro("moves", &moves, "What was played: (seat, action).")
        .def(
            "legal",
            [](const BoundMatch& match, Number seat) { return match.played.legal(match.played.seat(seat)); },
            "seat"_a, "The actions the seat may play now, by their short texts; none if it is not pending.")
        .def(
            "act",
            [](BoundMatch& match, Number seat, std::string_view action) {
                match.played.act(match.played.seat(seat), action);
            },
            "seat"_a, "action"_a,
            "Plays a legal action, and everything forced after it: by its text, or by its place in "
            "legal(seat).")
        .def(
            "act",
            [](BoundMatch& match, Number seat, Number place) {
                match.played.act_at(match.played.seat(seat), place);
            },
            "seat"_a, "place"_a)
        .def("legal_numbers", &legal_numbers, "seat"_a,
             "The legal actions as numbers, a row each, in the order of legal(seat): the kind of action and "
             "up to three "
             "arguments, as the game counts them.")
        .def("choices", &choices, "seat"_a, "names"_a = std::vector<std::string>(),
             "The legal actions for people: action, label, words with the consequence, and targets.")
        .def("question", &question, "viewer"_a = nb::none(),
             "Where the match stands and what it asks of the viewer.")
        .def(
            "view",
            [](const BoundMatch& match, Watcher viewer) {
                return to_python(match.played.play().view(match.played.viewer(viewer)));
            },
            "viewer"_a = nb::none(), "What the seat may know, as on the wire; None is a spectator.")
        .def("events", &events, "viewer"_a = nb::none(), "since"_a = 0,
             "What the viewer has heard, from event number `since` on: ply, kind, words and details.")
        .def(
            "draw",
            [](const BoundMatch& match, Watcher viewer, bool colours) {
                return match.played.told().draw(match.played.viewer(viewer), Paint(colours));
            },
            "viewer"_a = nb::none(), "colours"_a = false, "The table as text.")
        .def("observation", &observation, "viewer"_a = nb::none(),
             "The view as numbers, laid out as Game.observation_space says.")
        .def("hint", &hint, "seat"_a, "iterations"_a = 0,
             "What the strongest bot would do, the best first; it knows what the seat knows.")
        .def(
            "copy", [](const BoundMatch& match) { return BoundMatch(match); }, "The same match once more.")
        .def("__copy__", [](const BoundMatch& match) { return BoundMatch(match); })
        .def(
            "__deepcopy__", [](const BoundMatch& match, const nb::dict&) { return BoundMatch(match); },
            "memo"_a)
        .def("__reduce__", &reduced)
        .def("replay_moves", &replay_moves, "moves"_a, "Plays on with actions of a pickled match.")
        .def(
            "undo",
            [](BoundMatch& match, std::size_t actions) {
                const std::size_t ply = match.played.ply();
                if (actions > ply)
                    throw Refused(
                        fmt::format("only {} actions were played, so {} cannot be undone", ply, actions));
                match.played.rewind(ply - actions);
            },
            "actions"_a = 1, "Takes back so many actions.")
        .def(
            "rewind", [](BoundMatch& match, std::size_t ply) { match.played.rewind(ply); }, "ply"_a,
            "The match as it was after so many actions.")
        .def("replay", &replay, "players"_a = std::vector<std::string>(),
             "The match as the text of a replay file.")
        .def(
            "dump", [](const BoundMatch& match) { return to_python(match.played.play().dump()); },
            "The complete position with every secret: for tests and bug reports.")
        .def(
            "arrange",
            [](BoundMatch& match, nb::handle position) { match.played.arrange(from_python(position)); },
            "position"_a, "Puts a position as dump() writes it in place.")
        .def("redealt", &redealt, "viewer"_a, "seed"_a = nb::none(),
             "The same match with everything the viewer cannot know dealt anew.")
        .def("looks_the_same", &looks_the_same, "other"_a, "viewer"_a,
             "Whether the viewer sees the same in both, and waits for the same seats.")
        .def("__repr__", [](const BoundMatch& match) {
            std::string waits;
            for (const Seat seat : match.played.play().pending())
                waits += fmt::format("{}{}", waits.empty() ? "" : ", ", index_of(seat));
            return fmt::format("<Match of {}, {} seats, ply {}, {}>", match.played.table().info().id,
                               match.played.table().setup().seats, match.played.ply(),
                               waits.empty() ? "over" : "waits for seat " + waits);
        });
}

} // namespace homestretch::python
