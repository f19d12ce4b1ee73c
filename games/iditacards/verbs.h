#pragma once

// What effects are made of, each verb in one row: how cards write it and how it reads, what it does, what it
// asks, which program it calls, and what it remembers while it waits. The steps of the rules' own procedures
// stand among them; no card can write those.

#include "engine/effects/interpreter.h"
#include "engine/fields/kind.h"
#include "games/iditacards/actions.h"
#include "games/iditacards/rules.h"
#include "games/iditacards/state.h"

#include <array>
#include <optional>
#include <string_view>

namespace iditacards {

class Race;

enum class Ask : std::uint8_t {
    None,
    Main,
    BeforeFailing,
    Energy,
    Join,
    Legendary,
    Room,
    AttachTo,
    Replace,
    KillOwn,
    KillAny,
    DestroyOf,
    DrawOf,
    DestroyHand,
    Recover,
    RecoverAll,
    UpgradeDeck,
    Take,
};

struct Asking {
    Ask (*question)(const Frame&) = nullptr; // nullptr: it asks nothing
    void (*choices)(const Rules&, const State&, Seat, ActionList&) = nullptr;
    void (*answer)(Race&, Frame&, Action) = nullptr; // does what was chosen; the step decides what comes next
    // Even where there is one answer (ID-11). How to pay energy is asked because not asking would tell about
    // a hand; the others have two answers at least: join or stay, a card and "no more", a dog and "fizzle".
    bool always = false;
};

enum class Common : std::uint8_t { Nothing, Seat, SeatAndCard };
struct Call {
    ProgramKind callee = ProgramKind::Nothing; // Nothing: it calls none
    Common common = Common::Nothing;           // what the programs share
    bool again = false;                        // the step is entered again afterwards; otherwise it is done
    std::optional<std::size_t> counter{};      // which number of `scratch` has counted the call
};

// How cards write a step and how it reads. Nothing: a step of a procedure.
struct Written {
    std::string_view form{};
    homestretch::Places where = 0;
    std::string_view text{};
    homestretch::WriteSentence write = nullptr; // instead of the text
};

struct VerbRow {
    Verb verb{};
    Written written{};
    homestretch::Progress (*perform)(Race&, Frame&, const homestretch::Step&) = nullptr;
    Asking asks{};
    Call calls{};
    const homestretch::fields::Slots& (*remembers)() = nullptr; // of `scratch`
};

struct Verbs { // by Verb
    static const std::array<VerbRow, performed_verbs> rows;
};
[[nodiscard]] inline const VerbRow& row_of(const homestretch::Step& step) {
    return Verbs::rows[step.verb];
}

// What the position asks; nothing when the match is over.
[[nodiscard]] Ask ask_of(const Rules& rules, const Open& open);
// The step that asks, while a card or procedure is in the middle of its effects.
[[nodiscard]] const homestretch::Step& asking_step(const Rules& rules, const Open& open);
// The answers of the seat that is asked.
void legal(const Rules& rules, const State& state, Seat seat, ActionList& actions);

} // namespace iditacards
