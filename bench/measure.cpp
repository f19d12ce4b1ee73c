#include "bench/measure.h"

#include "bots/search/search.h"
#include "engine/compile.h"
#include "engine/dice.h"
#include "engine/observer.h"
#include "engine/pack/folder.h"
#include "engine/playing.h"
#include "engine/testing/allocation_counter.h"
#include "games/all_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <set>
#include <stdexcept>

extern "C" __attribute__((noinline)) void homestretch_measured_section(void (*work)(void*), void* argument) {
    work(argument);
}

namespace homestretch::bench {

namespace {

// Time this thread has really run: the machine may be busy with something else.
double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// Runs batches until the time is used up; the best batch counts, because noise only ever slows down.
template <class Batch>
double best_rate(Budget budget, Batch batch) {
    const double end = cpu_seconds() + budget.seconds;
    double best = 0;
    for (double start = cpu_seconds(); start < end; start = cpu_seconds()) {
        const std::size_t done = batch();
        best = std::max(best, static_cast<double>(done) / (cpu_seconds() - start));
    }
    return best;
}

template <class T>
void keep(const T& value) {
    asm volatile("" : : "g"(&value) : "memory");
}

template <Game G>
class Bench {
public:
    Bench(const std::string& packs, std::size_t seats) : rules_(rules_for(packs, seats)), seats_(seats) {}

    std::size_t random_game(std::uint64_t number) {
        typename G::State state = G::start(rules_, derived_seed(Seed{}, number), silent_);
        const auto choose = [this](const auto&, Seat, const ActionList& actions) {
            return actions[dice_.below(actions.size())];
        };
        return play_out<G>(rules_, state, choose, silent_);
    }

    Figures figures(Budget budget) {
        Figures figures{
            .game = std::string(G::info.id), .seats = seats_, .state_bytes = sizeof(typename G::State)};
        constexpr std::size_t batch = 200;
        std::uint64_t number = 0;
        std::uint64_t decisions = 0;
        const std::size_t before = allocations_so_far();
        figures.decisions_per_second = best_rate(budget, [&] {
            std::size_t done = 0;
            for (std::size_t i = 0; i < batch; ++i) done += random_game(number++);
            decisions += done;
            return done;
        });
        figures.allocations = allocations_so_far() - before;
        figures.decisions_per_game = static_cast<double>(decisions) / static_cast<double>(number);
        figures.greedy_per_second = best_rate(budget, [&] { return greedy_game(number++); });

        const std::vector<typename G::State> positions = some_positions();
        figures.copies_per_second = best_rate(budget, [&] { return copy_all(positions); });
        figures.redeals_per_second = best_rate(budget, [&] { return redeal_all(positions); });
        figures.iterations_per_second = best_rate(budget, [&] { return search_some(positions); });
        return figures;
    }

private:
    static typename G::Rules rules_for(const std::string& packs, std::size_t seats) {
        const auto folder = std::filesystem::path(packs) / std::string(G::info.id) / "standard";
        const auto pack = load_pack(folder, G::tables());
        if (!pack) throw std::runtime_error(to_text(pack.error()));
        auto rules = compile_for<G>(*pack, seats, {});
        if (!rules) throw std::runtime_error(to_text(rules.error()));
        return std::move(*rules);
    }

    std::size_t greedy_game(std::uint64_t number) {
        typename G::State state = G::start(rules_, derived_seed(Seed{}, number), silent_);
        const auto choose = [this](const auto& now, Seat seat, const ActionList& actions) {
            return G::greedy(rules_, Observer<G>(rules_, now, seat).view(), actions);
        };
        return play_out<G>(rules_, state, choose, silent_);
    }

    // Every tenth position of a few random games.
    std::vector<typename G::State> some_positions() {
        std::vector<typename G::State> positions;
        for (std::uint64_t number = 0; number < 8; ++number) {
            typename G::State state = G::start(rules_, derived_seed(Seed{}, number), silent_);
            std::size_t ply = 0;
            const auto choose = [&](const auto& now, Seat, const ActionList& actions) {
                if (ply++ % 10 == 0) positions.push_back(now);
                return actions[dice_.below(actions.size())];
            };
            play_out<G>(rules_, state, choose, silent_);
        }
        return positions;
    }

