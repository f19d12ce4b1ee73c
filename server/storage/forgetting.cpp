#include "server/storage/forgetting.h"

namespace homestretch::server {

bool Forgetting::in_record(std::string_view kind, Json& body) {
    const auto is_guest = [&](const char* key) { return body.contains(key) && body[key] == guest_; };
    const bool says_its_name = is_guest("sitter") || (kind == "created" && is_guest("host")) ||
                               ((kind == "named" || kind == "said") && is_guest("guest"));
    if (says_its_name && body.contains("name")) {
        names_.insert(body["name"].get<std::string>());
        body["name"] = forgotten_name;
    }
    if (kind == "said" && is_guest("guest")) forget_words(body);
    return replace_id(body);
}

void Forgetting::in_summary(Json& summary) const {
    for (std::size_t i = 0; i < summary.at("guests").size(); ++i) {
        if (summary["guests"][i] == guest_) summary["table"]["seats"][i]["name"] = forgotten_name;
    }
    if (summary.contains("replays")) { // written by an older version
        for (Json& replay : summary["replays"]) replace_names(replay.at("players"));
    }
    replace_id(summary);
}

void Forgetting::in_replay(Json& summary) const {
    replace_names(summary.at("players"));
    replace_id(summary);
}

bool Forgetting::replace_id(Json& value) const {
    if (value == guest_) {
        value = stranger_;
        return true;
    }
    bool found = false;
    if (value.is_structured()) {
        for (Json& part : value) found = replace_id(part) || found;
    }
    return found;
}

void Forgetting::replace_names(Json& list) const {
    for (Json& name : list) {
        if (names_.contains(name.get<std::string>())) name = forgotten_name;
    }
}

void forget_words(Json& said) {
    said.erase("phrase");
    said["text"] = "";
}

} // namespace homestretch::server
