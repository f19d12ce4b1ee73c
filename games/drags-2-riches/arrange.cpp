#include "engine/json_reader.h"
#include "engine/random_json.h"
#include "games/drags-2-riches/dump.h"
#include "games/drags-2-riches/names.h"
#include "games/drags-2-riches/phases.h"
#include "games/drags-2-riches/waiting_effects.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

namespace drags_2_riches {

using homestretch::Json;
using homestretch::JsonReader;

namespace {

constexpr int countless = 1'000'000;

class Arranger {
public:
    Arranger(const Rules& rules, const Json& json) : rules_(rules), top_(json, mistakes_) {}

    homestretch::Result<State> arrange() {
        // Each part relies on the ones before it, so a part with mistakes is the last one that is read.
        using Reading = void (Arranger::*)();
        for (const Reading part :
             {&Arranger::read_keys, &Arranger::read_phase, &Arranger::read_counters, &Arranger::read_events,
              &Arranger::read_cards, &Arranger::read_knowledge, &Arranger::read_characters,
              &Arranger::read_pending, &Arranger::read_effects, &Arranger::check_decision}) {
            (this->*part)();
            if (!mistakes_.empty())
                return homestretch::failure(fmt::format("{}", fmt::join(mistakes_, "\n")));
        }
        if (runs_on_) {
            homestretch::NullSink silent;
            go_on(rules_, state_, silent);
        }
        return state_;
    }

private:
    JsonReader player_at(Seat seat) const { return top_.at("players").items()[index_of(seat)]; }
    int last_seat() const { return static_cast<int>(rules_.seats) - 1; }
    bool in_phase(Phase phase) const { return state_.phase == phase; }
    bool is_turn() const { return state_.phase >= Phase::Playing && state_.phase <= Phase::Untucking; }
    Seat read_seat(const JsonReader& json) const {
        return seat_at(static_cast<std::size_t>(json.number(0, last_seat())));
    }
    SeatSet read_seats(const JsonReader& json) const {
        SeatSet set;
        int last = -1;
        for (const JsonReader& item : json.items()) {
            const auto seat = static_cast<int>(item.number(0, last_seat()));
            if (seat <= last) item.mistake("seats are listed once, in ascending order");
            last = seat;
            set.insert(seat_at(static_cast<std::size_t>(seat)));
        }
        return set;
    }

    void read_keys() {
        top_.expect_keys({"phase",     "decision",    "pending", "round",     "first",  "active",
                          "event",     "event_stack", "spent",   "coins",     "bought", "market",
                          "draw_pile", "reserve",     "trash",   "activated", "peeked", "effects",
                          "waiting",   "up",          "players", "decisions", "random"});
        top_.at("peeked").expect_keys({"cards", "picked", "known"});
        const auto players = top_.at("players").items();
        if (players.size() != rules_.seats) {
            top_.at("players").mistake(
                fmt::format("expected {} players, found {}", rules_.seats, players.size()));
        }
        for (const JsonReader& who : players) {
            who.expect_keys({"wardrobe", "wardrobe_top", "washed", "hand", "hand_known", "floordrobe", "look",
                             "look_known", "won", "character", "power_used", "doubled", "bonus"});
            who.at("look").expect_keys(
                std::vector<std::string_view>{"Hair", "Outfit", "Heels", "Makeup", "Accessories"});
        }
    }

    void read_phase() {
        if (const auto phase = top_.at("phase").word(phase_words(), "phase"))
            state_.phase = static_cast<Phase>(*phase);
        runs_on_ = top_.at("decision").is_text("next");
        if (runs_on_) {
            if (!is_turn()) top_.at("decision").mistake("\"next\" goes on from the phases of a turn only");
            return;
        }
        const auto decision = top_.at("decision").word(ask_words(), "decision");
        if (!decision) return;
        state_.ask = static_cast<Ask>(*decision);
        if (!fits(state_.ask)) {
            top_.at("decision")
                .mistake(fmt::format("\"{}\" is not decided in phase \"{}\"", ask_words().id(*decision),
                                     phase_words().id(static_cast<std::size_t>(state_.phase))));
        }
    }