    static std::size_t copy_all(const std::vector<typename G::State>& positions) {
        typename G::State copy = positions.front();
        for (int round = 0; round < 100; ++round) {
            for (const auto& position : positions) {
                copy = position;
                keep(copy);
            }
        }
        return 100 * positions.size();
    }

    std::size_t redeal_all(const std::vector<typename G::State>& positions) {
        std::size_t done = 0;
        for (const auto& position : positions) {
            for (const Seat seat : homestretch::seats(seats_)) {
                typename G::State imagined = position;
                G::redeal(rules_, imagined, seat, redealing_);
                keep(imagined);
                ++done;
            }
        }
        return done;
    }

    // A short thought about every few positions in which there is something to decide.
    std::size_t search_some(const std::vector<typename G::State>& positions) {
        const SearchBudget short_thought{.iterations = 500};
        std::size_t done = 0;
        ActionList actions;
        for (std::size_t i = 0; i < positions.size(); i += 1 + positions.size() / 12) {
            const Seat seat = *G::pending(positions[i]).begin();
            G::legal(rules_, positions[i], seat, actions);
            if (actions.size() < 2) continue;
            const Observer<G> observer(rules_, positions[i], seat);
            done += search<G>(observer, actions, short_thought, redealing_).iterations;
        }
        return done;
    }

    typename G::Rules rules_;
    std::size_t seats_;
    Dice dice_;
    RandomStream redealing_{derived_seed(Seed{}, ~std::uint64_t{0})};
    NullSink silent_{};
};

template <Game G>
void measure_game(const std::vector<std::string>& wanted, const std::string& packs, Budget budget,
                  std::vector<Figures>& rows) {
    if (!wanted.empty() && std::ranges::find(wanted, G::info.id) == wanted.end()) return;
    const std::set<std::size_t> tables{G::info.min_seats,
                                       std::clamp<std::size_t>(4, G::info.min_seats, G::info.max_seats),
                                       G::info.max_seats};
    for (const std::size_t seats : tables) rows.push_back(Bench<G>(packs, seats).figures(budget));
}

template <Game G>
void play_measured_game(std::string_view game, std::size_t seats, std::size_t games, const std::string& packs,
                        std::uint64_t& decisions) {
    if (game != G::info.id) return;
    Bench<G> bench(packs, seats);
    struct Work {
        Bench<G>* bench;
        std::size_t games;
        std::uint64_t decisions;
    } work{&bench, games, 0};
    homestretch_measured_section(
        [](void* argument) {
            auto& todo = *static_cast<Work*>(argument);
            for (std::size_t i = 0; i < todo.games; ++i) todo.decisions += todo.bench->random_game(i);
        },
        &work);
    decisions = work.decisions;
}

template <class... Games>
std::vector<Figures> measure_all(GameList<Games...>, const std::vector<std::string>& wanted,
                                 const std::string& packs, Budget budget) {
    std::vector<Figures> rows;
    (measure_game<Games>(wanted, packs, budget, rows), ...);
    return rows;
}

template <class... Games>
std::uint64_t play_one(GameList<Games...>, std::string_view game, std::size_t seats, std::size_t games,
                       const std::string& packs) {
    std::uint64_t decisions = 0;
    (play_measured_game<Games>(game, seats, games, packs, decisions), ...);
    return decisions;
}

} // namespace

std::vector<Figures> measure(const std::vector<std::string>& wanted, const std::string& packs,
                             Budget budget) {
    return measure_all(AllGames{}, wanted, packs, budget);
}

std::uint64_t play_measured(std::string_view game, std::size_t seats, std::size_t games,
                            const std::string& packs) {
    return play_one(AllGames{}, game, seats, games, packs);
}

} // namespace homestretch::bench
