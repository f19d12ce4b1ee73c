#pragma once

// How a game words itself: one table, in which every event, choice, question and reason is a row. A row is a
// key, its arguments and its patterns (pattern.h); nothing else of a game holds a sentence, so that another
// language is another table.
//
//     const Wording<Game>& Game::words() {
//         static const Wording<Game> table{
//             .events = {{Kind::Drew, "drew", {seat, count, own(cards)}, "{Seat} drew
//             {cards?{cards}|{count|card}}."}}, .choices = {{ActionKind::Play, "play {card}", "Play {card}",
//             "Play {card}: {text}", {&hand_card}}}, .questions = {{Ask::Play, "Round {round}", "Play a
//             card", "TR-3"}}, .reasons = {{"too-dear", "costs {price|coin}, you have {coins}", "TR-9"}},
//             .phrases = {{"copy", "a copy of {card}"}},
//             ...};
//
// The details of an event are fields (engine/fields/describe.h): JSON and schema come from them, and the
// pattern may name each. What a viewer may not know of it is neither in the details nor there for the
// pattern. Whatever else a pattern names is computed by the functions of `heard` (events) and `seen` (the
// rest); `first` and `second` are the numbers of an action.

#include "engine/action.h"
#include "engine/check.h"
#include "engine/events.h"
#include "engine/fields/describe.h"
#include "engine/fields/of_game.h"
#include "engine/fields/spoken.h"
#include "engine/pattern.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace homestretch {

// An event, for one viewer.
template <class G>
struct Heard {
    const typename G::Rules& rules;
    const typename G::Event& event;
    Viewer viewer{};
};
// What one viewer sees, and an action of it where a choice is worded.
template <class G>
struct Seen {
    const typename G::Rules& rules;
    const typename G::View& view;
    Action action{};
};

template <class Subject>
struct Computed {
    std::string_view name{};
    std::function<Value(const Subject&)> value{};
    template <class Make>
    Computed(std::string_view called, Make make)
        : name(called), value([make](const Subject& subject) -> Value { return make(subject); }) {}
};

template <class G>
struct Detail {
    fields::Node field{};
    bool (*is_known)(const Heard<G>&) = nullptr;                      // nullptr: to everybody
    Detail(fields::Node everybodys) : field(std::move(everybodys)) {} // NOLINT: a detail is a field
    Detail(fields::Node some, bool (*known)(const Heard<G>&)) : field(std::move(some)), is_known(known) {
        field.is_absent = true;
    }
};

template <class G>
struct EventRow {
    decltype(G::Event::kind) kind{};
    std::string_view key{}; // stable word for programs
    std::vector<Detail<G>> details{};
    Pattern pattern{}; // empty: there is nothing to tell
};

// What one would point at: one target, or several.
template <class G>
struct Aim {
    std::function<void(const Seen<G>&, std::vector<Target>&)> add{};
    template <class Find>
    Aim(Find find) // NOLINT: a function of what is seen
        : add([find](const Seen<G>& seen, std::vector<Target>& targets) {
              auto found = find(seen);
              if constexpr (std::same_as<decltype(found), Target>)
                  targets.push_back(std::move(found));
              else
                  targets.insert(targets.end(), found.begin(), found.end());
          }) {}
};

template <class G>
struct ChoiceRow {
    int kind = 0;
    Pattern text{}; // with ids and numbers: what programs and scenarios write
    Pattern label{};
    Pattern words{}; // empty: the label
    std::vector<Aim<G>> targets{};
    bool (*when)(const Seen<G>&) = nullptr; // the first row that fits counts

    template <class Kind>
    ChoiceRow(Kind of, Pattern written, Pattern button, Pattern sentence = {}, std::vector<Aim<G>> aims = {},
              bool (*if_true)(const Seen<G>&) = nullptr)
        : kind(static_cast<int>(of)), text(std::move(written)), label(std::move(button)),
          words(std::move(sentence)), targets(std::move(aims)), when(if_true) {}
};

template <class G>
struct QuestionRow {
    int asked = 0;
    Pattern phase{};
    Pattern ask{};
    std::string_view rule{};
    bool (*when)(const Seen<G>&) = nullptr;

