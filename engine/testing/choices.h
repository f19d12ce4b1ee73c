#pragma once

#include "engine/match_of.h"
#include "engine/testing/compared.h"
#include "engine/testing/playout.h"

namespace homestretch {

// Pending seats can act, nobody else can, and nothing is listed twice.
template <Game G>
[[nodiscard]] Complaint legal_complaint(const Position<G>& at) {
    const SeatSet pending = G::pending(at.state());
    for (const Seat seat : seats(at.seats())) {
        ActionList actions;
        actions.push_back(Action{255, 255, 255, 255}); // must be gone afterwards
        G::legal(at.rules(), at.state(), seat, actions);
        if (!pending.contains(seat)) {
            if (actions.empty()) continue;
            return at.complaint(fmt::format("seat {} is not pending, but has legal actions", index_of(seat)));
        }
        if (actions.empty()) {
            return at.complaint(fmt::format("seat {} is pending without a legal action", index_of(seat)));
        }
        const std::set<Action> distinct(actions.begin(), actions.end());
        if (distinct.size() != actions.size()) {
            return at.complaint(fmt::format("seat {} is offered an action twice", index_of(seat)));
        }
    }
    for (const Seat seat : pending) {
        if (index_of(seat) < at.seats()) continue;
        return at.complaint(fmt::format("seat {} is pending, but nobody sits there", index_of(seat)));
    }
    return std::nullopt;
}

// Legal actions are accepted; every other one, and every other seat's, is refused and changes nothing.
template <Game G>
[[nodiscard]] Complaint refusal_complaint(const Position<G>& at, RandomStream& random) {
    constexpr int tries = 24;
    NullSink silent;
    for (const Seat seat : seats(max_seats)) {
        ActionList actions;
        if (index_of(seat) < at.seats()) G::legal(at.rules(), at.state(), seat, actions);
        for (const Action action : actions) {
            typename G::State after = at.state();
            if (!try_apply<G>(at.rules(), after, seat, action, silent)) {
                return at.complaint(fmt::format("a legal action of seat {} is refused", index_of(seat)));
            }
        }
        for (int i = 0; i < tries; ++i) {
            const std::uint32_t bits = random.word();
            // Half of them near a legal action, half anything.
            Action action =
                i % 2 == 0 && !actions.empty() ? one_of(actions, random) : std::bit_cast<Action>(bits);
            (bits % 2 == 0 ? action.first : action.second) ^= static_cast<std::uint8_t>(bits >> 24U);
            if (actions.contains(action)) continue;
            typename G::State after = at.state();
            if (try_apply<G>(at.rules(), after, seat, action, silent)) {
                return at.complaint(fmt::format("seat {} may play what is not legal", index_of(seat)));
            }
            if (!same_bytes<G>(at.state(), after)) return at.complaint("a refused action changed the state");
        }
    }
    return std::nullopt;
}

// What is wrong with the texts that one seat is offered.
[[nodiscard]] inline std::optional<std::string> text_mistake(const std::vector<Choice>& choices) {
    std::set<std::string> texts;
    for (const Choice& choice : choices) {
        const std::string& text = choice.text;
        if (text.empty() || text.front() == ' ' || text.back() == ' ' ||
            text.find('\n') != std::string::npos) {
            return fmt::format("'{}' is no action text: it is one line without spaces around it", text);
        }
        if (!texts.insert(text).second) return fmt::format("two legal actions share the text '{}'", text);
        if (choice.said.words.empty() || choice.said.label.empty())
            return fmt::format("the action '{}' has no description", text);
        for (const Words& words : {choice.said.label, choice.said.words})
            if (const auto slip = slip_in(words)) return fmt::format("the action '{}': {}", text, *slip);
    }
    return std::nullopt;
}

// Every legal action has a text of its own and words, and the text plays it; the greedy choice is legal.
template <Game G>
[[nodiscard]] Complaint text_complaint(const Position<G>& at) {
    MatchOf<G> match(at.playout->setting->rules, {.seats = at.seats(), .seed = at.playout->seed});
    const Json position = dump<G>(at.rules(), at.state());
    if (const auto arranged = match.arrange(position); !arranged)
        return at.complaint(arranged.error().message);
    for (const Seat seat : G::pending(at.state())) {
        const std::vector<Choice> choices = match.choices(seat);
        if (const auto mistake = text_mistake(choices)) return at.complaint(*mistake);
        for (const Choice& choice : choices) {
            typename G::State after = at.state();
            EventRecorder<typename G::Event> recorder;
            G::apply(at.rules(), after, seat, choice.action, recorder);
            for (const Viewer viewer : viewers(at.seats())) {
                for (const auto& event : recorder.events) {
                    const Telling told = homestretch::tell<G>(at.rules(), event, viewer, {});
                    if (const auto slip = slip_in(told.words))
                        return at.complaint(fmt::format("the event {}: {}", told.kind, *slip));
                }
            }
            const std::unique_ptr<Match> played = match.clone();
            if (const auto done = played->act(seat, choice.text); !done)
                return at.complaint(done.error().message);
            if (!same(played->dump(), dump<G>(at.rules(), after))) {
                return at.complaint(fmt::format("the text '{}' plays another action", choice.text));
            }
        }
        if (match.act(seat, "no such action") || !same(match.dump(), position)) {
            return at.complaint("an unknown text is not refused, or changes something");
        }
        ActionList actions = legal_actions<G>(at.rules(), at.state(), seat);
        const ActionList offered = actions;
        if (!offered.contains(G::greedy(at.rules(), G::view(at.rules(), at.state(), seat), actions))) {
            return at.complaint(fmt::format("the greedy choice of seat {} is not legal", index_of(seat)));
        }
    }
    return std::nullopt;
}

// Every view can be shown: as JSON, and as a drawing that is plain text without colours.
template <Game G>
[[nodiscard]] Complaint display_complaint(const Position<G>& at) {
    for (const Viewer viewer : viewers(at.seats())) {
        const auto view = G::view(at.rules(), at.state(), viewer);
        const Json json = view_json<G>(at.rules(), view);
        if (!json.is_object() || !same(written_and_read(json), json)) {
            return at.complaint(fmt::format("the view of {} is no JSON object", name_of(viewer)));
        }
        const std::string drawing = drawing_of<G>(at.rules(), view, Paint(false));
        if (drawing.empty() || drawing.find('\x1b') != std::string::npos) {
            return at.complaint(fmt::format("the drawing for {} is empty or coloured", name_of(viewer)));
        }
    }
    return std::nullopt;
}

// Every card can be shown to people.
template <Game G>
[[nodiscard]] Complaint card_complaint(const Setting<G>& setting) {
    std::set<std::pair<std::string, std::string>> seen;
    for (const CardWords& card : G::cards(*setting.rules)) {
        if (card.table.empty() || card.id.empty() || card.name.empty()) {
            return fmt::format("the card '{}' lacks a table, an id or a name\n  at {}", card.id,
                               to_text(setting));
        }
        if (!seen.emplace(card.table, card.id).second) {
            return fmt::format("the card '{}' is listed twice\n  at {}", card.id, to_text(setting));
        }
    }
    return seen.empty() ? Complaint(fmt::format("no cards are listed\n  at {}", to_text(setting)))
                        : std::nullopt;
}

} // namespace homestretch
