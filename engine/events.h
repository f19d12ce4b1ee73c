#pragma once

#include "engine/json.h"

#include <string>
#include <vector>

namespace homestretch {

// Rules report what happens by calling a sink with the game's events. In simulations nobody listens, and
// the compiler removes the reporting altogether.
struct NullSink {
    template <class Event>
    void operator()(const Event&) const {}
};

// Keeps what happened, for logs, animations and the terminal.
template <class Event>
struct EventRecorder {
    std::vector<Event> events{};
    void operator()(const Event& event) { events.push_back(event); }
};

// One event as one viewer may know it.
struct Telling {
    std::string kind{};  // stable word for programs: "fired_up"
    std::string words{}; // a sentence for people
    Json details{};      // the same as data: seats, card ids, numbers
    std::size_t ply = 0; // the moves made when it happened; a match fills this in
    bool operator==(const Telling&) const = default;
};

} // namespace homestretch
