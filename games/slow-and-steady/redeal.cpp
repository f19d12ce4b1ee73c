#include "games/slow-and-steady/redeal.h"

#include "games/slow-and-steady/laid_out.h"
#include "games/slow-and-steady/phases.h"
#include "games/slow-and-steady/view.h"

namespace slow_and_steady {

using homestretch::Viewer;

namespace {

// So many cards of a set, each choice equally likely.
CardSet drawn(CardSet& from, std::size_t count, RandomStream& random) {
    CardSet cards;
    draw_cards(from, count, random, [&](CardId card) { cards.add(card); });
    return cards;
}

// Closed hands: special cards whose place the viewer does not know are dealt anew.
class Mixture {
public:
    Mixture(const Rules& rules, State& state, Viewer viewer)
        : rules_(rules), state_(state), viewer_(viewer), known_(known_specials(state, viewer)),
          looks_(!state.open.effects.empty() && viewer == Viewer(state.open.effects.top().seat)) {}

    void mix(RandomStream& random) {
        // Who does not look cannot tell which cards were lifted off the deck.
        const std::size_t lifted = looks_ ? 0 : state_.looked_at.size();
        if (!looks_) {
            state_.challenge_deck.add(state_.looked_at);
            state_.looked_at = {};
        }
        collect();
        for (const Gap& gap : gaps_) gap.zone->add(drawn(lost_, gap.size, random));
        state_.looked_at.add(drawn(state_.challenge_deck, lifted, random));
        for (const Seat seat : others()) divide(seat, random);
    }

private:
    struct Gap {
        CardSet* zone = nullptr;
        std::size_t size = 0;
    };

    [[nodiscard]] SeatSet others() const {
        SeatSet set = seats(rules_.seats);
        if (viewer_) set.erase(*viewer_);
        return set;
    }

    // Takes out of every hidden zone what the viewer does not know to be there. Hands lie with their decks
    // meanwhile.
    void collect() {
        take_unknown(state_.challenge_deck);
        take_unknown(state_.special_deck);
        for (const Seat seat : others()) {
            Player& who = player(state_, seat);
            hand_sizes_[index_of(seat)] = who.hand.size();
            who.deck.add(who.hand);
            who.hand = {};
            take_unknown(who.deck);
            take_unknown(who.offer);
        }
    }
    void take_unknown(CardSet& zone) {
        const CardSet unknown = zone.specials().without_specials(known_);
        zone.remove(unknown);
        lost_.add(unknown);
        gaps_.push_back({&zone, unknown.size()});
    }

    // A hand of its size from hand and deck, with what is known to be in either.
    void divide(Seat seat, RandomStream& random) {
        Player& who = player(state_, seat);
        const CardSet in_hand = state_.open.known_in_hand[index_of(seat)];
        const CardSet in_deck = state_.open.known_in_deck[index_of(seat)];
        who.deck.remove(in_hand);
        who.deck.remove(in_deck);
        who.hand = drawn(who.deck, hand_sizes_[index_of(seat)] - in_hand.size(), random);
        who.hand.add(in_hand);
        who.deck.add(in_deck);
        // What they know themselves goes with their cards; what else they have seen is left out.
        who.saw = who.deck.specials().joined_with_specials(who.hand).joined_with_specials(who.offer);
    }

    const Rules& rules_;
    State& state_;
    Viewer viewer_;
    CardSet known_;
    bool looks_;
    CardSet lost_{};
    FixedList<Gap, 2 + 2 * max_players> gaps_{};
    std::array<std::size_t, max_players> hand_sizes_{};
};

// What others have committed is any of their cards.
void redraw_commits(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    for (const Seat seat : seats(rules.seats)) {
        CardId& commit = state.commits[index_of(seat)];
        if (viewer == seat || commit == no_card) continue;
        CardSet hand = player(state, seat).hand;
        commit = hand.draw(random);
    }
}

} // namespace

// Nobody knows the order of a deck, and no deck has one until it is drawn from: with open hands only commits
// and the chance to come are hidden.
void redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    state.stacked.clear();
    if (!rules.open_hands) Mixture(rules, state, viewer).mix(random);
    redraw_commits(rules, state, viewer, random);
    state.random = random.split();
}

} // namespace slow_and_steady
