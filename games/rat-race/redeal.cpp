#include "games/rat-race/game.h"

#include <algorithm>
#include <span>

namespace rat_race {

using homestretch::Viewer;

namespace {

// A card the viewer cannot place: what it is, and whether the viewer knows it to be out of the pile.
struct Lost {
    TitleId title{};
    bool out = false;
};

// All cards that are hidden from the viewer, and all places they may lie in.
class Mixture {
public:
    Mixture(const Rules& rules, State& state, Seats eyes)
        : eyes_(eyes), everybody_(rules.everybody) { // NOLINT: of the places only those added are read
        for (PileCard& card : state.pile) {
            if ((card.known & eyes) == 0) add_pile(card);
        }
        for (std::size_t zone = 0; zone < 2 * max_players; ++zone) {
            const Seat owner = homestretch::seat_at(zone % max_players);
            for (Card& card : state.held[zone]) {
                if (!card.face_up && (card.known & eyes) == 0) add(card, owner);
            }
        }
        for (Card& card : state.lifted) {
            if ((card.known & eyes) == 0) add(card, state.open.active);
        }
    }

    // Sorted first, so that the true arrangement leaves no trace. The pile takes cards that may be in it;
    // there are always enough, since no card that is known to be out of the pile lies there.
    void mix(RandomStream& random) {
        const std::span<Lost> all(lost_.data(), lost_count_);
        std::ranges::sort(all, {}, [](const Lost& lost) { return std::pair(lost.out, lost.title); });
        const auto first_out = std::ranges::find_if(all, &Lost::out);
        const auto free = static_cast<std::size_t>(first_out - all.begin());
        homestretch::check(free >= pile_count_);
        random.shuffle_front(all.first(free), pile_count_);
        for (std::size_t i = 0; i < pile_count_; ++i) pile_[i]->title = all[i].title;

        const std::span<Lost> rest = all.subspan(pile_count_);
        std::ranges::sort(rest, {}, [](const Lost& lost) { return std::pair(lost.out, lost.title); });
        random.shuffle(rest);
        for (std::size_t i = 0; i < rest.size(); ++i) {
            places_[i].card->title = rest[i].title;
            // RR-96: the others are taken to know what the viewer knows. The truth would tell which of a
            // player's cards was banked, stolen or given away unseen.
            places_[i].card->out = rest[i].out ? places_[i].others : Seats{0};
        }
    }

private:
    void add_pile(PileCard& card) {
        pile_[pile_count_++] = &card;
        lost_[lost_count_++] = {card.title, false};
    }
    void add(Card& card, Seat owner) {
        const auto others = static_cast<Seats>(everybody_ & ~bit(owner));
        places_[lost_count_ - pile_count_] = {&card, others};
        lost_[lost_count_++] = {card.title, (card.out & eyes_) != 0}; // a spectator keeps no account
    }
    struct Hidden {
        Card* card;
        Seats others; // all but its owner
    };
    Seats eyes_;
    Seats everybody_;
    std::array<PileCard*, max_cards> pile_;
    std::array<Hidden, max_cards> places_;
    std::array<Lost, max_cards> lost_{};
    std::size_t pile_count_ = 0;
    std::size_t lost_count_ = 0;
};

// What others have committed is as unknown as their cards: any of these, as often as they have picked.
void redraw_commits(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    for (const Seat seat : seats(rules.seats)) {
        auto& commits = state.commits[index_of(seat)];
        if (viewer == seat || commits.empty()) continue;
        if (state.open.ask == Ask::Vote) {
            const std::uint32_t drawn = random.below(static_cast<std::uint32_t>(rules.seats - 1));
            commits[0] = commit_to(homestretch::seat_at(drawn + (drawn >= index_of(seat) ? 1U : 0U)));
            continue;
        }
        FixedList<Commit, max_cards> cards;
        const std::size_t zone = state.open.ask == Ask::ExposeOwn ? bank_of(seat) : hand_of(seat);
        for (const Card& card : state.held[zone]) {
            if (!card.face_up) cards.push_back(commit_to(card.title));
        }
        random.shuffle_front(std::span(cards.begin(), cards.size()), commits.size());
        std::copy_n(cards.begin(), commits.size(), commits.begin());
    }
}

} // namespace

// Deals anew what the viewer cannot know, consistently with all it does know (RR-96).
void Game::redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
    const Seats eyes = viewer ? bit(*viewer) : Seats{0};
    Mixture(rules, state, eyes).mix(random);
    redraw_commits(rules, state, viewer, random);
    state.random = random.split();
}

} // namespace rat_race
