// Which sets of dragons can be fired up, against a full matching of supporters with icons.

#include "games/dragon-racer/tests/edited_pack.h"
#include "games/dragon-racer/tests/fixtures.h"

#include <fmt/format.h>

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace dragon_racer::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::Key;

constexpr int any_colour = 9;

struct Icon {
    int colour = any_colour;
    bool from_attack = false;
};
struct Supporter {
    int colour = any_colour;
    bool is_card = false;
};

bool can_serve(const Supporter& supporter, const Icon& icon, bool attacks_need_cards) {
    if (icon.from_attack && attacks_need_cards && !supporter.is_card) return false;
    return icon.colour == any_colour || supporter.colour == any_colour || supporter.colour == icon.colour;
}

// Kuhn's algorithm: whether every icon finds a supporter of its own.
class Matching {
public:
    Matching(std::vector<Icon> icons, std::vector<Supporter> supporters, bool attacks_need_cards)
        : icons_(std::move(icons)), supporters_(std::move(supporters)),
          attacks_need_cards_(attacks_need_cards), serves_(supporters_.size(), nobody) {}

    bool is_complete() {
        for (std::size_t icon = 0; icon < icons_.size(); ++icon) {
            std::vector<bool> asked(supporters_.size(), false);
            if (!find_supporter(icon, asked)) return false;
        }
        return true;
    }

private:
    static constexpr std::size_t nobody = 999;

    bool find_supporter(std::size_t icon, std::vector<bool>& asked) {
        for (std::size_t i = 0; i < supporters_.size(); ++i) {
            if (asked[i] || !can_serve(supporters_[i], icons_[icon], attacks_need_cards_)) continue;
            asked[i] = true;
            if (serves_[i] != nobody && !find_supporter(serves_[i], asked)) continue;
            serves_[i] = icon;
            return true;
        }
        return false;
    }

    std::vector<Icon> icons_;
    std::vector<Supporter> supporters_;
    bool attacks_need_cards_;
    std::vector<std::size_t> serves_;
};

// Cards and characters richer than the standard ones: more `any` icons, stronger attacks, more support.
const Pack& rich_pack() {
    static const Pack pack =
        EditedPack()
            .set("turns.csv", "7", "deal", "8")
            .set("dragons.csv", "slagwing", "need_any", "1")
            .set("dragons.csv", "rimewing", "need_any", "2")
            .set("dragons.csv", "emberpup", "need_blue", "1")
            .set("dragons.csv", "lampdart", "need_any", "1")
            .set("dragons.csv", "vaultbiter", "effect", "attack red 2")
            .set("dragons.csv", "malachite", "effect", "attack own 3")
            .set("characters.csv", "rowan", "effect", "support blue; support red; support any")
            .set("characters.csv", "amrita", "effect", "support blue; support red; support any")
            .set("characters.csv", "zahra", "effect", "support any; support any")
            .set("characters.csv", "teague", "effect", "support any; support any")
            .set("characters.csv", "kafka", "effect", "team_size 6; support gold")
            .set("characters.csv", "mingzhu", "effect", "team_size 6; support gold")
            .pack();
    return pack;
}

// Ann races last of eight on the last turn, with any team and any cards; what Ben and she attack lies
// anywhere on her team. What is needed and what there is to give is written down beside the game.
class AnyRace {
public:
    AnyRace(const Seed& seed, bool attacks_need_cards)
        : random_(seed), attacks_need_cards_(attacks_need_cards) {
        position_.with_pack(rich_pack()).with_players(8).on_turn(7);
        position_.with("attack_answer", attacks_need_cards ? "dragons_only" : "any_support");
        pile_ = cards_in_play();
        random_.shuffle(std::span(pile_));
        choose_character();
        take_team();
        take_supporters();
        place_bens_attacks();
        race_.emplace(position_.racing(ann));
        decide_own_attacks();
    }

    [[nodiscard]] Texts offered() const { // DR-61: without a decision only the empty set is possible
        return race_->decision() == "fire" ? race_->choices(ann) : fires({0});
    }

    [[nodiscard]] Texts with_a_matching() const {
        Numbers sets;
        for (int set = 0; set < 1 << team_.size(); ++set) {
            std::vector<Icon> icons;
            for (std::size_t slot = 0; slot < team_.size(); ++slot) {
                if (((set >> slot) & 1) != 0)
                    icons.insert(icons.end(), icons_[slot].begin(), icons_[slot].end());
            }
            if (Matching(icons, supporters_, attacks_need_cards_).is_complete()) sets.push_back(set);
        }
        return fires(sets);
    }

private:
    std::size_t below(std::size_t count) { return random_.below(static_cast<std::uint32_t>(count)); }
    static const Dragon& known(const std::string& id) {
        static const Race race = a_plain_match(8).with_pack(rich_pack()).start();
        return dragon(race, id);
    }
    static const Ids& cards_in_play() {
        static const Ids cards =
            a_race().with_pack(rich_pack()).with_players(8).on_turn(7).drafting().in_play();
        return cards;
    }

