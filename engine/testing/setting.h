#pragma once

#include "engine/compile.h"
#include "engine/testing/pairwise.h"

#include <fmt/format.h>

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace homestretch {

// Where a game and its packs lie: games/<id> and packs/<id>; tests/<id> and its packs/ if only tests play it.
[[nodiscard]] std::string folder_of_game(std::string_view game);
[[nodiscard]] std::string folder_of_packs(std::string_view game);

// Every pack of a game. One that cannot be read is a failure of the suite, so it throws.
[[nodiscard]] std::vector<Pack> packs_of(std::string_view game, std::span<const std::string_view> tables);

// What the suite cannot learn from the contract.
template <class G>
struct UsualPacks {
    static std::vector<Pack> packs() { return packs_of(G::info.id, G::tables()); }
    // Examples of what may stand behind the colon of `option=word:item,item`; without any, values that
    // take a list are not tried.
    static std::vector<std::string> list_examples(std::string_view /*option*/, std::size_t /*seats*/) {
        return {};
    }
    // Whether there is anything but the order of future shuffles that a viewer cannot know at such a table.
    static bool has_secrets(const OptionTexts& /*options*/) { return true; }
    // Kinds of events about cards that everybody sees in passing, and of which the position afterwards does
    // not say any more where they came from. All others are told alike where the same is seen afterwards.
    static constexpr std::array<std::string_view, 0> seen_in_passing{};
};

// A game whose answers differ specialises this in its test, on top of the usual ones.
template <class G>
struct ContractPacks : UsualPacks<G> {};

// A table to play at: one pack, one seat count, one set of options.
template <Game G>
struct Setting {
    std::shared_ptr<const Pack> pack{};
    std::size_t seats = 0;
    OptionTexts options{};
    std::shared_ptr<const typename G::Rules> rules{};
};

template <Game G>
[[nodiscard]] std::string to_text(const Setting<G>& setting) {
    std::string text = fmt::format("{}, pack {}, {} seats", G::info.id, setting.pack->id, setting.seats);
    for (const auto& [name, value] : setting.options) text += fmt::format(", {}={}", name, value);
    return text;
}

template <Game G>
[[nodiscard]] OptionDomains option_domains(std::size_t seats) {
    OptionDomains domains;
    for (const OptionSpec& spec : options_of<G>()) {
        std::vector<std::string>& values = domains[std::string(spec.name)];
        const auto add = [&](std::string value) {
            if (std::find(values.begin(), values.end(), value) == values.end())
                values.push_back(std::move(value));
        };
        switch (spec.kind) {
        case OptionKind::Choice:
            for (const OptionValue& value : spec.values) {
                if (!value.takes_list) add(std::string(value.word));
                if (!value.takes_list) continue;
                for (const std::string& list : ContractPacks<G>::list_examples(spec.name, seats)) {
                    add(fmt::format("{}:{}", value.word, list));
                }
            }
            break;
        case OptionKind::Number:
            for (const OptionValue& value : spec.values) add(std::string(value.word));
            if (spec.values.empty()) add(fmt::format("{}", spec.normal));
            for (const int value : {spec.low, spec.high}) add(fmt::format("{}", value));
            break;
        case OptionKind::Seat:
            for (const std::size_t value : {std::size_t{0}, seats - 1}) add(fmt::format("{}", value));
            break;
        }
    }
    return domains;
}

template <Game G>
struct Settings {
    std::vector<Setting<G>> all{};
    std::vector<std::string> refused{}; // values and pairs that the game takes in no combination
    std::vector<std::string> broken{};  // packs that do not even compile with the default options
};

// Every pack and seat count with the default options, and with options that cover each other pairwise.
template <Game G>
[[nodiscard]] Settings<G> all_settings() {
    Settings<G> settings;
    for (Pack& loaded : ContractPacks<G>::packs()) {
        const auto pack = std::make_shared<const Pack>(std::move(loaded));
        for (std::size_t seats = G::info.min_seats; seats <= G::info.max_seats; ++seats) {
            const auto add = [&](const OptionTexts& options) -> Result<void, Problems> {
                auto rules = compile_for<G>(*pack, seats, options);
                if (!rules) return Unexpected{rules.error()};
                settings.all.push_back(
                    {pack, seats, options, std::make_shared<const typename G::Rules>(std::move(*rules))});
                return {};
            };
            if (const auto added = add({}); !added) {
                settings.broken.push_back(
                    fmt::format("pack {}, {} seats:\n{}", pack->id, seats, to_text(added.error())));
                continue;
            }
            const OptionCover cover = pairwise_cover(
                option_domains<G>(seats), [&](const OptionTexts& row) { return add(row).has_value(); });
            for (const std::string& words : cover.refused) {
                settings.refused.push_back(fmt::format("pack {}, {} seats: {}", pack->id, seats, words));
            }
        }
    }
    return settings;
}

// Compiled once per program: every property plays at the same tables.
template <Game G>
[[nodiscard]] const Settings<G>& settings_of() {
    static const Settings<G> settings = all_settings<G>();
    return settings;
}

} // namespace homestretch
