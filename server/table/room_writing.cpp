#include "server/table/messages.h"
#include "server/table/room.h"
#include "server/table/summaries.h"
#include "server/table/table_setting.h"

namespace homestretch::server {

Batch Room::batch_of(const Records& records) const {
    const TableState& state = table_.state();
    Batch batch{.table = state.id,
                .records = records,
                .phase = std::string(word_of(state.phase)),
                .privacy = std::string(word_of(state.settings.privacy)),
                .summary = to_text(stored_summary(table_))};
    for (const Record& record : records) {
        for (Token& token : links_in(record)) batch.links.push_back(std::move(token));
        for (GuestId& guest : guests_in(record)) batch.guests.push_back(std::move(guest));
        if (is_one_of<Created, Configured>(record)) batch.pack = state.settings.pack;
    }
    return batch;
}

void Room::commit(const Records& records, Parcel parcel) {
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

void Room::commit_and_tell(const Records& records, const Before& before) {
    Parcel parcel;
    tell(records, before, parcel);
    commit(records, std::move(parcel));
}

void Room::on_written(std::uint64_t seq, std::uint64_t epoch, const std::optional<StoreError>& error) {
    const Alone alone(*this);
    if (epoch != epoch_) return; // that record was given up already
    if (error) return start_over();
    outbox_.on_disk(seq);
}

void Room::start_over() {
    ++epoch_;
    drop_old_thoughts({});
    for (auto& [seat, hint] : hints_) hint.stop.request_stop();
    hints_.clear();
    for (auto& call : outbox_.lose(not_stored())) calls_.push_back(std::move(call));
    lost_ = true;
    static_cast<void>(read_again());
    if (lost_) return;

    Parcel fresh;
    tell_table(fresh);
    for (const auto& [number, connection] : connections_) {
        if (table_.match() == nullptr) break;
        fresh.add(connection.listener, to_text(match_message(table_, viewer_of(connection), 0)));
    }
    commit({}, std::move(fresh));
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
    }
}

} // namespace homestretch::server
