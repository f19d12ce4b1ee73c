#include "bots/kinds.h"

#include "engine/nearest.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

namespace homestretch {

namespace {

constexpr std::array specs{
    BotSpec{BotKind::Random, "random", "plays any legal action, each as likely as the others"},
    BotSpec{BotKind::Greedy, "greedy",
            "plays what looks best at the moment, by the game's own rule of thumb"},
    BotSpec{BotKind::Flat, "flat",
            "tries all actions equally often in imagined games: what the search has to beat", false},
    BotSpec{BotKind::Easy, "easy", "thinks ahead a little: a kind opponent for a first game"},
    BotSpec{BotKind::Normal, "normal", "thinks ahead: an opponent for people who know the game"},
    BotSpec{BotKind::Hard, "hard", "thinks ahead for about a second each time: the strongest there is"},
};

// Where the bots' seeds begin among those derived from a match seed: "bots", far from any small number.
constexpr std::uint64_t first_bot_seed = 0x626f7473'00000000;

} // namespace

std::span<const BotSpec> all_bots() {
    return specs;
}

std::string_view name_of(BotKind kind) {
    const auto* spec = std::ranges::find(specs, kind, &BotSpec::kind);
    check(spec != specs.end());
    return spec->name;
}

bool thinks_ahead(BotKind kind) {
    return kind != BotKind::Random && kind != BotKind::Greedy;
}

bool has_free_budget(BotKind kind) {
    return kind == BotKind::Hard || kind == BotKind::Flat;
}

Result<BotKind> find_bot(std::string_view name) {
    const auto* spec = std::ranges::find(specs, name, &BotSpec::name);
    if (spec != specs.end()) return spec->kind;
    std::vector<std::string_view> names;
    for (const BotSpec& known : specs) names.push_back(known.name);
    return failure(fmt::format("there is no bot '{}'{}", name, suggestion(name, names)));
}

RandomStream bot_stream(const Seed& match_seed, Seat seat, std::size_t joined_at_ply) {
    const std::uint64_t who = std::uint64_t{joined_at_ply} * max_seats + index_of(seat);
    return RandomStream(derived_seed(match_seed, first_bot_seed + who));
}

} // namespace homestretch
