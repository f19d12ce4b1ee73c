// What leaves a room: records to the store, and news once they are there.

#include "server/table/messages.h"
#include "server/table/room.h"
#include "server/table/summaries.h"
#include "server/table/table_setting.h"
#include "server/table/unreadable_table.h"

namespace homestretch::server {

Batch Room::batch_of(const Records& records) {
    const TableState& state = table_.state();
    Batch batch{.table = state.id,
                .records = records,
                .phase = std::string(word_of(state.phase)),
                .privacy = std::string(word_of(state.settings.privacy)),
                .host = state.host,
                .summary = to_text(stored_summary(table_))};
    batch.due = table_.next_expiry(Presence(table_.last_at())); // if nobody comes
    for (const Record& record : records) {
        for (Token& token : links_in(record)) batch.links.push_back(std::move(token));
        for (GuestId& guest : guests_in(record)) batch.guests.push_back(std::move(guest));
        if (is_one_of<Created, Configured>(record)) batch.pack = state.settings.pack;
    }
    // All of them the first time: tables of older versions had none.
    for (; replays_kept_ < state.finished.size(); ++replays_kept_) {
        batch.replays.push_back(stored_replay(state, state.finished[replays_kept_]));
    }
    return batch;
}

void Room::commit(const Records& records, const News& news, Parcel parcel) {
    for (auto& listener : audience_.without_rights(table_, present())) {
        parcel.farewells.push_back(std::move(listener));
    }
    news.tell(records, parcel);
    if (!records.empty()) keep_plan_up(parcel);
    keep(records, std::move(parcel));
}

void Room::keep(const Records& records, Parcel parcel) {
    parcel.after = table_.last_seq();
    outbox_.put(std::move(parcel));
    if (!records.empty()) {
        world_.store.append(batch_of(records), [room = shared_from_this(), seq = table_.last_seq(),
                                                epoch = epoch_](const std::optional<StoreError>& error) {
            room->on_written(seq, epoch, error);
        });
    }
    look_ahead();
}

void Room::on_written(std::uint64_t seq, std::uint64_t epoch, const std::optional<StoreError>& error) {
    const Alone alone(*this);
    if (epoch != epoch_) return; // that record was given up already
    if (error) return start_over();
    outbox_.on_disk(seq);
}

void Room::start_over() {
    ++epoch_;
    thoughts_.keep_only({});
    hints_.clear();
    replays_kept_ = 0;
    for (auto& call : outbox_.lose(not_stored())) calls_.push_back(std::move(call));
    lost_ = true;
    static_cast<void>(read_again());
    if (lost_) return;

    Parcel fresh;
    for (auto& listener : audience_.without_rights(table_, present())) {
        fresh.farewells.push_back(std::move(listener));
    }
    tell_table(table_, audience_, present(), fresh);
    tell_match_anew(table_, audience_, fresh);
    keep({}, std::move(fresh));
}

bool Room::read_again() {
    try {
        const Records records = world_.store.records(table_.state().id);
        if (records.empty()) return false; // not even its beginning was kept
        table_ = Table(records, world_.packs);
        outbox_.on_disk(table_.last_seq());
        lost_ = false;
        return true;
    } catch (const StoreError&) {
        return false;
    } catch (const UnreadableTable&) {
        return false;
    }
}

void Room::tell_plan(Parcel& parcel) const {
    for (const auto& [number, member] : audience_.members()) tell_plan(member, parcel);
}

void Room::tell_plan(const Member& member, Parcel& parcel) const {
    parcel.add(member.listener, to_text(planning_.message(*table_.match(), viewer_of(table_, member))));
}

void Room::keep_plan_up(Parcel& parcel) {
    if (planning_.empty()) return;
    if (table_.match() != nullptr) {
        planning_.keep_up(*table_.match());
        tell_plan(parcel);
    } else {
        planning_ = Planning(); // a rematch that has not begun
    }
}

} // namespace homestretch::server
