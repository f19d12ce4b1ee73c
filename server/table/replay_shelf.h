#pragma once

#include "server/table/packs.h"
#include "server/table/table_state.h"

#include <cstddef>
#include <list>
#include <map>
#include <memory>
#include <mutex>

namespace homestretch::server {

// The finished matches that are being looked at, each with positions it has passed: who goes from ply to ply,
// or jumps, does not wait until everything from the first action on was played again. Called from many
// threads.
class ReplayShelf {
public:
    explicit ReplayShelf(PackShelf& packs) : packs_(packs) {}

    // The match after so many of its actions, of which there must be as many.
    [[nodiscard]] std::unique_ptr<Match> match_at(const FinishedMatch& match, std::size_t ply);

private:
    struct Passed {
        Token token{};
        std::mutex mutex{};
        std::map<std::size_t, std::unique_ptr<const Match>> stops{}; // by ply
    };
    [[nodiscard]] std::shared_ptr<Passed> passed(const Token& token);

    PackShelf& packs_;
    std::mutex mutex_{};
    std::list<std::shared_ptr<Passed>> recent_{}; // the last one looked at first
};

} // namespace homestretch::server
