#include "games/slow-and-steady/verbs.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace slow_and_steady {

namespace {

PlaceSet all_columns(const Open& open) {
    PlaceSet all = PlaceSet::first(open.columns.size() + 1);
    all.erase(unopposed);
    return all;
}
template <class Fits>
PlaceSet columns_that(const Open& open, Fits&& fits) {
    PlaceSet found;
    for (std::size_t i = 0; i < open.columns.size(); ++i) {
        if (fits(i)) found.insert(slot_of(i));
    }
    return found;
}

// SS-65: what breaks others cannot be broken.
bool breaks_others(const Rules& rules, const Column& column) {
    return std::any_of(column.entries.begin(), column.entries.end(),
                       [&](const Entry& entry) { return rules.challenge(entry.card).breaks; });
}

// SS-95: the column in which the entry of the running challenge is now.
std::optional<std::size_t> own_column(const Open& open) {
    for (std::size_t i = 0; i < open.columns.size(); ++i) {
        for (const Entry& entry : open.columns[i].entries) {
            if (entry.activated && entry.depth == open.effects.size()) return i;
        }
    }
    return std::nullopt;
}

// The eligible columns that a challenge is aimed at. `strongest` and `weakest` look at the power of now, and
// of equals at the leftmost.
PlaceSet aimed_at(const Rules& rules, const Open& open, Aim aim, PlaceSet eligible) {
    const auto own = own_column(open);
    const auto only = [&](std::size_t column) { return eligible & PlaceSet::only(slot_of(column)); };
    const PlaceSet others = own ? eligible - only(*own) : eligible;
    switch (aim) {
    case Aim::Self: return own ? only(*own) : PlaceSet();
    case Aim::Left: return own && *own > 0 ? only(*own - 1) : PlaceSet();
    case Aim::Right: return own && *own + 1 < open.columns.size() ? only(*own + 1) : PlaceSet();
    case Aim::Others: return others;
    default: break;
    }
    if (others.empty()) return others;
    const Powers power = powers(rules, open);
    const auto comes_first = [&](Place one, Place other) {
        const int difference = power.columns[column_of(one)] - power.columns[column_of(other)];
        return aim == Aim::Strongest ? difference > 0 : difference < 0;
    };
    Place best = *others.begin();
    for (const Place place : others) best = comes_first(place, best) ? place : best;
    return PlaceSet::only(best);
}

// Challenges do not ask: the one column they are aimed at is chosen, or none.
std::optional<std::size_t> target(const Doing& doing, PlaceSet eligible) {
    const PlaceSet found = aimed_at(doing.rules, doing.open(), doing.word<Aim>(0), eligible);
    return found.empty() ? std::nullopt : std::optional(column_of(*found.begin()));
}
void choose_target(const Doing& doing, std::optional<std::size_t> target) {
    if (target) doing.choose(*target);
    if (!target) doing.stage() = progress::over;
}

Event event_of_column(const Doing& doing, Event::Kind kind, std::size_t column, int number = 0) {
    return {.kind = kind,
            .against = challenge_at(doing.open(), slot_of(column)),
            .column = static_cast<std::uint8_t>(column),
            .number = number};
}
Event event_of_two(const Doing& doing, Event::Kind kind, std::size_t column, std::size_t other,
                   CardId other_card) {
    Event event = event_of_column(doing, kind, column);
    event.second = other_card;
    event.second_column = static_cast<std::uint8_t>(other);
    return event;
}

// SS-58, SS-64: gives a column this power as things stand now. With F = 0 its power is its variable part
// alone, which is never negative.
void set_power(const Rules& rules, Open& open, std::size_t column, int power) {
    open.columns[column].fixed = 0;
    open.columns[column].fixed = power - powers(rules, open).columns[column];
}

// Pieces follow their columns when one is put in behind `column`, or the one at `column` is taken out.
void make_room_behind(Open& open, std::size_t column) {
    for (Piece& piece : open.pieces) {
        if (piece.place > slot_of(column)) piece.place = slot_of(column_of(piece.place) + 1);
    }
}
void close_gap(Open& open, std::size_t column, std::size_t new_home) {
    for (Piece& piece : open.pieces) {
        if (piece.place == slot_of(column)) piece.place = slot_of(new_home);
        if (piece.place > slot_of(column)) piece.place = slot_of(column_of(piece.place) - 1);
    }
}

// SS-60, SS-63, SS-64
void break_at(const Doing& doing, std::size_t column, int amount) {
    Open& open = doing.open();
    const int whole = powers(doing.rules, open).columns[column];
    Column copy;
    for (Entry entry : open.columns[column].entries) {
        const bool waits = !entry.activated;
        entry.copy = true;
        entry.activated = entry.silenced && !waits;
        entry.depth =
            waits || entry.silenced ? std::uint8_t{0} : static_cast<std::uint8_t>(open.effects.size());
        copy.entries.push_back(entry);
    }
    open.columns.push_back(copy);
    std::rotate(open.columns.begin() + column + 1, open.columns.end() - 1, open.columns.end());
    make_room_behind(open, column);
    set_power(doing.rules, open, column, whole - amount);
    set_power(doing.rules, open, column + 1, amount);
    doing.sink([&] { return event_of_column(doing, Event::Kind::Broke, column, amount); });
}

// SS-63: the copies that this break has to activate, one after the other.
Progress activate_copies(const Doing& doing) {
    const std::size_t depth = doing.open().effects.size();
    for (std::size_t i = 0; i < doing.open().columns.size(); ++i) {
        for (Entry& entry : doing.open().columns[i].entries) {
            if (entry.activated || entry.depth != depth) continue;
            if (activate(doing.rules, doing.state, i, entry, doing.sink)) return Progress::Calls;
        }
    }
    return Progress::Done;
}

bool is_breakable(const Rules& rules, const Open& open, std::size_t column) {
    return !open.columns.full() && !breaks_others(rules, open.columns[column]); // SS-33
}
bool is_replaceable(const Rules&, const Open& open, std::size_t column) {
    return open.columns[column].entries.size() == 1 && !open.columns[column].entries[0].copy;
}
bool fit_together(const Open& open, std::size_t one, std::size_t other) { // SS-34
    return open.columns[one].entries.size() + open.columns[other].entries.size() <= max_entries;
}
// `draw N`, SS-29. stage() counts the cards drawn.
Progress draw_more(const Doing& doing) {
    Open& open = doing.open();
    while (doing.stage() < doing.number()) {
        ++doing.stage();
        if (open.columns.full()) { // SS-33
            doing.limited_by(Limit::Columns);
            return Progress::Done;
        }
        const CardId card = draw_challenge(doing.rules, doing.state, doing.sink);
        if (card == no_card) {
            doing.nothing_drawn();
            return Progress::Done;
        }
        add_column(doing.rules, doing.state, card, Event::Kind::DrewChallenge, doing.sink);
        const std::size_t column = open.columns.size() - 1;
        if (activate(doing.rules, doing.state, column, open.columns[column].entries[0], doing.sink))
            return Progress::Calls;
    }
    return Progress::Done;
}

// `power N T`: only `pick` asks.
void aim_power(const Doing& doing) {
    if (doing.word<Aim>(1) != Aim::Pick) doing.stage() = progress::acted;
}
Progress change_power(const Doing& doing) {
    const auto aim = doing.word<Aim>(1);
    PlaceSet found = all_columns(doing.open());
    if (aim == Aim::Pick) {
        found = PlaceSet::only(slot_of(doing.first()));
    } else if (is_resource(doing.frame)) {
        const PlaceSet here = PlaceSet::only(doing.open().pieces[piece_of(doing.frame)].place);
        if (aim == Aim::Opposed) found = found & here;
        if (aim == Aim::Others) found = found - here;
    } else {
        found = aimed_at(doing.rules, doing.open(), aim, found);
    }
    for (const Place place : found) {
        doing.open().columns[column_of(place)].fixed += doing.number(); // SS-52
        doing.sink([&] {
            return event_of_column(doing, Event::Kind::PowerChanged, column_of(place), doing.number());
        });
    }
    return Progress::Done;
}

// `break T MODE`
void aim_break(const Doing& doing) {
    Open& open = doing.open();
    const PlaceSet breakable = columns_that(
        open, [&](std::size_t column) { return !breaks_others(doing.rules, open.columns[column]); });
    const bool asks = is_resource(doing.frame);
    const auto found = asks ? std::nullopt : target(doing, breakable);
    if (open.columns.full()) { // SS-33, SS-103
        if (asks ? !breakable.empty() : found.has_value()) doing.limited_by(Limit::Columns);
        doing.stage() = progress::over;
    } else if (!asks) {
        choose_target(doing, found);
    }
}
Progress break_column(const Doing& doing) {
    if (doing.stage() != progress::acted) break_at(doing, doing.first(), static_cast<int>(doing.second()));
    doing.stage() = progress::acted;
    return activate_copies(doing);
}

// `merge self T`, `merge pick pick`
void aim_merge(const Doing& doing) {
    const Open& open = doing.open();
    if (is_resource(doing.frame)) {
        if (open.columns.size() > 1 && choosable(doing.rules, open, Verb::Merge).empty())
            doing.limited_by(Limit::Entries); // SS-103
        return;
    }
    const auto own = own_column(open);
    choose_target(doing, own);
    if (!own) return;
    PlaceSet others = all_columns(open);
    others.erase(slot_of(*own));
    const PlaceSet fitting = partners(open, Verb::Merge, *own);
    const auto other = target(doing, fitting);
    if (fitting != others && other != target(doing, others)) doing.limited_by(Limit::Entries);
    choose_target(doing, other);
}
// SS-58
Progress merge(const Doing& doing) {
    Open& open = doing.open();
    const auto [left, right] = std::minmax({doing.first(), doing.second()});
    const Powers before = powers(doing.rules, open);
    Column& into = open.columns[left];
    const Column gone = open.columns.take(right);
    into.pieces = static_cast<std::uint8_t>(into.pieces + gone.pieces);
    for (const Entry& entry : gone.entries) into.entries.push_back(entry);
    close_gap(open, right, left);
    set_power(doing.rules, open, left, before.columns[left] + before.columns[right]);
    doing.sink([&] { return event_of_two(doing, Event::Kind::Merged, left, right, gone.entries[0].card); });
    return Progress::Done;
}

// `replace T`
void aim_replace(const Doing& doing) {
    if (is_resource(doing.frame)) return;
    choose_target(doing, target(doing, choosable(doing.rules, doing.open(), Verb::Replace)));
}
Progress replace(const Doing& doing) {
    const CardId card = draw_challenge(doing.rules, doing.state, doing.sink);
    if (card == no_card) {
        doing.nothing_drawn();
        return Progress::Done;
    }
    Column& column = doing.open().columns[doing.first()];
    const CardId old = column.entries[0].card;
    doing.open().challenge_discard.push_back(old);
    column.fixed = doing.rules.challenge(card).power;
    column.entries[0] = {.card = card}; // SS-96
    show(doing.rules, doing.state, card);
    doing.sink([&] {
        return Event{.kind = Event::Kind::Replaced,
                     .card = old,
                     .second = card,
                     .column = static_cast<std::uint8_t>(doing.first())};
    });
    (void)activate(doing.rules, doing.state, doing.first(), column.entries[0], doing.sink); // SS-36
    return Progress::Done;
}

// `swap`: F and entries change places, pieces stay.
Progress swap_columns(const Doing& doing) {
    Column& one = doing.open().columns[doing.first()];
    Column& other = doing.open().columns[doing.second()];
    std::swap(one, other);
    std::swap(one.pieces, other.pieces);
    doing.sink([&] {
        Event event =
            event_of_two(doing, Event::Kind::Swapped, doing.first(), doing.second(), one.entries[0].card);
        event.against = other.entries[0].card; // which was at the first place
        return event;
    });
    return Progress::Done;
}

// `silence pick`
Progress silence(const Doing& doing) {
    for (Entry& entry : doing.open().columns[doing.first()].entries) entry.silenced = true;
    doing.sink([&] { return event_of_column(doing, Event::Kind::Silenced, doing.first()); });
    return Progress::Done;
}

} // namespace

