#pragma once

#include "engine/json.h"
#include "server/table/names.h"

#include <set>
#include <string>
#include <string_view>

namespace homestretch::server {

// What others are told who played there.
inline constexpr std::string_view forgotten_name = "Somebody";

// Takes a guest out of what a table has kept. The records come in their order, then the summary.
class Forgetting {
public:
    // `stranger` plays in the guest's place from the beginning, and is nobody.
    Forgetting(GuestId guest, GuestId stranger) : guest_(std::move(guest)), stranger_(std::move(stranger)) {}

    // False: the guest is not in it.
    bool in_record(std::string_view kind, Json& body);
    void in_summary(Json& summary) const;
    void in_replay(Json& summary) const;

private:
    bool replace_id(Json& value) const;
    void replace_names(Json& list) const;

    GuestId guest_;
    GuestId stranger_;
    std::set<std::string> names_; // that the guest used there
};

// What was said becomes nothing; who said it stays.
void forget_words(Json& said);

} // namespace homestretch::server
