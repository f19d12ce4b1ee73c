#include "python/bindings/batch.h"

#include "python/bindings/refused.h"
#include "python/bindings/rewards.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

namespace homestretch::python {

namespace {

// Where the seed of a batch's own draws lies among those derived from its seed: "draw", far from any match.
constexpr std::uint64_t draw_seed = 0x64726177'00000000;

} // namespace

Batch::Batch(std::shared_ptr<const Table> table, std::size_t count, const Seed& seed, std::size_t threads,
             Opponents opponents)
    : observations(count * table->observed()), mask(count * places), legal(count * places), counts(count),
      seats(count), rewards(count * table->setup().seats), ended(count), table_(std::move(table)),
      threads_(threads), opponents_(std::move(opponents)), slots_(count) {
    restart(seed);
}

void Batch::restart(const Seed& seed) {
    seed_ = seed;
    random_ = RandomStream(derived_seed(seed, draw_seed));
    std::ranges::fill(rewards, 0.0F);
    std::ranges::fill(ended, std::uint8_t{0});
    on_threads([this](std::size_t slot) {
        slots_[slot].matches = 0;
        begin(slot);
        settle(slot);
        show(slot);
    });
}

void Batch::step(std::span<const std::int32_t> actions) {
    check(actions.size() == slots_.size());
    for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
        const auto legal_here = static_cast<std::int32_t>(slots_[slot].legal.size());
        if (actions[slot] < 0 || actions[slot] >= legal_here)
            throw IllegalAction(
                fmt::format("match {}: there is no legal action {}; it has {}, from 0 to {}. Nothing "
                            "was stepped",
                            slot, actions[slot], legal_here, legal_here - 1));
    }
    std::ranges::fill(rewards, 0.0F);
    std::ranges::fill(ended, std::uint8_t{0});
    on_threads([this, actions](std::size_t slot) {
        Slot& here = slots_[slot];
        here.play->apply(here.seat, here.legal[static_cast<std::size_t>(actions[slot])]);
        settle(slot);
        show(slot);
    });
}

void Batch::draw(std::span<std::int32_t> actions) {
    for (std::size_t slot = 0; slot < slots_.size(); ++slot)
        actions[slot] =
            static_cast<std::int32_t>(random_.below(static_cast<std::uint32_t>(slots_[slot].legal.size())));
}

// Match k of slot s is match s + k * count of the batch.
void Batch::begin(std::size_t slot) {
    Slot& here = slots_[slot];
    const Seed seed = derived_seed(seed_, slot + here.matches++ * slots_.size());
    here.play = table_->start(seed);
    for (std::size_t i = 0; i < opponents_.size(); ++i) {
        if (const auto& bot = opponents_[i])
            here.bots[i] = {bot->kind, bot_stream(seed, seat_at(i)), bot->budget};
    }
}

void Batch::settle(std::size_t slot) {
    Slot& here = slots_[slot];
    while (true) {
        const SeatSet pending = here.play->pending();
        if (pending.empty()) {
            reward(slot);
            begin(slot);
            continue;
        }
        here.seat = *pending.begin();
        if (!opponents_[index_of(here.seat)]) break;
        here.play->apply(here.seat, here.play->choose(here.bots[index_of(here.seat)], here.seat, {}));
    }
    here.play->legal(here.seat, here.legal);
}

void Batch::reward(std::size_t slot) {
    const Outcome outcome = slots_[slot].play->outcome();
    const std::size_t seats_here = table_->setup().seats;
    for (std::size_t i = 0; i < seats_here; ++i)
        rewards[slot * seats_here + i] = reward_of(outcome, seat_at(i));
    ended[slot] = outcome.ending == Ending::Void ? 2 : 1;
}

void Batch::show(std::size_t slot) {
    const Slot& here = slots_[slot];
    const std::size_t size = table_->observed();
    here.play->observe(here.seat, {observations.data() + slot * size, size});
    const auto before = static_cast<std::ptrdiff_t>(counts[slot]);
    const auto now = static_cast<std::ptrdiff_t>(here.legal.size());
    const auto first = mask.begin() + static_cast<std::ptrdiff_t>(slot * places);
    std::fill(first, first + now, std::uint8_t{1});
    if (before > now) std::fill(first + now, first + before, std::uint8_t{0});
    std::ranges::copy(here.legal, legal.begin() + static_cast<std::ptrdiff_t>(slot * places));
    counts[slot] = static_cast<std::int16_t>(now);
    seats[slot] = static_cast<std::int8_t>(index_of(here.seat));
}

// Threads live for one call: nothing of a batch is left running, so a process may fork between two steps.
template <class Work>
void Batch::on_threads(Work&& work) {
    const std::size_t count = slots_.size();
    const std::size_t workers = std::min(threads_, count);
    const auto share = [&work, count, workers](std::size_t worker) {
        for (std::size_t slot = count * worker / workers; slot < count * (worker + 1) / workers; ++slot)
            work(slot);
    };
    std::vector<std::jthread> helpers;
    for (std::size_t worker = 1; worker < workers; ++worker) helpers.emplace_back(share, worker);
    share(0);
}

} // namespace homestretch::python
