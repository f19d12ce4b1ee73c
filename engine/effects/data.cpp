#include "engine/effects/data.h"

#include "engine/effects/text.h"

#include <algorithm>

namespace homestretch {

namespace {

Json value_data(const Hole& hole, int value) {
    const auto word = std::ranges::find(hole.words, value, &HoleWord::value);
    return word == hole.words.end() ? Json(value) : Json(word->word);
}

Json arguments_data(const Language& language, const Form& form, const Arguments& arguments) {
    Json data = Json::array();
    std::size_t at = 0;
    for (const Piece& piece : pieces_of(language, form)) {
        if (!piece.takes_argument()) continue;
        const int value = arguments[at++];
        if (piece.hole == nullptr) {
            data.push_back(value != 0);
        } else if (piece.list) {
            Json items = Json::array();
            for (int i = 0; i < value; ++i) items.push_back(value_data(*piece.hole, arguments[at++]));
            data.push_back(std::move(items));
        } else {
            data.push_back(piece.optional && value == 0 ? Json() : value_data(*piece.hole, value));
        }
    }
    return data;
}

// The words of a form up to its first argument: "trash self", "when fire".
std::string name_of(const Language& language, const Form& form) {
    std::string name;
    for (const Piece& piece : pieces_of(language, form)) {
        if (piece.takes_argument() || piece.literal == ":") break;
        name.append(name.empty() ? "" : " ").append(piece.literal);
    }
    return name;
}

} // namespace

Json data_of(const Language& language, std::span<const Step> steps) {
    Json data = Json::array();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i];
        const Form& verb = language.verbs[step.verb_form];
        Json entry{{"verb", name_of(language, verb)},
                   {"arguments", arguments_data(language, verb, step.arguments)}};
        if (step.prefix != 0) {
            const Form& prefix = language.prefixes[step.prefix_form];
            entry["when"] = {{"word", name_of(language, prefix)},
                             {"arguments", arguments_data(language, prefix, step.prefix_arguments)}};
            if (step.otherwise) entry["when"]["otherwise"] = true;
        }
        entry["text"] = sentence_of(language, steps, i);
        data.push_back(std::move(entry));
    }
    return data;
}

} // namespace homestretch
