#include "engine/pattern.h"

#include "engine/check.h"

#include <fmt/format.h>

#include <cctype>
#include <cstdlib>

namespace homestretch {

namespace {

std::string capitalised(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string_view until(std::string_view& left, std::string_view ends) {
    const std::size_t length = left.find_first_of(ends);
    check(length != std::string_view::npos); // a brace that is never closed
    const std::string_view head = left.substr(0, length);
    left.remove_prefix(length);
    return head;
}

bool takes(std::string_view& left, char letter) {
    if (!left.starts_with(letter)) return false;
    left.remove_prefix(1);
    return true;
}

bool is_true(const Value& value, Viewer viewer) {
    switch (value.kind) {
    case Value::Kind::None: return false;
    case Value::Kind::Flag:
    case Value::Kind::Number: return value.number != 0;
    case Value::Kind::Seat: return viewer && index_of(*viewer) == static_cast<std::size_t>(value.number);
    case Value::Kind::Said: return !value.said.empty();
    case Value::Kind::List: return !value.items.empty();
    default: return true;
    }
}

bool is_word(const Value& value, std::string_view word) {
    return value.kind == Value::Kind::Number ? std::to_string(value.number) == word : value.id == word;
}

Part seat_part(const Value& value, const Voice& voice, bool capital, bool possessive) {
    const Seat seat = seat_at(static_cast<std::size_t>(value.number));
    Part part{.kind = Part::Kind::Seat, .number = value.number};
    if (voice.viewer == seat) {
        part.text = possessive ? "your" : "you";
        if (capital) part.text = capitalised(part.text);
    } else {
        part.text = capital ? voice.names.first_in_sentence(seat) : voice.names.in_sentence(seat);
        if (possessive) part.text += "'s";
    }
    return part;
}

} // namespace

Value word_value(std::string_view noun, const Vocabulary& words, std::size_t index) {
    Value value;
    value.kind = Value::Kind::Word;
    value.noun = noun;
    value.id = words.id(index);
    value.said = Words(words.name(index));
    return value;
}

Value phrase(std::string_view key, NamedValues arguments) {
    Value value;
    value.kind = Value::Kind::Phrase;
    value.id = key;
    value.arguments = std::move(arguments);
    return value;
}

const Value* argument_of(const NamedValues& arguments, std::string_view name) {
    for (const auto& [known, argument] : arguments) {
        if (known == name) return &argument;
    }
    return nullptr;
}

Pattern::Pattern(const char* written) : written_(written) {
    std::string_view left = written_;
    pieces_ = read(left, "");
}

Pattern::Pieces Pattern::read(std::string_view& left, std::string_view ends) {
    Pieces pieces;
    while (!left.empty() && ends.find(left.front()) == std::string_view::npos) {
        if (takes(left, '{')) {
            pieces.push_back(read_argument(left));
            continue;
        }
        const std::size_t length = std::min(left.find_first_of(std::string(ends) + "{"), left.size());
        pieces.push_back({.text = std::string(left.substr(0, length))});
        left.remove_prefix(length);
    }
    return pieces;
}

Pattern::Piece Pattern::read_argument(std::string_view& left) {
    Piece piece{.form = Form::Plain};
    std::string_view name = until(left, "?|}");
    piece.capital = std::isupper(static_cast<unsigned char>(name.front())) != 0;
    for (const std::string_view article : {"a ", "A "}) {
        if (!name.starts_with(article)) continue;
        piece.form = Form::Article;
        name.remove_prefix(article.size());
    }
    if (takes(name, '+')) piece.form = Form::Signed;
    if (name.ends_with("'s")) {
        piece.form = Form::Possessive;
        name.remove_suffix(2);
    } else if (name.ends_with(',')) {
        piece.form = Form::Commas;
        name.remove_suffix(1);
    }
    if (takes(left, '?')) {
        piece.form = Form::Choice;
        const std::size_t equals = std::min(name.find('='), name.size());
        piece.word = name.substr(std::min(equals + 1, name.size()));
        name = name.substr(0, equals);
        piece.then = read(left, "|}");
        if (takes(left, '|')) piece.otherwise = read(left, "}");
    } else if (takes(left, '|')) {
        piece.form = Form::Counted;
        piece.one = until(left, "|}");
        piece.many = takes(left, '|') ? std::string(until(left, "}")) : piece.one + "s";
    }
    check(takes(left, '}'));
    piece.text = name;
    piece.text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(piece.text[0])));
    return piece;
}

Words Pattern::said(const Voice& voice) const {
    Words words;
    say(pieces_, voice, words);
    return words;
}

void Pattern::say(const Pieces& pieces, const Voice& voice, Words& into) {
    for (const Piece& piece : pieces) {
        if (piece.form == Form::Text) {
            into.add({.text = piece.text});
            continue;
        }
        const Value value = voice.find(piece.text);
        if (piece.form == Form::Choice) {
            const bool chosen =
                piece.word.empty() ? is_true(value, voice.viewer) : is_word(value, piece.word);
            say(chosen ? piece.then : piece.otherwise, voice, into);
        } else {
            say(piece, value, voice, into);
        }
    }
}

void Pattern::say(const Piece& piece, const Value& value, const Voice& voice, Words& into) {
    if (voice.is_for_programs && value.kind == Value::Kind::Seat)
        return into.add(std::to_string(value.number));
    if (voice.is_for_programs && value.kind == Value::Kind::Word) return into.add(value.id);
    switch (value.kind) {
    case Value::Kind::None:
    case Value::Kind::Flag: return;
    case Value::Kind::Number:
        if (piece.form == Form::Signed) {
            into.add({.text = fmt::format("{}{}", value.number < 0 ? "−" : "+", std::abs(value.number))});
            return;
        }
        into.add({.kind = Part::Kind::Number, .text = std::to_string(value.number), .number = value.number});
        if (piece.form == Form::Counted)
            into.add({.text = " " + (value.number == 1 ? piece.one : piece.many)});
        return;
    case Value::Kind::Seat:
        into.add(seat_part(value, voice, piece.capital, piece.form == Form::Possessive));
        return;
    case Value::Kind::List:
        for (std::size_t i = 0; i < value.items.size(); ++i) {
            const bool last = i + 1 == value.items.size() && piece.form != Form::Commas;
            if (i > 0) into.add({.text = last ? " and " : ", "});
            say({.form = Form::Plain}, value.items[i], voice, into);
        }
        return;
    case Value::Kind::Phrase: {
        Voice inner = voice;
        inner.find = [&](std::string_view name) {
            const Value* const argument = argument_of(value.arguments, name);
            return argument != nullptr ? *argument : voice.find(name);
        };
        into.add(voice.phrase(value.id).said(inner));
        return;
    }
    case Value::Kind::Said:
    case Value::Kind::Word: break;
    }
    std::string text = value.said.text() + (piece.form == Form::Possessive ? "'s" : "");
    if (piece.form == Form::Article && !text.empty()) {
        const bool vowel = std::string_view("AEIOUaeiou").find(text.front()) != std::string_view::npos;
        into.add({.text = fmt::format("{}{} ", piece.capital ? 'A' : 'a', vowel ? "n" : "")});
    } else if (piece.capital) {
        text = capitalised(text);
    }
    if (value.kind == Value::Kind::Word)
        into.add({.kind = Part::Kind::Word, .text = text, .noun = value.noun, .id = value.id});
    else if (piece.capital || piece.form == Form::Possessive)
        into.add({.text = text});
    else
        into.add(value.said);
}

} // namespace homestretch
