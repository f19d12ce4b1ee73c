#include "games/slow-and-steady/steps.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

namespace slow_and_steady {

namespace {

constexpr Columns bit(std::size_t column) {
    return static_cast<Columns>(1U << column);
}
constexpr Columns all(const Open& open) {
    return static_cast<Columns>((1U << open.columns.size()) - 1U);
}

// SS-65: what breaks others cannot be broken.
bool is_breakable(const Rules& rules, const Column& column) {
    return std::none_of(column.entries.begin(), column.entries.end(),
                        [&](const Entry& entry) { return rules.challenge(entry.card).breaks; });
}
Columns breakable(const Rules& rules, const Open& open) {
    Columns found = 0;
    for (std::size_t i = 0; i < open.columns.size(); ++i)
        found = static_cast<Columns>(found | (is_breakable(rules, open.columns[i]) ? bit(i) : 0U));
    return found;
}
bool is_replaceable(const Column& column) {
    return column.entries.size() == 1 && !column.entries[0].copy;
}
bool fit_together(const Column& one, const Column& other) { // SS-34
    return one.entries.size() + other.entries.size() <= max_entries;
}

// SS-95: the column in which the entry of the running challenge is now.
std::optional<std::size_t> own_column(const State& state) {
    for (std::size_t i = 0; i < state.open.columns.size(); ++i) {
        for (const Entry& entry : state.open.columns[i].entries) {
            if (entry.activated && entry.depth == state.open.effects.size()) return i;
        }
    }
    return std::nullopt;
}

// The eligible columns that a challenge is aimed at. `strongest` and `weakest` look at the power of now, and
// of equals at the leftmost.
Columns aimed_at(const Rules& rules, const State& state, Aim aim, Columns eligible) {
    const auto own = own_column(state);
    const Columns others = own ? static_cast<Columns>(eligible & ~bit(*own)) : eligible;
    switch (aim) {
    case Aim::Self: return own ? static_cast<Columns>(eligible & bit(*own)) : Columns{0};
    case Aim::Left: return own && *own > 0 ? static_cast<Columns>(others & bit(*own - 1)) : Columns{0};
    case Aim::Right: // the bit behind the last column is never eligible
        return own && *own + 1 < max_columns ? static_cast<Columns>(others & bit(*own + 1)) : Columns{0};
    case Aim::Others: return others;
    default: break;
    }
    if (others == 0) return 0;
    const Powers power = powers(rules, state.open);
    std::optional<std::size_t> best;
    for (Columns left = others; left != 0; left = static_cast<Columns>(left & (left - 1))) {
        const auto column = static_cast<std::size_t>(std::countr_zero(left));
        const bool better = !best || (aim == Aim::Strongest ? power.columns[column] > power.columns[*best]
                                                            : power.columns[column] < power.columns[*best]);
        if (better) best = column;
    }
    return bit(*best);
}

// The one column that a challenge is aimed at.
std::optional<std::size_t> target(const Doing& doing, std::size_t argument, Columns eligible) {
    const auto aim = static_cast<Aim>(doing.step.arguments[argument]);
    const Columns found = aimed_at(doing.rules, doing.state, aim, eligible);
    if (found == 0) return std::nullopt;
    return static_cast<std::size_t>(std::countr_zero(found));
}

// Asks for the first column; whether there is nothing to ask.
bool asks_first(const Doing& doing) {
    if (doing.stage() != progress::begins) return false;
    if (pickable(doing.open(), doing.rules, homestretch::verb_of<Verb>(doing.step)) == 0) {
        doing.stage() = progress::over;
        return false;
    }
    (void)doing.asks_owner(Ask::PickColumn);
    return true;
}

// SS-58, SS-64: gives a column this power as things stand now. With F = 0 its power is its variable part
// alone, which is never negative.
void set_power(const Rules& rules, Open& open, std::size_t column, int power) {
    open.columns[column].fixed = 0;
    open.columns[column].fixed = power - powers(rules, open).columns[column];
}

void add_power(const Doing& doing, std::size_t column, int change) {
    doing.open().columns[column].fixed += change; // SS-52
    doing.sink([&] {
        return Event{.kind = Event::Kind::PowerChanged,
                     .against = challenge_at(doing.open(), slot_of(column)),
                     .column = static_cast<std::uint8_t>(column),
                     .number = change};
    });
}

// Pieces follow their columns when one is put in behind `column`, or the one at `column` is taken out.
void make_room_behind(Open& open, std::size_t column) {
    for (Piece& piece : open.pieces) {
        if (piece.place != unopposed && column_of(piece.place) > column)
            piece.place = slot_of(column_of(piece.place) + 1);
    }
}
void close_gap(Open& open, std::size_t column, std::size_t new_home) {
    for (Piece& piece : open.pieces) {
        if (piece.place == unopposed || column_of(piece.place) < column) continue;
        piece.place =
            column_of(piece.place) == column ? slot_of(new_home) : slot_of(column_of(piece.place) - 1);
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
        entry.depth = waits || entry.silenced ? std::uint8_t{0}
                                              : static_cast<std::uint8_t>(doing.state.open.effects.size());
        copy.entries.push_back(entry);
    }
    open.columns.push_back(copy);
    std::rotate(open.columns.begin() + column + 1, open.columns.end() - 1, open.columns.end());
    make_room_behind(open, column);
    set_power(doing.rules, open, column, whole - amount);
    set_power(doing.rules, open, column + 1, amount);
    doing.sink([&] {
        return Event{.kind = Event::Kind::Broke,
                     .against = challenge_at(open, slot_of(column)),
                     .column = static_cast<std::uint8_t>(column),
                     .number = amount};
    });
}

// SS-63: the copies that this break has to activate, one after the other.
Progress activate_copies(const Doing& doing) {
    const std::size_t depth = doing.state.open.effects.size();
    for (std::size_t i = 0; i < doing.open().columns.size(); ++i) {
        for (Entry& entry : doing.open().columns[i].entries) {
            if (entry.activated || entry.depth != depth) continue;
            if (activate(doing.rules, doing.state, i, entry, doing.sink)) return Progress::Calls;
        }
    }
    return Progress::Done;
}

// SS-58
void merge_columns(const Doing& doing, std::size_t one, std::size_t other) {
    Open& open = doing.open();
    const auto [left, right] = std::minmax(one, other);
    const Powers before = powers(doing.rules, open);
    Column& into = open.columns[left];
    const Column gone = open.columns[right];
    into.pieces = static_cast<std::uint8_t>(into.pieces + gone.pieces);
    for (const Entry& entry : gone.entries) into.entries.push_back(entry);
    (void)open.columns.take(right);
    close_gap(open, right, left);
    set_power(doing.rules, open, left, before.columns[left] + before.columns[right]);
    doing.sink([&] {
        return Event{.kind = Event::Kind::Merged,
                     .second = gone.entries[0].card,
                     .against = challenge_at(open, slot_of(left)),
                     .column = static_cast<std::uint8_t>(left),
                     .second_column = static_cast<std::uint8_t>(right)};
    });
}

Progress replace_at(const Doing& doing, std::size_t at) {
    const CardId card = draw_challenge(doing.rules, doing.state, doing.sink);
    if (card == no_card) {
        doing.sink([&] { return Event{.kind = Event::Kind::NothingDrawn, .verb = Verb::Replace}; });
        return Progress::Done;
    }
    Column& column = doing.open().columns[at];
    const CardId old = column.entries[0].card;
    doing.open().challenge_discard.push_back(old);
    column.fixed = doing.rules.challenge(card).power;
    column.entries[0] = {.card = card}; // SS-96
    show(doing.rules, doing.state, card);
    doing.sink([&] {
        return Event{.kind = Event::Kind::Replaced,
                     .card = old,
                     .second = card,
                     .column = static_cast<std::uint8_t>(at)};
    });
    (void)activate(doing.rules, doing.state, at, column.entries[0], doing.sink); // SS-36
    return Progress::Done;
}

} // namespace

Columns pickable(const Open& open, const Rules& rules, Verb verb) {
    if (verb == Verb::Break) return open.columns.full() ? Columns{0} : breakable(rules, open); // SS-33
    Columns found = 0;
    for (std::size_t i = 0; i < open.columns.size(); ++i) {
        const Column& column = open.columns[i];
        bool fits = true;
        switch (verb) {
        case Verb::Replace: fits = is_replaceable(column); break;
        case Verb::Merge:
        case Verb::Swap: fits = partners(open, verb, i) != 0; break;
        default: break;
        }
        if (fits) found = static_cast<Columns>(found | bit(i));
    }
    return found;
}

Columns partners(const Open& open, Verb verb, std::size_t first) {
    Columns found = 0;
    for (std::size_t i = 0; i < open.columns.size(); ++i) {
        const bool fits = verb == Verb::Swap || fit_together(open.columns[first], open.columns[i]);
        if (i != first && fits) found = static_cast<Columns>(found | bit(i));
    }
    return found;
}

// `draw N`, SS-29. stage() counts the cards drawn.
Progress draw_more(const Doing& doing) {
    Open& open = doing.open();
    while (doing.stage() < doing.step.arguments[0]) {
        ++doing.stage();
        if (open.columns.full()) { // SS-33
            doing.limited_by(Limit::Columns);
            return Progress::Done;
        }
        const CardId card = draw_challenge(doing.rules, doing.state, doing.sink);
        if (card == no_card) {
            doing.sink([&] { return Event{.kind = Event::Kind::NothingDrawn, .verb = Verb::Draw}; });
            return Progress::Done;
        }
        add_column(doing.rules, doing.state, card);
        const std::size_t column = open.columns.size() - 1;
        doing.sink([&] {
            return Event{.kind = Event::Kind::DrewChallenge,
                         .card = card,
                         .column = static_cast<std::uint8_t>(column)};
        });
        if (activate(doing.rules, doing.state, column, open.columns[column].entries[0], doing.sink))
            return Progress::Calls;
    }
    return Progress::Done;
}

// `power N T`
Progress change_power(const Doing& doing) {
    const int change = doing.step.arguments[0];
    const auto aim = static_cast<Aim>(doing.step.arguments[1]);
    if (aim == Aim::Pick) {
        if (asks_first(doing)) return Progress::Asks;
        if (doing.stage() == progress::has_one) add_power(doing, doing.first(), change);
        return Progress::Done;
    }
    Columns found = all(doing.open());
    if (is_resource(doing.frame)) {
        const Place place = doing.open().pieces[piece_of(doing.frame)].place;
        const Columns opposed = place == unopposed ? Columns{0} : bit(column_of(place));
        if (aim == Aim::Opposed) found = opposed;
        if (aim == Aim::Others) found = static_cast<Columns>(found & ~opposed);
    } else {
        found = aimed_at(doing.rules, doing.state, aim, found);
    }
    for (; found != 0; found = static_cast<Columns>(found & (found - 1)))
        add_power(doing, static_cast<std::size_t>(std::countr_zero(found)), change);
    return Progress::Done;
}

int largest_split(const Rules& rules, const Open& open, std::size_t column) {
    return std::min(powers(rules, open).columns[column], most_split); // SS-62
}

// `break T MODE`
Progress break_column(const Doing& doing) {
    const bool picks = is_resource(doing.frame);
    const auto mode = static_cast<Splitting>(doing.step.arguments[picks ? 0 : 1]);
    if (doing.stage() == progress::begins && doing.open().columns.full()) { // SS-103
        const Columns breaks = breakable(doing.rules, doing.open());
        if (picks ? breaks != 0 : target(doing, 0, breaks).has_value()) doing.limited_by(Limit::Columns);
    }
    if (picks && asks_first(doing)) return Progress::Asks;
    if (!picks && doing.stage() == progress::begins) {
        const auto found = target(doing, 0, pickable(doing.open(), doing.rules, Verb::Break));
        doing.stage() = found ? progress::has_one : progress::over;
        if (found) doing.frame.scratch[1] = static_cast<std::int16_t>(*found);
    }
    if (doing.stage() == progress::has_one) {
        const int power = powers(doing.rules, doing.open()).columns[doing.first()];
        if (mode == Splitting::Free && power > 0) return doing.asks_owner(Ask::Split);
        doing.frame.scratch[2] = static_cast<std::int16_t>(power / 2); // SS-61
        doing.stage() = progress::has_two;
    }
    if (doing.stage() == progress::has_two) {
        break_at(doing, doing.first(), doing.frame.scratch[2]);
        doing.stage() = progress::acted;
    }
    return doing.stage() == progress::acted ? activate_copies(doing) : Progress::Done;
}

// `merge self T`, `merge pick pick`
Progress merge(const Doing& doing) {
    if (!is_resource(doing.frame)) {
        const auto own = own_column(doing.state);
        if (!own) return Progress::Done;
        const Columns fitting = partners(doing.open(), Verb::Merge, *own);
        const Columns others = static_cast<Columns>(all(doing.open()) & ~bit(*own));
        const auto other = target(doing, 0, fitting);
        if (fitting != others && other != target(doing, 0, others)) doing.limited_by(Limit::Entries);
        if (other) merge_columns(doing, *own, *other);
        return Progress::Done;
    }
    const Open& open = doing.open();
    if (doing.stage() == progress::begins && open.columns.size() > 1 &&
        pickable(open, doing.rules, Verb::Merge) == 0)
        doing.limited_by(Limit::Entries); // SS-103
    if (asks_first(doing)) return Progress::Asks;
    if (doing.stage() == progress::has_one) return doing.asks_owner(Ask::PickSecond);
    if (doing.stage() == progress::has_two) merge_columns(doing, doing.first(), doing.second());
    return Progress::Done;
}

// `replace T`
Progress replace(const Doing& doing) {
    if (is_resource(doing.frame)) {
        if (asks_first(doing)) return Progress::Asks;
        return doing.stage() == progress::has_one ? replace_at(doing, doing.first()) : Progress::Done;
    }
    const auto found = target(doing, 0, pickable(doing.open(), doing.rules, Verb::Replace));
    return found ? replace_at(doing, *found) : Progress::Done;
}

// `swap`: F and entries change places, pieces stay.
Progress swap_columns(const Doing& doing) {
    if (asks_first(doing)) return Progress::Asks;
    if (doing.stage() == progress::has_one) return doing.asks_owner(Ask::PickSecond);
    if (doing.stage() != progress::has_two) return Progress::Done;
    Column& one = doing.open().columns[doing.first()];
    Column& other = doing.open().columns[doing.second()];
    std::swap(one, other);
    std::swap(one.pieces, other.pieces);
    doing.sink([&] {
        return Event{.kind = Event::Kind::Swapped,
                     .second = one.entries[0].card,
                     .against = other.entries[0].card,
                     .column = static_cast<std::uint8_t>(doing.first()),
                     .second_column = static_cast<std::uint8_t>(doing.second())};
    });
    return Progress::Done;
}

// `silence pick`
Progress silence(const Doing& doing) {
    if (asks_first(doing)) return Progress::Asks;
    if (doing.stage() != progress::has_one) return Progress::Done;
    for (Entry& entry : doing.open().columns[doing.first()].entries) entry.silenced = true;
    doing.sink([&] {
        return Event{.kind = Event::Kind::Silenced,
                     .against = challenge_at(doing.open(), slot_of(doing.first())),
                     .column = static_cast<std::uint8_t>(doing.first())};
    });
    return Progress::Done;
}

} // namespace slow_and_steady
