#include "games/iditacards/names.h"

#include <array>

namespace iditacards {

using homestretch::Json;
using homestretch::Vocabulary;

const Vocabulary& phase_words() {
    static const Vocabulary words{"main", "free-action", "action", "new-day", "end-of-turn", "finished"};
    return words;
}

const Vocabulary& flag_words() {
    static const Vocabulary words{"immune", "energy-zero", "health-zero", "moved"};
    return words;
}

std::string_view ask_word(Ask ask) {
    constexpr std::array<std::string_view, 18> words{
        "none",    "main",         "before-failing", "energy",      "join",         "legendary",
        "room",    "attach-to",    "replace",        "kill-own",    "kill-any",     "destroy-of",
        "draw-of", "destroy-hand", "recover",        "recover-all", "upgrade-deck", "take"};
    return words.at(static_cast<std::size_t>(ask));
}

Json seats_json(SeatSet seats) {
    Json json = Json::array();
    for (const Seat seat : seats) json.push_back(index_of(seat));
    return json;
}

Json counts_json(const Rules& rules, const Cards& cards) {
    Json json = Json::object();
    for (const CardId card : cards.names()) json[rules.id(card)] = cards.count(card);
    return json;
}

Json table_json(const Rules& rules, const Table& table) {
    Json json = Json::array();
    for (const Dog& dog : table)
        json.push_back({{"dog", rules.id(dog.card)}, {"attachments", list_json(rules, dog.attachments)}});
    return json;
}

Json stack_json(const Rules& rules, std::span<const Risk> stack) {
    Json json = Json::array();
    for (const Risk& risk : stack) json.push_back({{"card", rules.id(risk.card)}, {"risks", risk.left}});
    return json;
}

Json flags_json(std::uint8_t flags) {
    Json json = Json::array();
    for (std::size_t i = 0; i < flag_words().size(); ++i) {
        if (((flags >> i) & 1) != 0) json.push_back(flag_words().id(i));
    }
    return json;
}

Json types_json(const Rules& rules, std::uint8_t types) {
    Json json = Json::array();
    for (std::size_t i = 0; i < rules.type_words.size(); ++i) {
        if (((types >> i) & 1) != 0) json.push_back(rules.type_words.id(i));
    }
    return json;
}

Json checkpoints_json(const Rules& rules, std::uint8_t checkpoints) {
    Json json = Json::array();
    for (const Leg& leg : rules.legs) {
        if (leg.checkpoint < 0) continue;
        const int number = rules.checkpoint_at[track_index(leg.checkpoint)];
        if (((checkpoints >> number) & 1) != 0) json.push_back(leg.checkpoint);
    }
    return json;
}

std::string square_name(int square) {
    if (square == start_square) return "Start";
    return square == finish_square ? "the Finish" : std::to_string(square);
}

} // namespace iditacards
