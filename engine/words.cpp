#include "engine/words.h"

#include <fmt/format.h>

#include <ostream>
#include <utility>

namespace homestretch {

std::string SeatNames::first_in_sentence(Seat seat) const {
    return index_of(seat) < names_.size() ? names_[index_of(seat)] : fmt::format("Seat {}", index_of(seat));
}

std::string SeatNames::in_sentence(Seat seat) const {
    return index_of(seat) < names_.size() ? names_[index_of(seat)] : fmt::format("seat {}", index_of(seat));
}

void Words::add(Part part) {
    if (part.kind == Part::Kind::Text) {
        if (part.text.empty()) return;
        if (!parts_.empty() && parts_.back().kind == Part::Kind::Text) {
            parts_.back().text += part.text;
            return;
        }
    }
    parts_.push_back(std::move(part));
}

void Words::add(const Words& words) {
    for (const Part& part : words.parts_) add(part);
}

std::string Words::text() const {
    std::string text;
    for (const Part& part : parts_) text += part.text;
    return text;
}

Json to_json(const Words& words) {
    Json json = Json::array();
    for (const Part& part : words.parts()) {
        switch (part.kind) {
        case Part::Kind::Text: json.push_back(part.text); break;
        case Part::Kind::Number: json.push_back(part.number); break;
        case Part::Kind::Seat: json.push_back({{"seat", part.number}, {"text", part.text}}); break;
        case Part::Kind::Word:
            json.push_back({{"noun", part.noun}, {"id", part.id}, {"text", part.text}});
            break;
        }
    }
    return json;
}

std::ostream& operator<<(std::ostream& out, const Words& words) {
    return out << words.text();
}

Words plain(const Words& words) {
    return words.text();
}

ActionWords plain(ActionWords said) {
    return {plain(said.label), plain(said.words), std::move(said.targets)};
}

Question plain(Question question) {
    return {plain(question.phase), plain(question.ask), std::move(question.rule)};
}

std::vector<Blocked> plain(std::vector<Blocked> blocked) {
    for (Blocked& thing : blocked) thing.reason = plain(thing.reason);
    return blocked;
}

Json to_json(const Target& target) {
    Json json{{"zone", target.zone}};
    if (target.seat) json["seat"] = index_of(*target.seat);
    if (target.index) json["index"] = *target.index;
    if (!target.id.empty()) json["id"] = target.id;
    return json;
}

std::string counted(std::size_t number, std::string_view thing) {
    return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
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
