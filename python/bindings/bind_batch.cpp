#include "python/bindings/batch.h"
#include "python/bindings/bind.h"
#include "python/bindings/bots.h"
#include "python/bindings/refused.h"

#include <fmt/format.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace nb::literals;

namespace homestretch::python {

namespace {

constexpr std::size_t most_matches = 1'000'000;

using Actions = nb::ndarray<std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

void start(Batch* self, const BoundTable& table, std::size_t matches, const std::string& digits,
           std::size_t threads, const std::vector<std::optional<BoundBot>>& bots) {
    if (matches < 1 || matches > most_matches)
        throw Refused(fmt::format("{} matches do not go; give 1 to {}", matches, most_matches));
    Opponents opponents(table.table->setup().seats);
    if (bots.size() > opponents.size())
        throw Refused(fmt::format("{} opponents for {} seats do not go", bots.size(), opponents.size()));
    for (std::size_t i = 0; i < bots.size(); ++i) {
        if (bots[i]) opponents[i] = Opponent{bots[i]->kind, bots[i]->budget};
    }
    if (std::ranges::all_of(opponents, [](const auto& bot) { return bot.has_value(); }))
        throw Refused("bots play all seats, so there is nothing to step; leave one seat to yourself (None)");
    const Seed seed = seed_of_digits(digits);
    const nb::gil_scoped_release unlocked;
    new (self) Batch(table.table, matches, seed, threads, std::move(opponents));
}

std::span<std::int32_t> all_of(const Batch& batch, Actions& actions) {
    if (actions.shape(0) != batch.count())
        throw Refused(fmt::format("{} actions for {} matches do not go; give one for each", actions.shape(0),
                                  batch.count()));
    return {actions.data(), actions.shape(0)};
}

// The memory of the batch itself, so that nobody copies it.
template <class T>
auto array(nb::handle owner, std::vector<T>& numbers, std::vector<std::size_t> shape) {
    return nb::ndarray<nb::numpy, T>(numbers.data(), shape.size(), shape.data(), owner)
        .cast(nb::rv_policy::reference);
}

nb::tuple arrays(nb::handle self) {
    Batch& batch = nb::cast<Batch&>(self);
    const std::size_t count = batch.count();
    auto* const legal = reinterpret_cast<std::uint8_t*>(batch.legal.data());
    const std::array<std::size_t, 3> shape{count, Batch::places, sizeof(Action)};
    return nb::make_tuple(array(self, batch.observations, {count, batch.table().observed()}),
                          array(self, batch.mask, {count, Batch::places}),
                          nb::ndarray<nb::numpy, std::uint8_t>(legal, shape.size(), shape.data(), self)
                              .cast(nb::rv_policy::reference),
                          array(self, batch.counts, {count}), array(self, batch.seats, {count}),
                          array(self, batch.rewards, {count, batch.table().setup().seats}),
                          array(self, batch.ended, {count}));
}

} // namespace

void bind_batch(nb::module_& module) {
    nb::class_<Batch>(module, "Batch", "Many matches that are stepped together.")
        .def("__init__", &start, "table"_a, "matches"_a, "seed"_a, "threads"_a, "opponents"_a)
        .def(
            "step",
            [](Batch& batch, Actions actions) {
                const auto all = all_of(batch, actions);
                const nb::gil_scoped_release unlocked;
                batch.step(all);
            },
            nb::arg("actions").noconvert(),
            "Plays an action of each match, by its place among the legal ones.")
        .def(
            "draw",
            [](Batch& batch, Actions actions) {
                const auto all = all_of(batch, actions);
                const nb::gil_scoped_release unlocked;
                batch.draw(all);
            },
            nb::arg("actions").noconvert(),
            "Fills in a legal action for each match, each as likely as the others.")
        .def(
            "restart",
            [](Batch& batch, const std::string& digits) {
                const Seed seed = seed_of_digits(digits);
                const nb::gil_scoped_release unlocked;
                batch.restart(seed);
            },
            "seed"_a, "Begins all matches anew.")
        .def_prop_ro(
            "arrays", [](nb::handle self) { return arrays(self); },
            "observations, mask, legal, counts, seats, rewards, ended");
}

} // namespace homestretch::python
