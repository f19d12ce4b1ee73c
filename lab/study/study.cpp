#include "lab/study/study.h"

#include "engine/compile.h"
#include "games/all_games.h"
#include "lab/study/play_studied.h"

#include <algorithm>
#include <chrono>

namespace homestretch {

namespace {

// How many games are taken at a time: few enough to stop within a moment.
std::uint64_t portion_of(const StudyRequest& request) {
    constexpr std::uint64_t quick = 8;
    return std::ranges::any_of(request.bots, &thinks_ahead) ? 1 : quick;
}

template <Game G>
Result<Study, Problems> study_game(const StudyRequest& request, const Pack& pack,
                                   const ProgressReport& progress) {
    const auto rules = compile_for<G>(pack, request.bots.size(), request.options);
    if (!rules) return Unexpected{rules.error()};
    const Readings readings = readings_of<G>(*rules);
    Study study{.request = request, .things = readings.things()};
    study.team_game = is_team_game<G>(*rules);
    study.has_turns = requires(const typename G::State& state) { G::clock(state); };

    const auto play = [&](std::uint64_t first, std::uint64_t last, Findings& findings) {
        StudiedGames<G> games(*rules, request, readings);
        for (std::uint64_t game = first; game < last; ++game) games.play(game, findings);
    };
    const Findings none{.census = Census(study.things.size(), request.bots.size(), study.team_game)};
    const auto began = std::chrono::steady_clock::now();
    study.findings = add_up(none, request.games, request.threads, portion_of(request), play, progress);
    study.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return study;
}

template <class... Games>
std::optional<Result<Study, Problems>> study_any(GameList<Games...> /*games*/, const StudyRequest& request,
                                                 const Pack& pack, const ProgressReport& progress) {
    std::optional<Result<Study, Problems>> result;
    const auto try_game = [&]<Game G>(std::type_identity<G>) {
        if (G::info.id == request.game) result.emplace(study_game<G>(request, pack, progress));
    };
    (try_game(std::type_identity<Games>{}), ...);
    return result;
}

} // namespace

void Findings::merge(const Findings& other) {
    tally.merge(other.tally);
    course.merge(other.course);
    census.merge(other.census);
}

Result<Study, Problems> study(const StudyRequest& request, const Pack& pack, const ProgressReport& progress) {
    auto result = study_any(AllGames{}, request, pack, progress);
    check(result.has_value());
    return std::move(*result);
}

} // namespace homestretch
