#include "games/dragon-racer/game.h"

#include <algorithm>
#include <span>

namespace dragon_racer {

using homestretch::Viewer;

namespace {

// The places whose cards the viewer cannot tell apart: any arrangement of these cards over these places is
// as likely as any other. Sorted before shuffling, so that the true arrangement leaves no trace.
class Mixture {
public:
    Mixture() {} // NOLINT: only what add() has written is read
    void add(CardId& place) {
        places_[size_] = &place;
        cards_[size_] = place;
        ++size_;
    }
    void mix(RandomStream& random) {
        const std::span<CardId> cards(cards_.data(), size_);
        std::ranges::sort(cards);
        random.shuffle(cards);
        for (std::size_t i = 0; i < size_; ++i) *places_[i] = cards_[i];
        size_ = 0;
    }

private:
    std::array<CardId*, max_deck> places_;
    std::array<CardId, max_deck> cards_;
    std::size_t size_ = 0;
};

// Follows one dealt hand through the draft. Whoever holds it sees it whole; so each time the viewer holds
// it, the cards taken since the last time are settled among the takers in between, and a new mixture
// begins. Until he has held it once, its cards are as unknown as the undealt ones.
void mix_hand(const Rules& rules, State& state, Viewer viewer, std::size_t dealt_to, Mixture& unseen,
              RandomStream& random) {
    const Turn& turn = rules.turn(state.open.turn);
    const std::size_t rounds_done = collected(state, Seat{}).size();
    Mixture since_held;
    bool held = false;
    for (std::size_t round = 1; round <= rounds_done; ++round) {
        const Seat holder = seat_at(rules.holder(dealt_to, round, turn));
        if (viewer == holder) {
            since_held.mix(random);
            held = true;
        } else if (!state.open.revealed.contains(holder)) {
            (held ? since_held : unseen).add(secret(state, holder).collected[round - 1]);
        }
    }
    if (state.open.phase == Phase::Draft &&
        viewer != seat_at(rules.holder(dealt_to, state.open.round, turn))) {
        for (CardId& card : state.hands[dealt_to]) (held ? since_held : unseen).add(card);
    }
    since_held.mix(random);
}

// What others have committed is as unknown as their hands.
void redraw_commits(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    for (const Seat seat : seats(rules.seats)) {
        if (viewer == seat || !has_committed(state.open, seat)) continue;
        secret(state, seat).commit =
            static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(state.hands[0].size())));
    }
}

// Face-down tiles and the removed one of their row.
void mix_row(const Candidates& tiles, const Row& turned, Row& face_down, RandomStream& random) {
    FixedList<TileId, tiles_in_row + 1> hidden;
    for (const TileId tile : tiles) {
        if (!turned.contains(tile)) hidden.push_back(tile);
    }
    random.shuffle(std::span(hidden.begin(), hidden.end()));
    std::copy_n(hidden.begin(), face_down.size(), face_down.begin());
}

} // namespace

void Game::redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    mix_row(rules.upper, state.open.upper, state.upper, random);
    mix_row(rules.lower, state.open.lower, state.lower, random);
    if (state.open.phase != Phase::ChooseCharacter) { // nothing is dealt yet and the deck is in file order
        Mixture unseen;
        for (CardId& card : state.deck) unseen.add(card);
        for (std::size_t dealt_to = 0; dealt_to < rules.seats; ++dealt_to)
            mix_hand(rules, state, viewer, dealt_to, unseen, random);
        unseen.mix(random);
        redraw_commits(rules, state, viewer, random);
    }
    state.random = random.split();
}

} // namespace dragon_racer
