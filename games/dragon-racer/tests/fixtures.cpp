#include "games/dragon-racer/tests/fixtures.h"

#include "engine/compile.h"
#include "engine/pack/folder.h"
#include "games/dragon-racer/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <stdexcept>

namespace dragon_racer::tests {

using homestretch::compile_for;

namespace {

template <class List>
Ids listed(const Rules& rules, const List& cards) {
    Ids ids;
    for (const auto card : cards) ids.push_back(id_of(rules, card));
    return ids;
}

CardId card_named(const Rules& rules, std::string_view id) {
    return static_cast<CardId>(rules.dragon_words.find(id).value());
}

// Characters who leave boosts alone and have three dragons, for up to so many seats.
const Ids usual_characters{"rowan", "rosella", "li", "zahra", "amrita", "katsuro", "shawna", "teague"};

} // namespace

Texts fires(const Numbers& masks) {
    Texts texts;
    for (const int mask : masks) texts.push_back(fmt::format("fire {}", mask));
    return texts;
}

Seed nth_seed(std::uint64_t number) {
    return homestretch::derived_seed(Seed{}, number);
}

std::filesystem::path standard_folder() {
    return std::filesystem::path(HOMESTRETCH_SOURCE_DIR) / "packs" / "dragon-racer" / "standard";
}

const Pack& standard_pack() {
    static const Pack pack = homestretch::load_pack(standard_folder(), table_files).value();
    return pack;
}

std::shared_ptr<const Rules> rules_for(std::size_t players, const OptionTexts& options, const Pack& pack) {
    static std::map<std::tuple<std::size_t, OptionTexts, std::string>, std::shared_ptr<const Rules>> known;
    auto& rules = known[{players, options, pack.hash}];
    if (!rules) {
        auto compiled = compile_for<Game>(pack, players, options);
        if (!compiled) throw std::runtime_error(to_text(compiled.error()));
        rules = std::make_shared<const Rules>(std::move(compiled.value()));
    }
    return rules;
}

std::string refusal(std::size_t players, const OptionTexts& options, const Pack& pack) {
    const auto compiled = compile_for<Game>(pack, players, options);
    return compiled ? std::string() : to_text(compiled.error());
}

// ---- Race: acting

std::optional<Action> Race::find(Seat seat, std::string_view text) const {
    const View seen = seen_by(seat);
    ActionList actions;
    Game::legal(*rules_, state_, seat, actions);
    for (const Action action : actions) {
        if (Game::action_text(*rules_, seen, action) == text) return action;
    }
    return std::nullopt;
}

Race& Race::does(Seat seat, std::string_view text) {
    if (const auto action = find(seat, text)) {
        Game::apply(*rules_, state_, seat, *action, recorder_);
    } else {
        ADD_FAILURE() << "seat " << homestretch::index_of(seat) << " may not play '" << text
                      << "' in the decision '" << decision() << "', only "
                      << ::testing::PrintToString(choices(seat));
    }
    return *this;
}

Race& Race::everybody_takes(const Ids& cards) {
    for (const Seat seat : seats(cards.size())) {
        const Ids held = hand(seat);
        const auto place = std::ranges::find(held, cards[index_of(seat)]) - held.begin();
        does(seat, fmt::format("pick {}", place));
    }
    return *this;
}

Race& Race::drafts() {
    while (state_.open.phase == Phase::Draft && !::testing::Test::HasFailure())
        does(waits_for().front(), "pick 0");
    return *this;
}

Race& Race::rests(Seat seat) {
    const int now = turn();
    while (turn() == now && waits_for() == Seats{seat} && !::testing::Test::HasFailure()) {
        does(seat, state_.open.phase == Phase::Attack ? "hold"
                   : state_.open.phase == Phase::Fire ? "fire 0"
                                                      : "swap none");
    }
    return *this;
}

Race& Race::everybody_rests() {
    const int now = turn();
    while (turn() == now && state_.open.phase != Phase::Finished && !::testing::Test::HasFailure()) {
        rests(waits_for().front());
    }
    return *this;
}

Race& Race::plays_on(std::uint64_t luck) {
    RandomStream random(nth_seed(luck));
    ActionList actions;
    for (Seats pending = waits_for(); !pending.empty(); pending = waits_for()) {
        const Seat seat = pending[random.below(static_cast<std::uint32_t>(pending.size()))];
        Game::legal(*rules_, state_, seat, actions);
        Game::apply(*rules_, state_, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))],
                    recorder_);
    }
    return *this;
}

// ---- Race: asking

std::string Race::decision() const {
    return dump()["phase"].get<std::string>();
}

Seats Race::waits_for() const {
    Seats pending;
    for (const Seat seat : Game::pending(state_)) pending.push_back(seat);
    return pending;
}

Texts Race::choices(Seat seat) const {
    const View seen = seen_by(seat);
    ActionList actions;
    Game::legal(*rules_, state_, seat, actions);
    Texts texts;
    for (const Action action : actions) texts.push_back(Game::action_text(*rules_, seen, action));
    return texts;
}

