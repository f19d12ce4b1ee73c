#pragma once

// The procedures of the rules, which are written as programs so that they too can stop in the middle.

#include "games/iditacards/rules.h"
#include "games/iditacards/steps.h"

#include <array>
#include <optional>
#include <string_view>

namespace iditacards {

struct Procedure {
    ProgramKind kind{};
    std::string_view name{};    // in dumps
    Phase lowest = Phase::Main; // the phase in which it can lie below all others; Main: in none
    FixedList<Verb, 5> verbs{}; // its steps
};
inline const std::array procedures{
    // by ProgramKind
    Procedure{ProgramKind::Nothing, "nothing"},
    Procedure{ProgramKind::Shortfall, "shortfall", Phase::Action, {Verb::MakePayable}},
    Procedure{ProgramKind::Play, "play", Phase::Action, {Verb::PayEnergy, Verb::PayHealth, Verb::Settle}},
    Procedure{
        ProgramKind::ResolveCard, "resolve", Phase::Action, {Verb::Execute, Verb::PutAway, Verb::PayParent}},
    Procedure{ProgramKind::ResolveDog,
              "resolve dog",
              Phase::Action,
              {Verb::MakeRoom, Verb::EnterTable, Verb::PayParent}},
    Procedure{
        ProgramKind::ResolveAttachment, "resolve attachment", Phase::Action, {Verb::Attach, Verb::PayParent}},
    Procedure{ProgramKind::Walk, "walk", Phase::Main, {Verb::Walk, Verb::OnMove}},
    Procedure{ProgramKind::Deaths, "deaths", Phase::FreeAction, {Verb::Deaths}},
    Procedure{ProgramKind::NewDay,
              "new day",
              Phase::NewDay,
              {Verb::AskToJoin, Verb::EndDays, Verb::RollWeather, Verb::FeelWeather, Verb::FeelLegs}},
    Procedure{ProgramKind::EndOfTurn, "end of turn", Phase::EndOfTurn, {Verb::EndMove, Verb::FeelTurnEnd}},
};
[[nodiscard]] constexpr ProgramId program_of(ProgramKind procedure) {
    return static_cast<ProgramId>(procedure);
}
// ID-41, ID-42: what carries out a card that is paid.
[[nodiscard]] constexpr ProgramKind procedure_for(Type type) {
    if (type == Type::Dog) return ProgramKind::ResolveDog;
    return type == Type::Attachment ? ProgramKind::ResolveAttachment : ProgramKind::ResolveCard;
}

// The card that is being played or resolved by a procedure, and so lies in no other zone.
[[nodiscard]] inline std::optional<CardId> card_in_the_air(const Frame& frame) {
    constexpr std::size_t put_away = 1; // the step of ResolveCard that ends it
    const auto is_in_the_air = [&] {
        switch (static_cast<ProgramKind>(frame.program)) {
        case ProgramKind::Shortfall: return true;
        case ProgramKind::Play: return frame.kept[kept::energy] != payment_failed;
        case ProgramKind::ResolveCard: return frame.next <= put_away;
        case ProgramKind::ResolveDog: return frame.next == 0 && frame.kept[kept::declined] == 0;
        case ProgramKind::ResolveAttachment: return frame.next == 0;
        default: return false;
        }
    }();
    if (is_in_the_air) return static_cast<CardId>(frame.kept[kept::card]);
    return std::nullopt;
}
// Of the topmost frame that has one.
[[nodiscard]] inline std::optional<CardId> card_in_the_air(const Open& open) {
    std::optional<CardId> found;
    for (const Frame& frame : open.effects) {
        if (const auto card = card_in_the_air(frame)) found = card;
    }
    return found;
}

} // namespace iditacards
