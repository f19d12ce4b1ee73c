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

// What the whole table counts.
class Sums {
public:
    Sums(const Rules& rules, const Open& open) : rules_(rules), open_(open) {
        for (const Piece& piece : open.pieces) {
            if (piece.kind != PieceKind::Card) continue;
            ++(is_special(piece.card) ? special_cards_ : basic_cards_);
            unopposed_cards_ += piece.place == unopposed ? 1 : 0;
            add_auras(rules.resource(piece.card));
        }
        for (const Column& column : open.columns) {
            for (const Entry& entry : column.entries) {
                if (!entry.silenced) add_auras(rules.challenge(entry.card));
            }
        }
    }

    // SS-54
    [[nodiscard]] PowerParts parts(const Piece& piece) const {
        PowerParts parts{.fixed = piece.fixed};
        if (has_auras_) {
            for (std::size_t i = 0; i < filters; ++i)
                parts.auras += matches(piece, static_cast<Filter>(i)) ? auras_[i] : 0;
        }
        if (piece.kind != PieceKind::Card) return parts;
        for (const Lasting& step : rules_.resource(piece.card).lasting) {
            if (step.verb == Verb::Vary) parts.varying += share(rules_, step, counted(step, piece));
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
        for (const Entry& entry : column.entries) {
            if (entry.silenced) continue;
            for (const Lasting& step : rules_.challenge(entry.card).lasting) {
                if (step.verb == Verb::Vary) power += share(rules_, step, counted(step));
            }
        }
        return std::max(0, power); // SS-51
    }

private:
    void add_auras(const Side& side) {
        for (const Lasting& step : side.lasting) {
            if (step.verb != Verb::Aura) continue;
            auras_[static_cast<std::size_t>(static_cast<Filter>(step.what))] += step.number;
            has_auras_ = true;
        }
    }

    // For a challenge side.
    [[nodiscard]] int counted(const Lasting& step) const {
        switch (static_cast<Counter>(step.what)) {
        case Counter::SpecialPower: return special_power_;
        case Counter::BasicPower: return basic_power_;
        case Counter::TopPower: return top_power_;
        case Counter::SpecialCards: return special_cards_;
        case Counter::BasicCards: return basic_cards_;
        case Counter::UnopposedCards: return unopposed_cards_;
        case Counter::Columns: return static_cast<int>(open_.columns.size()) - 1;
        case Counter::Round: return open_.round;
        case Counter::Hearts: return open_.hearts;
        default: return 0;
        }
    }

    // For a resource side, which counts neither itself nor powers (SS-56).
    [[nodiscard]] int counted(const Lasting& step, const Piece& piece) const {
        const bool opposes = piece.place != unopposed;
        const auto vs_special = [&] { return is_special(open_.columns[column_of(piece.place)]); };
        switch (static_cast<Counter>(step.what)) {
        case Counter::SpecialCards: return special_cards_ - (is_special(piece.card) ? 1 : 0);
        case Counter::BasicCards: return basic_cards_ - (is_special(piece.card) ? 0 : 1);
        case Counter::Round: return open_.round;
        case Counter::Hearts: return open_.hearts;
        case Counter::IfUnopposed: return opposes ? 0 : 1;
        case Counter::IfOpposed: return opposes ? 1 : 0;
        case Counter::IfVsSpecial: return opposes && vs_special() ? 1 : 0;
        case Counter::IfVsBasic: return opposes && !vs_special() ? 1 : 0;
        case Counter::IfLast: return rules_.order_of(open_.lead, piece.owner) + 1 == rules_.seats ? 1 : 0;
        case Counter::IfLow: return open_.hearts <= few_hearts ? 1 : 0;
        default: return 0;
        }
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

int total(const PowerParts& parts) {
    return std::max(0, parts.fixed + parts.varying + parts.auras); // SS-51
}

// SS-70: whether every `only` of the column lets it count.
bool counts_against(const Rules& rules, const Piece& piece, const Column& column) {
    for (const Entry& entry : column.entries) {
        if (entry.silenced) continue;
        for (const Lasting& step : rules.challenge(entry.card).lasting) {
            if (step.verb == Verb::Only && !matches(piece, static_cast<Filter>(step.what))) return false;
        }
    }
    return true;
}

// The sum of all steps of this verb that count.
int sum_of(const Rules& rules, const Column& column, Verb verb) {
    int sum = 0;
    for (const Entry& entry : column.entries) {
        if (entry.silenced) continue;
        for (const Lasting& step : rules.challenge(entry.card).lasting)
            sum += step.verb == verb ? step.number : 0;
    }
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
    for (std::size_t i = 0; i < open.pieces.size(); ++i) powers.pieces[i] = total(sums.parts(open.pieces[i]));
    for (std::size_t i = 0; i < open.pieces.size(); ++i) sums.add_power(open.pieces[i], powers.pieces[i]);
    for (std::size_t i = 0; i < open.columns.size(); ++i) powers.columns[i] = sums.power(open.columns[i]);
    return powers;
}

PowerParts piece_parts(const Rules& rules, const Open& open, std::size_t piece) {
    return Sums(rules, open).parts(open.pieces[piece]);
}

Resolution resolution(const Rules& rules, const Open& open) {
    const Powers power = powers(rules, open);
    Resolution result{.ledger = open.ledger};
    std::array<int, max_columns> strengths{};
    for (std::size_t i = 0; i < open.pieces.size(); ++i) {
        const Piece& piece = open.pieces[i];
        if (piece.place == unopposed) {
            result.gain += power.pieces[i];
        } else if (counts_against(rules, piece, open.columns[column_of(piece.place)])) {
            strengths[column_of(piece.place)] += power.pieces[i]; // SS-59
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
