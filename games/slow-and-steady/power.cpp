#include "games/slow-and-steady/power.h"

#include <algorithm>

namespace slow_and_steady {

namespace {

// SS-57
int share(const Rules& rules, const Lasting& step, int counted) {
    const int product = step.number * counted;
    return rules.rounds_up ? (product + step.divisor - 1) / step.divisor : product / step.divisor;
}

bool matches(const Piece& piece, Filter filter) {
    switch (filter) {
    case Filter::Basic: return !is_special(piece.card);
    case Filter::Special: return is_special(piece.card);
    case Filter::Unopposed: return piece.place == unopposed;
    case Filter::Opposed: return piece.place != unopposed;
    case Filter::All: return true;
    }
    return false;
}

// The lasting steps of a column that count.
template <class Visit>
void each_lasting(const Rules& rules, const Column& column, Visit&& visit) {
    for (const Entry& entry : column.entries) {
        if (entry.silenced) continue;
        for (const Lasting& step : rules.challenge(entry.card).lasting) visit(step);
    }
}

// What the whole table counts.
class Sums {
public:
    Sums(const Rules& rules, const Open& open) : rules_(rules), open_(open) {
        for (const Piece& piece : open.pieces) {
            if (piece.kind != PieceKind::Card) continue;
            ++(is_special(piece.card) ? special_cards_ : basic_cards_);
            unopposed_cards_ += int{piece.place == unopposed};
            for (const Lasting& step : rules.resource(piece.card).lasting) add_aura(step);
        }
        for (const Column& column : open.columns)
            each_lasting(rules, column, [&](const Lasting& step) { add_aura(step); });
    }

    // SS-54
    [[nodiscard]] PowerParts parts(const Piece& piece) const {
        PowerParts parts{.fixed = piece.fixed};
        for (std::size_t i = 0; has_auras_ && i < filters; ++i)
            parts.auras += matches(piece, static_cast<Filter>(i)) ? auras_[i] : 0;
        if (piece.kind != PieceKind::Card) return parts;
        for (const Lasting& step : rules_.resource(piece.card).lasting) {
            if (step.verb == Verb::Vary) parts.varying += share(rules_, step, counted(step, &piece));
            if (step.verb == Verb::Aura && matches(piece, static_cast<Filter>(step.what)))
                parts.auras -= step.number; // not for the piece itself
        }
        return parts;
    }

    // SS-56: once the powers of all pieces are known.
    void add_power(const Piece& piece, int power) {
        (is_special(piece.card) ? special_power_ : basic_power_) += power;
        top_power_ = std::max(top_power_, power);
    }

    // SS-55
    [[nodiscard]] int power(const Column& column) const {
        int power = column.fixed;
        each_lasting(rules_, column, [&](const Lasting& step) {
            if (step.verb == Verb::Vary) power += share(rules_, step, counted(step));
        });
        return std::max(0, power); // SS-51
    }

private:
    void add_aura(const Lasting& step) {
        if (step.verb != Verb::Aura) return;
        auras_[static_cast<std::size_t>(step.what)] += step.number;
        has_auras_ = true;
    }

    // Of a challenge side, or of a piece, which counts neither itself nor powers (SS-56).
    [[nodiscard]] int counted(const Lasting& step, const Piece* piece = nullptr) const {
        const bool opposes = piece != nullptr && piece->place != unopposed;
        const auto itself = [&](bool special) {
            return piece != nullptr && is_special(piece->card) == special;
        };
        const auto opposes_special = [&] { return is_special(open_.columns[column_of(piece->place)]); };
        switch (static_cast<Counter>(step.what)) {
        case Counter::SpecialPower: return special_power_;
        case Counter::BasicPower: return basic_power_;
        case Counter::TopPower: return top_power_;
        case Counter::SpecialCards: return special_cards_ - int{itself(true)};
        case Counter::BasicCards: return basic_cards_ - int{itself(false)};
        case Counter::UnopposedCards: return unopposed_cards_;
        case Counter::Columns: return static_cast<int>(open_.columns.size()) - 1;
        case Counter::Round: return open_.round;
        case Counter::Hearts: return open_.hearts;
        case Counter::IfUnopposed: return int{!opposes};
        case Counter::IfOpposed: return int{opposes};
        case Counter::IfVsSpecial: return int{opposes && opposes_special()};
        case Counter::IfVsBasic: return int{opposes && !opposes_special()};
        case Counter::IfLast: return int{rules_.order_of(open_.lead, piece->owner) + 1 == rules_.seats};
        case Counter::IfLow: return int{open_.hearts <= few_hearts};
        }
        return 0;
    }

