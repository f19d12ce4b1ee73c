#include "games/drags-2-riches/game.h"
#include "games/drags-2-riches/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace drags_2_riches {

using homestretch::Mistakes;
using homestretch::of_seat;
using homestretch::verb_of;

namespace {

bool is_turn(const Open& open) {
    return open.phase >= Phase::Playing && open.phase <= Phase::Untucking;
}

class Checking {
public:
    Checking(const Rules& rules, const State& state, Mistakes& mistakes)
        : rules_(rules), state_(state), open_(state.open), mistakes_(mistakes) {}

    void check() {
        check_phase();
        check_event();
        check_piles();
        check_peeked();
        check_pending();
        for (const Seat seat : seats(rules_.seats)) {
            check_character(seat);
            check_cards(seat);
            check_knowledge(seat);
        }
        check_effects();
        for (std::size_t i = 0; i < open_.waiting.size(); ++i) check_waiting(i);
        if (in(Phase::Setup)) check_setup();
        if (in(Phase::Verdict)) check_verdict();
    }

private:
    bool in(Phase phase) const { return open_.phase == phase; }
    void say(std::string_view path, std::string_view what) { mistakes_.say(path, what); }
    void must(bool right, std::string_view path, std::string_view what) {
        if (!right) say(path, what);
    }
    bool asks_for_effect() const { return open_.ask >= Ask::Target && open_.ask <= Ask::MotherPlayer; }

    bool is_decided_here() const {
        switch (open_.ask) {
        case Ask::Character: return in(Phase::Setup);
        case Ask::Play: return in(Phase::Playing);
        case Ask::Tour: return in(Phase::Tour);
        case Ask::Werk: return in(Phase::Werk);
        case Ask::LastMinute: return in(Phase::LastMinute) && rules_.last_minute;
        case Ask::Declare: return in(Phase::Declarations);
        case Ask::CategoryIs: return in(Phase::Verdict) && rules_.category_is;
        case Ask::Judge: return in(Phase::Verdict) && !rules_.tie_by_turn_order;
        case Ask::Nothing: return in(Phase::Finished);
        default: return is_turn(open_);
        }
    }

    void check_phase() {
        if (!is_decided_here()) {
            say("decision", open_.ask == ask_next
                                ? "\"next\" goes on from the phases of a turn only"
                                : fmt::format("\"{}\" is not decided in phase \"{}\"",
                                              ask_words.id(static_cast<std::size_t>(open_.ask)),
                                              phase_words.id(static_cast<std::size_t>(open_.phase))));
        }
        const bool has_turn = is_turn(open_) || in(Phase::Finished);
        must(has_turn || in(Phase::LastMinute) || open_.active == open_.first, "active",
             "expected the first player: it is nobody's turn");
        must(has_turn || open_.coins == 0, "coins", "nobody has coins outside of a turn");
        must(has_turn || open_.bought == Bought::Nothing, "bought", "nothing is bought outside of a turn");
        must(rules_.thrifting || open_.bought != Bought::Thrifted, "bought",
             "nobody thrifts without the option thrifting=on");
        must(has_turn || open_.lists.empty(activated_list), "activated",
             "cards are activated during a turn only");
        must(in(Phase::Finished) || state_.decisions < most_decisions, "decisions",
             "a match is stopped before that (D2R-110)");
    }

    void check_event() {
        const bool tour = rules_.is_kind(open_.event, EventKind::Tour);
        const bool contested = in(Phase::LastMinute) || in(Phase::Declarations) || in(Phase::Verdict);
        must((open_.event == no_event) == (in(Phase::Setup) || in(Phase::Finished)), "event",
             "expected the current event, or null in the phases setup and finished");
        must(in(Phase::Tour) ? tour : !tour || (!in(Phase::Playing) && !in(Phase::Werk)), "event",
             "the phase \"tour\" belongs to the Tour alone, and replaces playing and werk (D2R-100)");
        must(!contested || !rules_.is_kind(open_.event, EventKind::Spree), "event",
             "a Shopping Spree has no Event Phase (D2R-98)");
        must(!in(Phase::Finished) || open_.unturned.empty(), "event_stack",
             "a match ends with its last event (D2R-105)");
        must(!in(Phase::Setup) || open_.unturned == rules_.stack, "event_stack",
             "during setup no event has been turned up");
        const std::size_t turned = rules_.stack.size() - open_.unturned.size();
        must(open_.round == turned, "round",
             fmt::format("{} events have been turned up, so this is round {}", turned, turned));
    }

