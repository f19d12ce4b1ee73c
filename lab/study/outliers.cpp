#include "lab/study/outliers.h"

#include <array>
#include <bit>
#include <cmath>

namespace homestretch {

namespace {

constexpr double accepted_false_alarms = 0.05;
constexpr std::uint64_t enough_to_judge = 100;

std::uint64_t seats_with(const Study& study, std::size_t thing, Count count) {
    std::uint64_t seats = 0;
    const auto cells = study.findings.census.cells(thing, count);
    for (std::size_t mask = 1; mask < cells.size(); ++mask)
        seats += cells[mask].games * static_cast<std::uint64_t>(std::popcount(mask));
    return seats;
}

// Choosing a thing tells most of it where players choose; where chance deals, holding it does, which nobody's
// plan disturbs; otherwise what was played.
Count telling_count(const Study& study, const std::vector<std::size_t>& table) {
    std::array<std::uint64_t, count_count> seats{};
    for (const std::size_t thing : table) {
        for (const Count count : {Count::Held, Count::Taken, Count::Played, Count::Seen})
            seats.at(static_cast<std::size_t>(count)) += seats_with(study, thing, count);
    }
    const auto of = [&](Count count) { return seats.at(static_cast<std::size_t>(count)); };
    if (of(Count::Held) == 0) return of(Count::Played) > 0 ? Count::Played : Count::Seen;
    return of(Count::Taken) * 2 >= of(Count::Held) ? Count::Taken : Count::Held;
}

Usual judge(const Study& study, const std::vector<std::size_t>& table, std::vector<Standout>& all) {
    const std::vector<double> shares = usual_shares(study);
    const Count by = telling_count(study, table);
    std::vector<std::size_t> judged;
    std::vector<Estimate> effects;
    for (const std::size_t thing : table) {
        all[thing].by = by;
        all[thing].effect = effect_of(study.findings.census.cells(thing, by), shares);
        // What everybody always has cannot make a difference.
        if (all[thing].effect.games < enough_to_judge || all[thing].effect.more.error < 1e-9) continue;
        judged.push_back(thing);
        effects.push_back(all[thing].effect.more);
    }
    const Usual usual = usual_of(effects);
    std::vector<double> p;
    for (const Estimate& effect : effects)
        p.push_back(two_sided_p((effect.value - usual.middle) / std::hypot(usual.spread, effect.error)));
    const std::vector<double> alarms = false_alarms(p);
    for (std::size_t i = 0; i < judged.size(); ++i) {
        Standout& one = all[judged[i]];
        one.beyond = effects[i].value - usual.middle;
        one.false_alarm = alarms[i];
        one.is_outlier = alarms[i] <= accepted_false_alarms;
    }
    return usual;
}

} // namespace

Standouts standouts(const Study& study) {
    std::map<std::string, std::vector<std::size_t>> tables;
    for (std::size_t i = 0; i < study.things.size(); ++i) tables[study.things[i].table].push_back(i);
    Standouts all{.things = std::vector<Standout>(study.things.size())};
    for (const auto& [name, table] : tables) all.usual[name] = judge(study, table, all.things);
    return all;
}

} // namespace homestretch
