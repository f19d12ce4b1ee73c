#include "tests/tiny_race/game.h"

#include <fmt/format.h>

namespace tiny_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words

namespace {

std::string names(const Rules& rules, const Cards& cards) {
    std::string all;
    for (const CardId card : cards) all += fmt::format(" {}", rules.name(card));
    return all;
}

} // namespace

View Game::view(const Rules& rules, const State& state, Viewer viewer) {
    View view{.viewer = viewer,
              .discard = state.discard,
              .deck_size = static_cast<std::uint8_t>(state.deck.size()),
              .pending = pending(state)};
    const bool revealed = state.choosing.empty();
    for (const Seat seat : seats(state.seats)) {
        const Player& who = state.players[index_of(seat)];
        PlayerView& shown = view.players[index_of(seat)];
        shown = {.spaces = who.spaces,
                 .hand_size = static_cast<std::uint8_t>(who.hand.size()),
                 .has_chosen = who.chosen != no_card};
        if (viewer == seat) shown.hand = who.hand;
        if (viewer == seat || revealed) shown.chosen = who.chosen;
    }
    if (!state.choosing.empty()) view.ask = Ask::ChooseCard;
    if (state.effects.empty()) return view;
    const Frame& frame = state.effects.top();
    const Step& step = rules.programs.steps(frame.program)[frame.next];
    view.ask = asking(state, frame.seat, step).ask;
    view.amounts = {step.arguments[0], step.arguments[1]};
    return view;
}

std::string Game::draw(const Rules& rules, const View& view, const Paint& paint) {
    std::string table = fmt::format("{} to the finish, {} cards in the deck\n", rules.track, view.deck_size);
    for (std::size_t i = 0; i < rules.seats; ++i) {
        const PlayerView& player = view.players[i];
        table += fmt::format("{}  {} spaces, {} cards{}", paint(Ink::Strong, fmt::format("seat {}", i)),
                             player.spaces, player.hand_size, player.hand.empty() ? "" : ":");
        table += names(rules, player.hand);
        if (player.chosen != no_card)
            table += fmt::format("; plays {}", rules.name(player.chosen));
        else if (player.has_chosen)
            table += "; has chosen";
        table += '\n';
    }
    return table + "discard:" + names(rules, view.discard) + '\n';
}

// Hidden from the viewer: the deck, other hands, and what others have chosen as long as it lies face down.
void Game::redeal(const Rules&, State& state, Viewer viewer, RandomStream& random) {
    const bool revealed = state.choosing.empty();
    FixedList<CardId, max_cards> pool;
    const auto for_each_hidden = [&](auto&& visit) {
        for (CardId& card : state.deck) visit(card);
        for (const Seat seat : seats(state.seats)) {
            if (viewer == seat) continue;
            Player& who = state.players[index_of(seat)];
            for (CardId& card : who.hand) visit(card);
            if (!revealed && who.chosen != no_card) visit(who.chosen);
        }
    };
    for_each_hidden([&](const CardId& card) { pool.push_back(card); });
    std::sort(pool.begin(), pool.end()); // forgets where they lay
    random.shuffle(std::span(pool.begin(), pool.end()));
    for_each_hidden([&](CardId& card) { card = pool.pop_back(); });
    state.random = random.split();
}

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
    case ActionKind::Move: return plain(fmt::format("Move {}", view.amounts[0]));
    case ActionKind::Draw: return plain(fmt::format("Draw {}", view.amounts[1]));
    case ActionKind::GiveWay: return plain(fmt::format("Move back {}", view.amounts[0]));
    case ActionKind::Block:
        return with_card("Discard " + rules.name(card), fmt::format("Discard {} and stay", rules.name(card)));
    }
    return {};
}

Question Game::question(const Rules&, const View& view) {
    const bool asked = view.viewer && view.pending.contains(*view.viewer);
    const auto question = [&](std::string_view phase, std::string_view ask) {
        return Question{std::string(phase), asked ? std::string(ask) : "", ""};
    };
    switch (view.ask) {
    case Ask::None: return question("Finished", "");
    case Ask::ChooseCard: return question("Choosing", "Choose a card");
    case Ask::MoveOrDraw: return question("Playing", "Move or draw?");
    case Ask::PlayAnother: return question("Playing", "Play another card");
    case Ask::Push: return question("Playing", "Give way or stay?");
    }
    return {};
}

// Nothing in a hand is ever forbidden.
std::vector<Blocked> Game::blocked(const Rules&, const View&, const ActionList&, const SeatNames&) {
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

// Plays what moves farthest, and gives up its slowest card rather than two spaces.
Action Game::greedy(const Rules& rules, const View& view, const ActionList& actions) {
    const auto worth = [&](Action action) -> int {
        int spaces = 0;
        for (const Step& step : rules.steps(CardId{action.first})) spaces += step.arguments[0];
        switch (static_cast<ActionKind>(action.kind)) {
        case ActionKind::Play: return spaces;
        case ActionKind::Move: return view.amounts[0];
        case ActionKind::Draw: return 2 * view.amounts[1];
        case ActionKind::GiveWay: return -view.amounts[0];
        case ActionKind::Block: break;
        }
        return 1 - spaces;
    };
    return *std::max_element(actions.begin(), actions.end(),
                             [&](Action left, Action right) { return worth(left) < worth(right); });
}

} // namespace tiny_race
