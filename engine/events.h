#pragma once

#include "engine/json.h"
#include "engine/words.h"

#include <functional>
#include <string>
#include <vector>

namespace homestretch {

// Nobody listens: simulations.
struct NullSink {
    template <class Event>
    void operator()(const Event&) const {}
};

// Keeps what happened, for logs, animations and the terminal.
template <class Event>
struct EventRecorder {
    std::vector<Event> events{};
    std::function<void()> looks{}; // asked at each event, when the position shows it
    void operator()(const Event& event) {
        events.push_back(event);
        if (looks) looks();
    }
};

// Where rules report what happens. What is told is only made if somebody listens, and playing is compiled
// once for both:
//
//     sink([&] { return Event{.kind = Event::Kind::Passed, .seat = seat}; });
template <class Event>
class Sink {
public:
    Sink(const NullSink&) {}                                                   // NOLINT: whoever listens fits
    Sink(EventRecorder<Event>& recorder) : heard_(&recorder) {}                // NOLINT: the same
    [[nodiscard]] explicit operator bool() const { return heard_ != nullptr; } // somebody listens

    template <class Make>
    void operator()(Make&& make) const {
        if (heard_ != nullptr) [[unlikely]]
            (*heard_)(make());
    }

private:
    EventRecorder<Event>* heard_ = nullptr;
};

// One event as one viewer may know it.
struct Telling {
    std::string kind{};  // stable word for programs: "fired_up"
    Words words{};       // a sentence for people; empty where there is nothing to tell
    Json details{};      // the same as data: seats, card ids, numbers
    std::size_t ply = 0; // the moves made when it happened; a match fills this in
    bool operator==(const Telling&) const = default;
};

} // namespace homestretch
