#pragma once

// THE contract. A game is a type with the names below and nothing else: no base class, no registration
// object. Everything that is not a game (bots, lab, server, terminal) is written against this page.
//
//   struct Game {
//       static constexpr GameInfo info{...};     what the game is, in a few words
//       struct Rules;    the pack compiled for one seat count and one set of options; immutable, shared
//       struct State;    one position, complete: trivially copyable, no pointers, every byte defined
//       struct View;     what one viewer may know of a position; built from nothing, never stripped
//       struct Event;    one thing that happened, complete; what a viewer hears of it is `tell`
//       ...
//   };
//
// The words used throughout:
//   seat       a place at the table, 0 to seats - 1, clockwise
//   viewer     a seat, or nobody in particular (a spectator)
//   decision   one seat has to choose one action; a seat that owes one is *pending*
//   ply        how many actions were applied so far
//
// What must hold, and what `engine/testing/contract.h` checks on every game that joins it:
//   * The same rules, seed and actions give the same states, byte for byte.
//   * A pending seat has at least one legal action; none is listed twice; all are accepted.
//   * When several seats are pending, their actions may arrive in any order with the same result, and
//     none is visible to others before the last is in.
//   * Nothing hidden leaves through `view`, `legal`, `tell` or the words: they are equal for two states
//     that differ only in what the viewer cannot know.
//   * `redeal` gives such a state at random, as a function of the viewer's knowledge and the stream alone.
//   * No function of the hot path (`legal`, `apply`, `redeal`) allocates.
//
// Positions and views are described (engine/fields/describe.h), and what writes, reads and shows them is
// derived from that. A game has
//       static const fields::Fields& fields();
//       static const fields::Fields& view_fields();
//           every field of State and of View, once
// and, where a position that somebody wrote needs them:
//       static void problems(const Rules&, const State&, Mistakes&);
//           what relates fields to each other, each check with its rule
//       static void settle(const Rules&, State&, Mistakes&);
//           computes what is not written down
//       static State blank(const Rules&);
//           as if nothing had been written yet, if that is not State{}
//
// A game may leave out (engine/left_out.h says what stands in), or have
//       static OptionSpecs options();
//           what may be agreed on before a match
//       static std::string draw(const Rules&, const View&, const Paint&);
//           the table, for a terminal
//       static std::vector<Blocked> blocked(const Rules&, const View&, const ActionList&, const SeatNames&);
//           what a viewer who must decide may be tempted to choose besides the legal actions, and why that
//           does not go
//       static Result<Json> preview(const Rules&, const View&, const Json& plan);
//           where people plan together: what would come of a plan, as far as this viewer can know. Plans are
//           never part of a match.
//
// Search (bots/search/) needs no more than the names below. It plays a game stronger that also has any of
//       static SearchTuning search(const Rules&);
//           how this table wants to be searched
//       static Action quick(const Rules&, const State&, Seat, const ActionList&, Dice&);
//           a sensible action of a pending seat, found as fast as can be, for playing imagined games on
//       static SeatValues evaluate(const Rules&, const State&);
//           what each seat can hope for where an imagined game is cut off, or has ended
//       static unsigned clock(const State&);
//           turns or rounds so far: what the horizon of such a game is counted in
//       static std::uint32_t meaning(const Rules&, const State&, Seat, Action);
//           the same number for what is the same action to its seat in differently dealt states ("take this
//           card", wherever it lies in the hand); without it, the action itself
// They see whole states because these are imagined: what the acting seat cannot know is dealt at random
// there.

