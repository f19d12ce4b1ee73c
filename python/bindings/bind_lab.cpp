#include "lab/report.h"
#include "lab/tournament.h"
#include "python/bindings/bind.h"
#include "python/bindings/interruptible.h"
#include "python/bindings/python_json.h"
#include "python/bindings/refused.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <exception>

namespace nb = nanobind;
using namespace nb::literals;

namespace homestretch::python {

namespace {

// Tells how far it is, and whether to go on. What the callback throws is kept until the work has stopped.
class Progress {
public:
    explicit Progress(nb::object told) : told_(std::move(told)) {}

    [[nodiscard]] bool operator()(std::uint64_t done, std::uint64_t whole) {
        if (thrown_) return false;
        const nb::gil_scoped_acquire locked;
        try {
            if (PyErr_CheckSignals() != 0) throw nb::python_error();
            if (!told_.is_none()) told_(done, whole);
        } catch (const nb::python_error&) {
            thrown_ = std::current_exception();
        }
        return !thrown_;
    }
    void rethrow() const {
        if (thrown_) std::rethrow_exception(thrown_);
    }

private:
    nb::object told_;
    std::exception_ptr thrown_{};
};

nb::object simulated(const BoundTable& bound, const std::vector<std::string>& bots, std::uint64_t games,
                     const std::string& digits, std::size_t threads, nb::object told) {
    const TableSetup& setup = bound.table->setup();
    SimulationRequest request{.game = std::string(bound.table->info().id),
                              .options = setup.options,
                              .games = games,
                              .seed = seed_of_digits(digits),
                              .threads = threads};
    for (const std::string& name : bots) request.bots.push_back(value_of(find_bot(name)));
    Progress progress(std::move(told));
    auto simulation = [&] {
        const nb::gil_scoped_release unlocked;
        return simulate(request, setup.pack, [&](std::uint64_t done) { return progress(done, games); });
    }();
    progress.rethrow();
    return to_python(to_json(value_of(std::move(simulation))));
}

nb::object held(const BoundTable& bound, const std::vector<std::string>& bots, std::uint64_t games,
                const std::string& digits, std::size_t threads, std::uint64_t iterations, nb::object told) {
    const TableSetup& setup = bound.table->setup();
    TournamentRequest request{.game = std::string(bound.table->info().id),
                              .seats = setup.seats,
                              .options = setup.options,
                              .games = games,
                              .seed = seed_of_digits(digits),
                              .threads = threads};
    if (iterations > 0) request.budget = SearchBudget{.iterations = iterations};
    for (const std::string& name : bots) request.bots.push_back(value_of(read_contestant(name)));
    Progress progress(std::move(told));
    auto tournament = [&] {
        const nb::gil_scoped_release unlocked;
        return hold_tournament(request, setup.pack, [&](std::uint64_t done, std::uint64_t whole) {
            return progress(done, whole);
        });
    }();
    progress.rethrow();
    return to_python(to_json(value_of(std::move(tournament))));
}

} // namespace

void bind_lab(nb::module_& module) {
    module.def("simulate", &simulated, "table"_a, "bots"_a, "games"_a, "seed"_a, "threads"_a,
               "progress"_a = nb::none(), "Many games; what `homestretch sim --json` prints.");
    module.def("tournament", &held, "table"_a, "bots"_a, "games"_a, "seed"_a, "threads"_a, "iterations"_a,
               "progress"_a = nb::none(),
               "Bots against each other; what `homestretch tournament --json` prints.");
}

} // namespace homestretch::python
