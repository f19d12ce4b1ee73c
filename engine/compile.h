#pragma once

#include "engine/effects/program.h"
#include "engine/game.h"
#include "engine/left_out.h"

#include <fmt/format.h>

namespace homestretch {

// Rules for one table, from what people wrote: checks the game of the pack, the seat count and the options,
// then lets the game compile the pack.
template <Game G>
[[nodiscard]] Result<typename G::Rules, Problems> compile_for(const Pack& pack, std::size_t seats,
                                                              const OptionTexts& chosen) {
    const auto refused = [](std::string message) {
        return Unexpected{Problems{{.message = std::move(message)}}};
    };
    if (pack.game != G::info.id) {
        return refused(
            fmt::format("pack '{}' is for the game '{}', not for '{}'", pack.id, pack.game, G::info.id));
    }
    if (seats < G::info.min_seats || seats > G::info.max_seats) {
        return refused(fmt::format("{} is for {} to {} players, not {}", G::info.title, G::info.min_seats,
                                   G::info.max_seats, seats));
    }
    auto options = Options::resolve(options_of<G>(), pack.option_defaults, chosen, seats);
    if (!options) return Unexpected{options.error()};
    auto rules = G::compile(pack, MatchSetup{.seats = seats, .options = std::move(*options)});
    if constexpr (requires { rules->programs.is_overfull(); }) {
        if (rules && rules->programs.is_overfull()) {
            return refused(
                fmt::format("the effects of all cards together have at most {} steps in {} programs; "
                            "shorten some or leave cards out",
                            max_steps_in_all, max_programs));
        }
    }
    return rules;
}

} // namespace homestretch
