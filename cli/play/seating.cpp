#include "cli/play/seating.h"

#include "engine/nearest.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch {

namespace {

Result<Seating> sitters(const std::vector<std::string>& names) {
    Seating seating;
    for (const std::string& name : names) {
        const auto bot = find_bot(name);
        if (!bot && name != person_word) return Unexpected{bot.error()};
        seating.push_back(bot ? std::optional(*bot) : a_person);
    }
    return seating;
}

} // namespace

Result<Seating> seat_players(const std::vector<std::string>& list, std::size_t seats,
                             std::optional<std::size_t> people) {
    auto named = sitters(list);
    if (!named) return named;
    if (list.size() > seats) {
        return failure(fmt::format("--bots names {} players for {} seats; leave some out, or add --seats {}",
                                   list.size(), seats, list.size()));
    }
    const bool names_people = people_in(*named) > 0;
    if (names_people && people) {
        return failure(fmt::format("--bots already says where '{}' sits; leave out --humans", person_word));
    }
    if (people && *people > seats) {
        return failure(
            fmt::format("{} people do not fit at {} seats; add --seats {}", *people, seats, *people));
    }
    const std::size_t first_bot = names_people ? 0 : people.value_or(1);
    const std::size_t skipped = list.size() == seats ? 0 : first_bot; // a full list goes by seat
    Seating seating;
    for (std::size_t i = 0; i < seats; ++i) {
        seating.push_back(i < first_bot ? a_person : (*named)[(i - skipped) % named->size()]);
    }
    return seating;
}

Seating seating_of(const std::vector<std::string>& players, std::size_t seats) {
    Seating seating;
    for (std::size_t i = 0; i < seats; ++i) {
        if (i < players.size()) {
            const auto bot = find_bot(players[i]);
            seating.push_back(bot ? std::optional(*bot) : a_person);
        } else {
            seating.push_back(i == 0 ? a_person : std::optional(BotKind::Greedy));
        }
    }
    return seating;
}

std::size_t people_in(const Seating& seating) {
    return static_cast<std::size_t>(std::ranges::count(seating, a_person));
}

std::vector<std::string> player_words(const Seating& seating) {
    std::vector<std::string> words;
    for (const auto& bot : seating) words.emplace_back(bot ? name_of(*bot) : person_word);
    return words;
}

} // namespace homestretch