    void check_piles() {
        for (std::size_t slot = 0; slot < market_slots; ++slot) {
            const CardId card = open_.market[slot];
            must(card == no_card || rules_.card(card).for_sale, fmt::format("market.{}", slot),
                 "this card is not for sale");
        }
        const bool before_tour = !(open_.unturned & rules_.special.back()).empty();
        const std::size_t aside = rules_.tour_reserve && before_tour
                                      ? std::min(reserve_size, rules_.for_sale.size() - market_slots)
                                      : 0;
        const std::size_t pile = state_.draw_pile.size();
        must(open_.reserve == aside, "reserve",
             fmt::format("{} cards are laid aside for the Tour (D2R-112)", aside));
        must(pile >= aside, "draw_pile",
             "the cards laid aside for the Tour are listed here as well (D2R-112)");
        must(pile <= aside || std::ranges::find(open_.market, no_card) == open_.market.end(), "market",
             "a slot is empty only when the draw pile is; \"any\" fills it (D2R-72)");
    }

    void check_peeked() {
        CardSet all = state_.peeked.cards;
        add_all(rules_, all, state_.peeked.picked);
        must(state_.peeked.known.without(all).empty(), "peeked.known",
             "no such card lies there that could be known");
        must(all.empty() || open_.ask == Ask::PickPeeked || in(Phase::Finished), "peeked",
             "cards are looked through while one of them is picked only");
    }

    void check_pending() {
        const SeatSet pending = open_.pending;
        if (in(Phase::Finished)) {
            must(pending.empty(), "pending", "when a match is over nobody decides");
        } else if (in(Phase::Declarations)) {
            must(!pending.empty(), "pending", "expected the seats that decide");
        } else if (open_.ask != ask_next) {
            must(pending.size() == 1, "pending", "expected one seat");
        }
        for (const Seat seat : seats(rules_.seats)) {
            const bool dressed = has_look(player(state_, seat));
            must(!in(Phase::Declarations) || !pending.contains(seat) || dressed, "pending",
                 "only who has a Look declares (D2R-83)");
            const bool has_declared = in(Phase::Declarations) && !pending.contains(seat);
            must(!state_.up.contains(seat) || (dressed && (has_declared || in(Phase::Verdict))), "up",
                 "only who has a Look and has declared competes");
        }
        must(!in(Phase::LastMinute) ||
                 (pending == SeatSet::only(open_.active) && !player(state_, open_.active).hand.empty()),
             "pending", "expected the active seat, with at least one card in hand (D2R-81)");
    }

    void check_character(Seat seat) {
        const OpenPlayer& who = player(open_, seat);
        const bool has_one = who.character != no_character;
        const bool none = rules_.choice_of_characters == Characters::None;
        for (const Seat other : seats(index_of(seat)))
            must(!has_one || player(open_, other).character != who.character, of_seat(seat, "character"),
                 "somebody else has this character");
        must(!none || !has_one, of_seat(seat, "character"), "with the option characters=none nobody has one");
        must(none || has_one || in(Phase::Setup), of_seat(seat, "character"), "expected a character");
        must(has_one || !who.power_used, of_seat(seat, "power_used"),
             "without a character there is no power");
    }

    void check_cards(Seat seat) {
        const Player& who = player(state_, seat);
        for (const Category category : categories) {
            const CardId card = who.look[index_of(category)];
            must(card == no_card || rules_.card(card).category == category,
                 of_seat(seat, "look." + name_of(category)),
                 card == no_card ? "" : fmt::format("{} is not worn on this slot", rules_.id(card)));
        }
        must((player(open_, seat).unwashed - filled_slots(who)).empty(), of_seat(seat, "unwashed"),
             "expected categories in which a card is worn");
        CardSet inside = who.wardrobe;
        if (seat == open_.active) add_all(rules_, inside, unknown_peeked(rules_, state_.peeked));
        must(inside.without(player(open_, seat).washed).empty(), of_seat(seat, "washed"),
             "the Wardrobe holds a card that did not go there; \"all\" allows any (D2R-17)");
    }

