#pragma once

#include "engine/fields/kind.h"
#include "engine/game.h"
#include "engine/meaning.h"
#include "engine/wording.h"

#include <span>
#include <string>
#include <vector>

namespace homestretch {

// Something that games are counted for: a card, a character, a tile, an event, an ending.
struct Thing {
    std::string table{}; // "Dragons"
    std::string id{};
    std::string name{};
    std::string facts{};
    std::string text{};
    bool of_table = true; // nobody's in particular, whatever happens to it
    bool operator==(const Thing&) const = default;
};

// What one event said of one thing.
struct Note {
    static constexpr std::uint8_t nobody = 255;

    std::uint32_t thing = 0;
    std::uint32_t decision = 0; // after how many it was
    Use use{};
    std::uint8_t seat = nobody;
    bool operator==(const Note&) const = default;
};

// What a game's events mean (engine/meaning.h), ready to be read a million times. It holds on to
// the rules, and things are numbered in the order in which rows speak of them.
class Readings {
public:
    Readings(const void* rules, std::vector<CardWords> cards) : rules_(rules), cards_(std::move(cards)) {}

    // A row: the number of its kind, its arguments, and what they mean.
    void add(std::size_t kind, const fields::Fields& arguments, const Meanings& means);
    // Adds what an event says.
    void read(std::size_t kind, const fields::Scope& event, std::uint32_t decision,
              std::vector<Note>& notes) const;

    [[nodiscard]] const std::vector<Thing>& things() const { return things_; }

private:
    struct Reading {
        Use use{};
        fields::Node what{};
        std::optional<fields::Node> whose{};
        std::uint32_t first = 0; // the thing that is word 0
        std::uint32_t count = 0;
    };
    struct Group { // the words of one vocabulary, as one kind of thing
        const Vocabulary* words = nullptr;
        std::string_view as{};
        std::uint32_t first = 0;
    };
    [[nodiscard]] std::uint32_t first_thing(const fields::Node& what, std::string_view as);
    [[nodiscard]] Thing thing(const Vocabulary& words, std::size_t word, std::string_view noun,
                              std::string_view as) const;

    const void* rules_;
    std::vector<CardWords> cards_;
    std::vector<std::vector<Reading>> by_kind_{};
    std::vector<Group> groups_{};
    std::vector<Thing> things_{};
};

template <Game G>
[[nodiscard]] Readings readings_of(const typename G::Rules& rules) {
    Readings readings(&rules, G::cards(rules));
    for (const EventMeaning& meaning : meanings_of<G>()) {
        for (const auto& row : G::words().events) {
            if (static_cast<std::size_t>(row.kind) != meaning.kind) continue;
            fields::Fields arguments;
            for (const auto& detail : row.details) arguments.push_back(detail.field);
            readings.add(meaning.kind, arguments, meaning.means);
        }
    }
    return readings;
}

} // namespace homestretch
