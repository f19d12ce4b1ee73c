#include "engine/effects/text.h"
#include "games/drags-2-riches/phases.h"

#include <string>

namespace drags_2_riches {

using homestretch::id_of;
using homestretch::Language;
using homestretch::Range;
using homestretch::verb_of;

namespace {

// The verb's own text with {W} for the victim: the first Shade of an effect introduces a single one.
std::string with_victim(const Language& language, std::span<const Step> steps, std::size_t index) {
    const Step& step = steps[index];
    bool introduced = false;
    for (const Step& earlier : steps.first(index)) introduced |= is_shade(verb_of<Verb>(earlier));
    const bool others = static_cast<Who>(step.arguments[0]) == Who::Others;
    const std::string_view victim = others       ? "each other player"
                                    : introduced ? "that player"
                                                 : "another player";
    std::string pattern(language.verbs[step.verb_form].text);
    pattern.replace(pattern.find("{W}"), 3, victim);
    return filled(language, step, pattern);
}

} // namespace

Language effect_language() {
    Language language{
        .places = {{on_card, "on a card"},
                   {on_turn_power, "on a power with timing 'turn'"},
                   {on_reaction_power, "on a power with timing 'reaction'"},
                   {after_may, "after 'may'"}},
        .holes = {{.name = "count", .numbers = Range{1, static_cast<int>(max_count)}},
                  {.name = "value", .numbers = Range{0, max_value}},
                  {.name = "who",
                   .words = {{"target", static_cast<std::int16_t>(Who::Target), ""},
                             {"others", static_cast<std::int16_t>(Who::Others), ""}}}},
        .prefixes = {{.id = id_of(Prefix::May),
                      .form = "may",
                      .where = anywhere,
                      .opens = after_may,
                      .text = "You may {step}"}},
    };
    for (std::size_t i = 0; i < own_verb_count + shade_verb_count; ++i) {
        const VerbRow& row = row_of(static_cast<Verb>(i));
        homestretch::check(id_of(row.verb) == i);
        if (row.form.empty()) continue;
        language.verbs.push_back({.id = id_of(row.verb),
                                  .form = row.form,
                                  .where = row.where,
                                  .text = row.text,
                                  .write = is_shade(row.verb) ? with_victim : nullptr});
    }
    return language;
}

// Performs the steps of a card or power in order, each as far as possible (D2R-25), and stops where somebody
// has to choose.
void run_effects(const Rules& rules, State& state, Sink sink) {
    homestretch::run_effects(
        rules.programs, state.open.effects, [](const Frame&, const Step&) { return true; },
        [&](Frame& frame, const Step& step) {
            Resolving at{rules, state, frame, step, sink};
            return at.verb.perform(at);
        });
}

void legal_answers(const Rules& rules, const State& state, Seat seat, ActionList& actions) {
    row_of(waiting_step(rules, state.open.effects)).list(rules, state, seat, actions);
}

void answer(const Rules& rules, State& state, Seat seat, Action action, Sink sink) {
    Frame& frame = state.open.effects.top();
    Resolving at{rules, state, frame, waiting_step(rules, state.open.effects), sink};
    frame.asked = SeatSet();
    const ActionKind kind = kind_of(action);
    if (kind == ActionKind::Stop || kind == ActionKind::Skip || kind == ActionKind::ToNobody) {
        frame.scratch[0] = declined;
        frame.scratch[1] = 1; // for `lend`: nobody is asked for
        return sink([&] { return Event{.kind = Kind::Declined, .seat = seat}; });
    }
    at.verb.answer(at, seat, action);
}

} // namespace drags_2_riches
