// A suite that cannot fail proves nothing: each game here breaks one promise, and its property must notice.

#include "engine/fields/describe.h"
#include "engine/testing/arranging.h"
#include "engine/testing/calibration.h"
#include "engine/testing/choices.h"
#include "engine/testing/commits.h"
#include "engine/testing/complaints.h"
#include "engine/testing/ending.h"
#include "engine/testing/observing.h"
#include "engine/testing/parallel.h"
#include "engine/testing/repetition.h"
#include "engine/testing/secrecy.h"
#include "tests/snail-race/game.h"
#include "tests/tiny_race/fixtures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch {

namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

using TinyGame = tiny_race::Game;
using tiny_race::ActionKind;
using tiny_race::CardId;

// Asks about positions and about whole matches; enough of both to meet every kind of card.
template <class G>
std::vector<std::string> at(Complaint (*property)(const Position<G>&, RandomStream&)) {
    return complaints_at<G>(60, 12, property);
}
template <class G>
std::vector<std::string> at(Complaint (*property)(const Position<G>&)) {
    return complaints_at<G>(60, 12,
                            [&](const Position<G>& position, RandomStream&) { return property(position); });
}
template <class G>
std::vector<std::string> in(Complaint (*property)(const Playout<G>&), Plays player = Plays::Random) {
    return complaints_about<G>(60, player, property);
}

auto says(std::string_view words) {
    return Contains(HasSubstr(std::string(words)));
}

auto says_both(std::string_view words, std::string_view others) {
    return Contains(AllOf(HasSubstr(std::string(words)), HasSubstr(std::string(others))));
}

struct EndsTooLate : TinyGame {
    static std::size_t decision_bound(const Rules&) { return 3; }
};
TEST(ContractCatches, a_match_that_exceeds_its_bound) {
    EXPECT_THAT(in(&ending_complaint<EndsTooLate>), says("not over at its decision bound"));
}

struct SkipsARank : TinyGame {
    static Outcome outcome(const Rules& rules, const State& state) {
        Outcome outcome = Game::outcome(rules, state);
        for (Standing& standing : outcome.standings) ++standing.rank;
        return outcome;
    }
};
TEST(ContractCatches, a_result_without_a_winner) {
    EXPECT_THAT(in(&ending_complaint<SkipsARank>), says("has rank 2 although 0 did better"));
}

struct HasATeamResult : TinyGame {
    static Outcome outcome(const Rules& rules, const State& state) {
        Outcome outcome = Game::outcome(rules, state);
        outcome.team = TeamResult{};
        return outcome;
    }
};
TEST(ContractCatches, a_team_result_in_a_competitive_game) {
    EXPECT_THAT(in(&ending_complaint<HasATeamResult>), says("and no others, end with a team result"));
}

struct PlaysGreedilyAndIllegally : TinyGame {
    static Action greedy(const Rules&, const View&, const ActionList&) { return {9, 9, 9, 9}; }
};
TEST(ContractCatches, a_greedy_choice_that_is_not_legal) {
    EXPECT_THAT(in(&ending_complaint<PlaysGreedilyAndIllegally>, Plays::Greedy), says("not legal"));
    EXPECT_THAT(at(&text_complaint<PlaysGreedilyAndIllegally>), says("greedy choice of seat"));
}

struct OffersTwice : TinyGame {
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
        Game::legal(rules, state, seat, actions);
        if (!actions.empty()) actions.push_back(actions[0]);
    }
};
TEST(ContractCatches, an_action_that_is_offered_twice) {
    EXPECT_THAT(at(&legal_complaint<OffersTwice>), says("offered an action twice"));
}

struct OffersToEverybody : TinyGame {
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
        Game::legal(rules, state, seat, actions);
        if (actions.empty()) actions.push_back(tiny_race::action(ActionKind::Move));
    }
};
TEST(ContractCatches, actions_of_seats_that_are_not_pending) {
    EXPECT_THAT(at(&legal_complaint<OffersToEverybody>), says("is not pending, but has legal actions"));
}