    bool fits(Ask decision) const {
        switch (decision) {
        case Ask::Character: return in_phase(Phase::Setup);
        case Ask::Play: return in_phase(Phase::Playing);
        case Ask::Tour: return in_phase(Phase::Tour);
        case Ask::Werk: return in_phase(Phase::Werk);
        case Ask::LastMinute: return in_phase(Phase::LastMinute) && rules_.last_minute;
        case Ask::Declare: return in_phase(Phase::Declarations);
        case Ask::CategoryIs: return in_phase(Phase::Verdict) && rules_.category_is;
        case Ask::Judge: return in_phase(Phase::Verdict) && !rules_.tie_by_turn_order;
        case Ask::Nothing: return in_phase(Phase::Finished);
        default: return is_turn();
        }
    }

    void read_counters() {
        state_.seats = static_cast<std::uint16_t>(rules_.seats);
        state_.first = read_seat(top_.at("first"));
        state_.active = read_seat(top_.at("active"));
        const bool between = in_phase(Phase::Setup) || in_phase(Phase::Declarations) ||
                             in_phase(Phase::Verdict) || in_phase(Phase::LastMinute);
        if (between && !in_phase(Phase::LastMinute) && state_.active != state_.first)
            top_.at("active").mistake("expected the first player: it is nobody's turn");
        state_.coins = static_cast<std::uint32_t>(top_.at("coins").number(0, between ? 0 : countless));
        if (const auto bought = top_.at("bought").word(bought_words(), "word"))
            state_.bought = static_cast<Bought>(*bought);
        if (state_.bought == Bought::Thrifted && !rules_.thrifting)
            top_.at("bought").mistake("nobody thrifts without the option thrifting=on");
        if (between && state_.bought != Bought::Nothing)
            top_.at("bought").mistake("nothing has been bought outside of a turn");
        const int decisions = static_cast<int>(most_decisions) - (in_phase(Phase::Finished) ? 0 : 1);
        state_.decisions = static_cast<std::uint32_t>(top_.at("decisions").number(0, decisions));
        state_.random = homestretch::read_stream(top_.at("random"));
    }

    // ---- events

    // Each event of the match lies in one place. "rest" may stand for those that are nowhere else.
    void read_events() {
        EventSet left = rules_.stack;
        EventSet* rest = nullptr;
        const auto take = [&](const JsonReader& json, EventSet& to) {
            const auto found = json.word(rules_.event_words, "event");
            if (!found) return;
            const EventSet own = bit(static_cast<EventId>(*found));
            if ((left & own) == 0)
                json.mistake("this event lies somewhere else already, or is not in the game");
            left &= ~own;
            to |= own;
        };
        const auto take_all = [&](const JsonReader& json, EventSet& to) {
            EventSet before = 0;
            for (const JsonReader& item : json.items()) {
                if (item.is_text("rest")) {
                    if (rest != nullptr) item.mistake("\"rest\" stands in one place only");
                    rest = &to;
                    continue;
                }
                before = to;
                take(item, to);
                if ((to & ~before) <= before && to != before)
                    item.mistake("events are listed in the order of the table");
            }
        };
        if (!top_.at("event").is_null()) {
            EventSet current = 0;
            take(top_.at("event"), current);
            if (current != 0) state_.event = static_cast<EventId>(std::countr_zero(current));
        }
        take_all(top_.at("event_stack"), state_.unturned);
        take_all(top_.at("spent"), state_.spent);
        for (const Seat seat : seats(rules_.seats))
            take_all(player_at(seat).at("won"), player(state_, seat).won);
        if (rest != nullptr) {
            *rest |= left;
            left = 0;
        }
        if (left != 0) {
            top_.mistake(
                fmt::format("these events lie nowhere: {}; \"rest\" in the event stack would take them",
                            fmt::join(names(left), ", ")));
        }
        for (const Seat seat : seats(rules_.seats)) {
            for (const EventId event : listed(player(state_, seat).won)) {
                if (rules_.is_kind(event, EventKind::Spree))
                    player_at(seat).at("won").mistake("a Shopping Spree is won by nobody (D2R-109)");
            }
        }
        check_event();
    }

