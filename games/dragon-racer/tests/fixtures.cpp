#include "games/dragon-racer/tests/fixtures.h"

#include <algorithm>
#include <tuple>

namespace dragon_racer::tests {

namespace {

// Characters who leave boosts alone and have three dragons, for up to so many seats.
const Ids usual_characters{"rowan", "rosella", "li", "zahra", "amrita", "katsuro", "shawna", "teague"};

} // namespace

Texts fires(const Numbers& masks) {
    Texts texts;
    for (const int mask : masks) texts.push_back(fmt::format("fire {}", mask));
    return texts;
}

Pack counted(Pack pack) {
    std::map<char, int> cards;
    for (const homestretch::Row& row : pack.table("dragons.csv").rows)
        ++cards[homestretch::cell(pack, "dragons.csv", row.cells[0], "label").front()];
    for (const homestretch::Row& row : pack.table("players.csv").rows) {
        const auto at = [&](std::string_view column) -> std::string& {
            return homestretch::cell(pack, "players.csv", row.cells[0], column);
        };
        int sum = 0;
        for (const char letter : at("labels")) sum += cards[letter];
        at("dragons_in_game") = std::to_string(sum * std::stoi(at("copies")));
    }
    return pack;
}

std::shared_ptr<const Rules> rules_for(std::size_t players, const OptionTexts& options, const Pack& pack) {
    static std::map<std::tuple<std::size_t, OptionTexts, std::string>, std::shared_ptr<const Rules>> known;
    const bool edited = pack.folder == "edited";
    if (edited) return homestretch::rules_for<Game>(players, options, pack);
    auto& rules = known[{players, options, pack.hash}];
    if (!rules) rules = homestretch::rules_for<Game>(players, options, pack);
    return rules;
}

// ---- Race

Race& Race::does(Seat seat, std::string_view text) {
    Play::does(seat, text);
    return *this;
}

Race& Race::everybody_takes(const Ids& cards) {
    for (const Seat seat : seats(cards.size())) {
        const Ids held = hand(seat);
        does(seat, fmt::format("pick {}", std::ranges::find(held, cards[index_of(seat)]) - held.begin()));
    }
    return *this;
}

Race& Race::drafts() {
    while (state().open.phase == Phase::Draft && !::testing::Test::HasFailure())
        does(*asked().begin(), "pick 0");
    return *this;
}

Race& Race::rests(Seat seat) {
    const int now = turn();
    while (turn() == now && asked() == SeatSet::only(seat) && !::testing::Test::HasFailure()) {
        const Phase phase = state().open.phase;
        does(seat, phase == Phase::Attack ? "hold" : phase == Phase::Fire ? "fire 0" : "swap none");
    }
    return *this;
}

Race& Race::everybody_rests() {
    const int now = turn();
    while (turn() == now && !asked().empty() && !::testing::Test::HasFailure()) rests(*asked().begin());
    return *this;
}

std::string Race::decision() const {
    return dump()["phase"].get<std::string>();
}

Ids Race::deck() const {
    Ids all = undealt();
    for (const Seat seat : seats(rules().seats)) {
        for (const std::string& card : hand(seat)) all.push_back(card);
    }
    std::ranges::sort(all);
    return all;
}

// ---- Position

Position& Position::attack(Seat seat, int collected_index, Seat target, int slot) {
    attacks_[seat].push_back({{"card", collected_index}, {"seat", index_of(target)}, {"slot", slot}});
    return *this;
}

Race Position::start() const {
    const auto rules = rules_for(players_, options_, pack_);
    Play::Recorder recorder;
    const State state = Game::start(*rules, seed_, recorder);
    return {rules, state, recorder};
}

Race Position::drafting(int round) const {
    Seats all;
    for (const Seat seat : seats(players_)) all.push_back(seat);
    return begin("draft", all, round);
}

std::string Position::mistake(const std::string& phase, const Seats& pending) const {
    return homestretch::arrange_mistake<Game>(*rules_for(players_, options_, pack_),
                                              json(phase, pending, nullptr));
}

Race Position::begin(const std::string& phase, const Seats& pending, const Json& round) const {
    const auto rules = rules_for(players_, options_, pack_);
    const auto arranged = homestretch::arrange<Game>(*rules, json(phase, pending, round));
    if (!arranged) throw std::runtime_error(arranged.error().message);
    return {rules, arranged.value()};
}

Json Position::json(const std::string& phase, const Seats& pending, const Json& round) const {
    Json players = Json::array();
    for (const Seat seat : seats(players_)) {
        const std::size_t index = index_of(seat);
        const auto number = [&](const char* field, int usual) {
            const auto known = numbers_.find(field);
            return known == numbers_.end() ? usual : known->second[index];
        };
        const auto zone = [&](const char* name) {
            const auto known = zones_.find({seat, name});
            return known == zones_.end() ? Json("any") : known->second;
        };
        const auto attacks = attacks_.find(seat);
        players.push_back(
            {{"character", index < characters_.size() ? characters_[index] : usual_characters[index]},
             {"trophy", number("trophy", static_cast<int>(index) + 1)},
             {"distance", number("distance", 0)},
             {"moved", 0},
             {"team", zone("team")},
             {"hand", zone("hand")},
             {"commit", nullptr},
             {"collected", zone("collected")},
             {"attacks", attacks == attacks_.end() ? Json::array() : attacks->second},
             {"swapped", nullptr}});
    }
    Json seats_pending = Json::array();
    for (const Seat seat : pending) seats_pending.push_back(index_of(seat));
    return {{"phase", phase},
            {"turn", turn_},
            {"round", round},
            {"asking", nullptr},
            {"pending", seats_pending},
            {"tiles", {{"upper", upper_}, {"lower", lower_}}},
            {"players", players},
            {"undealt", undealt_},
            {"random", {{"key", homestretch::to_hex(seed_)}, {"position", 0}}}};
}

Position a_plain_match(std::size_t players) {
    const std::span<const std::string> given = std::span(usual_characters).first(players);
    return a_race().with_players(players).with("characters", fmt::format("fixed:{}", fmt::join(given, ",")));
}

} // namespace dragon_racer::tests
