#include "games/slow-and-steady/projection.h"

#include "engine/json_reader.h"
#include "games/slow-and-steady/imagine.h"
#include "games/slow-and-steady/names.h"
#include "games/slow-and-steady/steps.h"
#include "games/slow-and-steady/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace slow_and_steady {

using homestretch::Json;
using homestretch::JsonReader;

namespace {

// Plays cards on a copy of what is seen. Decks are taken away first, so that whatever would draw from them
// finds nothing and says so.
class Planner {
public:
    Planner(const Rules& rules, const View& view)
        : rules_(rules), view_(view), state_(imagined(rules, view)) {
        state_.challenge_deck = {};
        state_.open.challenge_discard.clear();
        for (Player& who : state_.players) who.deck = {};
    }

    Projection play(std::span<const PlannedPlay> plan) {
        if (!plan.empty()) {
            settle({});
            show_planned_cards(plan);
            play_in_order(plan);
        }
        Projection projection{.open = state_.open,
                              .result = resolution(rules_, state_.open),
                              .unknown = unknown_,
                              .asked = asked_};
        for (std::size_t i = 0; i < plan.size(); ++i) {
            if (std::ranges::find(made_, i) == made_.end()) projection.left_out.push_back(i);
        }
        return projection;
    }

private:
    // SS-92: who plans with a card of a closed hand shows it.
    void show_planned_cards(std::span<const PlannedPlay> plan) {
        for (const PlannedPlay& planned : plan) {
            CardSet& hand = player(state_, planned.seat).hand;
            const bool closed = !view_.players[index_of(planned.seat)].hand;
            if (closed && planned.by == planned.seat && !hand.contains(planned.card)) hand.add(planned.card);
        }
    }

    // Finishes what waits, with these answers and otherwise the ones that change least.
    void settle(std::span<const Action> answers) {
        while (true) {
            if (state_.open.effects.empty()) {
                if (state_.open.stage != Stage::Activation) break;
                (void)activate_all(rules_, state_, recorder_);
                if (state_.open.effects.empty()) break;
            }
            const Seat seat = *state_.open.effects.top().asked.begin();
            const Verb verb = homestretch::verb_of<Verb>(waiting_step(rules_, state_.open.effects));
            const bool of_others = state_.open.ask == Ask::Exchange || state_.open.ask == Ask::Forget ||
                                   state_.open.ask == Ask::TradeGive || state_.open.ask == Ask::TradeReturn;
            if (of_others) add_unknown(verb);
            ActionList legal;
            if (!of_others || rules_.open_hands) legal_answers(rules_, state_, seat, legal);
            if (legal.empty()) { // it takes cards that the viewer may not see
                state_.open.effects.clear();
                state_.commits.fill(no_card);
                continue;
            }
            const Action action = choose(legal, answers);
            if (!made_.empty() && legal.size() > 1)
                asked_.push_back({made_.back(), action, legal, slow_and_steady::view(rules_, state_, seat)});
            if (slow_and_steady::answer(rules_, state_, seat, action, recorder_) == Part::Card)
                run_effects(rules_, state_, recorder_);
        }
        for (const Event& event : recorder_.events) {
            if (event.kind == Event::Kind::NothingDrawn && could_draw(event)) add_unknown(event.verb);
        }
        recorder_.events.clear();
    }

    void add_unknown(Verb verb) { unknown_.push_back(verb); }

    // Whether the step would have found a card in truth.
    bool could_draw(const Event& event) const {
        if (event.verb == Verb::Gather) return view_.players[index_of(event.seat)].deck_size > 0;
        const bool refill =
            event.verb != Verb::Cull && rules_.refills && !view_.open.challenge_discard.empty();
        return view_.challenge_deck_size > 0 || refill;
    }

    // The planner's next answer that fits, or to decline, or the unopposed area, or the first there is.
    static Action choose(const ActionList& legal, std::span<const Action>& answers) {
        while (!answers.empty()) {
            const Action answer = answers.front();
            answers = answers.subspan(1);
            if (legal.contains(answer)) return answer;
        }
        for (const Action calm : {make_action(ActionKind::Decline), make_action(ActionKind::Stop),
                                  make_action(ActionKind::Place, unopposed)}) {
            if (legal.contains(calm)) return calm;
        }
        return legal[0];
    }