constinit const std::array<VerbRow, 7> row_verbs{
    {{.verb = Verb::Draw,
      .sentences = {{{"draw {number}", on_challenge, "Draw {0} more {0|challenge|challenges}."}}},
      .carry_out = &draw_more,
      .danger = {.each = 2.3F}},
     {.verb = Verb::Power,
      .sentences = {{{"power {change} {aim}", on_challenge, "{1} gets {0+} power."},
                     {"power {change} {own-aim}", on_resource, "{1} {0+} power."}}},
      .carry_out = &change_power,
      .asks = {Ask::PickColumn},
      .begin = &aim_power,
      .purpose = "gets-power",
      .worth = {.each = -0.8F},
      .danger = {.each = 1.0F}},
     {.verb = Verb::Break,
      .sentences = {{{"break {challenge} even", on_challenge, "Evenly break {0}."},
                     {"break {challenge} {free}", on_challenge,
                      "Break {0}; the first player splits its power."},
                     {"break pick even", on_resource, "You may evenly break a challenge."},
                     {"break pick {free}", on_resource,
                      "You may break a challenge, splitting its power as you like."}}},
      .carry_out = &break_column,
      .asks = {Ask::PickColumn, Ask::Split},
      .begin = &aim_break,
      .column = &is_breakable,
      .purpose = "broken",
      .obstacle = "breaks",
      .danger = {.flat = 1.2F}},
     {.verb = Verb::Merge,
      .sentences = {{{"merge self {challenge}", on_challenge, "Merge this with {0}."},
                     {"merge pick pick", on_resource, "You may merge two challenges into one."}}},
      .carry_out = &merge,
      .asks = {Ask::PickColumn, Ask::PickSecond},
      .begin = &aim_merge,
      .pair = &fit_together,
      .purpose = "merged",
      .obstacle = "too-large",
      .worth = {.flat = 0.9F},
      .danger = {.flat = -0.3F}},
     {.verb = Verb::Replace,
      .sentences = {{{"replace {challenge}", on_challenge, "Replace {0} with a new one."},
                     {"replace pick", on_resource, "You may replace a challenge with a new one."}}},
      .carry_out = &replace,
      .asks = {Ask::PickColumn},
      .begin = &aim_replace,
      .column = &is_replaceable,
      .purpose = "replaced",
      .obstacle = "no-single-card",
      .worth = {.flat = 0.9F}},
     {.verb = Verb::Swap,
      .sentences = {{{"swap", on_resource, "You may swap two challenges; resources stay."}}},
      .carry_out = &swap_columns,
      .asks = {Ask::PickColumn, Ask::PickSecond},
      .pair = [](const Open&, std::size_t, std::size_t) { return true; },
      .purpose = "swapped"},
     {.verb = Verb::Silence,
      .sentences = {{{"silence pick", on_resource,
                      "You may silence a challenge: its lasting effects and its variable power stop."}}},
      .carry_out = &silence,
      .asks = {Ask::PickColumn},
      .purpose = "silenced",
      .worth = {.flat = 0.9F}}}};

PlaceSet choosable(const Rules& rules, const Open& open, Verb verb) {
    const VerbRow& row = row_of(verb);
    return columns_that(open, [&](std::size_t column) {
        return (row.column == nullptr || row.column(rules, open, column)) &&
               (row.pair == nullptr || !partners(open, verb, column).empty());
    });
}
PlaceSet partners(const Open& open, Verb verb, std::size_t first) {
    const auto fit = row_of(verb).pair;
    return columns_that(open,
                        [&](std::size_t column) { return column != first && fit(open, first, column); });
}
bool breaks_evenly(const Frame& frame, const Step& step) {
    return static_cast<Splitting>(step.arguments[is_resource(frame) ? 0 : 1]) == Splitting::Even;
}

} // namespace slow_and_steady
