#include "games/drags-2-riches/game.h"

#include <algorithm>
#include <optional>

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

// What third players know of the hand: always what everybody knows. Of the rest, whoever peeked knows what
// lay there then and was not worn since; which cards came in later is as likely for each. How many are left
// of the former is no longer open once cards have gone that may have been either.
void redeal_knowledge(const Rules& rules, Player& who, const OpenPlayer& shown, Seat owner, Seat eyes,
                      RandomStream& random) {
    const CardSet& common = who.known[index_of(spectators)];
    const CardSet hand = who.hand.without(common);
    for (const Seat watcher : seats(rules.seats)) {
        if (watcher == owner || watcher == eyes) continue;
        const Glimpse& glimpse = shown.glimpses[index_of(watcher)];
        std::size_t old = glimpse.seen;
        std::size_t all = std::max<std::size_t>(old + glimpse.since, hand.size());
        CardSet known = common;
        hand.for_each_bit([&](std::size_t bit) {
            const CardId card = rules.card_at[bit];
            const std::optional<Category> category = rules.card(card).category;
            const bool is_old = random.below(static_cast<std::uint32_t>(all--)) < old;
            old -= is_old ? 1U : 0U;
            if (is_old && !(category && glimpse.worn.contains(*category))) known.add(rules.bits(card));
        });
        set_known(who, watcher, known);
    }
}

// The cards of a Look. All arrangements of Look, hand and Wardrobe that can be are equally likely: a deck is
// shuffled, and who wears a card shows its category alone. Whoever knows more of a player's habits knows more
// of her cards; that is for bots, not for the rules.
//
// Each slot holds a card of its category, so the slots differ only in whether they take one of what was
// washed, and what is left of that must fill the Wardrobe: n of w cards can do so in (w over n) ways, fewer
// the more are worn. A slot that was filled when the Wardrobe was takes none.
class LookDealer {
public:
    LookDealer(const Rules& rules, Player& who, std::size_t inside, Pool& pool)
        : rules_(rules), who_(who), pool_(pool) {
        const std::size_t washed = pool.washed.size();
        for (std::size_t worn = 0; worn < category_count && inside + worn < washed; ++worn)
            likely_[worn + 1] = likely_[worn] * static_cast<double>(washed - inside - worn) /
                                static_cast<double>(washed - worn);
    }

    void deal(Categories hidden, Categories unwashed, RandomStream& random) {
        for (const Category slot : hidden& unwashed) {
            if (others(slot) == 0) continue;
            deal_slot(slot, pool_.elsewhere, random);
            hidden.erase(slot);
        }
        std::size_t worn = 0;
        for (const Category slot : hidden) {
            hidden.erase(slot);
            const double with = clean(slot) * ways(hidden, worn + 1);
            const double without = others(slot) * ways(hidden, worn);
            const bool washed = with > 0 && random.word() < with / (with + without) * two_to_32;
            deal_slot(slot, washed ? pool_.washed : pool_.elsewhere, random);
            worn += washed ? 1 : 0;
        }
    }

private:
    static constexpr double two_to_32 = 4294967296.0;

    double others(Category slot) const { return count(pool_.elsewhere, slot); }
    double clean(Category slot) const { return count(pool_.washed, slot); }
    double count(const CardSet& cards, Category slot) const {
        return static_cast<double>((cards & rules_.of_category[index_of(slot)]).size());
    }
    // To fill these slots when so many washed cards are worn already.
    double ways(Categories hidden, std::size_t worn) const {
        if (hidden.empty() || likely_[worn] == 0) return likely_[worn];
        const Category slot = *hidden.begin();
        hidden.erase(slot);
        return clean(slot) * ways(hidden, worn + 1) + others(slot) * ways(hidden, worn);
    }
    void deal_slot(Category slot, CardSet& from, RandomStream& random) {
        who_.look[index_of(slot)] = draw_one(rules_, random, from, rules_.of_category[index_of(slot)]);
    }

    const Rules& rules_;
    Player& who_;
    Pool& pool_;
    std::array<double, category_count + 1> likely_{1}; // by how many washed cards are worn
};

void redeal_player(const Rules& rules, State& state, Seat seat, Seat eyes, RandomStream& random) {
    Player& who = player(state, seat);
    const bool peeks = seat == state.open.active;
    const CardSet cards = unseen(rules, state, seat, eyes);
    Pool pool{.washed = player(state.open, seat).washed & cards};
    add_all(rules, pool.elsewhere, cards.without(pool.washed));
    const std::size_t in_wardrobe = who.wardrobe.size();
    const std::size_t lifted = peeks ? unknown_peeked(rules, state.peeked).size() : 0;

    Categories hidden;
    for (const Category slot : filled_slots(who)) {
        if (!who.look_known[index_of(slot)].contains(eyes)) hidden.insert(slot);
    }
    if (!hidden.empty()) {
        LookDealer(rules, who, in_wardrobe + lifted, pool)
            .deal(hidden, player(state.open, seat).unwashed, random);
    }
    if (peeks) redeal_peeked(rules, state.peeked, pool, random);
    who.wardrobe = CardSet();
    draw_some(rules, random, pool.washed, in_wardrobe, who.wardrobe);
    who.hand = who.known[index_of(eyes)]; // and all that is left
    add_all(rules, who.hand, pool.washed);
    add_all(rules, who.hand, pool.elsewhere);
    const OpenPlayer& shown = player(state.open, seat);
    if (shown.glimpsed) redeal_knowledge(rules, who, shown, seat, eyes, random);
}

} // namespace

void Game::redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
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