    void check_knowledge(Seat seat) {
        const Player& who = player(state_, seat);
        const Watchers may_watch = others(rules_.seats, seat);
        for (const Seat watcher : seats(watcher_count)) {
            const CardSet& known = who.known[index_of(watcher)];
            must(known.without(who.hand).empty(), of_seat(seat, "hand_known"),
                 "no such card lies there that could be known");
            if (may_watch.contains(watcher)) {
                must(who.known[index_of(spectators)].without(known).empty(), of_seat(seat, "hand_known"),
                     "what a spectator knows everybody knows");
                continue;
            }
            must(known.empty(), of_seat(seat, "hand_known"),
                 "expected another player's seat, or \"spectator\"");
            must(player(open_, seat).glimpses[index_of(watcher)].seen == 0, of_seat(seat, "glimpses"),
                 "nobody peeks at the own hand, or sits at a seat that is not there");
        }
        for (const Category category : categories) {
            const Watchers known = who.look_known[index_of(category)];
            const std::string path = of_seat(seat, "look_known." + name_of(category));
            must(known.empty() || who.look[index_of(category)] != no_card, path,
                 "expected a category in which a card is worn");
            must((known - may_watch).empty(), path, "expected another player's seat, or \"spectator\"");
            must(!known.contains(spectators) || known == may_watch, path,
                 "what a spectator knows everybody knows");
        }
    }

    // ---- effects

    const homestretch::Step& step_of(const Frame& frame) const {
        return rules_.programs.steps(frame.program)[frame.next];
    }

    void check_effects() {
        must(open_.ask == ask_next || open_.effects.empty() != asks_for_effect(), "effects",
             asks_for_effect() ? "expected one to three effects, the one that asks last"
                               : "no effect waits while this is decided");
        const Frame* below = nullptr;
        for (const Frame& frame : open_.effects) {
            const std::string path = fmt::format("effects.{}", &frame - open_.effects.begin());
            if (frame.next >= rules_.programs.steps(frame.program).size())
                return say(path + ".step", "it has no such effect, or not so many steps");
            check_frame(path, frame);
            must_fit(path, frame, below);
            below = &frame;
        }
    }

    void check_frame(const std::string& path, const Frame& frame) {
        const Source source = origin_of(frame);
        const SeatSet victims = seats_in(frame, Kept::Victims);
        const SeatSet reversers = seats_in(frame, Kept::Reversers);
        must(!(victims | reversers).contains(frame.seat), path, "nobody throws Shade at herself");
        must((victims & reversers).empty(), path + ".reversers", "who reverses does not suffer");
        must(rules_.effect(source).shade || (victims | reversers).empty(), path,
             "without Shade there are neither victims nor reversers");
        must(is_reversal(frame) == (frame.seat != open_.active), path + ".reversal",
             "a reversal is against the active player, everything else is her own");
        must(!is_reversal(frame) || (victims == SeatSet::only(open_.active) && reversers.empty()),
             path + ".victims", "a reversal is against the active player alone");
        must(verb_of<Verb>(step_of(frame)) != Verb::Lend ||
                 frame.scratch[1] != static_cast<int>(index_of(open_.active)) + 1,
             path + ".progress.receiver", "nobody lends to herself");
        if (kept(frame, Kept::Laid) == 0) return;
        must(source < rules_.first_power && !is_reversal(frame), path + ".laid",
             "only a card that was activated lies in the Activated zone");
        const auto activated = open_.lists[activated_list];
        const auto same = [&](const Frame& other) {
            return kept(other, Kept::Laid) != 0 && origin_of(other) == source;
        };
        must(std::count_if(open_.effects.begin(), open_.effects.end(), same) <=
                 std::count(activated.begin(), activated.end(), static_cast<CardId>(source)),
             path + ".laid", fmt::format("{} does not lie in the Activated zone", rules_.source_id(source)));
    }

    bool is_reversal(const Frame& frame) const {
        return frame.program == rules_.effect(origin_of(frame)).reversal;
    }

    // What may begin an effect, and what may run inside of another.
    void must_fit(const std::string& path, const Frame& frame, const Frame* below) {
        const Source source = origin_of(frame);
        const bool power = source >= rules_.first_power;
        if (below == nullptr) {
            must(is_reversal(frame) == in(Phase::Untucking), path,
                 "while untucking a reversal comes first, and never before that (D2R-78)");
            must(!in(Phase::Werk) || power, path, "in the Werk Phase powers are used, no cards");
        } else if (is_reversal(frame)) {
            must(verb_of<Verb>(step_of(*below)) == Verb::Reversals && source == origin_of(*below), path,
                 "a reversal runs when the card it answers comes to its end (D2R-51)");
        } else {
            const Verb verb = verb_of<Verb>(step_of(*below));
            must(is_activation(verb) && below->scratch[0] == 1, path,
                 "only an `activate` step lets another card run");
            must(!power && !rules_.effect(source).activates, path,
                 "an `activate` step runs a card that does not activate others");
            must(verb != Verb::ActivateMarket || kept(frame, Kept::Laid) == 0, path,
                 "a card of the Market stays there");
        }
    }

