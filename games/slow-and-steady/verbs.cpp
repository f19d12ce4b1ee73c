#include "games/slow-and-steady/verbs.h"

#include "engine/effects/text.h"

#include <fmt/format.h>

#include <array>
#include <string>

namespace slow_and_steady {

using homestretch::Hole;
using homestretch::Language;
using homestretch::Range;

namespace {

// Fractions as people say them.
std::string part_of(int divisor) {
    constexpr std::array<std::string_view, 10> parts{
        "",           "",           "half of",      "a third of",   "a quarter of",
        "a fifth of", "a sixth of", "a seventh of", "an eighth of", "a ninth of"};
    return std::string(parts.at(static_cast<std::size_t>(divisor)));
}

// SS-57: of a `vary` that counts.
template <bool rounds_up>
std::string counted(const Language& language, std::span<const Step> steps, std::size_t index) {
    const Step& step = steps[index];
    const int divisor = step.arguments[2] == 0 ? 1 : step.arguments[2];
    const std::string ending = divisor == 1 ? "." : fmt::format(", rounded {}.", rounds_up ? "up" : "down");
    if (static_cast<Counter>(step.arguments[0]) <= Counter::TopPower) {
        std::string text = "Plus ";
        if (step.arguments[1] > 1) text += filled(language, step, "{1} times ");
        if (divisor > 1) text += part_of(divisor) + " ";
        return text + filled(language, step, "{0}") + ending;
    }
    // Words of counters hold both numbers, as in "special card|special cards".
    const std::string words = filled(language, step, "{0}");
    const std::size_t bar = words.find('|');
    if (divisor == 1) return filled(language, step, "{1+} power for each ") + words.substr(0, bar) + ending;
    return filled(language, step, "{1+} power for every {2} ") + words.substr(bar + 1) + ending;
}

template <class Word>
constexpr std::int16_t value(Word word) {
    return static_cast<std::int16_t>(word);
}

std::vector<Hole> holes() {
    const std::vector<homestretch::HoleWord> kinds{{"basic", value(Filter::Basic)},
                                                   {"special", value(Filter::Special)}};
    return {
        {.name = "number", .numbers = Range{1, 9}},
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
         .words = {{"opposed", value(Aim::Opposed), "The challenge this opposes gets"},
                   {"pick", value(Aim::Pick), "You may give a challenge"},
                   {"all", value(Aim::All), "Each challenge gets"},
                   {"others", value(Aim::Others), "Each challenge this does not oppose gets"}}},
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

constexpr std::array<VerbRow, 7> lasting_verbs{
    {{.verb = Verb::Vary,
      .sentences = {{{"vary {condition} {number}", on_resource, "{1+} power {0}."},
                     {"vary {counter} {number} [{number}]", on_challenge, "", &counted<false>},
                     {"vary {own-counter} {number} [{number}]", on_resource, "", &counted<false>}}},
      .worth = {.flat = 1.2F},
      .danger = {.flat = 1.3F}},
     {.verb = Verb::Aura,
      .sentences = {{{"aura {change} {filter}", on_challenge, "{1} resources get {0+} power."},
                     {"aura {change} {own-filter}", on_resource, "{1} resources get {0+} power."}}},
      .worth = {.each = 2.0F},
      .danger = {.each = -1.0F}},
     {.verb = Verb::Penalty,
      .sentences = {{{"penalty {number}", on_challenge, "If not overcome, lose {0} more."}}},
      .danger = {.each = 0.5F}},
     {.verb = Verb::Reward,
      .sentences = {{{"reward {number}", on_challenge, "If overcome, gain {0}."}}},
      .danger = {.each = -0.8F}},
     {.verb = Verb::Only,
      .sentences = {{{"only {kind}", on_challenge, "Only {0} resources count against this."}}},
      .danger = {.flat = 0.6F}},
     {.verb = Verb::Join, .sentences = {{{"join", on_resource, "May join another resource."}}}},
     {.verb = Verb::Keep, .sentences = {{{"keep", on_resource, "Returns to your deck after the round."}}}}}};

constexpr auto verb_table = [] {
    std::array<const VerbRow*, verbs> table{};
    std::size_t verb = 0;
    const auto add = [&](const auto& rows) {
        for (std::size_t i = 0; i < rows.size(); ++i) table.at(verb++) = &rows[i];
    };
    add(row_verbs);
    add(piece_verbs);
    add(hand_verbs);
    add(lasting_verbs);
    return table;
}();

} // namespace

const VerbRow& row_of(Verb verb) {
    return *verb_table.at(static_cast<std::size_t>(verb));
}
std::string_view word_of(Verb verb) {
    const std::string_view form = row_of(verb).sentences[0].form;
    return form.substr(0, form.find(' '));
}

Language effect_language(bool rounds_up) {
    Language language{.places = {{on_resource, "on a resource side"}, {on_challenge, "on a challenge side"}},
                      .holes = holes()};
    for (std::size_t i = 0; i < verbs; ++i) {
        const VerbRow& row = row_of(static_cast<Verb>(i));
        homestretch::check(static_cast<std::size_t>(row.verb) == i);
        for (const Sentence& sentence : row.sentences) {
            if (sentence.form.empty()) continue;
            language.verbs.push_back(
                {.id = homestretch::id_of(row.verb),
                 .form = sentence.form,
                 .where = sentence.where,
                 .text = sentence.text,
                 .write = rounds_up && sentence.write == &counted<false> ? &counted<true> : sentence.write});
        }
    }
    return language;
}

} // namespace slow_and_steady
