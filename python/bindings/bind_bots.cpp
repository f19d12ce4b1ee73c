#include "python/bindings/bind.h"
#include "python/bindings/bots.h"
#include "python/bindings/interruptible.h"
#include "python/bindings/refused.h"

#include <fmt/format.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <array>

namespace nb = nanobind;
using namespace nb::literals;

namespace homestretch::python {

namespace {

BoundBot bot_named(std::string_view name, std::uint64_t iterations) {
    BoundBot bot{.kind = value_of(find_bot(name))};
    if (iterations == 0) return bot;
    if (!thinks_ahead(bot.kind))
        throw Refused(fmt::format("'{}' does not think ahead, so it takes no number of iterations", name));
    if (iterations > most_iterations)
        throw Refused(
            fmt::format("nobody waits for {} iterations; give 1 to {}", iterations, most_iterations));
    bot.budget = SearchBudget{.iterations = iterations};
    return bot;
}

Player player_of(const BoundBot& bot, const PlayedMatch& match, Seat seat) {
    return {bot.kind, bot_stream(match.seed(), seat, match.ply()), bot.budget};
}

Action decision(const PlayedMatch& match, Player& player, Seat seat) {
    if (!thinks_ahead(player.kind)) return match.choose(player, seat, {});
    return interruptible([&](const std::stop_token& stop) { return match.choose(player, seat, stop); });
}

std::string choose(const BoundBot& bot, const BoundMatch& match, std::int64_t number) {
    const Seat seat = match.played.seat(number);
    match.played.require_pending(seat);
    Player player = player_of(bot, match.played, seat);
    return match.played.text(seat, decision(match.played, player, seat));
}

void play_to_the_end(BoundMatch& match, const std::vector<BoundBot>& bots) {
    const std::size_t seats = match.played.table().setup().seats;
    if (bots.size() != seats)
        throw Refused(fmt::format("this table has {} seats, but {} bots were given; give one for each seat",
                                  seats, bots.size()));
    std::array<Player, max_seats> players;
    for (std::size_t i = 0; i < seats; ++i) players[i] = player_of(bots[i], match.played, seat_at(i));
    for (SeatSet pending = match.played.play().pending(); !pending.empty();
         pending = match.played.play().pending()) {
        const Seat seat = *pending.begin();
        match.played.act(seat, decision(match.played, players[index_of(seat)], seat));
    }
}

nb::list bot_names() {
    nb::list names;
    for (const BotSpec& spec : all_bots()) names.append(nb::str(spec.name.data(), spec.name.size()));
    return names;
}

} // namespace

void bind_bots(nb::module_& module) {
    module.def("bot_names", &bot_names, "Every bot there is, the weakest first.");
    nb::class_<BoundBot>(module, "Bot", "A player of ours. It knows what its seat knows.")
        .def(
            "__init__",
            [](BoundBot* self, std::string_view name, std::uint64_t iterations) {
                new (self) BoundBot(bot_named(name, iterations));
            },
            "name"_a, "iterations"_a = 0)
        .def_prop_ro("name", [](const BoundBot& bot) { return std::string(name_of(bot.kind)); })
        .def_prop_ro("iterations",
                     [](const BoundBot& bot) { return bot.budget ? bot.budget->iterations : 0; })
        .def("choose", &choose, "match"_a, "seat"_a,
             "The text of the action it would play; the same position gets the same answer.")
        .def("__repr__", [](const BoundBot& bot) { return fmt::format("<Bot {}>", name_of(bot.kind)); });
    module.def("play_to_the_end", &play_to_the_end, "match"_a, "bots"_a,
               "Lets bots play on, one for each seat, as they do in a simulation.");
}

} // namespace homestretch::python