struct OffersNothing : TinyGame {
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
        Game::legal(rules, state, seat, actions);
        if (actions.size() == 1) actions.clear();
    }
};
TEST(ContractCatches, a_pending_seat_without_an_action) {
    EXPECT_THAT(at(&legal_complaint<OffersNothing>), says("pending without a legal action"));
    EXPECT_THAT(in(&ending_complaint<OffersNothing>), says("the match stopped"));
}

struct ForgetsToClear : TinyGame {
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
        if (pending(state).contains(seat)) Game::legal(rules, state, seat, actions);
    }
};
TEST(ContractCatches, a_list_that_is_not_emptied_first) {
    EXPECT_THAT(at(&legal_complaint<ForgetsToClear>), Not(IsEmpty()));
}

struct SaysTheSame : TinyGame {
    static std::string action_text(const Rules&, const View&, Action) { return "play"; }
};
TEST(ContractCatches, two_actions_with_one_text) {
    EXPECT_THAT(at(&text_complaint<SaysTheSame>), says("two legal actions share the text 'play'"));
}

struct SaysNothing : TinyGame {
    static ActionWords describe(const Rules&, const View&, Action, const SeatNames&) { return {}; }
};
TEST(ContractCatches, an_action_without_words) {
    EXPECT_THAT(at(&text_complaint<SaysNothing>), says("has no description"));
}

struct Stutters : TinyGame {
    static Telling tell(const Rules& rules, const Event& event, Viewer viewer, const SeatNames& names) {
        Telling told = homestretch::tell<Game>(rules, event, viewer, names);
        told.words.add(Words("  And that was that."));
        return told;
    }
};
TEST(ContractCatches, a_sentence_that_is_put_together_badly) {
    EXPECT_THAT(at(&text_complaint<Stutters>), says("holds '  '"));
}

struct DrawsInColour : TinyGame {
    static std::string draw(const Rules& rules, const View& view, const Paint&) {
        return drawing_of<Game>(rules, view, Paint(true));
    }
};
TEST(ContractCatches, colours_where_there_must_be_none) {
    EXPECT_THAT(at(&display_complaint<DrawsInColour>), says("empty or coloured"));
}

struct ListensToTheSink : TinyGame {
    static void apply(const Rules& rules, State& state, Seat seat, Action action, tiny_race::Sink sink) {
        Game::apply(rules, state, seat, action, sink);
        if (sink) state.open.spaces[0] = 1;
    }
};
TEST(ContractCatches, a_state_that_depends_on_who_listens) {
    EXPECT_THAT(in(&repetition_complaint<ListensToTheSink>), says("gave another state"));
}

struct AsksForMemory : TinyGame {
    static void apply(const Rules& rules, State& state, Seat seat, Action action, tiny_race::Sink sink) {
        const std::vector<int> scratch(100);
        Game::apply(rules, state, seat, action, sink);
        state.unused[0] =
            static_cast<std::uint8_t>(scratch[index_of(seat)]); // so that it is not optimised away
    }
};
TEST(ContractCatches, memory_asked_for_in_the_hot_path) {
    EXPECT_THAT(in(&allocation_complaint<AsksForMemory>), says("0 in legal"));
}

struct DumpsWithoutSpaces : TinyGame {
    static Json dump(const Rules& rules, const State& state) {
        Json json = homestretch::dump<TinyGame>(rules, state);
        for (Json& player : json["players"]) player["spaces"] = 0;
        return json;
    }
};
TEST(ContractCatches, a_dump_that_leaves_something_out) {
    EXPECT_THAT(at(&dump_complaint<DumpsWithoutSpaces>), says("the dump leaves something out"));
}

struct ReadsCarelessly : TinyGame {
    static Result<State> arrange(const Rules& rules, Json json) {
        if (json.is_object() && json.contains("players") && json["players"].is_array()) {
            for (Json& player : json["players"]) {
                if (player.is_object() && !player.value("spaces", Json()).is_number_unsigned())
                    player["spaces"] = 0;
            }
        }
        return homestretch::arrange<TinyGame>(rules, json);
    }
};
TEST(ContractCatches, a_damaged_dump_that_is_read_as_something_else) {
    EXPECT_THAT(at(&damage_complaint<ReadsCarelessly>), says("read as something else"));
}