    void choose_character() {
        const Ids fronts{"rowan", "rosella", "li", "odalys", "zahra", "kafka"};
        character_ = fronts[below(fronts.size())];
        const Ids others = without(fronts, {character_});
        position_.characters(
            {character_, "amrita", "katsuro", "shawna", "bram", "teague", others[0], others[1]});
    }

    void take_team() {
        for (std::size_t i = 0; team_.size() < (character_ == "kafka" ? 6U : 3U); ++i) {
            if (!known(pile_[i]).attacks()) team_.push_back(pile_[i]);
        }
        pile_ = without(pile_, team_);
        position_.team(ann, team_);
        for (const std::string& id : team_) {
            std::vector<Icon>& icons = icons_.emplace_back(known(id).need_any, Icon{});
            for (std::size_t colour = 0; colour < colour_count; ++colour) {
                icons.insert(icons.end(), known(id).need[colour], {static_cast<int>(colour), false});
            }
        }
    }

    void take_supporters() {
        collected_ = Ids(pile_.begin(), pile_.begin() + 8);
        pile_ = without(pile_, collected_);
        position_.collected(ann, collected_);
        for (const std::string& id : collected_) supporters_.push_back({known(id).colour, true});
        const std::map<std::string, std::vector<int>> support{
            {"rowan", {2, 0, any_colour}},       {"rosella", {0}}, {"li", {any_colour}}, {"odalys", {3}},
            {"zahra", {any_colour, any_colour}}, {"kafka", {3}}};
        for (const int colour : support.at(character_)) supporters_.push_back({colour, false});
    }

    void lay_on(std::size_t slot, const std::string& attacker) {
        icons_[slot].insert(icons_[slot].end(), known(attacker).attack_icons,
                            {known(attacker).attack_colour, true});
    }

    void place_bens_attacks() {
        Ids cards;
        for (const std::string& id : pile_) {
            if (known(id).attacks() && cards.size() < below(8)) cards.push_back(id);
        }
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const std::size_t slot = below(team_.size());
            position_.attack(ben, static_cast<int>(i), ann, static_cast<int>(slot));
            lay_on(slot, cards[i]);
        }
        position_.collected(ben, joined(cards, {"any"}));
    }

    void decide_own_attacks() {
        while (race_->decision() == "attack") {
            const std::size_t index = race_->view(ann)["asking"];
            const std::size_t slot = below(team_.size() + 2);
            if (slot >= team_.size()) {
                race_->does(ann, "hold");
                continue;
            }
            race_->does(ann, fmt::format("attack 0 {}", slot));
            lay_on(slot, collected_[index]);
            supporters_[index].colour = attacking;
        }
        std::erase_if(supporters_, [](const Supporter& supporter) { return supporter.colour == attacking; });
    }

    static constexpr int attacking = -1;

    RandomStream random_;
    bool attacks_need_cards_;
    Position position_{};
    std::string character_{};
    Ids pile_{};
    Ids team_{};
    Ids collected_{};
    std::vector<std::vector<Icon>> icons_{}; // by slot
    std::vector<Supporter> supporters_{};
    std::optional<Race> race_{};
};

TEST(Fire, DR_53_DR_54_DR_57_DR_58_a_set_is_offered_exactly_if_its_icons_can_be_matched_with_supporters) {
    const auto agreements = tally(1500, [](const Seed& seed) {
        const AnyRace race(seed, false);
        return race.offered() == race.with_a_matching();
    });

    EXPECT_THAT(agreements, ElementsAre(Key(true)));
}

TEST(Fire, DR_58_DR_103_with_dragons_only_as_well) {
    const auto agreements = tally(1500, [](const Seed& seed) {
        const AnyRace race(seed, true);
        return race.offered() == race.with_a_matching();
    });

    EXPECT_THAT(agreements, ElementsAre(Key(true)));
}

TEST(Fire, DR_58_DR_103_these_races_are_of_many_kinds) {
    const auto sets =
        tally(300, [](const Seed& seed) { return AnyRace(seed, false).with_a_matching().size(); });
    const auto differences = tally(300, [](const Seed& seed) {
        return AnyRace(seed, false).with_a_matching() != AnyRace(seed, true).with_a_matching();
    });

    EXPECT_GT(sets.size(), 8U);
    EXPECT_GT(differences.at(true), 20);
}

} // namespace
} // namespace dragon_racer::tests