    std::vector<std::string> names(EventSet events) const {
        std::vector<std::string> ids;
        for (const EventId event : listed(events)) ids.push_back(rules_.id(event));
        return ids;
    }

    void check_event() {
        const JsonReader json = top_.at("event");
        const bool none = in_phase(Phase::Setup) || in_phase(Phase::Finished);
        if ((state_.event == no_event) != none)
            return json.mistake("expected the current event, or null in the phases setup and finished");
        if (in_phase(Phase::Finished) && state_.unturned != 0)
            return top_.at("event_stack").mistake("a match ends with its last event (D2R-105)");
        if (in_phase(Phase::Setup) && state_.unturned != rules_.stack)
            return top_.at("event_stack").mistake("during setup no event has been turned up");
        const bool tour = rules_.is_kind(state_.event, EventKind::Tour);
        if (in_phase(Phase::Tour) ? !tour : tour && (in_phase(Phase::Playing) || in_phase(Phase::Werk)))
            return json.mistake(
                "the phase \"tour\" belongs to the Tour alone, and replaces playing and werk");
        const bool contested =
            in_phase(Phase::LastMinute) || in_phase(Phase::Declarations) || in_phase(Phase::Verdict);
        if (contested && rules_.is_kind(state_.event, EventKind::Spree))
            return json.mistake("a Shopping Spree has no Event Phase (D2R-98)");
        const int turned = std::popcount(rules_.stack) - std::popcount(state_.unturned);
        state_.round = static_cast<std::uint16_t>(turned);
        if (top_.at("round").number(0, 255) != turned) {
            top_.at("round").mistake(
                fmt::format("{} events have been turned up, so this is round {}", turned, turned));
        }
    }

    // ---- cards

    void read_cards() {
        for (const Card& card : rules_.cards)
            left_.push_back(card.for_sale ? card.copies : card.copies * static_cast<int>(rules_.seats));
        read_market();
        for (const Seat seat : seats(rules_.seats)) read_look(player_at(seat), player(state_, seat));
        for (const JsonReader& json : top_.at("activated").items()) {
            const auto card = read_card(json);
            if (card) state_.lists.push_back(activated_list, *card);
        }
        if (!state_.lists.empty(activated_list) && !is_turn() && !in_phase(Phase::Finished))
            top_.at("activated").mistake("cards are activated during a turn only");
        read_set(top_.at("peeked").at("cards"), state_.peeked.cards);
        read_set(top_.at("peeked").at("picked"), state_.peeked.picked);
        for (const Seat seat : seats(rules_.seats)) {
            const JsonReader json = player_at(seat);
            Player& who = player(state_, seat);
            read_tops(json.at("wardrobe_top"), index_of(seat));
            read_set(json.at("hand"), who.hand);
            read_set(json.at("floordrobe"), who.floordrobe);
            read_set(json.at("wardrobe"), who.wardrobe);
        }
        read_set(top_.at("trash"), state_.trash);
        read_draw_pile();
        if (!mistakes_.empty()) return;
        place_any();
        place_rest();
        if (mistakes_.empty()) check_piles();
    }

    bool take(const JsonReader& json, std::size_t card) {
        if (left_[card] == 0) {
            json.mistake(fmt::format("every '{}' lies somewhere else already", rules_.card_words.id(card)));
            return false;
        }
        --left_[card];
        return true;
    }

    std::optional<CardId> read_card(const JsonReader& json) {
        const auto found = json.word(rules_.card_words, "card");
        if (!found || !take(json, *found)) return std::nullopt;
        return static_cast<CardId>(*found);
    }

