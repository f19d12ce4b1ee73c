#include "games/rat-race/effects.h"

#include "engine/effects/text.h"
#include "games/rat-race/verbs.h"

#include <string>

namespace rat_race {

using homestretch::Form;
using homestretch::Hole;
using homestretch::id_of;
using homestretch::Language;
using homestretch::Range;
using homestretch::Step;

namespace {

// The verb's own text with {N} for its number: what one may do can be done less often.
std::string counted(const Language& language, std::span<const Step> steps, std::size_t index) {
    const Step& step = steps[index];
    const bool up_to = is_optional(step) && step.arguments[0] > 1;
    std::string pattern(language.verbs[step.verb_form].text);
    for (std::size_t at = 0; (at = pattern.find("{N}", at)) != std::string::npos;)
        pattern.replace(at, 3, up_to ? "up to {0}" : "{0}");
    return filled(language, step, pattern);
}

template <class Word>
constexpr std::int16_t value(Word word) {
    return static_cast<std::int16_t>(word);
}

// RR-38: what Feet restrict is an option.
constexpr std::string_view feet_for_all =
    "Feet: as long as an Active card shows Feet, the Move phase and steps made by cards are for Councilors "
    "whose Active card does.";

std::vector<Form> verbs(bool feet_for_cards) {
    std::vector<Form> forms;
    const auto add = [&](const VerbRow& row) {
        const bool is_counted = row.text.find("{N}") != std::string_view::npos;
        forms.push_back({.id = id_of(row.verb),
                         .form = row.form,
                         .where = row.where,
                         .text = row.verb == Verb::Feet && feet_for_cards ? feet_for_all : row.text,
                         .write = is_counted ? &counted : nullptr});
    };
    for (const VerbRow& row : card_verbs) add(row);
    for (const VerbRow& row : board_verbs) add(row);
    Form here = forms[static_cast<std::size_t>(Verb::Step)];
    here.form = "step {whom} {direction} {count} [free] [share]";
    here.where = on_issue | may_on_issue;
    forms.push_back(here);
    return forms;
}

} // namespace

Language effect_language(bool feet_for_cards) {
    Hole who{.name = "who",
             .words = {{"any", value(Who::Any), "any one Councilor"},
                       {"front", value(Who::Front), "one Councilor who is in front"},
                       {"last", value(Who::Last), "one Councilor who is last"}}};
    Hole whom = who;
    whom.name = "whom";
    whom.words.push_back({"here", value(Who::Here), "this Councilor"});
    return {
        .places = {{on_issue, "on an Issue"},
                   {on_action, "on an Action"},
                   {may_on_issue, "after 'may' on an Issue"},
                   {may_on_action, "after 'may' on an Action"}},
        .holes = {{.name = "count", .numbers = Range{1, static_cast<int>(max_count)}},
                  {.name = "most", .numbers = Range{0, static_cast<int>(max_count)}},
                  {.name = "receivers",
                   .words = {{"all", value(Receivers::All), "player, yourself included"},
                             {"others", value(Receivers::Others), "other player"}}},
                  {.name = "issues",
                   .words = {{"any", value(WhichIssues::Any), "of the Issues"},
                             {"top", value(WhichIssues::Top), "of the Active cards"}}},
                  {.name = "direction",
                   .words = {{"fwd", value(Direction::Forward), "forward"},
                             {"back", value(Direction::Back), "back"},
                             {"either", value(Direction::Either), "forward or back"}}},
                  who,
                  whom},
        .verbs = verbs(feet_for_cards),
        .prefixes = {{.id = id_of(Prefix::May),
                      .form = "may",
                      .where = on_issue,
                      .opens = may_on_issue,
                      .text = "You may {step}"},
                     {.id = id_of(Prefix::May),
                      .form = "may",
                      .where = on_action,
                      .opens = may_on_action,
                      .text = "You may {step}"}},
    };
}

} // namespace rat_race
