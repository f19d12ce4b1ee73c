// Whole sessions of people who want anything at any time. Tabletop checks after every wish that the records
// fold to the same table, so here is only the chaos.

#include "server/tests/tabletop.h"

#include <gtest/gtest.h>

#include <array>

namespace homestretch::server {
namespace {

class Crowd {
public:
    Crowd(Tabletop& top, std::uint64_t number) : top_(top), random_(derived_seed(Seed{}, number)) {}

    void do_something() {
        top_.time += std::chrono::seconds(below(20));
        switch (below(20)) {
        case 0: return come_or_go();
        case 1: top_.expire(); return;
        case 2:
        case 3: top_.bots_act(); return;
        case 4: static_cast<void>(top_.open(somebody(), any_link())); return;
        case 5:
        case 6:
        case 7: static_cast<void>(top_.ask(somebody(), any_wish())); return;
        default:
            if (top_.table.state().phase == Phase::Playing) return act();
            static_cast<void>(top_.ask(top_.table.state().host, any_wish()));
        }
    }

private:
    [[nodiscard]] std::uint32_t below(std::uint32_t count) { return random_.below(count); }
    [[nodiscard]] const GuestId& somebody() {
        return *std::array{&host, &host, &ally, &watcher, &stranger}[below(5)];
    }
    [[nodiscard]] Seat any_seat() { return seat_at(below(4)); }

    void come_or_go() {
        const GuestId& guest = somebody();
        if (top_.presence.is_here(guest)) return top_.leave(guest);
        top_.arrive(guest);
    }

    [[nodiscard]] Token any_link() {
        const Chair& chair = top_.chair(below(static_cast<std::uint32_t>(top_.table.state().chairs.size())));
        return *std::array{&chair.join, &chair.resume, &top_.table.state().watch}[below(3)];
    }

    // Mostly by the one who is asked, so that the match goes on.
    void act() {
        const SeatSet pending = top_.table.match()->pending();
        const Seat wanted = any_seat();
        const Seat seat = pending.contains(wanted) ? wanted : *pending.begin();
        if (top_.chair(index_of(seat)).bot) return top_.bots_act();
        const auto& guest = top_.chair(index_of(seat)).guest;
        static_cast<void>(top_.ask(guest && below(8) != 0 ? *guest : somebody(), top_.any_act(seat)));
    }

    [[nodiscard]] Wish any_wish() {
        switch (below(16)) {
        case 0: return Undo{any_seat()};
        case 1: return UndoAnswer{any_seat(), below(2) == 0};
        case 2: return Say{.words = "hello"};
        case 3: return Sit{any_seat(), "Somebody"};
        case 4: return Stand{any_seat()};
        case 5: return SeatBot{any_seat(), "greedy"};
        case 6: return TakeBack{any_seat()};
        case 7:
            return Configure{
                {.seats = 2 + below(3),
                 .clock = Clock{ClockKind::Bank, std::chrono::seconds(60), std::chrono::seconds(5)}}};
        case 8: return Start{.fill = "random"};
        case 9: return Rematch{};
        case 10: return Resign{any_seat()};
        case 11: return EndMatch{any_seat()};
        case 12: return EndAnswer{any_seat(), below(2) == 0};
        case 13: return RevokeLink{any_seat()};
        case 14: return any_reveal();
        default: return Rename{any_seat(), "Anybody"};
        }
    }

    // Of the last deal that was begun; not everybody reveals what they have promised.
    [[nodiscard]] Wish any_reveal() {
        const Seed part{static_cast<std::uint8_t>(below(3))};
        top_.promises[somebody()] = seal_of(part);
        return Reveal{part};
    }

    Tabletop& top_;
    RandomStream random_;
};

class Sessions : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(Sessions, fold_to_the_same_table_at_every_step) {
    Tabletop top({.game = "dragon-racer", .settings = {.privacy = Privacy::Public}});
    Crowd crowd(top, GetParam());

    for (int step = 0; step < 300 && !HasFailure(); ++step) crowd.do_something();

    EXPECT_GT(top.records.size(), 100U) << "hardly anything was granted";
}

INSTANTIATE_TEST_SUITE_P(Many, Sessions, ::testing::Range(std::uint64_t{1}, std::uint64_t{7}));

} // namespace
} // namespace homestretch::server