    // One way of writing each position: cards whose order means nothing are in the order of the tables.
    void check_order(const JsonReader& json, CardId card, std::optional<CardId>& last) const {
        if (last && *last > card) {
            json.mistake(fmt::format("cards are listed in the order of the tables: {} before {}",
                                     rules_.id(card), rules_.id(*last)));
        }
        last = card;
    }

    void read_set(const JsonReader& json, CardSet& cards) {
        const auto items = json.items();
        std::optional<CardId> last;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (items[i].is_text("any")) {
                any_.push_back({items[i], &cards});
            } else if (i + 1 == items.size() && items[i].is_text("rest")) {
                if (rest_ != nullptr) items[i].mistake("\"rest\" stands in one place besides the draw pile");
                rest_ = &cards;
            } else if (const auto card = read_card(items[i])) {
                check_order(items[i], *card, last);
                cards.add(rules_.bits(*card));
            }
        }
    }

    void read_tops(const JsonReader& json, std::size_t zone) {
        for (const JsonReader& item : json.items()) { // the top first
            const auto card = read_card(item);
            if (card) state_.lists.insert(zone, 0, *card);
        }
    }

    void read_market() {
        const auto items = top_.at("market").items();
        if (items.size() != market_slots) {
            return top_.at("market").mistake(fmt::format("expected {} slots", market_slots));
        }
        for (std::size_t slot = 0; slot < market_slots; ++slot) {
            state_.market[slot] = no_card;
            if (items[slot].is_null()) continue;
            if (items[slot].is_text("any")) {
                market_any_.push_back(slot);
                continue;
            }
            const auto card = read_card(items[slot]);
            if (!card) continue;
            if (!rules_.card(*card).for_sale) items[slot].mistake("this card is not for sale");
            state_.market[slot] = *card;
        }
    }

    void read_look(const JsonReader& json, Player& who) {
        for (const Category category : categories) {
            const JsonReader slot = json.at("look").at(name_of(category));
            if (slot.is_null()) continue;
            const auto card = read_card(slot);
            if (!card) continue;
            if (rules_.card(*card).category != category)
                slot.mistake(fmt::format("{} is not worn on this slot", rules_.id(*card)));
            who.look[index_of(category)] = *card;
        }
    }

    void read_draw_pile() {
        const auto items = top_.at("draw_pile").items();
        std::optional<CardId> last;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (i + 1 == items.size() && items[i].is_text("rest")) {
                pile_takes_rest_ = true;
            } else if (const auto card = read_card(items[i])) {
                if (!rules_.card(*card).for_sale) items[i].mistake("this card is not for sale");
                check_order(items[i], *card, last);
                state_.draw_pile.add(rules_.bits(*card));
            }
        }
    }

    // A card that lies nowhere else: starters and coins first, then what is for sale.
    std::optional<CardId> free_card(bool for_sale_only) const {
        for (const bool for_sale : {false, true}) {
            if (for_sale_only && !for_sale) continue;
            for (std::size_t i = 0; i < left_.size(); ++i) {
                if (left_[i] > 0 && rules_.cards[i].for_sale == for_sale) return static_cast<CardId>(i);
            }
        }
        return std::nullopt;
    }

    void place_any() {
        for (const std::size_t slot : market_any_) {
            const auto card = free_card(true);
            if (!card) return top_.at("market").mistake("too few cards are left for every \"any\"");
            --left_[index_of(*card)];
            state_.market[slot] = *card;
        }
        for (const auto& [json, cards] : any_) {
            const auto card = free_card(false);
            if (!card) return json.mistake("too few cards are left for every \"any\"");
            --left_[index_of(*card)];
            cards->add(rules_.bits(*card));
        }
    }

