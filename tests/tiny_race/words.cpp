#include "engine/wording.h"
#include "tests/tiny_race/game.h"

namespace tiny_race {

using namespace homestretch; // NOLINT: a game is written in the engine's words
namespace f = fields;

const Wording<Game>& Game::words() {
    using Heard = homestretch::Heard<Game>;
    using Seen = homestretch::Seen<Game>;
    using Kind = Event::Kind;
    static const auto seat = f::field<&Event::seat>("seat", f::seat(), "who acted");
    static const auto card = f::field<&Event::card>(
        "card", f::word("card", f::words<&Rules::cards>()).or_null(no_card), "which card");
    static const auto spaces = f::field<&Event::spaces>("spaces", f::count(-99, 99), "moved");
    constexpr auto owner = [](const Heard& of) { return of.viewer == of.event.seat; };
    constexpr auto in_hand = [](const Seen& to) {
        return Target{.zone = "hand", .seat = to.view.viewer, .id = to.rules.id(CardId{to.action.first})};
    };
    static const Wording<Game> table{
        .events = {{Kind::Chose, "chose", {seat, {card, owner}}, "{Seat} chose {card?{card}|a card}."},
                   {Kind::Played, "played", {seat, card}, "{Seat} played {card}."},
                   {Kind::Moved, "moved", {seat, spaces}, "{Seat} moved {spaces}."},
                   {Kind::Drew, "drew", {seat, {card, owner}}, "{Seat} drew {card?{card}|a card}."},
                   {Kind::Blocked, "blocked", {seat, card}, "{Seat} stayed and discarded {card}."}},
        .seen = {{"card", [](const Seen& to) { return word_value("card", to.rules.cards, to.action.first); }},
                 {"text", [](const Seen& to) { return to.rules.text(CardId{to.action.first}); }},
                 {"spaces",
                  [](const Seen& to) { return waiting_step(to.rules, to.view.open)->arguments[0]; }},
                 {"cards",
                  [](const Seen& to) { return waiting_step(to.rules, to.view.open)->arguments[1]; }}},
        .choices =
            {{ActionKind::Play, "play {card}", "Play {card}", "Play {card}: {text}", {in_hand}},
             {ActionKind::Move, "move", "Move {spaces}"},
             {ActionKind::Draw, "draw", "Draw {cards}"},
             {ActionKind::GiveWay, "give-way", "Move back {spaces}"},
             {ActionKind::Block, "block {card}", "Discard {card}", "Discard {card} and stay", {in_hand}}},
        .asked = [](const Seen& to) { return static_cast<int>(ask_of(to.rules, to.view.open)); },
        .is_asked =
            [](const View& view) { return view.viewer && deciding(view.open).contains(*view.viewer); },
        .questions = {{Ask::None, "Finished"},
                      {Ask::ChooseCard, "Choosing", "Choose a card"},
                      {Ask::MoveOrDraw, "Playing", "Move or draw?"},
                      {Ask::PlayAnother, "Playing", "Play another card"},
                      {Ask::Push, "Playing", "Give way or stay?"}}};
    return table;
}

} // namespace tiny_race
