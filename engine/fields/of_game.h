#pragma once

// What is derived from the descriptions of a game: the door through which everybody else reads them.

#include "engine/fields/difference.h"
#include "engine/fields/kind.h"
#include "engine/fields/mistakes.h"
#include "engine/fields/observe.h"
#include "engine/fields/patch.h"
#include "engine/fields/read.h"
#include "engine/fields/schema.h"
#include "engine/fields/write.h"
#include "engine/result.h"

namespace homestretch {

// Where a struct is read or written: with these rules, from its own fields on.
template <class G, class T>
[[nodiscard]] fields::Scope scope_of(const typename G::Rules& rules, const T& value) {
    return {.rules = &rules, .seats = rules.seats, .mark = fields::mark_of<T>(), .object = &value};
}

// What is described and read: the state, or what a game calls Position, which holds the `state` and what
// people may write besides, such as a part of a turn that goes on by itself.
template <class G>
struct PositionOf {
    using Type = typename G::State;
    static const Type& of(const typename G::State& state) { return state; }
    static const typename G::State& state(const Type& position) { return position; }
};
template <class G>
    requires requires { typename G::Position; }
struct PositionOf<G> {
    using Type = typename G::Position;
    static Type of(const typename G::State& state) { return Type{.state = state}; }
    static const typename G::State& state(const Type& position) { return position.state; }
};

// The complete state as readable JSON: cards by id, zones by name. For tests, scenarios and bug reports;
// never for a network.
template <class G>
[[nodiscard]] Json dump(const typename G::Rules& rules, const typename G::State& state) {
    if constexpr (requires { G::dump(rules, state); })
        return G::dump(rules, state); // written by hand
    else {
        const typename PositionOf<G>::Type& position = PositionOf<G>::of(state);
        return fields::write(G::fields(), scope_of<G>(rules, position));
    }
}

// As if nothing had been written there yet.
template <class G>
[[nodiscard]] typename PositionOf<G>::Type blank_of(const typename G::Rules& rules) {
    if constexpr (requires { &G::blank; })
        return G::blank(rules);
    else
        return {};
}

// The reverse, fully checked: arrange(dump(s)) is s. A position that was read is first held against the rules
// that relate its fields (`problems`), then what is not written down is computed, and a position between two
// decisions plays on to the next (`settle`).
template <class G>
[[nodiscard]] Result<typename G::State> arrange(const typename G::Rules& rules, const Json& json) {
    if constexpr (requires { G::arrange(rules, json); })
        return G::arrange(rules, json);
    else {
        Mistakes mistakes;
        typename PositionOf<G>::Type position = blank_of<G>(rules);
        const fields::Scope scope = scope_of<G>(rules, position);
        if (const auto full = fields::read(G::fields(), scope, json, mistakes)) {
            position = blank_of<G>(rules);
            static_cast<void>(fields::read(G::fields(), scope, *full, mistakes));
        }
        if constexpr (requires { &G::problems; }) {
            if (mistakes.empty()) G::problems(rules, position, mistakes);
        }
        if (mistakes.empty()) fields::compare_made(G::fields(), scope, json, mistakes);
        if constexpr (requires { &G::settle; }) {
            if (mistakes.empty()) G::settle(rules, position, mistakes);
        }
        if (!mistakes.empty()) return Unexpected{mistakes.as_error()};
        return PositionOf<G>::state(position);
    }
}

// What one viewer may know, as the wire has it; and what makes of one such view another, as a JSON Patch.
template <class G>
[[nodiscard]] Json view_json(const typename G::Rules& rules, const typename G::View& view) {
    if constexpr (requires { G::to_json(rules, view); })
        return G::to_json(rules, view);
    else
        return fields::write(G::view_fields(), scope_of<G>(rules, view));
}
template <class G>
[[nodiscard]] Json view_difference(const typename G::Rules& rules, const typename G::View& before,
                                   const typename G::View& after) {
    if constexpr (requires { G::to_json(rules, before); }) {
        fields::Patch patch;
        patch.compare(G::to_json(rules, before), G::to_json(rules, after), "");
        return std::move(patch).take();
    } else
        return fields::difference(G::view_fields(), scope_of<G>(rules, before), scope_of<G>(rules, after));
}

// A view as a fixed array of small integers, for learning.
template <class G>
[[nodiscard]] std::vector<fields::Observed> observation_layout(const typename G::Rules& rules) {
    const typename G::View view{};
    return fields::layout(G::view_fields(), scope_of<G>(rules, view));
}
template <class G>
void observe(const typename G::Rules& rules, const typename G::View& view, std::span<std::int16_t> into) {
    fields::observe(G::view_fields(), scope_of<G>(rules, view), into);
}

} // namespace homestretch