    void place_rest() {
        std::vector<std::string> missing;
        for (std::size_t i = 0; i < left_.size(); ++i) {
            for (; left_[i] > 0; --left_[i]) {
                if (pile_takes_rest_ && rules_.cards[i].for_sale) {
                    state_.draw_pile.add(rules_.cards[i].bits);
                } else if (rest_ != nullptr) {
                    rest_->add(rules_.cards[i].bits);
                } else {
                    missing.push_back(rules_.card_words.id(i));
                }
            }
        }
        if (!missing.empty()) {
            top_.mistake(
                fmt::format("these cards lie nowhere: {}; \"rest\" in the draw pile, a Wardrobe or the "
                            "trash would take them",
                            fmt::join(missing, ", ")));
        }
    }

    // D2R-72, D2R-112
    void check_piles() {
        const std::size_t size = state_.draw_pile.size();
        EventSet tours = 0;
        for (const EventId event : listed(state_.unturned))
            tours |= rules_.is_kind(event, EventKind::Tour) ? bit(event) : EventSet{0};
        const std::size_t aside = rules_.tour_reserve && tours != 0
                                      ? std::min(reserve_size, rules_.for_sale.size() - market_slots)
                                      : 0;
        if (top_.at("reserve").number(0, 255) != static_cast<int>(aside)) {
            return top_.at("reserve").mistake(fmt::format("{} cards are laid aside for the Tour", aside));
        }
        state_.reserve = static_cast<std::uint16_t>(aside);
        if (size < aside)
            return top_.at("draw_pile").mistake("the cards laid aside for the Tour are listed here as well");
        const bool gap = std::ranges::find(state_.market, no_card) != state_.market.end();
        if (gap && size > aside) {
            top_.at("market").mistake(
                "a slot is empty only when the draw pile is; \"any\" fills it (D2R-72)");
        }
    }

    // ---- who knows what

    void read_knowledge() {
        for (const Seat seat : seats(rules_.seats)) {
            read_hand_known(seat);
            read_look_known(seat);
        }
        const JsonReader json = top_.at("peeked").at("known");
        CardSet all = state_.peeked.cards;
        add_all(rules_, all, state_.peeked.picked);
        state_.peeked.known = read_known(json, all);
        if (!all.empty() && state_.ask != Ask::PickPeeked && !in_phase(Phase::Finished))
            top_.at("peeked").mistake("cards are looked through while one of them is picked only");
        for (const Seat seat : seats(rules_.seats)) read_washed(seat);
    }

    // Cards among those that lie there.
    CardSet read_known(const JsonReader& json, const CardSet& there) const {
        CardSet known;
        std::optional<CardId> last;
        for (const JsonReader& item : json.items()) {
            const auto found = item.word(rules_.card_words, "card");
            if (!found) continue;
            check_order(item, static_cast<CardId>(*found), last);
            const CardBits& bits = rules_.cards[*found].bits;
            if (known.count(bits) == there.count(bits)) {
                item.mistake("no such card lies there that could be known");
                continue;
            }
            known.add(bits);
        }
        return known;
    }

    std::optional<std::size_t> read_watcher(const JsonReader& json, std::string_view word, Seat owner) const {
        const auto watcher = watcher_words().find(word);
        const bool there =
            watcher && (*watcher < rules_.seats || *watcher == watcher_of(homestretch::spectator));
        if (there && *watcher != index_of(owner)) return watcher;
        json.mistake("expected another player's seat, or \"spectator\"");
        return std::nullopt;
    }

    void read_hand_known(Seat owner) {
        Player& who = player(state_, owner);
        const JsonReader json = player_at(owner).at("hand_known");
        for (const auto& [word, cards] : json.entries()) {
            const auto watcher = read_watcher(cards, word, owner);
            if (!watcher) continue;
            who.known[*watcher] = read_known(cards, who.hand);
            if (who.known[*watcher].empty()) cards.mistake("who knows nothing is left out");
            who.informed = static_cast<std::uint16_t>(who.informed | 1U << *watcher);
        }
        const CardSet& common = who.known[watcher_of(homestretch::spectator)];
        for (std::size_t watcher = 0; watcher < rules_.seats; ++watcher) {
            if (watcher != index_of(owner) && !common.without(who.known[watcher]).empty())
                json.mistake("what a spectator knows everybody knows");
        }
    }

