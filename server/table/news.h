#pragma once

#include "server/table/audience.h"
#include "server/table/messages.h"
#include "server/table/outbox.h"

#include <map>
#include <optional>

namespace homestretch::server {

// What everybody at a table is told of a change: remembers how it was before, and afterwards says what is
// different, to each as they may see it.
class News {
public:
    // Before the change. Both must outlive the news.
    News(const Table& table, const Audience& audience);

    // After it. The records say what it was.
    void tell(const Records& records, Parcel& parcel) const;

private:
    void tell_votes(const Records& records, Parcel& parcel) const;
    void tell_match(const Records& records, Parcel& parcel) const;
    void tell_talk(const Records& records, Parcel& parcel) const;

    const Table& table_;
    const Audience& audience_;
    Moment before_{};
    std::optional<UndoRequest> undo_;
    std::optional<EndRequest> ending_;
    std::map<Audience::Number, Viewer> viewers_;
};

// The same to everybody.
void tell_all(const Audience& audience, const std::string& message, Parcel& parcel);
void tell_table(const Table& table, const Audience& audience, Instant present, Parcel& parcel);
// The whole match, as after a break.
void tell_match_anew(const Table& table, const Audience& audience, Parcel& parcel);
// All that somebody who comes has to know.
void welcome(const Table& table, const Audience& audience, const Member& member, Known known, Instant present,
             Parcel& parcel);

} // namespace homestretch::server
