#pragma once

#include "engine/json.h"
#include "games/drags-2-riches/rules.h"
#include "games/drags-2-riches/state.h"

namespace drags_2_riches {

// A card of a Look that the viewer does not know.
inline constexpr auto hidden_card = CardId{254};

// One player as a viewer sees her.
struct PlayerView {
    std::uint8_t hand_size = 0;
    std::uint8_t wardrobe_size = 0;
    std::uint8_t won_size = 0;
    CardSet hand{}; // what the viewer knows of it; one's own: all
    CardSet floordrobe{};
    CardSet unseen{}; // her other cards: in the Wardrobe, and of others also somewhere in hand and Look
    CardSet washed{}; // those of them that can be in the Wardrobe
    std::array<CardId, category_count> look{};         // no_card: empty; hidden_card: face down
    std::array<Watchers, category_count> look_known{}; // one's own: who else knows it; of others nothing
    EventSet won = 0;                                  // if the viewer is shown them
    CharacterId character = no_character;
    bool power_used = false;
    bool declared = false; // and not shown yet (D2R-84)
    std::uint16_t doubled = 0;
    std::uint32_t bonus = 0;
    bool operator==(const PlayerView&) const = default;
};

struct View {
    homestretch::Viewer viewer{};
    std::uint16_t seats = 0;
    std::uint16_t round = 0;
    Phase phase{};
    Ask ask{};
    SeatSet pending{};
    Seat first{};
    Seat active{};
    EventId event = no_event;
    EventSet turned = 0; // all so far
    EventSet spent = 0;
    std::uint8_t unturned = 0; // how many
    std::uint32_t coins = 0;
    Bought bought{};
    std::array<CardId, market_slots> market{};
    std::uint8_t draw_pile = 0; // how many
    std::uint16_t reserve = 0;
    CardSet trash{};
    Lists lists{};
    Effects effects{};
    FixedList<Waiting, most_waiting> waiting{};
    std::uint8_t peeked_size = 0;
    std::uint8_t picked_size = 0;
    Peeked peeked{}; // the peeker's own view: all; otherwise only what everybody knows
    SeatSet up{};    // when all have declared; before that the viewer herself, if she has declared up
    SeatSet tied{};
    std::array<PlayerView, max_players> players{};
    bool operator==(const View&) const = default;
};

[[nodiscard]] View view(const Rules& rules, const State& state, homestretch::Viewer viewer);
[[nodiscard]] homestretch::Json to_json(const Rules& rules, const View& view);

} // namespace drags_2_riches
