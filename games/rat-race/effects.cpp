#include "games/rat-race/effects.h"

#include "engine/effects/text.h"
#include "games/rat-race/state.h"

#include <string>

namespace rat_race {

using homestretch::Form;
using homestretch::Hole;
using homestretch::id_of;
using homestretch::Language;
using homestretch::Places;
using homestretch::Range;
using homestretch::Step;

namespace {

constexpr Places may_on_issue = 4;
constexpr Places may_on_action = 8;
constexpr Places anywhere = on_issue | on_action;
constexpr Places also_optional = anywhere | may_on_issue | may_on_action;

// The verb's own text with {N} for its number: what one may do can be done less often.
std::string counted(const Language& language, std::span<const Step> steps, std::size_t index) {
    const Step& step = steps[index];
    const bool up_to = homestretch::prefix_of<Prefix>(step) == Prefix::May && step.arguments[0] > 1;
    std::string pattern(language.verbs[step.verb_form].text);
    for (std::size_t at = 0; (at = pattern.find("{N}", at)) != std::string::npos;)
        pattern.replace(at, 3, up_to ? "up to {0}" : "{0}");
    return filled(language, step, pattern);
}

template <class Word>
constexpr std::int16_t value(Word word) {
    return static_cast<std::int16_t>(word);
}

constexpr std::string_view step_text =
    "Move {0} {2} {2|step|steps} {1}{3?, whatever its ideals|}{4?, also onto a field that is taken|}.";

// NOLINTNEXTLINE(readability-function-size): a line or two for every verb
std::vector<Form> verbs(bool feet_for_cards) {
    return {
        {.id = id_of(Verb::Feet),
         .form = "feet",
         .where = on_issue,
         .text = feet_for_cards
                     ? "Feet: as long as an Active card shows Feet, the Move phase and steps made by cards "
                       "are for Councilors whose Active card does."
                     : "Feet: as long as an Active card shows Feet, the Move phase is for Councilors whose "
                       "Active card does."},
        {.id = id_of(Verb::DrawPlayers),
         .form = "draw players",
         .where = anywhere,
         .text = "Draw as many cards as there are players."},
        {.id = id_of(Verb::Draw),
         .form = "draw {count}",
         .where = anywhere,
         .text = "Draw {0} {0|card|cards}."},
        {.id = id_of(Verb::Bank),
         .form = "bank {count}",
         .where = also_optional,
         .text = "Bank {N} {0|card|cards} from your hand.",
         .write = counted},
        {.id = id_of(Verb::Unbank),
         .form = "unbank {count}",
         .where = also_optional,
         .text = "Return {N} of your banked cards to your hand.",
         .write = counted},
        {.id = id_of(Verb::Discard),
         .form = "discard {count}",
         .where = also_optional,
         .text = "Discard {N} {0|card|cards} from your hand.",
         .write = counted},
        {.id = id_of(Verb::OthersDiscard),
         .form = "others-discard {count}",
         .where = anywhere,
         .text = "All other players discard {0} {0|card|cards} each."},
        {.id = id_of(Verb::Steal),
         .form = "steal {count}",
         .where = anywhere,
         .text = "Draw {0} {0|card|cards} blindly from another player's hand."},
        {.id = id_of(Verb::Recover),
         .form = "recover {count}",
         .where = also_optional,
         .text = "Pick {N} {0|card|cards} from the discard pile for your hand.",
         .write = counted},
        {.id = id_of(Verb::Look),
         .form = "look {count} take {count}",
         .where = anywhere,
         .text = "See the top {0} {0|card|cards} of the pile: {1} of your choice {1|goes|go} to your hand, "
                 "the others under the pile."},
        {.id = id_of(Verb::GiveBank),
         .form = "give-bank {count} {receivers}",
         .where = anywhere,
         .text = "Choose {0} {0|card|cards} from your hand for each {1}; they bank {0|it|them}."},
        {.id = id_of(Verb::HandOut),
         .form = "hand-out {count} self-max {most}",
         .where = anywhere,
         .text =
             "See the top {0} {0|card|cards} of the pile and put each into a bank of your choice, at most "
             "{1} into your own."},
        {.id = id_of(Verb::PeekBank),
         .form = "peek-bank {count}",
         .where = also_optional,
         .text = "Look through the {0|bank|banks} of {N} other {0|player|players}.",
         .write = counted},
        {.id = id_of(Verb::ExposeAll),
         .form = "expose {count} all",
         .where = anywhere,
         .text = "Every player turns up {0} of the face-down cards in their bank."},
        {.id = id_of(Verb::ExposeOther),
         .form = "expose {count} other",
         .where = anywhere,
         .text = "Choose another player: {0} of the face-down cards in that bank, drawn by lot, {0|is|are} "
                 "turned up."},
        {.id = id_of(Verb::TakeIssue),
         .form = "take-issue {count}",
         .where = on_issue | may_on_issue,
         .text = "Bring {N} {0|Issue|Issues} of {0|another Councilor|other Councilors} over to this one.",
         .write = counted},
        {.id = id_of(Verb::ShiftIssue),
         .form = "shift-issue {count}",
         .where = also_optional,
         .text = "Hand {N} {0|Issue|Issues} from one Councilor on to another.",
         .write = counted},
        {.id = id_of(Verb::DiscardIssue),
         .form = "discard-issue {count} {issues}",
         .where = also_optional,
         .text = "Discard {N} {1} from the Councilors' rows.",
         .write = counted},
        {.id = id_of(Verb::RevealPlace),
         .form = "reveal-place {count} least",
         .where = anywhere,
         .text = "Turn over {0} {0|card|cards} of the pile, one at a time: an Issue joins the Councilor who "
                 "has the fewest, an Action is discarded."},
        {.id = id_of(Verb::PlayIssue),
         .form = "play-issue {count}",
         .where = may_on_action,
         .text = "Play {N} more {0|Issue|Issues}.",
         .write = counted},
        {.id = id_of(Verb::Step),
         .form = "step {who} {direction} {count} [free] [share]",
         .where = on_action | may_on_action,
         .text = step_text}, // with `may` each step can be left out, so the sentence needs no "up to"
        {.id = id_of(Verb::Step),
         .form = "step {whom} {direction} {count} [free] [share]",
         .where = on_issue | may_on_issue,
         .text = step_text},
        {.id = id_of(Verb::ExtraMove),
         .form = "extra-move {count}",
         .where = anywhere,
         .text = "This turn's Move phase has {0} more {0|move|moves}."},
        {.id = id_of(Verb::SkipMove),
         .form = "skip-move",
         .where = anywhere,
         .text = "This turn has no Move phase."},
        {.id = id_of(Verb::Riot),
         .form = "riot {count}",
         .where = also_optional,
         .text = "Let {N} {0|field|fields} riot, none of them beside another riot.",
         .write = counted},
        {.id = id_of(Verb::Calm),
         .form = "calm {count}",
         .where = also_optional,
         .text = "Calm {N} Riot {0|Field|Fields}.",
         .write = counted},
    };
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
