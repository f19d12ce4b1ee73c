#pragma once

// Words for the tests of Drags 2 Riches: a table in some position, what players do there and what is seen
// then.
//
//     Play play = a_table(3).hand(ann, {"L05", "C-G"}).hand(ben, {"L02"}).begin();
//     play.does(ann, "activate L05").does(ann, "target 1");
//     EXPECT_THAT(play.choices(ben), ElementsAre("suffer", "block L02"));
//
// What a test leaves open is filled in: there are no characters, Ann is first and plays, everybody holds one
// starter or coin and has five in her Wardrobe, cards for sale are in the draw pile, others in the trash.

#include "engine/testing/play.h"
#include "games/drags-2-riches/game.h"
#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace drags_2_riches::tests {

using homestretch::ann;
using homestretch::ben;
using homestretch::cell;
using homestretch::cleo;
using homestretch::expect_no_difference;
using homestretch::Json;
using homestretch::nth_seed;
using homestretch::OptionTexts;
using homestretch::Pack;
using homestretch::spectator;
using homestretch::Texts;
using homestretch::Viewer;
using Play = homestretch::Play<Game>;
inline constexpr Seat dora = homestretch::dan;

[[nodiscard]] inline const Pack& standard_pack() {
    return homestretch::standard_pack(Game::info.id, table_files);
}
[[nodiscard]] inline std::shared_ptr<const Rules>
rules_for(std::size_t players, const OptionTexts& options = {}, const Pack& pack = standard_pack()) {
    return homestretch::rules_for<Game>(players, options, pack);
}
[[nodiscard]] inline std::string refusal(const Pack& pack, std::size_t players = 3,
                                         const OptionTexts& options = {}) {
    return homestretch::refusal<Game>(pack, players, options);
}
// The standard pack in which a Wardrobe card has another effect, and the Shade icon if it needs one.
[[nodiscard]] inline Pack with_effect(std::string_view card, const std::string& effect,
                                      const std::string& icons) {
    Pack pack = standard_pack();
    cell(pack, "wardrobe.csv", card, "effect") = effect;
    cell(pack, "wardrobe.csv", card, "icons") = icons;
    return pack;
}

// A position in the making. Cards may be given in any order.
class Position : public homestretch::Arranging<Game, Position> {
public:
    explicit Position(std::size_t players, OptionTexts options = {}, const Pack& pack = standard_pack())
        : Arranging(players, with_usual(std::move(options)), pack) {
        for (const Seat seat : seats(players))
            set(seat, "hand", {"any"}).set(seat, "wardrobe", Texts(5, "any")).set(seat, "washed", "all");
        set("round", 1).set("draw_pile", {"rest"}).set("trash", {"rest"});
        market({}).event("E01").phase("playing", "play");
    }
    Position& phase(const std::string& phase, const std::string& decision) {
        return set("phase", phase).set("decision", decision).set("pending", Json::array({json()["active"]}));
    }
    Position& hand(Seat seat, Texts hand) { return cards(seat, "hand", std::move(hand)); }
    Position& wardrobe(Seat seat, Texts wardrobe) { return cards(seat, "wardrobe", std::move(wardrobe)); }
    Position& floordrobe(Seat seat, Texts floordrobe) {
        return cards(seat, "floordrobe", std::move(floordrobe));
    }
    Position& look(Seat seat, const Texts& cards) {
        for (const std::string& card : cards) {
            const Card& row = rules().cards[rules().card_words.find(card).value()];
            json()["players"][index_of(seat)]["look"][name_of(*row.category)] = card;
        }
        return *this;
    }
    Position& market(Texts cards) { // the first slots; the others hold any cards
        cards.resize(std::max(cards.size(), market_slots), "any");
        return set("market", cards);
    }
    Position& event(const std::string& event) { return set("event", event).set("event_stack", {"rest"}); }

private:
    static OptionTexts with_usual(OptionTexts options) {
        options.emplace("characters", "none");
        options.emplace("first_player", "0");
        return options;
    }
    Position& cards(Seat seat, const std::string& zone, Texts cards) {
        std::ranges::stable_sort(cards, {}, [&](const std::string& card) {
            return rules().card_words.find(card).value_or(max_types);
        });
        return set(seat, zone, cards);
    }
};
[[nodiscard]] inline Position a_table(std::size_t players, const OptionTexts& options = {}) {
    return Position(players, options);
}

} // namespace drags_2_riches::tests
