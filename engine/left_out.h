#pragma once

// What stands in for the names of the contract that a game leaves out. One that it has must fit: a name with
// other parameters does not compile.

#include "engine/fields/of_game.h"
#include "engine/fields/text.h"
#include "engine/options.h"
#include "engine/paint.h"
#include "engine/words.h"

#include <string>
#include <vector>

namespace homestretch {

// Without `options` there is nothing to agree on.
template <class G>
[[nodiscard]] OptionSpecs options_of() {
    if constexpr (requires { &G::options; })
        return G::options();
    else
        return {};
}

// Without `blocked` everything one may be tempted to choose is legal.
template <class G>
[[nodiscard]] std::vector<Blocked> blocked_of(const typename G::Rules& rules, const typename G::View& view,
                                              const ActionList& actions, const SeatNames& names) {
    if constexpr (requires { &G::blocked; })
        return G::blocked(rules, view, actions, names);
    else
        return {};
}

// Without `draw` a terminal shows the fields of the view.
template <class G>
[[nodiscard]] std::string drawing_of(const typename G::Rules& rules, const typename G::View& view,
                                     const Paint& paint) {
    if constexpr (requires { &G::draw; })
        return G::draw(rules, view, paint);
    else
        return fields::as_text(view_json<G>(rules, view), paint);
}

} // namespace homestretch
