#include "server/table/news.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace homestretch::server {

namespace {

// Everything but actions, talk and what is voted on shows in the `table` message.
bool changes_table(const Record& record) {
    return !is_one_of<Acted, Said, Revealed, UndoAsked, UndoAnswered, Undone, EndAsked, EndAnswered>(record);
}

// How a vote that was open came out.
std::string_view outcome_of_vote(bool carried, bool answered) {
    if (carried) return "agreed";
    return answered ? "declined" : "lapsed";
}

} // namespace

News::News(const Table& table, const Audience& audience)
    : table_(table), audience_(audience), undo_(table.state().undo), ending_(table.state().ending) {
    if (const Match* match = table.match(); match != nullptr)
        before_ = {.ply = match->history().size(), .log_size = match->event_count()};
    for (const auto& [number, member] : audience.members()) viewers_[number] = viewer_of(table, member);
}

void News::tell(const Records& records, Parcel& parcel) const {
    if (records.empty()) return;
    if (std::ranges::any_of(records, changes_table)) {
        tell_table(table_, audience_, records.back().at, parcel);
    }
    tell_votes(records, parcel);
    tell_match(records, parcel);
    tell_talk(records, parcel);
}

void News::tell_votes(const Records& records, Parcel& parcel) const {
    const auto& undo = table_.state().undo;
    if (undo && undo != undo_) {
        tell_all(audience_, to_text(undo_message(*undo)), parcel);
    } else if (undo_ && !undo) {
        const bool undone = contain<Undone>(records);
        const auto how = undone ? "undone" : outcome_of_vote(false, contain<UndoAnswered>(records));
        tell_all(audience_, to_text(undo_settled_message(undo_->seat, how)), parcel);
    }
    const auto& ending = table_.state().ending;
    if (ending && ending != ending_) {
        tell_all(audience_, to_text(end_message(*ending)), parcel);
    } else if (ending_ && !ending) {
        const auto how = outcome_of_vote(contain<Ended>(records), contain<EndAnswered>(records));
        tell_all(audience_, to_text(end_settled_message(ending_->seat, how)), parcel);
    }
}

void News::tell_match(const Records& records, Parcel& parcel) const {
    if (table_.match() == nullptr) return;
    const bool anew = contain<Started, Rematched, Undone, Ended>(records);
    const bool changed = contain<Acted, BotSeated, TakenBack>(records);
    std::map<std::pair<Viewer, bool>, std::string> texts; // several may look through the same eyes
    for (const auto& [number, member] : audience_.members()) {
        const Viewer viewer = viewer_of(table_, member);
        const bool whole = anew || viewer != viewers_.at(number);
        if (!whole && !changed) continue;
        std::string& text = texts[{viewer, whole}];
        if (text.empty()) {
            text =
                to_text(whole ? match_message(table_, viewer, {}) : events_message(table_, viewer, before_));
        }
        parcel.add(member.listener, text);
    }
}

void News::tell_talk(const Records& records, Parcel& parcel) const {
    for (const Record& record : records) {
        const auto* said = std::get_if<Said>(&record.fact);
        if (said != nullptr)
            tell_all(audience_, to_text(chat_message({.said = *said, .at = record.at})), parcel);
    }
}

void tell_all(const Audience& audience, const std::string& message, Parcel& parcel) {
    const auto text = std::make_shared<const std::string>(message);
    for (const auto& [number, member] : audience.members())
        parcel.letters.emplace_back(member.listener, text);
}

// Who has no seat and is not the host sees the same as all others of that kind.
void tell_table(const Table& table, const Audience& audience, Instant present, Parcel& parcel) {
    std::map<GuestId, MessageText> texts;
    for (const auto& [number, member] : audience.members()) {
        const GuestId& guest = member.caller.guest;
        const bool special = guest == table.state().host || !table.seats_of(guest).empty();
        MessageText& text = texts[special ? guest : GuestId()];
        if (!text) {
            text = std::make_shared<const std::string>(
                to_text(table_message(table, guest, audience.presence(), present)));
        }
        parcel.letters.emplace_back(member.listener, text);
    }
}

void tell_match_anew(const Table& table, const Audience& audience, Parcel& parcel) {
    if (table.match() == nullptr) return;
    for (const auto& [number, member] : audience.members()) {
        parcel.add(member.listener, to_text(match_message(table, viewer_of(table, member), {})));
    }
}

void welcome(const Table& table, const Audience& audience, const Member& member, Known known, Instant present,
             Parcel& parcel) {
    const auto say = [&](const Json& message) { parcel.add(member.listener, to_text(message)); };
    say(table_message(table, member.caller.guest, audience.presence(), present));
    if (table.match() != nullptr) say(match_message(table, viewer_of(table, member), known));
    if (table.state().undo) say(undo_message(*table.state().undo));
    if (table.state().ending) say(end_message(*table.state().ending));
    if (!table.state().talk.empty()) say(talk_message(table.state()));
}

} // namespace homestretch::server
