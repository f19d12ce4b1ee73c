#include "engine/effects/language.h"
#include "engine/json_reader.h"
#include "games/slow-and-steady/game.h"
#include "games/slow-and-steady/names.h"
#include "games/slow-and-steady/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

// A plan as the table keeps it: [{"by": 0, "seat": 0, "card": "S02", "place": "c1", "answers": ["place u"]}].
// The answer is the projection, the board as it would be, what is asked on the way and the round the plan is
// for (`scope`: a plan is worth nothing in another one); or what is wrong with the plan.

namespace slow_and_steady {

using homestretch::Json;
using homestretch::JsonReader;

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

// Whether some action is written in these words, whatever card, place or number it names.
bool is_an_action(std::string_view text) {
    const auto found = homestretch::words_of(text);
    return std::ranges::any_of(Game::words().choices, [&](const homestretch::ChoiceRow<Game>& row) {
        return std::ranges::equal(homestretch::words_of(row.text.written()), found,
                                  [](const auto& expected, const auto& word) {
                                      return expected.text.starts_with('{') || expected.text == word.text;
                                  });
    });
}

Seat read_seat(const Rules& rules, const JsonReader& json) {
    return seat_at(static_cast<std::size_t>(json.number(0, static_cast<int>(rules.seats) - 1)));
}

PlannedPlay read_play(const Rules& rules, const JsonReader& json) {
    PlannedPlay play{.by = read_seat(rules, json.at("by")), .seat = read_seat(rules, json.at("seat"))};
    if (const auto card = json.at("card").word(rules.card_words, "card"))
        play.card = static_cast<CardId>(*card);
    const std::string place = json.at("place").text();
    if (const auto word = place_words.find(place))
        play.place = static_cast<Place>(*word);
    else
        json.at("place").mistake(fmt::format("'{}' is no place; write c1 to c8, or u", place));
    for (const JsonReader& answer : json.at("answers").items()) {
        play.answers.push_back(answer.text());
        if (!is_an_action(play.answers.back()))
            answer.mistake("this is no answer; write them as actions, as in \"place u\"");
    }
    return play;
}

} // namespace

homestretch::Result<Json> Game::preview(const Rules& rules, const View& view, const Json& plan) {
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