    void read_look_known(Seat owner) {
        Player& who = player(state_, owner);
        for (const auto& [word, watchers] : player_at(owner).at("look_known").entries()) {
            const auto category = category_words().find(word);
            if (!category || who.look[*category] == no_card) {
                watchers.mistake("expected a category in which a card is worn");
                continue;
            }
            unsigned known = 0;
            for (const JsonReader& item : watchers.items()) {
                const auto watcher = read_watcher(item, item.text(), owner);
                if (!watcher) continue;
                if ((1U << *watcher) <= known) item.mistake("watchers are listed once, in their order");
                known |= 1U << *watcher;
            }
            const auto all = static_cast<Watchers>(everybody(rules_.seats) & ~bit(owner));
            const bool spectators = has_bit(known, watcher_of(homestretch::spectator));
            if (known == 0 || (spectators && known != all))
                watchers.mistake("expected somebody; what a spectator knows everybody knows");
            who.look_known[*category] = static_cast<Watchers>(known);
        }
    }

    // What can be in a Wardrobe, as everybody knows; "all": any card of hers that is not in the open.
    void read_washed(Seat seat) {
        const JsonReader json = player_at(seat).at("washed");
        Player& who = player(state_, seat);
        if (json.is_text("all")) {
            who.washed = unseen(rules_, state_, seat, watcher_of(homestretch::spectator));
            return;
        }
        CardSet all;
        for (const Card& card : rules_.cards) {
            for (std::uint64_t left = card.bits.all; left != 0; left &= left - 1) all.add(card.bits);
        }
        who.washed = read_known(json, all);
        CardSet inside = who.wardrobe;
        if (seat == state_.active) add_all(rules_, inside, unknown_peeked(rules_, state_.peeked));
        if (!inside.without(who.washed).empty())
            json.mistake("the Wardrobe holds a card that did not go there; \"all\" allows any");
    }

    // ---- characters and the effects of a round

    void read_characters() {
        std::uint32_t taken = 0;
        for (const Seat seat : seats(rules_.seats)) {
            const JsonReader json = player_at(seat);
            Player& who = player(state_, seat);
            who.bonus = static_cast<std::uint32_t>(json.at("bonus").number(0, countless));
            for (const JsonReader& item : json.at("doubled").items()) {
                const auto category = item.word(category_words(), "category");
                if (!category) continue;
                if ((1U << *category) <= who.doubled)
                    item.mistake("categories are listed once, in their order");
                who.doubled = static_cast<std::uint16_t>(who.doubled | 1U << *category);
            }
            who.power_used = json.at("power_used").boolean();
            const JsonReader character = json.at("character");
            if (!character.is_null()) {
                if (const auto found = character.word(rules_.character_words, "character")) {
                    if (has_bit(taken, *found)) character.mistake("somebody else has this character");
                    taken |= 1U << *found;
                    who.character = static_cast<CharacterId>(*found);
                }
            }
            const bool none = rules_.choice_of_characters == Characters::None;
            if (none && who.character != no_character)
                character.mistake("with the option characters=none nobody has one");
            if (!none && who.character == no_character && !in_phase(Phase::Setup))
                character.mistake("expected a character");
            if (who.power_used && who.character == no_character)
                json.at("power_used").mistake("without a character there is no power");
        }
    }

    // ---- who decides

    void read_pending() {
        state_.pending = read_seats(top_.at("pending"));
        state_.up = read_seats(top_.at("up"));
        const JsonReader json = top_.at("pending");
        if (runs_on_) {
            state_.pending = SeatSet::only(state_.active);
        } else if (in_phase(Phase::Finished)) {
            if (!state_.pending.empty()) json.mistake("when a match is over nobody decides");
        } else if (state_.pending.empty()) {
            json.mistake("expected the seats that decide");
        } else if (!in_phase(Phase::Declarations) && state_.pending.size() != 1) {
            json.mistake("expected one seat");
        }
        for (const Seat seat : state_.up) {
            const bool could = has_look(player(state_, seat)) && !state_.pending.contains(seat);
            const bool verdict = in_phase(Phase::Verdict) && has_look(player(state_, seat));
            if (!(in_phase(Phase::Declarations) ? could : verdict))
                top_.at("up").mistake("only who has a Look and has declared competes");
        }
        if (in_phase(Phase::Declarations)) {
            for (const Seat seat : state_.pending) {
                if (!has_look(player(state_, seat))) json.mistake("only who has a Look declares (D2R-83)");
            }
        }
    }

