#include "games/rat-race/describe.h"

#include "games/rat-race/names.h"
#include "games/rat-race/phases.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace rat_race {

using homestretch::ActionWords;
using homestretch::SeatNames;
using homestretch::Target;

namespace {

const PlayerView& own(const View& view) {
    return view.players[index_of(*view.viewer)];
}

// A card of one's own, at the first place where the title lies.
Target card_target(const Rules& rules, const View& view, std::string_view zone, const Titles& cards,
                   TitleId title) {
    const auto place = std::find(cards.begin(), cards.end(), title);
    return {std::string(zone), view.viewer, static_cast<std::size_t>(place - cards.begin()), rules.id(title)};
}
Target hand_target(const Rules& rules, const View& view, TitleId title) {
    return card_target(rules, view, "hand", own(view).hand, title);
}

Target player_target(Seat seat) {
    return {"player", seat, {}, ""};
}

// "Carbon Credits (Polar bear, money)"
std::string card_words(const Rules& rules, TitleId id) {
    const Title& title = rules.title(id);
    std::vector<std::string> facts;
    for (const Councilor councilor : councilors) {
        for (int i = 0; i < title.symbols[index_of(councilor)]; ++i) facts.push_back(rules.name(councilor));
    }
    if (title.is_issue) facts.push_back(rules.id(title.ideal));
    return fmt::format("{} ({})", rules.name(id), fmt::join(facts, ", "));
}

std::string whose(const View& view, Seat seat, const SeatNames& names) {
    return view.viewer == seat ? "your" : names.in_sentence(seat) + "'s";
}

std::string step_words(const Rules& rules, const View& view, Action action) {
    const Councilor councilor = councilor_of(action);
    const Place target = place_of(action);
    const Place start = token(view.open.board, councilor);
    const std::string& who = rules.name(councilor);
    if (target == throne)
        return fmt::format("Move the {} to the Throne: the match ends and it is Monarch", who);
    if (target == off_board) return fmt::format("Move the {} back off the board", who);
    const int left = distance(rules, target);
    const bool back = start != off_board && left > distance(rules, start);
    return fmt::format("Move the {} {}{}: {} step{} from the Throne then", who, back ? "back to " : "to ",
                       place_words(rules, target), left, left == 1 ? "" : "s");
}

ActionWords said_of_card(const Rules& rules, const View& view, std::string_view verb, std::string_view rest,
                         TitleId title) {
    return {fmt::format("{} {}", verb, rules.name(title)),
            fmt::format("{} {}{}", verb, card_words(rules, title), rest),
            {hand_target(rules, view, title)}};
}

ActionWords said_of_seat(std::string_view label, Seat seat, const SeatNames& names, std::string_view rest) {
    const std::string text = fmt::format("{} {}", label, names.in_sentence(seat));
    return {text, fmt::format("{}{}", text, rest), {player_target(seat)}};
}

ActionWords said_of_issue(const Rules& rules, const View& view, std::string_view verb, std::string_view rest,
                          Action action) {
    const Councilor from = councilor_of(action);
    const TitleId issue = view.open.board.rows[index_of(from)][action.second];
    const bool active = action.second + 1U == view.open.board.rows.size(index_of(from));
    const std::string label = fmt::format("{} {} from the {}", verb, rules.name(issue), rules.name(from));
    return {label,
            fmt::format("{} ({}{}){}", label, rules.id(rules.title(issue).ideal),
                        active ? ", its Active card" : "", rest),
            {issue_target(rules, view.open.board, from, action.second)}};
}

// The Issue that is given to a Councilor: played, dealt or moved.
TitleId issue_on_its_way(const View& view) {
    if (view.open.ask == Ask::Place) return view.open.placing;
    if (view.open.ask == Ask::Least) return view.open.revealed;
    const Frame& frame = view.open.effects.top();
    return view.open.board
        .rows[static_cast<std::size_t>(frame.scratch[1] - 1)][static_cast<std::size_t>(frame.scratch[2])];
}

ActionWords said_of_row(const Rules& rules, const View& view, Action action) {
    const Councilor to = councilor_of(action);
    const TitleId issue = issue_on_its_way(view);
    const std::string label = fmt::format("{} on the {}", rules.name(issue), rules.name(to));
    return {label,
            fmt::format("Put {} on the {}: it gains {}", rules.name(issue), rules.name(to),
                        rules.id(rules.title(issue).ideal)),
            {councilor_target(rules, to)}};
}

ActionWords said_of_lifted(const Rules& rules, const View& view, TitleId title) {
    const auto place = std::find(view.lifted.begin(), view.lifted.end(), title);
    return {fmt::format("Keep {}", rules.name(title)),
            fmt::format("Keep {}: {}", card_words(rules, title), rules.text(title)),
            {{"lifted", {}, static_cast<std::size_t>(place - view.lifted.begin()), rules.id(title)}}};
}

ActionWords said_of_discarded(const Rules& rules, const View& view, TitleId title) {
    std::size_t uppermost = 0;
    for (std::size_t i = 0; i < view.open.discard.size(); ++i) {
        if (view.open.discard[i] == title) uppermost = i;
    }
    return {fmt::format("Take {} back", rules.name(title)),
            fmt::format("Take {} from the discard pile: {}", card_words(rules, title), rules.text(title)),
            {{"discard", {}, uppermost, rules.id(title)}}};
}

ActionWords said_of_field(const Rules& rules, std::string_view label, std::string_view rest, Place place) {
    const std::string text = fmt::format("{} {}", label, place_words(rules, place));
    return {text, fmt::format("{}{}", text, rest), {place_target(rules, place)}};
}

ActionWords said_of_deal(const Rules& rules, const View& view, Seat seat, const SeatNames& names) {
    const TitleId card = view.lifted[0];
    return {fmt::format("{} into {} bank", rules.name(card), whose(view, seat, names)),
            fmt::format("Put {} face down into {} bank", card_words(rules, card), whose(view, seat, names)),
            {player_target(seat)}};
}

ActionWords said_of_unbanking(const Rules& rules, const View& view, Action action) {
    const TitleId title = title_of(action);
    const bool face_up = action.second == 1;
    return {fmt::format("Take {} back{}", rules.name(title), face_up ? " (face up)" : ""),
            fmt::format("Take {} out of your bank{}", card_words(rules, title),
                        face_up ? ", where all can see it" : ""),
            {card_target(rules, view, face_up ? "bank_up" : "bank_down",
                         face_up ? own(view).bank_up : own(view).bank_down, title)}};
}

} // namespace

