#include "engine/effects/language.h"

#include <algorithm>

namespace homestretch {

const Hole& hole_named(const Language& language, std::string_view name) {
    const auto found = std::ranges::find(language.holes, name, &Hole::name);
    check(found != language.holes.end());
    return *found;
}

std::vector<EffectWord> words_of(std::string_view text, std::size_t offset) {
    constexpr std::string_view blanks = " \t\r\n";
    constexpr std::string_view ends_word = " \t\r\n:+";
    std::vector<EffectWord> words;
    for (std::size_t at = 0; (at = text.find_first_not_of(blanks, at)) != std::string_view::npos;) {
        std::size_t end = at;
        for (bool in_braces = false; end < text.size(); ++end) {
            if (text[end] == '{' || text[end] == '}') in_braces = text[end] == '{';
            if (!in_braces && ends_word.find(text[end]) != std::string_view::npos) break;
        }
        end = std::max(end, at + 1);
        words.push_back({text.substr(at, end - at), offset + at});
        at = end;
    }
    return words;
}

std::vector<Piece> pieces_of(const Language& language, const Form& form) {
    std::vector<Piece> pieces;
    std::size_t arguments = 0;
    for (auto [word, offset] : words_of(form.form)) {
        Piece piece{.written = word};
        if (word.starts_with('[')) {
            check(word.ends_with(']'));
            word = word.substr(1, word.size() - 2);
            piece.optional = true;
        }
        const std::size_t brace = std::min(word.find('{'), word.size());
        piece.literal = word.substr(0, brace);
        if (brace < word.size()) {
            check(word.ends_with('}'));
            std::string_view name = word.substr(brace + 1, word.size() - brace - 2);
            piece.list = name.ends_with("...");
            if (piece.list) name.remove_suffix(3);
            piece.hole = &hole_named(language, name);
        }
        if (piece.takes_argument()) ++arguments;
        check(arguments <= max_arguments);
        pieces.push_back(piece);
    }
    return pieces;
}

} // namespace homestretch