    const Rules& rules_;
    const Open& open_;
    std::array<int, filters> auras_{};
    bool has_auras_ = false;
    int special_cards_ = 0;
    int basic_cards_ = 0;
    int unopposed_cards_ = 0;
    int special_power_ = 0;
    int basic_power_ = 0;
    int top_power_ = 0;
};

// SS-70: whether every `only` of the column lets it count.
bool counts_against(const Rules& rules, const Piece& piece, const Column& column) {
    bool counts = true;
    each_lasting(rules, column, [&](const Lasting& step) {
        if (step.verb == Verb::Only) counts = counts && matches(piece, static_cast<Filter>(step.what));
    });
    return counts;
}

// The sum of all steps of this verb that count.
int sum_of(const Rules& rules, const Column& column, Verb verb) {
    int sum = 0;
    each_lasting(rules, column, [&](const Lasting& step) { sum += step.verb == verb ? step.number : 0; });
    return sum;
}

} // namespace

bool is_special(const Column& column) {
    return std::any_of(column.entries.begin(), column.entries.end(),
                       [](const Entry& entry) { return is_special(entry.card); });
}

Powers powers(const Rules& rules, const Open& open) {
    Powers powers;
    Sums sums(rules, open);
    for (std::size_t i = 0; i < open.pieces.size(); ++i) powers.parts[i] = sums.parts(open.pieces[i]);
    for (std::size_t i = 0; i < open.pieces.size(); ++i) sums.add_power(open.pieces[i], powers.piece(i));
    for (std::size_t i = 0; i < open.columns.size(); ++i) powers.columns[i] = sums.power(open.columns[i]);
    return powers;
}

Resolution resolution(const Rules& rules, const Open& open) {
    const Powers power = powers(rules, open);
    Resolution result{.ledger = open.ledger};
    std::array<int, max_columns> strengths{};
    for (std::size_t i = 0; i < open.pieces.size(); ++i) {
        const Piece& piece = open.pieces[i];
        if (piece.place == unopposed) {
            result.gain += power.piece(i);
        } else if (counts_against(rules, piece, open.columns[column_of(piece.place)])) {
            strengths[column_of(piece.place)] += power.piece(i); // SS-59
        }
    }
    for (std::size_t i = 0; i < open.columns.size(); ++i) {
        const Column& column = open.columns[i];
        const Contest contest{power.columns[i], strengths[i], strengths[i] >= power.columns[i]}; // SS-71
        result.contests.push_back(contest);
        if (contest.overcome) {
            result.ledger += sum_of(rules, column, Verb::Reward); // SS-74
        } else {
            result.success = false;
            result.loss += contest.power + sum_of(rules, column, Verb::Penalty);
        }
    }
    if (result.success) { // SS-72
        result.change = result.gain + result.ledger;
    } else { // SS-73
        result.gain = 0;
        result.loss = std::max(0, result.loss - open.guard);
        result.change = std::min(0, result.ledger - result.loss);
    }
    const int hearts = open.hearts + result.change;
    result.hearts = std::clamp(hearts, 0, int{rules.heart_cap}); // SS-75
    const bool losing = result.change < 0;                       // SS-76
    result.defeat = losing && (any_loss_defeats(rules, open) ||
                               (rules.loss_rule == LossRule::BelowZero && hearts < 0)); // SS-77, SS-78
    result.warned = losing && rules.loss_rule == LossRule::Brink && result.hearts == 0; // SS-79
    return result;
}

bool any_loss_defeats(const Rules& rules, const Open& open) {
    switch (rules.loss_rule) {
    case LossRule::ZeroThenLoss: return open.hearts == 0 && open.round > 1;
    case LossRule::BelowZero: return open.hearts == 0;
    case LossRule::Brink: return open.warned;
    }
    return false;
}

} // namespace slow_and_steady