std::string place_words(const Rules& rules, Place place) {
    if (place == throne) return "the Throne";
    if (place == off_board) return "off the board";
    std::vector<std::string> ideals;
    for (std::size_t ideal = 0; ideal < ideal_count; ++ideal)
        ideals.insert(ideals.end(), rules.layout.field(place).ideals[ideal], rules.ideal_words.id(ideal));
    return fmt::format("the {} field in row {}", fmt::join(ideals, "-"), row_of(rules.layout, place));
}

Target place_target(const Rules& rules, Place place) {
    if (place == throne || place == off_board) return {place_text(rules, place), {}, {}, ""};
    return {"field", {}, static_cast<std::size_t>(place), place_text(rules, place)};
}

Target councilor_target(const Rules& rules, Councilor councilor) {
    return {"councilor", {}, index_of(councilor), rules.id(councilor)};
}

Target issue_target(const Rules& rules, const Board& board, Councilor councilor, std::size_t index) {
    return {"row-" + rules.id(councilor), {}, index, rules.id(board.rows[index_of(councilor)][index])};
}

std::string action_text(const Rules& rules, const View&, Action action) {
    const auto title = [&](std::string_view verb) {
        return fmt::format("{} {}", verb, rules.id(title_of(action)));
    };
    const auto seat = [&](std::string_view verb) { return fmt::format("{} {}", verb, action.first); };
    const auto issue = [&](std::string_view verb) {
        return fmt::format("{} {} {}", verb, rules.id(councilor_of(action)), action.second);
    };
    const auto step = [&](std::string_view verb) {
        return fmt::format("{} {} {}", verb, rules.id(councilor_of(action)),
                           place_text(rules, place_of(action)));
    };
    const auto field = [&](std::string_view verb) {
        return fmt::format("{} {}", verb, place_text(rules, field_of(action)));
    };
    switch (kind_of(action)) {
    case ActionKind::Vote: return seat("vote");
    case ActionKind::Play: return title("play");
    case ActionKind::On: return fmt::format("on {}", rules.id(councilor_of(action)));
    case ActionKind::Bank: return title("bank");
    case ActionKind::Unbank: return title("unbank") + (action.second == 1 ? " up" : "");
    case ActionKind::Discard: return title("discard");
    case ActionKind::Steal: return seat("steal");
    case ActionKind::Recover: return title("recover");
    case ActionKind::Keep: return title("keep");
    case ActionKind::Give: return title("give");
    case ActionKind::Deal: return seat("deal");
    case ActionKind::Peek: return seat("peek");
    case ActionKind::Expose: return title("expose");
    case ActionKind::ExposeOf: return seat("expose-of");
    case ActionKind::Take: return issue("take");
    case ActionKind::Shift: return issue("shift");
    case ActionKind::Drop: return issue("drop");
    case ActionKind::Step: return step("step");
    case ActionKind::Riot: return field("riot");
    case ActionKind::Calm: return field("calm");
    case ActionKind::Move: return step("move");
    case ActionKind::Draw: return "draw";
    case ActionKind::Pass: return "pass";
    case ActionKind::Stop: return "stop";
    }
    homestretch::check(false);
    return {};
}