#include "engine/action.h"
#include "engine/dice.h"
#include "engine/events.h"
#include "engine/json.h"
#include "engine/options.h"
#include "engine/outcome.h"
#include "engine/pack/pack.h"
#include "engine/paint.h"
#include "engine/random.h"
#include "engine/result.h"
#include "engine/search_tuning.h"
#include "engine/seat.h"
#include "engine/source.h"
#include "engine/words.h"

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace homestretch {

struct GameInfo {
    std::string_view id{};      // "dragon-racer": folders, packs, documents, URLs
    std::string_view title{};   // "Dragon Racer"
    std::string_view kind{};    // "competitive draft"
    std::string_view summary{}; // one line that makes one want to play it
    std::string_view credit{};  // who made the game: "Myles O'Neill and Luke English, Thylacine Games"
    std::size_t min_seats = 0;
    std::size_t max_seats = 0;
    bool cooperative = false; // all seats win or lose together
    std::string_view note{};  // what to know before a first match, if the theme may weigh on people
    // One sentence: what the rulebook left open, and so is ours. Shown in the room and with the rules.
    std::string_view left_open{};
    // One sentence about the cards as a set, beside what their tables say of each: "How many ... is ours."
    std::string_view cards_note{};
};

// What is agreed on before the first card is dealt.
struct MatchSetup {
    std::size_t seats = 0;
    Options options{};
};

// A card as people read it; its text is generated from its effect program.
struct CardWords {
    std::string table{}; // "Dragons", "Characters"
    std::string id{};
    std::string name{};
    std::string facts{}; // what is printed beside the text: level, colour, costs
    std::string text{};
    // The same for programs: facts by name, among them `effect`, the steps (engine/effects/data.h).
    Json data = Json::object();
    Sources sources{};
};

// A game says what it has to say in one table (engine/wording.h): what a viewer hears of an event, where the
// match stands and what it asks, and of each action its short text ("fire 3"), unique in its position, what
// choosing it means, in words and as things to point at, and why others cannot be chosen.
template <class G>
concept Worded =
    requires { G::words(); } ||
    requires(const typename G::Rules& rules, const typename G::View& view, const typename G::Event& event,
             Viewer viewer, Action action, const SeatNames& names) {
        { G::action_text(rules, view, action) } -> std::same_as<std::string>;
        { G::describe(rules, view, action, names) } -> std::same_as<ActionWords>;
        { G::question(rules, view) } -> std::same_as<Question>;
        { G::tell(rules, event, viewer, names) } -> std::same_as<Telling>;
    };

template <class G>
concept Game =
    requires(const typename G::Rules& rules, const typename G::State& state, typename G::State& changing,
             const typename G::View& view, const typename G::Event& event, const Pack& pack,
             const MatchSetup& setup, const Seed& seed, Seat seat, Viewer viewer, Action action,
             ActionList& actions, const SeatNames& names, RandomStream& random, NullSink& silent,
             EventRecorder<typename G::Event>& recorder) {
        requires std::is_trivially_copyable_v<typename G::State>;
        requires std::has_unique_object_representations_v<typename G::State>; // equal means equal bytes
        requires std::equality_comparable<typename G::State>;
        requires std::equality_comparable<typename G::View>;

        { G::info } -> std::convertible_to<GameInfo>;
        { rules.seats } -> std::convertible_to<std::size_t>;                       // how many play
        { G::tables() } -> std::convertible_to<std::span<const std::string_view>>; // CSV files of its packs

        // The pack compiled for this table, or every mistake in it. Also refuses settings that do not fit.
        { G::compile(pack, setup) } -> std::same_as<Result<typename G::Rules, Problems>>;
        { G::cards(rules) } -> std::same_as<std::vector<CardWords>>;
        // More decisions than any match can need: one that goes on longer is void.
        { G::decision_bound(rules) } -> std::same_as<std::size_t>;

        // Setup, then on to the first decision.
        { G::start(rules, seed, silent) } -> std::same_as<typename G::State>;
        { G::start(rules, seed, recorder) } -> std::same_as<typename G::State>;
        // The seats that owe a decision now; empty: the match is over.
        { G::pending(state) } -> std::same_as<SeatSet>;
        // Fills `actions` (emptied first) with what a pending seat may do; nothing for any other seat.
        { G::legal(rules, state, seat, actions) } -> std::same_as<void>;
        // Performs a legal action and everything forced after it, on to the next decision.
        { G::apply(rules, changing, seat, action, silent) } -> std::same_as<void>;
        { G::apply(rules, changing, seat, action, recorder) } -> std::same_as<void>;
        // The scores so far, or the result. Everybody sees it at any time.
        { G::outcome(rules, state) } -> std::same_as<Outcome>;

        // What the viewer may know; everything for people, bots and networks comes from here.
        { G::view(rules, state, viewer) } -> std::same_as<typename G::View>;
        // Replaces what the viewer cannot know by a random arrangement consistent with all it does know.
        { G::redeal(rules, changing, viewer, random) } -> std::same_as<void>;

        requires Worded<G>;

        // A quick heuristic player; like every bot it is handed a view, never the state.
        { G::greedy(rules, view, actions) } -> std::same_as<Action>;
    };

// Whether the table wins or loses as one: in cooperative games, and for a player alone.
template <Game G>
[[nodiscard]] bool is_team_game(const typename G::Rules& rules) {
    return G::info.cooperative || rules.seats == 1;
}

} // namespace homestretch