    void play_in_order(std::span<const PlannedPlay> plan) {
        Open& open = state_.open;
        bool owes = state_.open.ask == Ask::Play; // the player in turn, a card; all later ones do
        for (; open.turn < rules_.seats; ++open.turn, owes = true) {
            const Seat seat = in_turn(rules_, open);
            for (std::size_t i = 0; i < plan.size(); ++i) {
                if (plan[i].seat != seat || !can_play(plan[i], owes)) continue;
                if (!owes) --open.extra;
                owes = false;
                made_.push_back(i);
                (void)slow_and_steady::play(rules_, state_, seat, plan[i].card, plan[i].place, recorder_);
                run_effects(rules_, state_, recorder_);
                settle(plan[i].answers);
            }
            open.extra = 0;
        }
    }

    bool can_play(const PlannedPlay& planned, bool owes) const {
        const Open& open = state_.open;
        if (!owes && (open.extra == 0 || open.pieces.size() >= pieces_for_more)) return false;
        if (!player(state_, planned.seat).hand.contains(planned.card)) return false;
        if (planned.place == unopposed) return true;
        const std::size_t column = column_of(planned.place);
        if (column >= open.columns.size()) return false;
        return open.columns[column].pieces == 0 || rules_.resource(planned.card).joins;
    }

    const Rules& rules_;
    const View& view_;
    State state_;
    Recorder recorder_{};
    std::vector<Verb> unknown_{};
    std::vector<std::size_t> made_{};
    std::vector<PlannedAnswer> asked_{};
};

} // namespace

Projection project(const Rules& rules, const View& view, std::span<const PlannedPlay> plan) {
    return Planner(rules, view).play(plan);
}

std::string_view word_of(Verb verb) {
    switch (verb) {
    case Verb::Draw: return "draw";
    case Verb::Replace: return "replace";
    case Verb::Gather: return "gather";
    case Verb::Cull: return "cull";
    case Verb::Forget: return "forget";
    case Verb::Exchange: return "exchange";
    case Verb::Trade: return "trade";
    default: break;
    }
    homestretch::check(false); // no other step depends on hidden cards
    return "";
}

namespace {

Json asked_json(const Rules& rules, const PlannedAnswer& asked) {
    Json options = Json::array();
    for (const Action option : asked.options) {
        options.push_back({{"action", Game::words().text({rules, asked.view, option})},
                           {"label", Game::words().describe({rules, asked.view, option}, {}).label.text()}});
    }
    return {{"play", asked.play},
            {"action", Game::words().text({rules, asked.view, asked.taken})},
            {"options", std::move(options)}};
}

Json preview_json(const Rules& rules, const Projection& projection) {
    Json json = projection_json(rules, projection);
    json["scope"] = projection.open.round;
    json["board"] = table_json(rules, projection.open);
    json["asked"] = Json::array();
    for (const PlannedAnswer& asked : projection.asked) json["asked"].push_back(asked_json(rules, asked));
    return json;
}

Seat read_seat(const Rules& rules, const JsonReader& json) {
    return seat_at(static_cast<std::size_t>(json.number(0, static_cast<int>(rules.seats) - 1)));
}

PlannedPlay read_play(const Rules& rules, const JsonReader& json) {
    PlannedPlay play{.by = read_seat(rules, json.at("by")), .seat = read_seat(rules, json.at("seat"))};
    if (const auto card = json.at("card").word(rules.card_words, "card"))
        play.card = Rules::card_of_word(*card);
    const std::string written = json.at("place").text();
    if (const auto place = place_from(written)) {
        play.place = *place;
    } else {
        json.at("place").mistake(fmt::format("'{}' is no place; write c1 to c8, or u", written));
    }
    for (const JsonReader& answer : json.at("answers").items()) {
        const auto action = action_from(rules, answer.text());
        if (action) play.answers.push_back(*action);
        if (!action) answer.mistake("this is no answer; write them as actions, as in \"place u\"");
    }
    return play;
}

} // namespace

homestretch::Result<Json> preview(const Rules& rules, const View& view, const Json& plan) {
    if (!rules.planning_aid)
        return homestretch::failure("this table plays without the planning aid (option planning_aid)");
    if (view.open.stage != Stage::Activation && view.open.stage != Stage::Play)
        return homestretch::failure("plans are made while a round is played");
    std::vector<std::string> mistakes;
    std::vector<PlannedPlay> plays;
    for (const JsonReader& json : JsonReader(plan, mistakes).items()) {
        json.expect_keys({"by", "seat", "card", "place", "answers"});
        if (!mistakes.empty()) break;
        plays.push_back(read_play(rules, json));
    }
    if (!mistakes.empty()) return homestretch::failure(fmt::format("{}", fmt::join(mistakes, "\n")));
    return preview_json(rules, project(rules, view, plays));
}

} // namespace slow_and_steady