struct AcceptsNobodyPending : TinyGame {
    static Result<State> arrange(const Rules& rules, const Json& json) {
        auto state = homestretch::arrange<TinyGame>(rules, json);
        if (state && homestretch::dump<TinyGame>(rules, *state) == json && !state->players[0].hand.empty())
            state->players[0].hand.clear();
        return state;
    }
};
TEST(ContractCatches, a_card_that_arranging_loses) {
    EXPECT_THAT(at(&dump_complaint<AcceptsNobodyPending>), says("is another state"));
}

struct ShowsHands : TinyGame {
    static View view(const Rules& rules, const State& state, Viewer viewer) {
        View view = Game::view(rules, state, viewer);
        view.players[0].hand = state.players[0].hand;
        return view;
    }
};
TEST(ContractCatches, a_view_that_shows_a_hand) {
    EXPECT_THAT(at(&redeal_complaint<ShowsHands>), says("to_json differs"));
}

TEST(ContractCatches, an_observation_that_shows_a_hand) {
    EXPECT_THAT(at(&observation_complaint<ShowsHands>), says("shows what is hidden"));
}

struct StopsAtABlock : TinyGame {
    static void apply(const Rules& rules, State& state, Seat seat, Action action, tiny_race::Sink sink) {
        check(static_cast<ActionKind>(action.kind) != ActionKind::Block);
        Game::apply(rules, state, seat, action, sink);
    }
};
TEST(ContractCatchesDeathTest, a_failed_check_says_which_match_it_stopped) {
    const auto play_all = [] {
        return complaints_about<StopsAtABlock>(60, Plays::Random, &ending_complaint<StopsAtABlock>);
    };

    EXPECT_DEATH((void)play_all(), "a check failed at (.|\n)*during seat . block (.|\n)*seed [0-9a-f]+, ply");
}

struct StopsInARedeal : TinyGame {
    static void redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
        check(state.open.discard.size() < 4);
        Game::redeal(rules, state, viewer, random);
    }
};
TEST(ContractCatchesDeathTest, a_failed_check_in_a_property_says_where_the_match_stood) {
    EXPECT_DEATH(
        (void)at(&redeal_complaint<StopsInARedeal>),
        "a check failed at (.|\n)*during a property\n  at tiny-race, (.|\n)*seed [0-9a-f]+, ply [0-9]+");
}

struct BoundsTooLow : TinyGame {
    static const fields::Fields& view_fields() {
        static const fields::Fields all = fields::describe(
            fields::field<&View::deck_size>("deck", fields::count(0, 2), "how many cards lie in it"));
        return all;
    }
};
TEST(ContractCatches, an_observation_outside_of_its_bounds) {
    EXPECT_THAT(at(&observation_complaint<BoundsTooLow>), says("outside of -1 to 2"));
}

struct ListsByTheDeck : TinyGame {
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
        Game::legal(rules, state, seat, actions);
        if (state.deck.empty() || state.deck.back() != CardId{}) return;
        ActionList turned;
        for (std::size_t i = actions.size(); i > 0; --i) turned.push_back(actions[i - 1]);
        actions = turned;
    }
};
TEST(ContractCatches, legal_actions_that_hint_at_the_deck) {
    EXPECT_THAT(at(&redeal_complaint<ListsByTheDeck>), says("the legal actions differ"));
}

struct ScoresHands : TinyGame {
    static Outcome outcome(const Rules& rules, const State& state) {
        Outcome outcome = Game::outcome(rules, state);
        for (const CardId card : state.players[1].hand) outcome.standings[1].score += static_cast<int>(card);
        return outcome;
    }
};
TEST(ContractCatches, a_score_that_hints_at_a_hand) {
    EXPECT_THAT(at(&redeal_complaint<ScoresHands>), says("the outcomes differ"));
}

struct RedealsNothing : TinyGame {
    static void redeal(const Rules&, State&, Viewer, RandomStream&) {}
};
TEST(ContractCatches, a_redeal_that_keeps_everything) {
    EXPECT_THAT(at(&ignorance_complaint<RedealsNothing>), says("the stream is still the true one"));
    EXPECT_THAT(identity_complaints<RedealsNothing>(60), says("changed anything but the random stream"));
}

