#include "games/slow-and-steady/effects.h"

#include "engine/effects/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

namespace slow_and_steady {

using homestretch::Form;
using homestretch::Hole;
using homestretch::id_of;
using homestretch::Language;
using homestretch::Range;
using homestretch::Step;

namespace {

constexpr homestretch::Places anywhere = on_resource | on_challenge;
constexpr Range one_to_nine{1, 9};

template <class Word>
constexpr std::int16_t value(Word word) {
    return static_cast<std::int16_t>(word);
}

std::string power_of_row(const Language& language, std::span<const Step> steps, std::size_t index) {
    const bool picks = static_cast<Aim>(steps[index].arguments[1]) == Aim::Pick;
    return filled(language, steps[index],
                  picks ? "You may give a challenge {0+} power." : "{1} gets {0+} power.");
}

// Fractions as people say them.
std::string part_of(int divisor) {
    constexpr std::array<std::string_view, 10> parts{
        "",           "",           "half of",      "a third of",   "a quarter of",
        "a fifth of", "a sixth of", "a seventh of", "an eighth of", "a ninth of"};
    return std::string(parts.at(static_cast<std::size_t>(divisor)));
}

std::string counted(const Language& language, const Step& step, std::string_view rounded) {
    const auto counter = static_cast<Counter>(step.arguments[0]);
    const int divisor = step.arguments[2] == 0 ? 1 : step.arguments[2];
    const std::string ending = divisor == 1 ? "." : fmt::format(", rounded {}.", rounded);
    if (counter <= Counter::TopPower) {
        std::string text = "Plus ";
        if (step.arguments[1] > 1) text += filled(language, step, "{1} times ");
        if (divisor > 1) text += part_of(divisor) + " ";
        return text + filled(language, step, "{0}") + ending;
    }
    // Words of counters hold both numbers, as in "special card|special cards".
    const std::string words = filled(language, step, "{0}");
    const std::size_t bar = words.find('|');
    const std::string one = words.substr(0, bar);
    const std::string many = words.substr(bar + 1);
    if (divisor == 1) return filled(language, step, "{1+} power for each ") + one + ending;
    return filled(language, step, "{1+} power for every {2} ") + many + ending;
}
std::string counted_down(const Language& language, std::span<const Step> steps, std::size_t index) {
    return counted(language, steps[index], "down");
}
std::string counted_up(const Language& language, std::span<const Step> steps, std::size_t index) {
    return counted(language, steps[index], "up");
}

// What one finds on both sides or on challenges.
std::vector<Form> challenge_verbs() {
    return {
        {.id = id_of(Verb::Draw),
         .form = "draw {number}",
         .where = on_challenge,
         .text = "Draw {0} more {0|challenge|challenges}."},
        {.id = id_of(Verb::Forget),
         .form = "forget {number} {who}",
         .where = on_challenge,
         .text = "{1} returns {0} {0|card|cards} from hand to their deck (keeping at least one)."},
        {.id = id_of(Verb::Exchange),
         .form = "exchange",
         .where = on_challenge,
         .text = "Each player passes one hand card to the next player."},
        {.id = id_of(Verb::Power),
         .form = "power {change} {aim}",
         .where = on_challenge,
         .write = power_of_row},
        {.id = id_of(Verb::Break),
         .form = "break {challenge} even",
         .where = on_challenge,
         .text = "Evenly break {0}."},
        {.id = id_of(Verb::Break),
         .form = "break {challenge} {free}",
         .where = on_challenge,
         .text = "Break {0}; the first player splits its power."},
        {.id = id_of(Verb::Merge),
         .form = "merge self {challenge}",
         .where = on_challenge,
         .text = "Merge this with {0}."},
        {.id = id_of(Verb::Replace),
         .form = "replace {challenge}",
         .where = on_challenge,
         .text = "Replace {0} with a new one."},
        {.id = id_of(Verb::Confidence),
         .form = "confidence {change}",
         .where = anywhere,
         .write =
             [](const Language& language, std::span<const Step> steps, std::size_t index) {
                 Step step = steps[index];
                 const bool gains = step.arguments[0] > 0;
                 if (!gains) step.arguments[0] = static_cast<std::int16_t>(-step.arguments[0]);
                 return filled(language, step,
                               gains ? "Gain {0} confidence (counted at the end of the round)."
                                     : "Lose {0} confidence (counted at the end of the round).");
             }},
        {.id = id_of(Verb::Penalty),
         .form = "penalty {number}",
         .where = on_challenge,
         .text = "If not overcome, lose {0} more."},
        {.id = id_of(Verb::Reward),
         .form = "reward {number}",
         .where = on_challenge,
         .text = "If overcome, gain {0}."},
        {.id = id_of(Verb::Only),
         .form = "only {kind}",
         .where = on_challenge,
         .text = "Only {0} resources count against this."},
        {.id = id_of(Verb::Aura),
         .form = "aura {change} {filter}",
         .where = on_challenge,
         .text = "{1} resources get {0+} power."},
    };
}

std::vector<Form> resource_verbs() {
    return {
        {.id = id_of(Verb::Power),
         .form = "power {change} {own-aim}",
         .where = on_resource,
         .write = power_of_row},
        {.id = id_of(Verb::Break),
         .form = "break pick even",
         .where = on_resource,
         .text = "You may evenly break a challenge."},
        {.id = id_of(Verb::Break),
         .form = "break pick {free}",
         .where = on_resource,
         .text = "You may break a challenge, splitting its power as you like."},
        {.id = id_of(Verb::Merge),
         .form = "merge pick pick",
         .where = on_resource,
         .text = "You may merge two challenges into one."},
        {.id = id_of(Verb::Replace),
         .form = "replace pick",
         .where = on_resource,
         .text = "You may replace a challenge with a new one."},
        {.id = id_of(Verb::Token),
         .form = "token {number}",
         .where = on_resource,
         .text = "Add an extra {0}-power resource."},
        {.id = id_of(Verb::Boost),
         .form = "boost {number} {players}",
         .where = on_resource,
         .text = "{1} +{0} power."},
        {.id = id_of(Verb::Swap),
         .form = "swap",
         .where = on_resource,
         .text = "You may swap two challenges; resources stay."},
        {.id = id_of(Verb::Silence),
         .form = "silence pick",
         .where = on_resource,
         .text = "You may silence a challenge: its lasting effects and its variable power stop."},
        {.id = id_of(Verb::Shift), .form = "shift", .where = on_resource, .text = "You may move a resource."},
        {.id = id_of(Verb::Split),
         .form = "split",
         .where = on_resource,
         .text = "You may evenly break a basic resource."},
        {.id = id_of(Verb::Extra),
         .form = "extra",
         .where = on_resource,
         .text = "You may play another card."},
        {.id = id_of(Verb::Guard),
         .form = "guard {number}",
         .where = on_resource,
         .text = "If a challenge is not overcome, lose up to {0} less confidence."},
        {.id = id_of(Verb::Gather),
         .form = "gather {number}",
         .where = on_resource,
         .text = "Draw {0} {0|card|cards} from your deck."},
        {.id = id_of(Verb::Recover),
         .form = "recover",
         .where = on_resource,
         .text = "You may put a card from your discard into your deck."},
        {.id = id_of(Verb::Cull),
         .form = "cull {number} {number}",
         .where = on_resource,
         .text = "Look at the top {0} {0|card|cards} of the challenge deck; you may discard up to {1} of "
                 "them."},
        {.id = id_of(Verb::Trade),
         .form = "trade",
         .where = on_resource,
         .text = "You may trade a hand card with a later player."},
        {.id = id_of(Verb::CopyEffect),
         .form = "copy effect",
         .where = on_resource,
         .text = "You may use the effect of another special resource in play."},
        {.id = id_of(Verb::CopyPower),
         .form = "copy power",
         .where = on_resource,
         .text = "You may add the printed power of another resource in play."},
    };
}

// What counts as long as the resource is in play.
std::vector<Form> lasting_resource_verbs() {
    return {
        {.id = id_of(Verb::Aura),
         .form = "aura {change} {own-filter}",
         .where = on_resource,
         .text = "{1} resources get {0+} power."},
        {.id = id_of(Verb::Vary),
         .form = "vary {condition} {number}",
         .where = on_resource,
         .text = "{1+} power {0}."},
        {.id = id_of(Verb::Join), .form = "join", .where = on_resource, .text = "May join another resource."},
        {.id = id_of(Verb::Keep),
         .form = "keep",
         .where = on_resource,
         .text = "Returns to your deck after the round."},
    };
}

std::vector<Hole> holes() {
    const std::vector<homestretch::HoleWord> kinds{{"basic", value(Filter::Basic)},
                                                   {"special", value(Filter::Special)}};
    return {
        {.name = "number", .numbers = one_to_nine},
        {.name = "change", .numbers = Range{-9, 9}},
        {.name = "who",
         .words = {{"first", value(Forgets::First), "The first player"},
                   {"last", value(Forgets::Last), "The last player"},
                   {"each", value(Forgets::Each), "Each player"}}},
        {.name = "aim",
         .words = {{"self", value(Aim::Self), "This challenge"},
                   {"left", value(Aim::Left), "The challenge to the left"},
                   {"right", value(Aim::Right), "The challenge to the right"},
                   {"others", value(Aim::Others), "Each other challenge"},
                   {"strongest", value(Aim::Strongest), "The strongest other challenge"},
                   {"weakest", value(Aim::Weakest), "The weakest other challenge"}}},
        {.name = "challenge",
         .words = {{"left", value(Aim::Left), "the challenge to the left"},
                   {"right", value(Aim::Right), "the challenge to the right"},
                   {"strongest", value(Aim::Strongest), "the strongest other challenge"},
                   {"weakest", value(Aim::Weakest), "the weakest other challenge"}}},
        {.name = "own-aim",
         .words = {{"opposed", value(Aim::Opposed), "The challenge this opposes"},
                   {"pick", value(Aim::Pick)},
                   {"all", value(Aim::All), "Each challenge"},
                   {"others", value(Aim::Others), "Each challenge this does not oppose"}}},
        {.name = "free", .words = {{"free", value(Splitting::Free)}}},
        {.name = "kind", .words = kinds},
        {.name = "filter",
         .words = {{"basic", value(Filter::Basic), "Basic"},
                   {"special", value(Filter::Special), "Special"},
                   {"unopposed", value(Filter::Unopposed), "Unopposed"},
                   {"opposed", value(Filter::Opposed), "Opposing"},
                   {"all", value(Filter::All), "All"}}},
        {.name = "own-filter",
         .words = {{"basic", value(Filter::Basic), "Basic"},
                   {"special", value(Filter::Special), "Other special"},
                   {"unopposed", value(Filter::Unopposed), "Other unopposed"},
                   {"opposed", value(Filter::Opposed), "Other opposing"},
                   {"all", value(Filter::All), "All other"}}},
        {.name = "players",
         .words = {{"next1", value(Boosted::Next1), "The next player's card gets"},
                   {"next2", value(Boosted::Next2), "The next two players' cards get"},
                   {"prev1", value(Boosted::Prev1), "The previous player's card gets"},
                   {"others", value(Boosted::Others), "Every other player's card gets"}}},
        {.name = "counter",
         .words = {{"special_power", value(Counter::SpecialPower), "the total power of special resources"},
                   {"basic_power", value(Counter::BasicPower), "the total power of basic resources"},
                   {"top_power", value(Counter::TopPower), "the power of the strongest resource"},
                   {"special_cards", value(Counter::SpecialCards),
                    "special card played|special cards played"},
                   {"basic_cards", value(Counter::BasicCards), "basic card played|basic cards played"},
                   {"unopposed_cards", value(Counter::UnopposedCards),
                    "card played unopposed|cards played unopposed"},
                   {"columns", value(Counter::Columns), "other challenge|other challenges"},
                   {"round", value(Counter::Round), "round begun|rounds begun"},
                   {"hearts", value(Counter::Hearts),
                    "heart at the start of the round|hearts at the start of the round"}}},
        {.name = "own-counter",
         .words = {{"special_cards", value(Counter::SpecialCards),
                    "other special card played|other special cards played"},
                   {"basic_cards", value(Counter::BasicCards),
                    "other basic card played|other basic cards played"},
                   {"round", value(Counter::Round), "round begun|rounds begun"},
                   {"hearts", value(Counter::Hearts),
                    "heart at the start of the round|hearts at the start of the round"}}},
        {.name = "condition",
         .words = {{"if_unopposed", value(Counter::IfUnopposed), "if unopposed"},
                   {"if_opposed", value(Counter::IfOpposed), "if opposing a challenge"},
                   {"if_vs_special", value(Counter::IfVsSpecial), "if opposing a special challenge"},
                   {"if_vs_basic", value(Counter::IfVsBasic), "if opposing a basic challenge"},
                   {"if_last", value(Counter::IfLast), "if you are last in turn order"},
                   {"if_low", value(Counter::IfLow), "if the team began the round with 2 hearts or fewer"}}},
    };
}

} // namespace

Language effect_language(bool rounds_up) {
    const auto write = rounds_up ? counted_up : counted_down;
    std::vector<Form> verbs = challenge_verbs();
    std::ranges::copy(resource_verbs(), std::back_inserter(verbs));
    std::ranges::copy(lasting_resource_verbs(), std::back_inserter(verbs));
    verbs.push_back({.id = id_of(Verb::Vary),
                     .form = "vary {counter} {number} [{number}]",
                     .where = on_challenge,
                     .write = write});
    verbs.push_back({.id = id_of(Verb::Vary),
                     .form = "vary {own-counter} {number} [{number}]",
                     .where = on_resource,
                     .write = write});
    return {.places = {{on_resource, "on a resource side"}, {on_challenge, "on a challenge side"}},
            .holes = holes(),
            .verbs = std::move(verbs),
            .prefixes = {}};
}

} // namespace slow_and_steady
