#include "server/table/messages.h"
#include "server/table/room.h"

#include <algorithm>

namespace homestretch::server {

namespace {

// Everything but actions, talk and going back shows in the `table` message.
bool changes_table(const Record& record) {
    return !is_one_of<Acted, Said, UndoAsked, UndoAnswered, Undone>(record);
}

} // namespace

void Room::tell(const Records& records, const Before& before, Parcel& parcel) {
    if (records.empty()) return;
    if (std::ranges::any_of(records, changes_table)) tell_table(parcel);
    tell_undo(records, before, parcel);
    tell_match(records, before, parcel);
    keep_plan_up(parcel);
    for (const Record& record : records) {
        const auto* said = std::get_if<Said>(&record.fact);
        if (said == nullptr) continue;
        const std::string message = to_text(chat_message(*said, record.at));
        for (const auto& [number, connection] : connections_) parcel.add(connection.listener, message);
    }
}

void Room::tell_table(Parcel& parcel) const {
    for (const auto& [number, connection] : connections_) {
        parcel.add(connection.listener,
                   to_text(table_message(table_, connection.caller.guest, presence_, now())));
    }
}

void Room::tell_undo(const Records& records, const Before& before, Parcel& parcel) const {
    const auto& now_open = table_.state().undo;
    std::optional<Json> message;
    if (now_open && now_open != before.undo) {
        message = undo_message(*now_open);
    } else if (before.undo && !now_open) {
        const bool undone = contain<Undone>(records);
        const bool declined = !undone && contain<UndoAnswered>(records);
        message = undo_settled_message(before.undo->seat, undone     ? "undone"
                                                          : declined ? "declined"
                                                                     : "lapsed");
    }
    if (!message) return;
    for (const auto& [number, connection] : connections_) parcel.add(connection.listener, to_text(*message));
}

void Room::tell_match(const Records& records, const Before& before, Parcel& parcel) const {
    if (table_.match() == nullptr) return;
    const bool anew = contain<Started, Rematched, Undone>(records);
    const bool changed = contain<Acted, BotSeated, TakenBack>(records);
    std::map<std::pair<Viewer, bool>, std::string> texts; // several may look through the same eyes
    for (const auto& [number, connection] : connections_) {
        const Viewer viewer = viewer_of(connection);
        const bool whole = anew || viewer != before.viewers.at(number);
        if (!whole && !changed) continue;
        std::string& text = texts[{viewer, whole}];
        if (text.empty()) {
            text = to_text(whole ? match_message(table_, viewer, 0)
                                 : events_message(table_, viewer, before.log_size));
        }
        parcel.add(connection.listener, text);
    }
}

void Room::tell_plan(Parcel& parcel) const {
    for (const auto& [number, connection] : connections_) tell_plan(connection, parcel);
}

void Room::tell_plan(const Connection& connection, Parcel& parcel) const {
    parcel.add(connection.listener, to_text(planning_.message(*table_.match(), viewer_of(connection))));
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

Answer<void> Room::plan_together(const Wish& wish, Parcel& parcel) {
    Answer<void> done;
    if (const auto* plan = std::get_if<Plan>(&wish)) {
        done = planning_.plan(*table_.match(), *plan);
    } else if (const auto* agree = std::get_if<Agree>(&wish)) {
        done = planning_.agree(*agree);
    } else {
        return {};
    }
    if (done) tell_plan(parcel);
    return done;
}

} // namespace homestretch::server
