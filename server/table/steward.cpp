#include "server/table/steward.h"

#include "bots/bot.h"
#include "server/table/fold.h"
#include "server/table/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::server {

Record Steward::next_record(Fact fact) const {
    Record record{.seq = table_.last_seq_ + 1, .at = world_.now, .fact = std::move(fact)};
    if (!command_id_.empty()) record.command = {.guest = caller_.guest, .id = command_id_};
    return record;
}

void Steward::note(Fact fact) {
    records_.push_back(next_record(std::move(fact)));
    Fold(table_, records_.back()).run();
}

std::vector<Token> Steward::fresh_tokens(std::size_t count) const {
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < count; ++i) tokens.push_back(world_.token());
    return tokens;
}

Result<void> Steward::act(Seat seat, std::string_view action, PlayedBy by) {
    const Acted acted{.seat = seat, .action = std::string(action), .by = by};
    Record record = next_record(acted);
    if (auto played = Fold(table_, record).play(acted); !played) return played;
    records_.push_back(std::move(record));
    if (!table_.match_->pending().empty()) return {};
    note(Finished{.replay = world_.token()});
    note(Sealed{.secret = world_.seed()});
    return {};
}

void Steward::create(const TableId& id, const TableSettings& settings) {
    note(Created{.table = id,
                 .host = caller_.guest,
                 .name = caller_.name,
                 .settings = settings,
                 .seed = world_.seed(),
                 .watch = world_.token(),
                 .joins = fresh_tokens(settings.seats),
                 .resume = world_.token()});
}

void Steward::let_bot_act(Seat seat, std::string_view action) {
    check(act(seat, action, PlayedBy::Bot).has_value()); // bots choose from what is legal
}

void Steward::run_out(Seat seat) {
    Bot bot(BotKind::Greedy, *table_.match_, seat);
    check(act(seat, bot.choose(*table_.match_), PlayedBy::Clock).has_value());
}

void Steward::seat_bot(Seat seat, BotKind bot, BotReason why) {
    BotSeated seated{.seat = seat, .bot = bot, .why = why};
    if (!chair(seat).guest) seated.name = name_at(seat, bot_name(seat));
    note(std::move(seated));
}

void Steward::hand_to_bot(Seat seat, BotReason why) {
    seat_bot(seat, stand_in, why);
}

void Steward::go_back(const UndoRequest& request) {
    note(Undone{.seat = request.seat, .to = request.to_ply});
}

void Steward::end_match(EndReason why) {
    note(Ended{.why = why, .replay = world_.token()});
    note(Sealed{.secret = world_.seed()});
}

bool Steward::is_away(Seat seat) const {
    const auto& guest = chair(seat).guest;
    return guest && table_.is_away(*guest, world_.presence, world_.now);
}

SeatSet Steward::who_must_agree(Seat asking) const {
    SeatSet who;
    for (const Seat seat : seats(state().chairs.size())) {
        const bool other = chair(seat).guest != chair(asking).guest;
        if (chair(seat).is_played_by_person() && other && !is_away(seat)) who.insert(seat);
    }
    return who;
}

std::string Steward::name_at(std::optional<Seat> seat, const std::string& wanted) const {
    std::vector<std::string> others;
    for (const Seat other : seats(state().chairs.size())) {
        if (other != seat) others.push_back(chair(other).name);
    }
    return unlike(wanted, others);
}

Answer<void> Steward::expect_seat(Seat seat) const {
    if (index_of(seat) < state().chairs.size()) return {};
    return refused(Code::NotFound, fmt::format("there is no seat {}; this table has seats 0 to {}",
                                               index_of(seat), state().chairs.size() - 1));
}

Answer<void> Steward::expect_phase(Phase phase, std::string_view otherwise) const {
    if (state().phase == phase) return {};
    return refused(Code::NotNow, std::string(otherwise));
}

Answer<void> Steward::expect_own(Seat seat) const {
    if (auto exists = expect_seat(seat); !exists) return exists;
    if (is_mine(seat)) return {};
    return refused(Code::NotAllowed, fmt::format("seat {} is not yours", index_of(seat)));
}

Answer<void> Steward::expect_host_gathering() const {
    if (!table_.may_host(caller_.guest, world_.presence, world_.now))
        return refused(Code::NotAllowed, "only the host may do that, or a player while the host is away");
    if (auto still = expect_no_shuffling(); !still) return still;
    return expect_phase(Phase::Gathering, "the match has begun; this can be changed only before the start");
}

Answer<void> Steward::expect_no_shuffling() const {
    if (!state().is_shuffling()) return {};
    return refused(Code::NotNow, "the cards are being shuffled; the match begins in a moment");
}

Answer<std::string> Steward::expect_name(std::string_view name) const {
    auto cleaned = cleaned_name(name);
    if (!cleaned) return refused(Code::BadSetting, cleaned.error().message);
    return *cleaned;
}

} // namespace homestretch::server
