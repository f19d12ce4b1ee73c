#pragma once

#include "server/table/listener.h"
#include "server/table/refusal.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace homestretch::server {

// What is to be said once a record is on disk, and what instead if it never gets there.
struct Parcel {
    std::uint64_t after = 0; // the record
    std::vector<std::pair<std::shared_ptr<Listener>, MessageText>> letters{};
    std::optional<std::pair<std::shared_ptr<Listener>, MessageText>> last{}; // after the others, perhaps
    std::vector<std::shared_ptr<Listener>> farewells{}; // to whom nothing more may be said
    std::function<void()> then{};                       // perhaps
    std::function<void(const Refusal&)> lost{};         // perhaps

    void add(const std::shared_ptr<Listener>& listener, std::string message) {
        letters.emplace_back(listener, std::make_shared<const std::string>(std::move(message)));
    }
};

// Keeps everything a table says in order and holds it back until it is true. Nobody hears of a record that
// could still be lost.
class Outbox {
public:
    using Calls = std::vector<std::function<void()>>;

    explicit Outbox(std::uint64_t durable) : durable_(durable) {}

    void put(Parcel parcel) { parcels_.push_back(std::move(parcel)); }
    void on_disk(std::uint64_t seq) { durable_ = seq; }
    // Sends what may leave. The callbacks are given back, to be called when no lock is held.
    [[nodiscard]] Calls flush();
    // Forgets what waits, because its records are lost. To be called before anything is read anew: what
    // others have written under the same numbers makes nothing of it true.
    [[nodiscard]] Calls lose(const Refusal& reason);

    [[nodiscard]] bool empty() const { return parcels_.empty(); }

private:
    std::uint64_t durable_;
    std::deque<Parcel> parcels_;
};

} // namespace homestretch::server