Numbers Race::distances() const {
    Numbers all;
    for (const Seat seat : seats(rules_->seats)) all.push_back(distance(seat));
    return all;
}

Numbers Race::trophies() const {
    Numbers all;
    for (const Seat seat : seats(rules_->seats)) all.push_back(player(state_, seat).trophy);
    return all;
}

Ids Race::characters() const {
    Ids all;
    for (const Seat seat : seats(rules_->seats)) {
        const CharacterId character = player(state_, seat).character;
        all.push_back(character == no_character ? "" : id_of(*rules_, character));
    }
    return all;
}

Ids Race::team(Seat seat) const {
    return listed(*rules_, player(state_, seat).team);
}
Ids Race::hand(Seat seat) const {
    return listed(*rules_, hand_of(*rules_, state_, seat));
}
Ids Race::collected(Seat seat) const {
    return listed(*rules_, dragon_racer::collected(state_, seat));
}
Ids Race::undealt() const {
    return listed(*rules_, state_.deck);
}

Ids Race::deck() const {
    Ids all = undealt();
    for (const Seat seat : seats(rules_->seats)) all = joined(all, hand(seat));
    return sorted(all);
}

Ids Race::in_play() const {
    Ids all = deck();
    for (const Seat seat : seats(rules_->seats)) all = joined(joined(all, collected(seat)), team(seat));
    return sorted(all);
}

Ids Race::upper() const {
    return dump()["tiles"]["upper"].get<Ids>();
}
Ids Race::lower() const {
    return dump()["tiles"]["lower"].get<Ids>();
}
std::string Race::removed_upper() const {
    return without(upper_tiles, upper()).front();
}
std::string Race::removed_lower() const {
    return without(lower_tiles, lower()).front();
}

Ids Race::face_up() const {
    const View seen = seen_by(spectator);
    return joined(listed(*rules_, seen.open.upper), listed(*rules_, seen.open.lower));
}

std::string Race::drawing(Viewer viewer, const homestretch::Paint& paint) const {
    return Game::draw(*rules_, seen_by(viewer), paint);
}

std::string Race::described(Seat seat, std::string_view text) const {
    const auto action = find(seat, text);
    return action ? Game::describe(*rules_, seen_by(seat), *action, {}).words : "not legal";
}

std::vector<Telling> Race::heard(Viewer viewer) const {
    std::vector<Telling> all;
    for (const Event& event : recorder_.events) all.push_back(Game::tell(*rules_, event, viewer, {}));
    return all;
}

Texts Race::kinds() const {
    Texts kinds;
    for (const Telling& telling : heard(spectator)) kinds.push_back(telling.kind);
    return kinds;
}

Texts Race::story(Viewer viewer) const {
    Texts sentences;
    for (const Telling& telling : heard(viewer)) sentences.push_back(telling.words);
    return sentences;
}

Texts Race::story(Viewer viewer, std::string_view kind) const {
    Texts sentences;
    for (const Telling& telling : heard(viewer)) {
        if (telling.kind == kind) sentences.push_back(telling.words);
    }
    return sentences;
}

Race Race::redealt(Viewer viewer, const Seed& luck) const {
    RandomStream random(luck);
    State imagined = state_;
    Game::redeal(*rules_, imagined, viewer, random);
    return {rules_, imagined};
}

// ---- Position

Position& Position::with_players(std::size_t players) {
    players_ = players;
    return *this;
}
Position& Position::with(const std::string& option, const std::string& value) {
    options_[option] = value;
    return *this;
}
Position& Position::with_pack(const Pack& pack) {
    pack_ = pack;
    return *this;
}
Position& Position::on_turn(int turn) {
    turn_ = turn;
    return *this;
}
Position& Position::from_seed(const Seed& seed) {
    seed_ = seed;
    return *this;
}
Position& Position::upper(const Ids& tiles) {
    upper_ = tiles;
    return *this;
}
Position& Position::lower(const Ids& tiles) {
    lower_ = tiles;
    return *this;
}
Position& Position::characters(const Ids& by_seat) {
    characters_ = by_seat;
    return *this;
}
Position& Position::trophies(const Numbers& by_seat) {
    trophies_ = by_seat;
    return *this;
}
Position& Position::distances(const Numbers& by_seat) {
    distances_ = by_seat;
    return *this;
}
Position& Position::moved(const Numbers& by_seat) {
    moved_ = by_seat;
    return *this;
}
Position& Position::team(Seat seat, const Ids& cards) {
    places_[index_of(seat)].team = cards;
    return *this;
}
Position& Position::hand(Seat seat, const Ids& cards) {
    places_[index_of(seat)].hand = cards;
    return *this;
}
Position& Position::collected(Seat seat, const Ids& cards) {
    places_[index_of(seat)].collected = cards;
    return *this;
}
Position& Position::undealt(const Ids& cards) {
    undealt_ = cards;
    return *this;
}
Position& Position::attack(Seat seat, int collected_index, Seat target, int slot) {
    places_[index_of(seat)].attacks.push_back(
        {{"card", collected_index}, {"seat", index_of(target)}, {"slot", slot}});
    return *this;
}

