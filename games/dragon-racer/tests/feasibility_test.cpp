// Which sets of dragons can be fired up, against a full matching of supporters with icons.

#include "games/dragon-racer/support.h"
#include "games/dragon-racer/tests/fixtures.h"

#include <set>

namespace dragon_racer::tests {
namespace {

constexpr std::uint8_t any_colour = 9;

struct Icon {
    std::uint8_t colour = any_colour;
    bool from_attack = false;
};
struct Supporter {
    std::uint8_t colour = any_colour;
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
Pack rich_pack() {
    homestretch::EditedPack pack = edited_pack();
    pack.set("dragons.csv", "slagwing", "need_any", "1")
        .set("dragons.csv", "rimewing", "need_any", "2")
        .set("dragons.csv", "emberpup", "need_blue", "1")
        .set("dragons.csv", "lampdart", "need_any", "1")
        .set("dragons.csv", "vaultbiter", "effect", "attack red 2")
        .set("dragons.csv", "malachite", "effect", "attack own 3");
    for (const std::string_view id : {"rowan", "amrita"})
        pack.set("characters.csv", id, "effect", "support blue; support red; support any");
    for (const std::string_view id : {"zahra", "teague"})
        pack.set("characters.csv", id, "effect", "support any; support any");
    for (const std::string_view id : {"kafka", "mingzhu"})
        pack.set("characters.csv", id, "effect", "team_size 6; support gold");
    return pack.pack();
}

// Ann fires up any team with any cards; what Ben and she have sent to attack lies anywhere on both their
// teams. What is needed and what there is to give is written down beside the game.
class AnyRace {
public:
    AnyRace(const Rules& rules, const Seed& seed) : rules_(rules), random_(seed) {
        Player& racer = open_.players[0];
        racer.character = static_cast<CharacterId>(below(rules.characters.size()));
        while (racer.team.size() < rules.character(racer.character).team_size) {
            const CardId card = any_card();
            if (!rules.dragon(card).attacks()) racer.team.push_back(card);
        }
        for (const CardId card : racer.team) icons_.push_back(printed(rules.dragon(card)));
        for (std::size_t i = 0; i < 8; ++i) racer.collected.push_back(any_card());
        for (std::size_t i = 0; i < below(8); ++i) open_.players[1].collected.push_back(any_card());
        for (const Seat seat : {ann, ben}) attack(seat);
        for (std::size_t i = 0; i < racer.collected.size(); ++i) {
            if (!attacking_.contains(i))
                supporters_.push_back({rules.dragon(racer.collected[i]).colour, true});
        }
        const Character& character = rules.character(racer.character);
        for (std::uint8_t colour = 0; colour < colour_count; ++colour)
            supporters_.insert(supporters_.end(), character.support[colour], {colour, false});
        supporters_.insert(supporters_.end(), character.support_any, {});
    }

    [[nodiscard]] MaskSet offered() const { return feasible_masks(rules_, open_, ann); }

    [[nodiscard]] MaskSet with_a_matching() const {
        MaskSet sets = 0;
        for (std::size_t set = 0; set < std::size_t{1} << icons_.size(); ++set) {
            std::vector<Icon> icons;
            for (std::size_t slot = 0; slot < icons_.size(); ++slot) {
                if (((set >> slot) & 1U) != 0)
                    icons.insert(icons.end(), icons_[slot].begin(), icons_[slot].end());
            }
            const bool complete = Matching(icons, supporters_, rules_.attacks_need_cards).is_complete();
            sets |= MaskSet{complete} << set;
        }
        return sets;
    }

private:
    std::size_t below(std::size_t count) { return random_.below(static_cast<std::uint32_t>(count)); }
    CardId any_card() { return static_cast<CardId>(below(rules_.dragons.size())); }

    static std::vector<Icon> printed(const Dragon& dragon) {
        std::vector<Icon> icons(dragon.need_any);
        for (std::uint8_t colour = 0; colour < colour_count; ++colour)
            icons.insert(icons.end(), dragon.need[colour], {colour, false});
        return icons;
    }

    void attack(Seat seat) {
        const Hand& cards = open_.players[index_of(seat)].collected;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const Dragon& dragon = rules_.dragon(cards[i]);
            if (!dragon.attacks() || below(3) == 0) continue; // held
            const Seat target = below(4) == 0 ? ben : ann;
            const std::size_t slot = below(icons_.size());
            open_.attacks[index_of(seat)].push_back(
                {static_cast<std::uint8_t>(i), target, static_cast<std::uint8_t>(slot)});
            if (seat == ann) attacking_.insert(i);
            if (target == ann)
                icons_[slot].insert(icons_[slot].end(), dragon.attack_icons, {dragon.attack_colour, true});
        }
    }

    const Rules& rules_;
    RandomStream random_;
    Open open_{};
    std::vector<std::vector<Icon>> icons_{}; // by slot
    std::set<std::size_t> attacking_{};      // of Ann's collected cards
    std::vector<Supporter> supporters_{};
};

TEST(Fire,
     DR_53_DR_54_DR_57_DR_58_DR_103_a_set_is_offered_exactly_if_its_icons_can_be_matched_with_supporters) {
    const Pack pack = rich_pack();
    const auto any_support = rules_for(8, {}, pack);
    const auto dragons_only = rules_for(8, {{"attack_answer", "dragons_only"}}, pack);
    std::set<MaskSet> kinds;
    int differences = 0;

    for (std::uint64_t i = 0; i < 1500; ++i) {
        const AnyRace race(*any_support, nth_seed(i));
        const AnyRace strict(*dragons_only, nth_seed(i));
        ASSERT_EQ(race.offered(), race.with_a_matching()) << i;
        ASSERT_EQ(strict.offered(), strict.with_a_matching()) << i;
        kinds.insert(race.offered());
        differences += race.offered() != strict.offered() ? 1 : 0;
    }

    EXPECT_GT(kinds.size(), 50U); // otherwise this test says little
    EXPECT_GT(differences, 50);
}

} // namespace
} // namespace dragon_racer::tests