    template <class Ask>
    QuestionRow(Ask of, Pattern where, Pattern what = {}, std::string_view by = {},
                bool (*if_true)(const Seen<G>&) = nullptr)
        : asked(static_cast<int>(of)), phase(std::move(where)), ask(std::move(what)), rule(by),
          when(if_true) {}
};

struct ReasonRow {
    std::string_view key{};
    Pattern reason{};
    std::string_view rule{};
};
struct PhraseRow {
    std::string_view key{};
    Pattern pattern{};
};

template <class G>
struct Wording {
    std::vector<Computed<Heard<G>>> heard{};
    std::vector<EventRow<G>> events{};
    std::vector<Computed<Seen<G>>> seen{};
    std::vector<ChoiceRow<G>> choices{};
    int (*asked)(const Seen<G>&) = nullptr;              // of which questions the first that fits is asked
    bool (*is_asked)(const typename G::View&) = nullptr; // whether the viewer has to decide
    std::vector<QuestionRow<G>> questions{};
    std::vector<ReasonRow> reasons{};
    std::vector<PhraseRow> phrases{};

    [[nodiscard]] Telling tell(const Heard<G>& heard, const SeatNames& names) const;
    [[nodiscard]] std::string text(const Seen<G>& seen) const;
    [[nodiscard]] ActionWords describe(const Seen<G>& seen, const SeatNames& names) const;
    [[nodiscard]] Question question(const Seen<G>& seen) const;
    // Why the target cannot be chosen.
    [[nodiscard]] Blocked because(const Seen<G>& seen, const SeatNames& names, std::string_view key,
                                  Target target, const NamedValues& arguments = {}) const;
    // A value by itself, to a spectator.
    [[nodiscard]] Words say(const Value& value) const;
    // The details of every event, by its key.
    [[nodiscard]] Json schema() const;

private:
    template <class Subject>
    [[nodiscard]] static Value find(const std::vector<Computed<Subject>>& all, const Subject& subject,
                                    std::string_view name) {
        for (const Computed<Subject>& one : all) {
            if (one.name == name) return one.value(subject);
        }
        check(false); // a pattern names something that nobody describes
        return {};
    }
    [[nodiscard]] Voice voice(Viewer viewer, const SeatNames& names,
                              std::function<Value(std::string_view)> find) const {
        return {viewer, names, std::move(find), [this](std::string_view key) -> const Pattern& {
                    return row_of(phrases, [&](const PhraseRow& row) { return row.key == key; }).pattern;
                }};
    }
    [[nodiscard]] Voice voice(const Seen<G>& subject, const SeatNames& names) const {
        return voice(subject.view.viewer, names, [&](std::string_view name) -> Value {
            if (name == "first") return subject.action.first;
            if (name == "second") return subject.action.second;
            return find(seen, subject, name);
        });
    }
    template <class Row, class Fits>
    [[nodiscard]] static const Row& row_of(const std::vector<Row>& rows, Fits&& fits) {
        for (const Row& row : rows) {
            if (fits(row)) return row;
        }
        check(false); // something has no row
        return rows.front();
    }
    [[nodiscard]] const ChoiceRow<G>& choice(const Seen<G>& subject) const {
        return row_of(choices, [&](const ChoiceRow<G>& row) {
            return row.kind == subject.action.kind && (row.when == nullptr || row.when(subject));
        });
    }
};

template <class G>
Telling Wording<G>::tell(const Heard<G>& subject, const SeatNames& names) const {
    const EventRow<G>& row =
        row_of(events, [&](const EventRow<G>& each) { return each.kind == subject.event.kind; });
    const fields::Scope scope = scope_of<G>(subject.rules, subject.event);
    const auto is_known = [&](const Detail<G>& detail) {
        return detail.is_known == nullptr || detail.is_known(subject);
    };
    Telling told{.kind = std::string(row.key), .details = Json::object()};
    for (const Detail<G>& detail : row.details) {
        if (is_known(detail)) fields::write_field(told.details, detail.field, scope);
    }
    told.words = row.pattern.said(voice(subject.viewer, names, [&](std::string_view name) -> Value {
        for (const Detail<G>& detail : row.details) {
            if (detail.field.name == name)
                return is_known(detail) ? fields::spoken(detail.field, scope) : Value();
        }
        return find(heard, subject, name);
    }));
    return told;
}

