#pragma once

#include "engine/fields/of_game.h"
#include "lab/play_games.h"
#include "lab/study/study.h"

namespace homestretch {

// Plays games and writes down what happens in them. One for each portion of games: what it keeps between
// games is room.
template <Game G>
class StudiedGames {
public:
    StudiedGames(const typename G::Rules& rules, const StudyRequest& request, const Readings& readings)
        : rules_(rules), request_(request), readings_(readings) {}

    void play(std::uint64_t game, Findings& findings) {
        const Seed seed = derived_seed(request_.seed, game);
        for (std::size_t i = 0; i < request_.bots.size(); ++i)
            players_[i] = {request_.bots[i], bot_stream(seed, seat_at(i))};
        const During playing([&] {
            return fmt::format("game {} of a study of {} with {} seats and the seed {}", game, G::info.id,
                               rules_.seats, to_hex(seed));
        });
        notes_.clear();
        follower_.begin();
        decision_ = 0;
        still_pending_ = {};
        typename G::State state = G::start(rules_, seed, events_);
        const auto choose_for = [&](const typename G::State& now, Seat seat, const ActionList& actions) {
            before(now, seat, actions);
            return choose<G>(players_[index_of(seat)], Observer<G>(rules_, now, seat), actions);
        };
        const std::size_t decisions = play_out<G>(rules_, state, choose_for, events_);
        hear();
        const Outcome outcome = G::outcome(rules_, state);
        findings.tally.add(outcome, decisions);
        findings.census.add(notes_, decisions, outcome);
        follower_.end(outcome, turns(state), findings.course);
    }

private:
    void before(const typename G::State& now, Seat seat, const ActionList& actions) {
        hear();
        const SeatSet pending = G::pending(now);
        follower_.decision(G::outcome(rules_, now), actions.size(), pending == still_pending_);
        still_pending_ = pending;
        still_pending_.erase(seat);
        ++decision_;
    }
    // What has happened since the last decision.
    void hear() {
        for (const typename G::Event& event : events_.events)
            readings_.read(static_cast<std::size_t>(event.kind), scope_of<G>(rules_, event), decision_,
                           notes_);
        events_.events.clear();
    }
    [[nodiscard]] static std::size_t turns(const typename G::State& state) {
        if constexpr (requires { G::clock(state); })
            return G::clock(state);
        else
            return 0;
    }

    const typename G::Rules& rules_;
    const StudyRequest& request_;
    const Readings& readings_;
    std::array<Player, max_seats> players_{};
    EventRecorder<typename G::Event> events_{};
    std::vector<Note> notes_{};
    Follower follower_{};
    std::uint32_t decision_ = 0;
    SeatSet still_pending_{}; // of those who decide at the same time
};

} // namespace homestretch