struct RedealsOnlyTheStream : TinyGame {
    static void redeal(const Rules&, State& state, Viewer, RandomStream& random) {
        state.random = random.split();
    }
};
TEST(ContractCatches, a_redeal_that_keeps_the_cards) {
    EXPECT_THAT(identity_complaints<RedealsOnlyTheStream>(60),
                says("changed anything but the random stream"));
}

// Every kind of secret of Tiny Race, kept by a redeal or let through one of the doors by which things leave.
enum class Secret : std::uint8_t { Hands, Chosen, Deck, Stream };
enum class Door : std::uint8_t { View, Legal, Outcome, Tell };

// A number that says something about it.
std::uint32_t hint(const tiny_race::Rules& rules, const tiny_race::State& state, Secret secret,
                   Viewer viewer) {
    std::uint32_t hint = 1;
    const auto add = [&](CardId card) { hint = hint * 31 + static_cast<std::uint32_t>(card); };
    for (const Seat seat : seats(rules.seats)) {
        const tiny_race::Player& who = state.players[index_of(seat)];
        if (viewer == seat) continue;
        if (secret == Secret::Hands) std::ranges::for_each(who.hand, add);
        if (secret == Secret::Chosen) add(who.chosen);
    }
    if (secret == Secret::Deck) std::ranges::for_each(state.deck, add);
    RandomStream stream = state.random;
    if (secret == Secret::Stream) hint = stream.word();
    return hint % 7;
}

struct Leaks : TinyGame {
    static inline Secret secret{};
    static inline Door door{};

    static View view(const Rules& rules, const State& state, Viewer viewer) {
        View view = Game::view(rules, state, viewer);
        if (door == Door::View)
            view.deck_size = static_cast<std::uint8_t>(hint(rules, state, secret, viewer));
        return view;
    }
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
        Game::legal(rules, state, seat, actions);
        if (door != Door::Legal || hint(rules, state, secret, seat) % 2 == 0) return;
        const ActionList listed = actions;
        actions.clear();
        for (std::size_t i = listed.size(); i > 0; --i) actions.push_back(listed[i - 1]);
    }
    static Outcome outcome(const Rules& rules, const State& state) {
        Outcome outcome = Game::outcome(rules, state);
        if (door == Door::Outcome)
            outcome.standings[0].score += static_cast<int>(hint(rules, state, secret, spectator));
        return outcome;
    }
    static void apply(const Rules& rules, State& state, Seat seat, Action action, tiny_race::Sink sink) {
        Game::apply(rules, state, seat, action, sink);
        if (door != Door::Tell) return;
        const int told = static_cast<int>(hint(rules, state, secret, spectator));
        sink([&] { return Event{.kind = Event::Kind::Moved, .seat = seat, .spaces = told}; });
    }
};

class SecretLeaks : public ::testing::TestWithParam<std::tuple<Secret, std::string_view>> {
protected:
    // Whoever cannot tell two worlds apart that differ there, can by this.
    static void expect_complaint(std::string_view what) {
        EXPECT_THAT(in(&parallel_complaint<Leaks>), says_both(std::get<1>(GetParam()), what));
    }
    void SetUp() override { Leaks::secret = std::get<0>(GetParam()); }
};
INSTANTIATE_TEST_SUITE_P(ContractCatches, SecretLeaks,
                         ::testing::Values(std::tuple(Secret::Hands, ".hand"),
                                           std::tuple(Secret::Chosen, ".chosen"),
                                           std::tuple(Secret::Deck, "deck"),
                                           std::tuple(Secret::Stream, "random")));

TEST_P(SecretLeaks, through_a_view) {
    Leaks::door = Door::View;
    EXPECT_THAT(at(&redeal_complaint<Leaks>), says("to_json differs"));
}
TEST_P(SecretLeaks, through_legal_actions) {
    Leaks::door = Door::Legal;
    expect_complaint("the legal actions differ");
}
TEST_P(SecretLeaks, through_an_outcome) {
    Leaks::door = Door::Outcome;
    expect_complaint("the outcomes differ");
}
TEST_P(SecretLeaks, through_what_is_told) {
    Leaks::door = Door::Tell;
    EXPECT_THAT(at(&telling_complaint<Leaks>), says("sees the same afterwards, but is told"));
}

