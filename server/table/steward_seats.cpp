#include "server/table/steward.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::server {

Answer<void> Steward::sit_down(Seat seat, std::string_view name) {
    const auto cleaned = expect_name(name);
    if (!cleaned) return Unexpected{cleaned.error()};
    note(Sat{
        .seat = seat, .sitter = caller_.guest, .name = name_at(seat, *cleaned), .resume = world_.token()});
    return {};
}

Answer<void> Steward::operator()(const Sit& wish) {
    if (auto exists = expect_seat(wish.seat); !exists) return exists;
    if (!is_host() && state().settings.privacy != Privacy::Public) {
        return refused(Code::NotAllowed, "this table is private; ask its host for a link to a seat");
    }
    if (state().phase == Phase::Finished) return refused(Code::NotNow, "the match is over");
    // Whoever plays already would get to see a second hand.
    if (is_seated() && (!is_host() || state().phase == Phase::Playing)) {
        return refused(Code::NotAllowed, "you have a seat already");
    }
    const Chair& wanted = chair(wish.seat);
    if (wanted.guest || (wanted.bot && state().phase == Phase::Gathering)) {
        return refused(Code::Taken, fmt::format("seat {} is taken by {}", index_of(wish.seat), wanted.name));
    }
    return sit_down(wish.seat, wish.name);
}

Answer<void> Steward::operator()(const Stand& wish) {
    if (auto exists = expect_seat(wish.seat); !exists) return exists;
    const bool gathering = state().phase == Phase::Gathering;
    if (!is_mine(wish.seat) && !(is_host() && gathering)) {
        return refused(Code::NotAllowed, fmt::format("seat {} is not yours", index_of(wish.seat)));
    }
    if (gathering) {
        if (auto still = expect_no_shuffling(); !still) return still;
        if (chair(wish.seat).is_open()) return refused(Code::NotNow, "nobody sits there");
        note(Stood{.seat = wish.seat, .join = world_.token()});
        return {};
    }
    if (chair(wish.seat).bot) return refused(Code::NotNow, "a bot plays your seat already");
    hand_to_bot(wish.seat, BotReason::Left);
    return {};
}

Answer<void> Steward::operator()(const SeatBot& wish) {
    if (auto exists = expect_seat(wish.seat); !exists) return exists;
    const auto bot = find_bot(wish.bot);
    const Chair& wanted = chair(wish.seat);
    if (state().phase == Phase::Gathering) {
        if (auto host = expect_host_gathering(); !host) return host;
        if (wanted.guest) {
            return refused(Code::Taken, fmt::format("{} sits there; a bot needs an open seat", wanted.name));
        }
    } else {
        const bool allowed =
            wanted.guest ? is_mine(wish.seat) || (is_seated() && is_away(wish.seat)) : is_host();
        if (!allowed) {
            return refused(Code::NotAllowed,
                           "a bot takes a seat when its player asks for one, or is gone for longer than the "
                           "table waits");
        }
        if (chair(wish.seat).resigned) return refused(Code::NotNow, "a bot plays on for who has resigned");
        if (wanted.guest && !is_mine(wish.seat) && bot && *bot != stand_in) {
            return refused(Code::BadSetting,
                           fmt::format("for somebody who is away plays {}", name_of(stand_in)));
        }
    }
    if (!bot) return refused(Code::BadSetting, bot.error().message);
    seat_bot(wish.seat, *bot, BotReason::Asked);
    return {};
}

Answer<void> Steward::operator()(const TakeBack& wish) {
    if (auto own = expect_own(wish.seat); !own) return own;
    if (!chair(wish.seat).bot) return refused(Code::NotNow, "you play this seat yourself");
    if (chair(wish.seat).resigned) return refused(Code::NotNow, "you have resigned this match");
    note(TakenBack{.seat = wish.seat});
    return {};
}

Answer<void> Steward::operator()(const Configure& wish) {
    if (auto host = expect_host_gathering(); !host) return host;
    const auto settings = changed(state().settings, wish.change, *table_.packs_);
    if (!settings) return Unexpected{settings.error()};
    const std::size_t before = state().chairs.size();
    for (std::size_t i = settings->seats; i < before; ++i) {
        if (!state().chairs[i].is_open()) {
            return refused(Code::Taken, fmt::format("{} sits in seat {}; free that seat first",
                                                    state().chairs[i].name, i));
        }
    }
    const std::size_t added = settings->seats > before ? settings->seats - before : 0;
    note(Configured{.settings = *settings, .joins = fresh_tokens(added)});
    return {};
}

Answer<void> Steward::operator()(const Start& wish) {
    if (auto host = expect_host_gathering(); !host) return host;
    std::vector<Seat> open;
    for (const Seat seat : seats(state().chairs.size())) {
        if (chair(seat).is_open()) open.push_back(seat);
    }
    if (!open.empty()) {
        if (!wish.fill) {
            return refused(Code::NotNow,
                           fmt::format("{} seats are open; wait, or fill them with bots", open.size()));
        }
        const auto bot = find_bot(*wish.fill);
        if (!bot) return refused(Code::BadSetting, bot.error().message);
        for (const Seat seat : open) seat_bot(seat, *bot, BotReason::Asked);
    }
    shuffle();
    return {};
}

Answer<void> Steward::operator()(const Rename& wish) {
    if (auto own = expect_own(wish.seat); !own) return own;
    if (auto before = expect_phase(Phase::Gathering, "names are settled once the match has begun"); !before) {
        return before;
    }
    const auto cleaned = expect_name(wish.name);
    if (!cleaned) return Unexpected{cleaned.error()};
    note(Named{.seat = wish.seat, .name = name_at(wish.seat, *cleaned)});
    return {};
}

Answer<void> Steward::operator()(const RevokeLink& wish) {
    if (auto own = expect_own(wish.seat); !own) return own;
    note(Relinked{.seat = wish.seat, .resume = world_.token()});
    return {};
}

Answer<void> Steward::open(const Link& link) {
    switch (link.kind) {
    case LinkKind::Replay: return {};
    case LinkKind::Watch:
        if (!table_.may_watch(caller_.guest)) note(Admitted{.admitted = caller_.guest});
        return {};
    case LinkKind::Resume:
        if (!is_mine(link.seat)) {
            note(Resumed{.seat = link.seat, .sitter = caller_.guest, .resume = world_.token()});
        }
        return {};
    case LinkKind::Join: break;
    }
    if (is_seated()) return {};
    if (chair(link.seat).guest) {
        return refused(Code::Taken, fmt::format("{} has taken this seat; ask the host for another link",
                                                chair(link.seat).name));
    }
    if (state().phase == Phase::Finished) return refused(Code::NotNow, "the match is over");
    return sit_down(link.seat, caller_.name);
}

} // namespace homestretch::server
