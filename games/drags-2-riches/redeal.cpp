#include "games/drags-2-riches/redeal.h"

#include "games/drags-2-riches/phases.h"

namespace drags_2_riches {

using homestretch::Viewer;

namespace {

// The cards of one player that a viewer cannot place. What is drawn from them depends on which they are and
// on the stream alone: sets have no order.
class Pool {
public:
    Pool(const Rules& rules, RandomStream& random) : rules_(rules), random_(random) {}

    void add(const CardSet& cards) { add_all(rules_, cards_, cards); }
    void add(CardId card) { cards_.add(rules_.bits(card)); }

    CardId draw_from(const CardSet& group) {
        const CardSet some = cards_ & group;
        const auto size = static_cast<std::uint32_t>(some.size());
        const CardId card = rules_.card_at[some.nth(random_.below(size))];
        cards_.remove(rules_.bits(card));
        return card;
    }
    void draw(std::size_t count, CardSet& to) {
        for (std::size_t size = cards_.size(); count > 0; --count, --size) {
            const CardId card = rules_.card_at[cards_.nth(random_.below(static_cast<std::uint32_t>(size)))];
            cards_.remove(rules_.bits(card));
            to.add(rules_.bits(card));
        }
    }
    [[nodiscard]] const CardSet& rest() const { return cards_; }

private:
    const Rules& rules_;
    RandomStream& random_;
    CardSet cards_{};
};

// Cards in Peeked that nobody else knows, by their number.
CardSet unknown_peeked(const Rules& rules, const Peeked& peeked) {
    CardSet cards = peeked.cards;
    add_all(rules, cards, peeked.picked);
    peeked.known.for_each_bit([&](std::size_t bit) { cards.remove(rules.bits(rules.card_at[bit])); });
    return cards;
}

// Which of the cards looked through are picked is as unknown as most of them are.
void redeal_peeked(const Rules& rules, Peeked& peeked, Pool& pool, RandomStream& random) {
    const std::size_t picked = peeked.picked.size();
    const std::size_t unknown = unknown_peeked(rules, peeked).size();
    peeked.cards = peeked.known;
    pool.draw(unknown, peeked.cards);
    peeked.picked = CardSet();
    Pool lifted(rules, random);
    lifted.add(peeked.cards);
    lifted.draw(picked, peeked.picked);
    peeked.cards = lifted.rest();
}

// What third players know of the hand: as many cards as before, any of them, and always those that everybody
// knows.
void redeal_knowledge(const Rules& rules, Player& who, std::size_t owner, std::size_t eyes,
                      RandomStream& random) {
    const CardSet& common = who.known[watcher_of(homestretch::spectator)];
    for (std::size_t watcher = 0; watcher < rules.seats; ++watcher) {
        if (watcher == owner || watcher == eyes || (who.informed >> watcher & 1U) == 0) continue;
        const std::size_t more = who.known[watcher].size() - common.size();
        Pool hand(rules, random);
        hand.add(who.hand.without(common));
        who.known[watcher] = common;
        hand.draw(more, who.known[watcher]);
    }
}

void redeal_player(const Rules& rules, State& state, Seat seat, std::size_t eyes, RandomStream& random) {
    Player& who = player(state, seat);
    const bool peeks = seat == state.active;
    const auto is_hidden = [&](std::size_t slot) {
        return who.look[slot] != no_card && (who.look_known[slot] >> eyes & 1U) == 0;
    };
    Pool pool(rules, random);
    pool.add(who.wardrobe);
    pool.add(who.hand.without(who.known[eyes]));
    if (peeks) pool.add(unknown_peeked(rules, state.peeked));
    for (std::size_t slot = 0; slot < category_count; ++slot) {
        if (is_hidden(slot)) pool.add(who.look[slot]);
    }

    for (std::size_t slot = 0; slot < category_count; ++slot) {
        if (is_hidden(slot)) who.look[slot] = pool.draw_from(rules.of_category[slot]);
    }
    const std::size_t unknown = who.hand.size() - who.known[eyes].size();
    who.hand = who.known[eyes];
    pool.draw(unknown, who.hand);
    if (who.informed != 0) redeal_knowledge(rules, who, index_of(seat), eyes, random);
    if (peeks) redeal_peeked(rules, state.peeked, pool, random);
    who.wardrobe = pool.rest();
}

} // namespace

void redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    for (const Seat seat : seats(rules.seats)) {
        if (viewer == seat) continue;
        redeal_player(rules, state, seat, watcher_of(viewer), random);
        const bool declared =
            state.ask == Ask::Declare && has_look(player(state, seat)) && !state.pending.contains(seat);
        if (!declared) continue;
        state.up.erase(seat);
        if (random.below(2) == 0) state.up.insert(seat);
    }
    state.random = random.split();
}

} // namespace drags_2_riches
