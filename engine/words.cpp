#include "engine/words.h"

#include <fmt/format.h>

namespace homestretch {

std::string SeatNames::first_in_sentence(Seat seat) const {
    return index_of(seat) < names_.size() ? names_[index_of(seat)] : fmt::format("Seat {}", index_of(seat));
}

std::string SeatNames::in_sentence(Seat seat) const {
    return index_of(seat) < names_.size() ? names_[index_of(seat)] : fmt::format("seat {}", index_of(seat));
}

Json to_json(const Target& target) {
    Json json{{"zone", target.zone}};
    if (target.seat) json["seat"] = index_of(*target.seat);
    if (target.index) json["index"] = *target.index;
    if (!target.id.empty()) json["id"] = target.id;
    return json;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
        text += words[i];
    }
    return text;
}

} // namespace homestretch