Race Position::start() const {
    const auto rules = rules_for(players_, options_, pack_);
    Recorder recorder;
    const State state = Game::start(*rules, seed_, recorder);
    return {rules, state, recorder};
}

Race Position::exploring() const {
    return begin("explore", {});
}
Race Position::dealing() const {
    return begin("deal", {});
}
Race Position::drafting(int round) const {
    Seats all;
    for (const Seat seat : seats(players_)) all.push_back(seat);
    return begin("draft", all, round);
}
Race Position::racing(Seat seat) const {
    return begin("race", {seat});
}
Race Position::boosting() const {
    return begin("boost", {});
}
Race Position::cleaning_up() const {
    return begin("clean_up", {});
}
Race Position::finished() const {
    return begin("finished", {});
}

std::string Position::mistake(const std::string& phase, const Seats& pending) const {
    const auto arranged =
        homestretch::arrange<Game>(*rules_for(players_, options_, pack_), json(phase, pending, nullptr));
    return arranged ? std::string() : arranged.error().message;
}

Race Position::begin(const std::string& phase, const Seats& pending, const Json& round) const {
    const auto rules = rules_for(players_, options_, pack_);
    const auto arranged = homestretch::arrange<Game>(*rules, json(phase, pending, round));
    if (!arranged) throw std::runtime_error(arranged.error().message);
    return {rules, arranged.value()};
}

Json Position::json(const std::string& phase, const Seats& pending, const Json& round) const {
    const bool drafts = phase == "draft";
    const bool collects = drafts || phase == "race" || phase == "boost" || phase == "clean_up";
    Json players = Json::array();
    for (std::size_t seat = 0; seat < players_; ++seat) {
        const Place& place = places_[seat];
        players.push_back(
            {{"character", seat < characters_.size() ? characters_[seat] : usual_characters[seat]},
             {"trophy", trophies_.empty() ? static_cast<int>(seat) + 1 : trophies_[seat]},
             {"distance", distances_.empty() ? 0 : distances_[seat]},
             {"moved", moved_.empty() ? 0 : moved_[seat]},
             {"team", place.team},
             {"hand", place.hand.is_null() ? Json(drafts ? Json("any") : Json::array()) : place.hand},
             {"commit", nullptr},
             {"collected",
              place.collected.is_null() ? Json(collects ? Json("any") : Json::array()) : place.collected},
             {"attacks", place.attacks},
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

// ---- cards and lists of them

Ids sorted(Ids ids) {
    std::ranges::sort(ids);
    return ids;
}

Ids joined(const Ids& left, const Ids& right) {
    Ids all = left;
    all.insert(all.end(), right.begin(), right.end());
    return all;
}

Ids without(Ids all, const Ids& some) {
    for (const std::string& id : some) {
        const auto found = std::ranges::find(all, id);
        if (found == all.end()) {
            ADD_FAILURE() << id << " is not there";
        } else {
            all.erase(found);
        }
    }
    return all;
}

Ids in_both(const Ids& left, const Ids& right) {
    Ids both;
    std::ranges::set_intersection(sorted(left), sorted(right), std::back_inserter(both));
    return both;
}

Ids in_file_order(const Race& race, Ids cards) {
    std::ranges::sort(cards, {}, [&](const std::string& id) { return card_named(race.rules(), id); });
    return cards;
}

const Dragon& dragon(const Race& race, std::string_view id) {
    return race.rules().dragon(card_named(race.rules(), id));
}

Numbers levels(const Race& race, const Ids& cards) {
    Numbers counts(4, 0);
    for (const std::string& id : cards) ++counts[dragon(race, id).level - 1U];
    return counts;
}

Ids labels(const Race& race, const Ids& cards) {
    std::set<std::string> found;
    for (const std::string& id : cards) {
        found.insert(race.rules().labels[static_cast<std::size_t>(card_named(race.rules(), id))]);
    }
    return {found.begin(), found.end()};
}

Ids attackers(const Race& race, const Ids& cards) {
    Ids found;
    for (const std::string& id : cards) {
        if (dragon(race, id).attacks()) found.push_back(id);
    }
    return found;
}

Ids cards_of_tile(const Race& race, std::string_view tile) {
    const auto id = static_cast<TileId>(race.rules().tile_words.find(tile).value());
    return sorted(listed(race.rules(), race.rules().cards_of(id)));
}

Ids cards_of_tiles(const Race& race, const Ids& tiles) {
    Ids cards;
    for (const std::string& tile : tiles) cards = joined(cards, cards_of_tile(race, tile));
    return sorted(cards);
}

Ids cards_in_game(const Race& race) {
    return cards_of_tiles(race, joined(corner_tiles, joined(upper_tiles, lower_tiles)));
}

Ids all_teams(const Race& race) {
    Ids cards;
    for (const Seat seat : seats(race.rules().seats)) cards = joined(cards, race.team(seat));
    return cards;
}

bool mentions(const Json& json, std::string_view word) {
    return json.dump().find(word) != std::string::npos;
}

} // namespace dragon_racer::tests
