#include "server/table/steward.h"
#include "server/table/words.h"

#include <fmt/format.h>

namespace homestretch::server {

Answer<void> Steward::operator()(const Act& wish) {
    if (auto asked = expect_asked(wish.seat, wish.decision); !asked) return asked;
    if (const auto played = act(wish.seat, wish.action, PlayedBy::Person); !played) {
        return refused(Code::Illegal, played.error().message, table_.match_->question(wish.seat).rule);
    }
    return {};
}

Answer<void> Steward::operator()(const Look& wish) {
    if (wish.as) return expect_own(*wish.as);
    if (table_.may_watch(caller_.guest)) return {};
    return refused(Code::NotAllowed, "this table is private; ask for its link to watch");
}

Answer<void> Steward::operator()(const Undo& wish) {
    if (auto own = expect_own(wish.seat); !own) return own;
    if (auto playing = expect_phase(Phase::Playing, "there is no match to go back in"); !playing)
        return playing;
    if (state().settings.undo == UndoRule::None) {
        return refused(Code::NotAllowed, "at this table nothing is taken back");
    }
    if (state().undo) return refused(Code::NotNow, "somebody has asked already; wait for the answers");
    const auto ply = table_.last_ply_of(wish.seat);
    if (!ply) return refused(Code::NotNow, "you have not done anything yet that could be taken back");
    const UndoRule price = table_.undo_for(wish.seat);
    if (price == UndoRule::None) {
        return refused(Code::NotAllowed,
                       "others have acted or seen something since; that stands at this table");
    }

    UndoRequest request{.seat = wish.seat, .to_ply = *ply};
    if (price == UndoRule::Ask) request.waiting = who_must_agree(wish.seat);
    if (request.waiting.empty()) {
        go_back(request);
    } else {
        note(UndoAsked{.seat = wish.seat, .to = *ply, .waiting = request.waiting});
    }
    return {};
}

Answer<void> Steward::operator()(const UndoAnswer& wish) {
    if (auto own = expect_own(wish.seat); !own) return own;
    const bool withdraws = state().undo && state().undo->seat == wish.seat && !wish.agree;
    if (!withdraws && (!state().undo || !state().undo->waiting.contains(wish.seat))) {
        return refused(Code::NotNow, "nobody waits for your answer");
    }
    const UndoRequest request = *state().undo;
    note(UndoAnswered{.seat = wish.seat, .agree = wish.agree});
    if (state().undo && state().undo->waiting.empty()) go_back(request);
    return {};
}

Answer<void> Steward::operator()(const Say& wish) {
    const Chat chat = state().settings.chat;
    const std::vector<Seat> own = table_.seats_of(caller_.guest);
    if (own.empty() && !table_.may_watch(caller_.guest)) {
        return refused(Code::NotAllowed, "this table is private; ask for its link");
    }
    if (chat == Chat::Off) return refused(Code::NotAllowed, "at this table nobody speaks");
    if (own.empty() && chat != Chat::Everyone) {
        return refused(Code::NotAllowed, "at this table only players speak");
    }
    if (!wish.is_phrase && chat == Chat::Phrases) {
        return refused(Code::NotAllowed, "at this table people speak in ready-made phrases");
    }
    const std::string words = wish.is_phrase ? wish.words : cleaned_talk(wish.words);
    if (words.empty()) return refused(Code::BadSetting, "there is nothing in it that others could read");
    const bool seated = !own.empty();
    Said said{.name = seated ? chair(own.front()).name : name_at({}, caller_.name)};
    if (seated) said.seat = own.front();
    (wish.is_phrase ? said.phrase : said.text) = words;
    note(std::move(said));
    return {};
}

Answer<void> Steward::expect_player(Seat seat) const {
    if (auto own = expect_own(seat); !own) return own;
    return expect_phase(Phase::Playing, "no match is being played");
}

Answer<void> Steward::expect_asked(Seat seat, std::uint64_t decision) const {
    if (auto player = expect_player(seat); !player) return player;
    if (chair(seat).bot) return refused(Code::NotNow, "a bot plays your seat; take it back first");
    const auto& asked = chair(seat).asked;
    if (!asked) return refused(Code::Stale, "nothing is asked of you now");
    if (asked->decision != decision) {
        return refused(Code::Stale, "that decision is over; look at what is asked now");
    }
    return {};
}

Answer<void> Steward::operator()(const AskHint& wish) {
    if (auto own = expect_own(wish.seat); !own) return own;
    if (!table_.hints_for(caller_.guest)) {
        return state().settings.hints == HintRule::Off
                   ? refused(Code::NotAllowed, "there are no hints at this table")
                   : refused(Code::NotAllowed,
                             "at this table there are hints only for who plays with bots alone");
    }
    return expect_asked(wish.seat, wish.decision);
}

Answer<void> Steward::operator()(const Plan& wish) {
    return expect_player(wish.seat);
}

Answer<void> Steward::operator()(const Agree& wish) {
    return expect_player(wish.seat);
}

Answer<void> Steward::operator()(const Rematch& /*wish*/) {
    if (!is_seated()) return refused(Code::NotAllowed, "only players may ask for a rematch");
    if (auto over = expect_phase(Phase::Finished, "the match is not over yet"); !over) return over;
    if (auto still = expect_no_shuffling(); !still) return still;
    shuffle();
    return {};
}

} // namespace homestretch::server