// Deals everything anew but one kind of secret: every other property finds something changed.
struct Keeps : TinyGame {
    static inline Secret secret{};

    struct Place {
        Secret secret{};
        CardId* card = nullptr;
    };
    static std::vector<Place> hidden(const Rules& rules, State& state, Viewer viewer) {
        std::vector<Place> places;
        for (CardId& card : state.deck) places.push_back({Secret::Deck, &card});
        for (const Seat seat : seats(rules.seats)) {
            if (viewer == seat) continue;
            tiny_race::Player& who = state.players[index_of(seat)];
            for (CardId& card : who.hand) places.push_back({Secret::Hands, &card});
            const bool face_down = !state.open.choosing.empty() && who.chosen != tiny_race::no_card;
            if (face_down) places.push_back({Secret::Chosen, &who.chosen});
        }
        return places;
    }
    // What is kept changes places with the copy that was dealt instead.
    static void redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
        State truth = state;
        Game::redeal(rules, state, viewer, random);
        const std::vector<Place> places = hidden(rules, state, viewer);
        const std::vector<Place> true_places = hidden(rules, truth, viewer);
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i].secret != secret) continue;
            std::size_t dealt = 0;
            while ((places[dealt].secret == secret && dealt < i) ||
                   *places[dealt].card != *true_places[i].card)
                ++dealt;
            std::swap(*places[i].card, *places[dealt].card);
        }
    }
};
class KeptSecret : public ::testing::TestWithParam<std::tuple<Secret, std::string_view>> {};
INSTANTIATE_TEST_SUITE_P(ContractCatches, KeptSecret,
                         ::testing::Values(std::tuple(Secret::Hands, ".hand"),
                                           std::tuple(Secret::Chosen, ".chosen"),
                                           std::tuple(Secret::Deck, "deck")));

TEST_P(KeptSecret, is_named) {
    const auto [secret, where] = GetParam();
    Keeps::secret = secret;

    EXPECT_THAT(at(&ignorance_complaint<Keeps>), IsEmpty());
    EXPECT_THAT(in(&parallel_complaint<Keeps>), says_both("something of the truth is kept", where));
}

// Secrets that are no cards. A redeal that keeps every opponent's bet changes what can be changed otherwise,
// the random stream.
struct KeepsBets : snail_race::Game {
    static void redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
        const snail_race::Bets truth = state.bets;
        Game::redeal(rules, state, viewer, random);
        state.bets = truth;
    }
};
TEST(ContractCatches, a_redeal_that_keeps_what_others_chose) {
    EXPECT_THAT(identity_complaints<KeepsBets>(60), says("changed anything but the random stream"));
    EXPECT_THAT(in(&parallel_complaint<KeepsBets>), says_both("two choices of a seat", ".bet"));
}

// Here chance settles the bets before the first decision.
struct DealsBets : snail_race::Game {
    static inline bool keeps = false;

    static State start(const Rules& rules, const Seed& seed, snail_race::Sink sink) {
        State state = Game::start(rules, seed, sink);
        state.open.betting = {};
        for (const Seat seat : seats(rules.seats))
            state.bets[index_of(seat)] =
                snail_race::SnailId{static_cast<std::uint8_t>(state.random.below(4))};
        return state;
    }
    static void redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
        const snail_race::Bets truth = state.bets;
        Game::redeal(rules, state, viewer, random);
        if (keeps) state.bets = truth;
    }
};
TEST(ContractCatches, a_redeal_that_keeps_what_chance_settled_at_the_start) {
    DealsBets::keeps = true;
    EXPECT_THAT(in(&parallel_complaint<DealsBets>), says_both("two starts", ".bet"));

    DealsBets::keeps = false;
    EXPECT_THAT(in(&parallel_complaint<DealsBets>), IsEmpty());
}
TEST(ContractCatches, nothing_in_a_redeal_that_keeps_nothing) {
    EXPECT_THAT(in(&parallel_complaint<TinyGame>), IsEmpty());
}

