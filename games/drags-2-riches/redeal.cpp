#include "games/drags-2-riches/redeal.h"

#include "games/drags-2-riches/phases.h"

namespace drags_2_riches {

using homestretch::Viewer;

namespace {

// Cards by lot. What is drawn depends on which they are and on the stream alone: sets have no order.
CardId draw_one(const Rules& rules, RandomStream& random, CardSet& cards, const CardSet& group) {
    const CardSet some = cards & group;
    const auto size = static_cast<std::uint32_t>(some.size());
    const CardId card = rules.card_at[some.nth(random.below(size))];
    cards.remove(rules.bits(card));
    return card;
}
void draw_some(const Rules& rules, RandomStream& random, CardSet& cards, std::size_t count, CardSet& to) {
    for (; count > 0; --count) to.add(rules.bits(draw_one(rules, random, cards, cards)));
}

// The cards of one player that a viewer cannot place, in two parts.
struct Pool {
    CardSet washed{};    // may be in the Wardrobe
    CardSet elsewhere{}; // cannot be: they are in the hand or the Look
};

// Which of the cards looked through are picked is as unknown as most of them are.
void redeal_peeked(const Rules& rules, Peeked& peeked, Pool& pool, RandomStream& random) {
    const std::size_t picked = peeked.picked.size();
    const std::size_t unknown = unknown_peeked(rules, peeked).size();
    peeked.cards = peeked.known;
    draw_some(rules, random, pool.washed, unknown, peeked.cards);
    peeked.picked = CardSet();
    draw_some(rules, random, peeked.cards, picked, peeked.picked);
}

// What third players know of the hand: as many cards as before, any of them, and always those that everybody
// knows.
void redeal_knowledge(const Rules& rules, Player& who, std::size_t owner, std::size_t eyes,
                      RandomStream& random) {
    const CardSet& common = who.known[watcher_of(homestretch::spectator)];
    for (std::size_t watcher = 0; watcher < rules.seats; ++watcher) {
        if (watcher == owner || watcher == eyes || !has_bit(who.informed, watcher)) continue;
        const std::size_t more = who.known[watcher].size() - common.size();
        CardSet hand;
        add_all(rules, hand, who.hand.without(common));
        who.known[watcher] = common;
        draw_some(rules, random, hand, more, who.known[watcher]);
    }
}

// Every hidden card of a Look is any card of its category, as long as enough are left that can be in the
// Wardrobe (`needed`), also when later slots have no others to choose from.
void redeal_look(const Rules& rules, Player& who, std::size_t eyes, std::size_t needed, Pool& pool,
                 RandomStream& random) {
    const auto is_hidden = [&](std::size_t slot) {
        return who.look[slot] != no_card && !has_bit(who.look_known[slot], eyes);
    };
    for (std::size_t slot = 0; slot < category_count; ++slot) {
        if (is_hidden(slot) && (pool.elsewhere & rules.of_category[slot]).empty()) ++needed;
    }
    for (std::size_t slot = 0; slot < category_count; ++slot) {
        if (!is_hidden(slot)) continue;
        const CardSet& group = rules.of_category[slot];
        const std::size_t others = (pool.elsewhere & group).size();
        if (others == 0) --needed; // it is this one's turn
        const std::size_t clean = pool.washed.size() > needed ? (pool.washed & group).size() : 0;
        const bool washed = random.below(static_cast<std::uint32_t>(others + clean)) < clean;
        who.look[slot] = draw_one(rules, random, washed ? pool.washed : pool.elsewhere, group);
    }
}

void redeal_player(const Rules& rules, State& state, Seat seat, std::size_t eyes, RandomStream& random) {
    Player& who = player(state, seat);
    const bool peeks = seat == state.open.active;
    const CardSet cards = unseen(rules, state, seat, eyes);
    Pool pool{.washed = player(state.open, seat).washed & cards};
    add_all(rules, pool.elsewhere, cards.without(pool.washed));
    const std::size_t in_wardrobe = who.wardrobe.size();
    const std::size_t lifted = peeks ? unknown_peeked(rules, state.peeked).size() : 0;

    redeal_look(rules, who, eyes, in_wardrobe + lifted, pool, random);
    if (peeks) redeal_peeked(rules, state.peeked, pool, random);
    who.wardrobe = CardSet();
    draw_some(rules, random, pool.washed, in_wardrobe, who.wardrobe);
    who.hand = who.known[eyes]; // and all that is left
    add_all(rules, who.hand, pool.washed);
    add_all(rules, who.hand, pool.elsewhere);
    if (who.informed != 0) redeal_knowledge(rules, who, index_of(seat), eyes, random);
}

} // namespace

void redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    for (const Seat seat : seats(rules.seats)) {
        if (viewer == seat) continue;
        redeal_player(rules, state, seat, watcher_of(viewer), random);
        const bool declared = state.open.ask == Ask::Declare && has_look(player(state, seat)) &&
                              !state.open.pending.contains(seat);
        if (!declared) continue;
        state.up.erase(seat);
        if (random.below(2) == 0) state.up.insert(seat);
    }
    state.random = random.split();
}

} // namespace drags_2_riches
