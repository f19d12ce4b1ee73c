#pragma once

// Words of effects that say what a card, leg or weather is like while it lies there: each in one row, with
// the members of `Card`, `Traits`, `Leg` and `Weather` that hold it.

#include "games/iditacards/rules.h"
#include "games/iditacards/verbs.h"

#include <array>
#include <cstdlib>
#include <span>
#include <type_traits>
#include <variant>

namespace iditacards {

using Member =
    std::variant<std::monostate, bool Card::*, std::uint8_t Card::*, DiesTo Card::*, bool Traits::*,
                 std::uint8_t Traits::*, std::int16_t Traits::*, CostChange Traits::*, bool Leg::*,
                 std::int16_t Leg::*, bool Weather::*, std::int16_t Weather::*, TypeSet Weather::*>;

struct TraitRow {
    Verb verb{};
    Written written{};
    std::array<Member, 2> members{}; // one for each argument; a flag needs none
};
[[nodiscard]] std::span<const TraitRow> trait_rows();

// What is written once holds; numbers add up.
inline void put(bool& flag, std::int16_t /*unused*/) {
    flag = true;
}
inline void put(std::uint8_t& number, std::int16_t written) {
    number = static_cast<std::uint8_t>(written);
}
inline void put(DiesTo& pile, std::int16_t written) {
    pile = static_cast<DiesTo>(written);
}
inline void put(std::int16_t& sum, std::int16_t written) {
    sum = static_cast<std::int16_t>(sum + written);
}
inline void put(CostChange& cost, std::int16_t written) {
    put(written < 0 ? cost.lower : cost.higher, static_cast<std::int16_t>(std::abs(written)));
}
inline void put(TypeSet& types, std::int16_t written) {
    types.insert(static_cast<Type>(written));
}

template <class Row>
void add_traits(Row& row, std::span<const homestretch::Step> steps) {
    for (const homestretch::Step& step : steps) {
        for (const TraitRow& trait : trait_rows()) {
            if (trait.verb != homestretch::verb_of<Verb>(step)) continue;
            for (std::size_t i = 0; i < trait.members.size(); ++i) {
                const auto put_into = [&](auto member) {
                    if constexpr (requires { row.*member; }) put(row.*member, step.arguments.at(i));
                };
                std::visit(put_into, trait.members.at(i));
            }
        }
    }
}

} // namespace iditacards
