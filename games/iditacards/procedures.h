#pragma once

// The procedures of the rules, which are written as programs so that they too can stop in the middle, and who
// calls which program.

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

// A step that calls a program, and what that has in common with the one that calls.
enum class Common : std::uint8_t { Nothing, Seat, SeatAndCard };
struct Call {
    Verb verb{};
    ProgramKind callee{};
    Common common = Common::Nothing;
    bool again = false;                   // the step is entered again afterwards; otherwise it is done
    std::optional<std::size_t> counter{}; // which number of `scratch` has counted the call
};
inline constexpr std::array calls{
    Call{Verb::Execute, ProgramKind::Card, Common::SeatAndCard, true, scratch::done},
    Call{Verb::EnterTable, ProgramKind::OnPlay, Common::SeatAndCard},
    Call{Verb::Attach, ProgramKind::OnPlay, Common::SeatAndCard},
    Call{Verb::Move, ProgramKind::Walk, Common::Seat},
    Call{Verb::EndMove, ProgramKind::Walk, Common::Seat},
    Call{Verb::OnMove, ProgramKind::OnMove, Common::Seat, true, scratch::table_entry},
    Call{Verb::EndDays, ProgramKind::OnDayEndEmpty, Common::Nothing, true, scratch::entry},
    Call{Verb::FeelWeather, ProgramKind::OnRoll, Common::Nothing, true, scratch::turn},
    Call{Verb::FeelLegs, ProgramKind::OnDay, Common::Nothing, true, scratch::turn},
    Call{Verb::FeelTurnEnd, ProgramKind::OnTurnEnd, Common::Seat},
    Call{Verb::MakePayable, ProgramKind::Deaths, Common::Nothing, true},
    Call{Verb::MakeRoom, ProgramKind::Deaths, Common::Nothing, true},
    Call{Verb::AskToJoin, ProgramKind::Deaths, Common::Nothing, true},
    Call{Verb::KillEachOther, ProgramKind::Deaths, Common::Nothing, true, scratch::turn},
    Call{Verb::KillOwn, ProgramKind::Deaths, Common::Nothing, true, scratch::done},
    Call{Verb::KillAnyFake, ProgramKind::Deaths, Common::Nothing, true, scratch::done},
    Call{Verb::KillAnyAttached, ProgramKind::Deaths, Common::Nothing, true, scratch::done},
};

} // namespace iditacards
