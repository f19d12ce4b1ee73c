#pragma once

#include "server/table/table.h"

#include <map>
#include <optional>
#include <string>

namespace homestretch::server {

// The standard packs, read once.
class TestPacks final : public PackCatalogue {
public:
    [[nodiscard]] Answer<PackEdition> newest(std::string_view game, std::string_view id) const override;
};

// The same, as a shelf for tables without a database.
class TestShelf final : public PackShelf {
public:
    [[nodiscard]] std::shared_ptr<const Pack> at(std::string_view hash) override;
    [[nodiscard]] Answer<std::shared_ptr<const Pack>> newest(std::string_view game,
                                                             std::string_view id) override;
};

[[nodiscard]] TestShelf& the_shelf();

// Whether nothing tells them apart, hidden things included.
[[nodiscard]] bool same(const Table& left, const Table& right);

// A table with made-up time, tokens and seeds, at which every step is checked: a refusal has changed nothing,
// and all records so far fold to the same table.
class Tabletop {
public:
    explicit Tabletop(const NewTable& wanted = {.game = "dragon-racer"});

    // The answer to a wish of a guest; the command's id is new each time unless one is given.
    [[nodiscard]] Answer<Records> ask(const GuestId& guest, const Wish& wish,
                                      const std::optional<std::string>& id = {});
    // The same, for wishes that must be granted, and for those that must not: gives the code.
    void must(const GuestId& guest, const Wish& wish);
    [[nodiscard]] std::string refusal(const GuestId& guest, const Wish& wish);

    [[nodiscard]] Answer<Records> open(const GuestId& guest, const Token& token);
    Records expire();
    void bots_act(); // each once, if it owes a decision

    // Any legal action of a pending seat, and playing it by its guest.
    [[nodiscard]] Act any_act(Seat seat) const;
    void play(Seat seat);
    // Everybody plays anything until the match is over.
    void play_to_end();

    [[nodiscard]] const Chair& chair(std::size_t seat) const { return table.state().chairs.at(seat); }
    void arrive(const GuestId& guest) { presence.arrive(guest); }
    void leave(const GuestId& guest) { presence.leave(guest, time); }
    [[nodiscard]] Circumstances world();

    TestShelf& shelf = the_shelf();
    Instant time = instant_at(1'000'000);
    Presence presence{time};
    std::map<GuestId, std::string> promises{}; // what clients have promised to the next deal
    Records records{};
    int made = 0; // tokens and ids so far
    Table table;

private:
    [[nodiscard]] Table create(const NewTable& wanted);
    void keep(const Records& more);
};

inline constexpr Seat first = seat_at(0);
inline constexpr Seat second = seat_at(1);
inline constexpr Seat third = seat_at(2);
inline constexpr Seat none = seat_at(7); // at no table of these tests

inline const GuestId host = "guest-host";
inline const GuestId ally = "guest-ally";         // sits in seat 1
inline const GuestId watcher = "guest-watcher";   // was let in by the watch link
inline const GuestId stranger = "guest-stranger"; // has never been here

// Host and ally in a match of two, both here.
[[nodiscard]] Tabletop a_match_of_two(const NewTable& wanted = {.game = "dragon-racer"});

} // namespace homestretch::server