// Likes to deal low cards to others: possible, but not as likely as the truth.
struct DealsUnevenly : TinyGame {
    static void redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
        Game::redeal(rules, state, viewer, random);
        std::sort(state.deck.begin(), state.deck.end());
        for (const Seat seat : seats(rules.seats)) {
            if (viewer == seat || state.deck.empty()) continue;
            for (CardId& card : state.players[index_of(seat)].hand) {
                if (state.deck[0] < card) std::swap(card, state.deck[0]);
            }
        }
    }
};
TEST(ContractCatches, a_redeal_that_is_not_as_likely_as_the_truth) {
    EXPECT_THAT(calibration_complaints<DealsUnevenly>(200), says("often than between redeals"));
    EXPECT_THAT(calibration_complaints<TinyGame>(200), IsEmpty());
}

struct KeepsTheStream : TinyGame {
    static void redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
        const RandomStream kept = state.random;
        Game::redeal(rules, state, viewer, random);
        state.random = kept;
    }
};
TEST(ContractCatches, a_redeal_that_keeps_the_shuffles_to_come) {
    EXPECT_THAT(at(&ignorance_complaint<KeepsTheStream>), says("the stream is still the true one"));
}

struct ShufflesTheTruth : TinyGame {
    static void redeal(const Rules&, State& state, Viewer, RandomStream& random) {
        random.shuffle(std::span(state.deck.begin(), state.deck.end())); // from where the cards really lay
        state.random = random.split();
    }
};
TEST(ContractCatches, a_redeal_that_depends_on_the_true_order) {
    EXPECT_THAT(at(&ignorance_complaint<ShufflesTheTruth>), says("it reads what the viewer cannot know"));
}

struct LosesACard : TinyGame {
    static void redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
        Game::redeal(rules, state, viewer, random);
        if (!state.deck.empty()) state.deck.back() = CardId{};
    }
};
TEST(ContractCatches, a_redeal_that_changes_what_cards_there_are) {
    EXPECT_THAT(at(&redeal_complaint<LosesACard>), says("the dump of a state is refused"));
}

struct TellsSecrets : TinyGame {
    static Telling tell(const Rules& rules, const Event& event, Viewer, const SeatNames& names) {
        return homestretch::tell<Game>(rules, event, event.seat, names);
    }
};
TEST(ContractCatches, a_telling_that_names_a_hidden_card) {
    EXPECT_THAT(at(&telling_complaint<TellsSecrets>), says("sees the same afterwards, but is told"));
    EXPECT_THAT(at(&commitment_complaint<TellsSecrets>), says("learns too early"));
}

struct RewardsTheQuick : TinyGame {
    static void apply(const Rules& rules, State& state, Seat seat, Action action, tiny_race::Sink sink) {
        if (state.open.choosing.size() == rules.seats) ++state.open.spaces[index_of(seat)];
        Game::apply(rules, state, seat, action, sink);
    }
};
TEST(ContractCatches, a_result_that_depends_on_who_chose_first) {
    EXPECT_THAT(at(&order_complaint<RewardsTheQuick>), says("in another order give another state"));
}

struct RevealsAtOnce : TinyGame {
    static View view(const Rules& rules, const State& state, Viewer viewer) {
        View view = Game::view(rules, state, viewer);
        for (std::size_t i = 0; i < rules.seats; ++i) view.players[i].chosen = state.players[i].chosen;
        return view;
    }
};
TEST(ContractCatches, a_choice_that_is_seen_before_the_last_is_in) {
    EXPECT_THAT(at(&commitment_complaint<RevealsAtOnce>), says("learns too early"));
}

struct RedealsAroundChoices : TinyGame {
    static void redeal(const Rules& rules, State& state, Viewer viewer, RandomStream& random) {
        const State truth = state;
        Game::redeal(rules, state, viewer, random);
        for (std::size_t i = 0; i < rules.seats; ++i) state.players[i].chosen = truth.players[i].chosen;
    }
};
TEST(ContractCatches, a_redeal_that_remembers_what_was_chosen) {
    EXPECT_THAT(at(&commitment_complaint<RedealsAroundChoices>), says("the redealt states differ"));
}

} // namespace

} // namespace homestretch