    // D2R-54
    void check_waiting(std::size_t place) {
        const Waiting& waiting = open_.waiting[place];
        const std::string path = fmt::format("waiting.{}", place);
        must(is_turn(open_), path, "reversals wait during a turn only");
        must(waiting.reverser != open_.active, path + ".reverser", "the active player reverses no Shade");
        must(rules_.effect(waiting.source).shade, path + ".source", "this is no Shade");
    }

    // ---- what is asked between turns

    // D2R-9
    void check_setup() {
        const auto has_one = [&](std::size_t steps) {
            return player(open_, rules_.after(open_.first, steps)).character != no_character;
        };
        must(rules_.choice_of_characters == Characters::Choose, "phase",
             "nobody chooses a character with this option");
        std::size_t chosen = 0;
        while (chosen < rules_.seats && has_one(chosen)) ++chosen;
        for (std::size_t later = chosen; later < rules_.seats; ++later)
            must(!has_one(later), "players", "characters are chosen in turn order");
        must(chosen < rules_.seats && rules_.characters.size() - chosen >= 2 &&
                 open_.pending == SeatSet::only(rules_.after(open_.first, chosen)),
             "pending", "expected the first seat in turn order that has no character");
    }

    void check_verdict() {
        must(open_.pending == SeatSet::only(open_.first), "pending",
             "the first player decides ties (D2R-89)");
        must(best_of(rules_, state_).size() >= 2, "up", "expected at least two with the highest total");
        for (const Seat seat : state_.up) {
            const Player& who = player(state_, seat);
            for (std::size_t slot = 0; slot < category_count; ++slot)
                must(who.look[slot] == no_card || who.look_known[slot] == others(rules_.seats, seat),
                     of_seat(seat, "look_known"), "who competes has shown her Look to all (D2R-85)");
        }
    }

    const Rules& rules_;
    const State& state_;
    const Open& open_;
    Mistakes& mistakes_;
};

// Whether the rules ask for this decision here: from the turn as it stands they come to it by themselves.
bool is_asked(const Rules& rules, const State& state) {
    State again = state;
    if (!again.open.effects.empty()) again.open.effects.top().asked = SeatSet();
    homestretch::NullSink silent;
    go_on(rules, again, silent);
    return std::memcmp(&again, &state, sizeof again) == 0;
}

} // namespace

void Game::problems(const Rules& rules, const State& state, Mistakes& mistakes) {
    Checking(rules, state, mistakes).check();
}

namespace {

// Who knows more of a hand than all do has peeked at it.
void settle_glimpses(const Rules& rules, const Player& who, OpenPlayer& shown) {
    const CardSet& common = who.known[index_of(spectators)];
    for (std::size_t seat = 0; seat < rules.seats; ++seat) {
        Glimpse& glimpse = shown.glimpses[seat];
        const std::size_t known = who.known[seat].size(); // nothing at the owner's
        if (glimpse.seen == 0 && known > common.size())
            glimpse = {.seen = static_cast<std::uint8_t>(known - common.size()),
                       .since = static_cast<std::uint8_t>(who.hand.size() - known)};
        shown.glimpsed = shown.glimpsed || glimpse.seen > 0;
    }
}

} // namespace

void Game::settle(const Rules& rules, State& state, Mistakes& mistakes) {
    Open& open = state.open;
    for (const Seat seat : seats(rules.seats)) {
        Player& who = player(state, seat);
        for (const Seat watcher : seats(watcher_count)) set_known(who, watcher, who.known[index_of(watcher)]);
        settle_glimpses(rules, who, player(open, seat));
        CardSet& washed = player(open, seat).washed;
        if (washed == rules.all) washed = unseen(rules, state, seat, spectators);
    }
    if (open.phase == Phase::Verdict) open.tied = best_of(rules, state);
    if (!open.effects.empty()) open.effects.top().asked = open.pending;
    if (open.ask == ask_next) {
        open.pending = SeatSet::only(open.active);
        open.ask = Ask::Play;
        homestretch::NullSink silent;
        go_on(rules, state, silent);
    } else if (is_turn(open) && !is_asked(rules, state)) {
        mistakes.say(
            "decision",
            "this is not asked here, or of somebody else; \"next\" goes on to what is asked (D2R-111)");
    }
}

} // namespace drags_2_riches