ActionWords describe(const Rules& rules, const View& view, Action action, const SeatNames& names) {
    const TitleId title = title_of(action);
    const Seat seat = seat_of(action);
    switch (kind_of(action)) {
    case ActionKind::Vote: return said_of_seat("Vote for", seat, names, " as first player");
    case ActionKind::Play: return said_of_card(rules, view, "Play", ": " + rules.text(title), title);
    case ActionKind::On: return said_of_row(rules, view, action);
    case ActionKind::Bank: return said_of_card(rules, view, "Bank", ", face down", title);
    case ActionKind::Unbank: return said_of_unbanking(rules, view, action);
    case ActionKind::Discard: return said_of_card(rules, view, "Discard", "", title);
    case ActionKind::Steal: return said_of_seat("Steal from", seat, names, ": a card drawn blindly");
    case ActionKind::Recover: return said_of_discarded(rules, view, title);
    case ActionKind::Keep: return said_of_lifted(rules, view, title);
    case ActionKind::Give: {
        const Seat receiver =
            next_receiver(rules, view.open.effects.top(), waiting_step(rules, view.open.effects));
        ActionWords said = said_of_card(
            rules, view, "Give", fmt::format(": it goes into {} bank", whose(view, receiver, names)), title);
        said.targets.insert(said.targets.begin(), player_target(receiver));
        return said;
    }
    case ActionKind::Deal: return said_of_deal(rules, view, seat, names);
    case ActionKind::Peek: return said_of_seat("Look into the bank of", seat, names, "");
    case ActionKind::Expose: {
        ActionWords said{fmt::format("Turn up {}", rules.name(title)),
                         fmt::format("Turn up {} in your bank", card_words(rules, title)),
                         {}};
        said.targets.push_back(card_target(rules, view, "bank_down", own(view).bank_down, title));
        return said;
    }
    case ActionKind::ExposeOf: return said_of_seat("Turn up cards of", seat, names, ", drawn by lot");
    case ActionKind::Take: return said_of_issue(rules, view, "Take", "", action);
    case ActionKind::Shift: return said_of_issue(rules, view, "Move", " to another Councilor", action);
    case ActionKind::Drop: return said_of_issue(rules, view, "Discard", "", action);
    case ActionKind::Step:
    case ActionKind::Move:
        return {fmt::format("{} {}{}", rules.name(councilor_of(action)),
                            place_of(action) == off_board ? "" : "to ", place_words(rules, place_of(action))),
                step_words(rules, view, action),
                {councilor_target(rules, councilor_of(action)), place_target(rules, place_of(action))}};
    case ActionKind::Riot: return said_of_field(rules, "Riot on", ": nobody can enter it", field_of(action));
    case ActionKind::Calm: return said_of_field(rules, "Calm", "", field_of(action));
    case ActionKind::Draw: return {"Draw a card", "Draw the top card of the pile", {{"pile", {}, {}, ""}}};
    case ActionKind::Pass: return {"Pass", "Leave the Councilors where they are", {}};
    case ActionKind::Stop: return {"Stop", "Do no more of this", {}};
    }
    homestretch::check(false);
    return {};
}

} // namespace rat_race
