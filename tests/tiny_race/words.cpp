#include "tests/tiny_race/game.h"

#include <fmt/format.h>

namespace tiny_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

namespace {

int amount(const Rules& rules, const View& view, std::size_t place) {
    return waiting_step(rules, view.open)->arguments[place];
}

} // namespace

std::string Game::action_text(const Rules& rules, const View&, Action action) {
    const CardId card{action.first};
    switch (static_cast<ActionKind>(action.kind)) {
    case ActionKind::Play: return fmt::format("play {}", rules.id(card));
    case ActionKind::Move: return "move";
    case ActionKind::Draw: return "draw";
    case ActionKind::GiveWay: return "give-way";
    case ActionKind::Block: return fmt::format("block {}", rules.id(card));
    }
    return "";
}

ActionWords Game::describe(const Rules& rules, const View& view, Action action, const SeatNames&) {
    const CardId card{action.first};
    const auto plain = [](const std::string& words) { return ActionWords{words, words, {}}; };
    const auto with_card = [&](std::string label, std::string words) {
        return ActionWords{std::move(label), std::move(words), {{"hand", view.viewer, {}, rules.id(card)}}};
    };
    switch (static_cast<ActionKind>(action.kind)) {
    case ActionKind::Play:
        return with_card("Play " + rules.name(card),
                         fmt::format("Play {}: {}", rules.name(card), rules.text(card)));
    case ActionKind::Move: return plain(fmt::format("Move {}", amount(rules, view, 0)));
    case ActionKind::Draw: return plain(fmt::format("Draw {}", amount(rules, view, 1)));
    case ActionKind::GiveWay: return plain(fmt::format("Move back {}", amount(rules, view, 0)));
    case ActionKind::Block:
        return with_card("Discard " + rules.name(card), fmt::format("Discard {} and stay", rules.name(card)));
    }
    return {};
}

Question Game::question(const Rules& rules, const View& view) {
    const bool asked = view.viewer && deciding(view.open).contains(*view.viewer);
    const auto question = [&](std::string_view phase, std::string_view ask) {
        return Question{std::string(phase), asked ? std::string(ask) : "", ""};
    };
    switch (ask_of(rules, view.open)) {
    case Ask::None: return question("Finished", "");
    case Ask::ChooseCard: return question("Choosing", "Choose a card");
    case Ask::MoveOrDraw: return question("Playing", "Move or draw?");
    case Ask::PlayAnother: return question("Playing", "Play another card");
    case Ask::Push: return question("Playing", "Give way or stay?");
    }
    return {};
}

Telling Game::tell(const Rules& rules, const Event& event, Viewer viewer, const SeatNames& names) {
    const bool own = viewer == event.seat;
    const auto telling = [&](std::string kind, std::string_view does, bool secret) {
        Telling told{.kind = std::move(kind),
                     .words = fmt::format("{} {}", names.first_in_sentence(event.seat), does),
                     .details = {{"seat", index_of(event.seat)}}};
        if (secret && !own)
            told.words += " a card";
        else if (event.card != no_card)
            told.words += " " + rules.name(event.card);
        if (event.card != no_card && (own || !secret)) told.details["card"] = rules.id(event.card);
        return told;
    };
    switch (event.kind) {
    case Event::Kind::Chose: return telling("chose", "chooses", true);
    case Event::Kind::Played: return telling("played", "plays", false);
    case Event::Kind::Drew: return telling("drew", "draws", true);
    case Event::Kind::Blocked: return telling("blocked", "stays and discards", false);
    case Event::Kind::Moved: break;
    }
    Telling told = telling("moved", fmt::format("moves {}", event.spaces), false);
    told.details["spaces"] = event.spaces;
    return told;
}

} // namespace tiny_race