template <class G>
std::string Wording<G>::text(const Seen<G>& subject) const {
    const SeatNames nobody;
    Voice said = voice(subject, nobody);
    said.is_for_programs = true;
    return choice(subject).text.said(said).text();
}

template <class G>
ActionWords Wording<G>::describe(const Seen<G>& subject, const SeatNames& names) const {
    const ChoiceRow<G>& row = choice(subject);
    const Voice said = voice(subject, names);
    ActionWords words{.label = row.label.said(said)};
    words.words = row.words.written().empty() ? words.label : row.words.said(said);
    for (const Aim<G>& aim : row.targets) aim.add(subject, words.targets);
    return words;
}

template <class G>
Question Wording<G>::question(const Seen<G>& subject) const {
    const int now = asked(subject);
    const QuestionRow<G>& row = row_of(questions, [&](const QuestionRow<G>& each) {
        return each.asked == now && (each.when == nullptr || each.when(subject));
    });
    const SeatNames nobody;
    const Voice said = voice(subject, nobody);
    Question question{.phase = row.phase.said(said)};
    if (!is_asked(subject.view)) return question;
    question.ask = row.ask.said(said);
    question.rule = row.rule;
    return question;
}

template <class G>
Blocked Wording<G>::because(const Seen<G>& subject, const SeatNames& names, std::string_view key,
                            Target target, const NamedValues& arguments) const {
    const ReasonRow& row = row_of(reasons, [&](const ReasonRow& each) { return each.key == key; });
    const Voice said = voice(subject.view.viewer, names, [&](std::string_view name) {
        const Value* const argument = argument_of(arguments, name);
        return argument != nullptr ? *argument : find(seen, subject, name);
    });
    return {std::move(target), row.reason.said(said), std::string(row.rule)};
}

template <class G>
Words Wording<G>::say(const Value& value) const {
    const SeatNames nobody;
    return Pattern("{it}").said(voice(std::nullopt, nobody, [&](std::string_view) { return value; }));
}

template <class G>
Json Wording<G>::schema() const {
    Json kinds = Json::object();
    for (const EventRow<G>& row : events) {
        fields::Fields details;
        for (const Detail<G>& detail : row.details) details.push_back(detail.field);
        kinds[std::string(row.key)] = fields::schema(details);
        kinds[std::string(row.key)]["description"] = row.pattern.written();
    }
    return {{"type", "object"}, {"properties", std::move(kinds)}, {"additionalProperties", false}};
}

// Collects what cannot be chosen, and why.
template <class G>
struct Reasons {
    Seen<G> seen;
    const SeatNames& names;
    std::vector<Blocked> blocked{};

    // A row of `reasons`, and what it names besides.
    void add(std::string_view key, Target target, const NamedValues& values = {}) {
        blocked.push_back(G::words().because(seen, names, key, std::move(target), values));
    }
};

// ---- the words of any game

template <class G>
[[nodiscard]] Json events_schema() {
    if constexpr (requires { G::words().schema(); })
        return G::words().schema();
    else
        return {};
}

// What a game has of its own comes first.
template <class G>
[[nodiscard]] Telling tell(const typename G::Rules& rules, const typename G::Event& event, Viewer viewer,
                           const SeatNames& names) {
    if constexpr (requires { G::tell(rules, event, viewer, names); })
        return G::tell(rules, event, viewer, names);
    else
        return G::words().tell({rules, event, viewer}, names);
}
template <class G>
[[nodiscard]] std::string action_text(const typename G::Rules& rules, const typename G::View& view,
                                      Action action) {
    if constexpr (requires { G::action_text(rules, view, action); })
        return G::action_text(rules, view, action);
    else
        return G::words().text({rules, view, action});
}
template <class G>
[[nodiscard]] ActionWords describe(const typename G::Rules& rules, const typename G::View& view,
                                   Action action, const SeatNames& names) {
    if constexpr (requires { G::describe(rules, view, action, names); })
        return G::describe(rules, view, action, names);
    else
        return G::words().describe({rules, view, action}, names);
}
template <class G>
[[nodiscard]] Question question(const typename G::Rules& rules, const typename G::View& view) {
    if constexpr (requires { G::question(rules, view); })
        return G::question(rules, view);
    else
        return G::words().question({rules, view, {}});
}

} // namespace homestretch