    void read_effects() { read_waiting_effects(rules_, state_, top_); }

    // The decision must be the one that the rules ask for here.
    void check_decision() {
        if (runs_on_) return;
        const JsonReader json = top_.at("decision");
        switch (state_.phase) {
        case Phase::Setup: return check_setup();
        case Phase::LastMinute:
            if (state_.pending != SeatSet::only(state_.active) || player(state_, state_.active).hand.empty())
                top_.at("pending").mistake(
                    "expected the active seat, with at least one card in hand (D2R-81)");
            return;
        case Phase::Verdict: return check_verdict();
        case Phase::Declarations:
        case Phase::Finished: return;
        default: break;
        }
        State again = state_;
        if (!again.effects.empty()) again.effects.top().asked = SeatSet();
        homestretch::NullSink silent;
        go_on(rules_, again, silent);
        if (std::memcmp(&again, &state_, sizeof again) != 0) {
            json.mistake("this is not asked here, or of somebody else; \"next\" goes on to what is asked");
        }
    }

    // D2R-9
    void check_setup() {
        const JsonReader json = top_.at("pending");
        if (rules_.choice_of_characters != Characters::Choose)
            return json.mistake("nobody chooses a character with this option");
        Seat chooses = state_.first;
        std::size_t chosen = 0;
        while (chosen < rules_.seats && player(state_, chooses).character != no_character) {
            chooses = rules_.after(chooses);
            ++chosen;
        }
        for (std::size_t i = chosen; i < rules_.seats; ++i) {
            if (player(state_, rules_.after(state_.first, i)).character != no_character)
                return json.mistake("characters are chosen in turn order");
        }
        if (chosen == rules_.seats || state_.pending != SeatSet::only(chooses) ||
            rules_.characters.size() - chosen < 2) {
            json.mistake("expected the first seat in turn order that has no character");
        }
    }

    // D2R-89
    void check_verdict() {
        const JsonReader json = top_.at("pending");
        if (state_.pending != SeatSet::only(state_.first))
            return json.mistake("the first player decides ties");
        int best = -1;
        for (const Seat seat : state_.up) best = std::max(best, look_total(rules_, player(state_, seat)));
        for (const Seat seat : state_.up) {
            const Player& who = player(state_, seat);
            if (look_total(rules_, who) == best) state_.tied.insert(seat);
            for (std::size_t slot = 0; slot < category_count; ++slot) {
                const auto all = static_cast<Watchers>(everybody(rules_.seats) & ~bit(seat));
                if (who.look[slot] != no_card && who.look_known[slot] != all)
                    player_at(seat)
                        .at("look_known")
                        .mistake("who competes has shown her Look to all (D2R-85)");
            }
        }
        if (state_.tied.size() < 2) top_.at("up").mistake("expected at least two with the highest total");
    }

    struct Gap {
        JsonReader json;
        CardSet* cards;
    };

    const Rules& rules_;
    std::vector<std::string> mistakes_{};
    JsonReader top_;
    State state_{};
    bool runs_on_ = false;
    std::vector<int> left_{}; // by card: copies that have not been placed yet
    std::vector<Gap> any_{};
    std::vector<std::size_t> market_any_{};
    CardSet* rest_ = nullptr; // the zone that takes what is left
    bool pile_takes_rest_ = false;
};

} // namespace

homestretch::Result<State> arrange(const Rules& rules, const Json& json) {
    return Arranger(rules, json).arrange();
}

} // namespace drags_2_riches
