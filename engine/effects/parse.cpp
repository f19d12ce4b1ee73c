#include "engine/effects/parse.h"

#include "engine/nearest.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

namespace homestretch {

namespace {

using Words = std::span<const EffectWord>;
using Candidates = std::vector<std::string_view>;

// Positions are for people: they count characters, not the bytes of UTF-8.
std::size_t character_at(std::string_view text, std::size_t offset) {
    const auto begins = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
    return 1 + static_cast<std::size_t>(std::ranges::count_if(text.substr(0, offset), begins));
}

std::size_t end_of(const EffectWord& word) {
    return word.offset + word.text.size();
}

bool is_number(Words words, std::size_t index) {
    return index < words.size() &&
           words[index].text.find_first_not_of("-0123456789") == std::string_view::npos;
}

std::string did_you_mean(std::string_view word, const Candidates& candidates) {
    const auto close = nearest(word, candidates);
    return close ? fmt::format("; did you mean '{}'?", *close) : "";
}

std::string_view first_word(const Form& form) {
    return form.form.substr(0, form.form.find_first_of(" :"));
}

// What an attempt to read words as one form came to.
struct Reading {
    const Form* form = nullptr;
    Arguments arguments{};
    std::size_t used = 0;      // words
    bool complete = false;     // all pieces of the form found their words, some of them perhaps wrong ones
    std::size_t wrong = 0;     // the first word that does not fit
    Candidates expected{};     // what could stand there
    EffectProblems problems{}; // empty: a success
};

class FormReader {
public:
    FormReader(const Language& language, std::string_view text, const Form& form, Words words)
        : text_(text), words_(words), pieces_(pieces_of(language, form)), label_(form.form) {
        match_.form = &form;
        label_ = label_.substr(0, label_.find_first_of("{[:"));
        while (label_.ends_with(' ')) label_.remove_suffix(1);
    }

    // A prefix leaves the words behind it to its verb; a verb must use all.
    Reading read(bool all_words) {
        for (next_ = 0; next_ < pieces_.size(); ++next_) {
            if (!read_piece(pieces_[next_])) return std::move(match_);
        }
        match_.complete = true;
        if (all_words && match_.used < words_.size() && match_.problems.empty()) {
            const std::string close = did_you_mean(word(), expected_);
            report(fmt::format("'{}' at character {} is too much{}", word(), here(),
                               close.empty() ? fmt::format("; write: {}", match_.form->form) : close));
        }
        return std::move(match_);
    }

private:
    bool read_piece(const Piece& piece) {
        const bool there =
            match_.used < words_.size() &&
            (piece.hole == nullptr ? word() == piece.literal : word().starts_with(piece.literal));
        if (!there) {
            expect(piece);
            if (piece.optional)
                ++argument_;
            else
                report_missing(piece);
            return piece.optional;
        }
        if (piece.hole == nullptr) {
            take(1);
            if (piece.optional) match_.arguments[argument_++] = 1;
        } else if (piece.list) {
            read_list(piece);
        } else {
            match_.arguments[argument_++] = read_value(piece);
        }
        return true;
    }

    void read_list(const Piece& piece) {
        const std::size_t counter = argument_++;
        match_.arguments[counter] = 0;
        for (bool more = true; more; more = match_.used < words_.size() && word() == "+") {
            if (match_.arguments[counter] > 0) take(1);
            if (match_.used == words_.size()) return report_missing(piece);
            if (argument_ == max_arguments) {
                return report(fmt::format("'{}' at character {}: {} takes at most {} names", word(), here(),
                                          label_, max_arguments - counter - 1));
            }
            match_.arguments[argument_++] = read_value(piece);
            ++match_.arguments[counter];
        }
    }

    std::int16_t read_value(const Piece& piece) {
        const std::string_view single = word().substr(piece.literal.size());
        if (piece.hole->numbers) {
            int number = 0;
            const auto [end, error] = std::from_chars(single.data(), single.data() + single.size(), number);
            const bool in_range = number >= piece.hole->numbers->low && number <= piece.hole->numbers->high;
            if (error == std::errc{} && end == single.data() + single.size() && in_range) {
                take(1);
                return static_cast<std::int16_t>(number);
            }
        }
        const std::size_t longest = longest_name(*piece.hole);
        for (std::size_t count = std::min(longest, words_.size() - match_.used); count > 0; --count) {
            const std::string name = joined(count).substr(piece.literal.size());
            const auto found = std::ranges::find(piece.hole->words, name, &HoleWord::word);
            if (found == piece.hole->words.end()) continue;
            take(count);
            return found->value;
        }
        const std::size_t count = longest > 1 ? words_of_wrong_name() : 1;
        expect(piece);
        report_value(*piece.hole, joined(count).substr(piece.literal.size()));
        take(count);
        return 0;
    }

    static std::size_t longest_name(const Hole& hole) {
        std::size_t longest = 1;
        for (const HoleWord& known : hole.words) longest = std::max(longest, words_of(known.word).size());
        return longest;
    }

    // A name nobody knows reaches up to the next word of the form.
    std::size_t words_of_wrong_name() const {
        const std::string_view stop = next_ + 1 < pieces_.size() ? pieces_[next_ + 1].literal : "";
        std::size_t end = match_.used + 1;
        while (end < words_.size() && words_[end].text != stop && words_[end].text != "+") ++end;
        return end - match_.used;
    }

    std::string joined(std::size_t count) const {
        std::string name(word());
        for (std::size_t i = 1; i < count; ++i) name.append(" ").append(words_[match_.used + i].text);
        return name;
    }

    void report_value(const Hole& hole, const std::string& wrong) {
        if (!hole.numbers) {
            return report(fmt::format("unknown {} '{}' at character {}{}", hole.name, wrong, here(),
                                      suggestion(wrong, expected_)));
        }
        std::string allowed = fmt::format("a number from {} to {}", hole.numbers->low, hole.numbers->high);
        for (const HoleWord& special : hole.words) allowed += " or " + special.word;
        report(fmt::format("{} takes {}, not '{}' (character {}){}", label_, allowed, wrong, here(),
                           did_you_mean(wrong, expected_)));
    }

    void report_missing(const Piece& piece) {
        if (!match_.problems.empty()) return; // a consequence of the first
        if (match_.used == words_.size()) {
            report(fmt::format("'{}' is incomplete at character {}; write: {}", label_, here(),
                               match_.form->form));
        } else {
            report(fmt::format("{} needs '{}' at character {}, not '{}'; write: {}", label_, piece.literal,
                               here(), word(), match_.form->form));
        }
    }

    void report(std::string message) {
        if (match_.problems.empty()) {
            match_.wrong = match_.used;
            match_.expected = expected_;
        }
        match_.problems.push_back({here(), std::move(message)});
    }

    void expect(const Piece& piece) {
        if (piece.hole == nullptr) return expected_.push_back(piece.literal);
        for (const HoleWord& known : piece.hole->words) expected_.push_back(known.word);
        if (piece.hole->numbers) expected_.push_back(piece.written);
    }
    void take(std::size_t count) {
        match_.used += count;
        expected_.clear();
    }
    std::string_view word() const { return words_[match_.used].text; }
    std::size_t here() const {
        return character_at(text_,
                            match_.used < words_.size() ? words_[match_.used].offset : end_of(words_.back()));
    }

    std::string_view text_;
    Words words_;
    std::vector<Piece> pieces_;
    std::string_view label_; // the form up to its first hole
    Reading match_{};
    std::size_t next_ = 0;     // the piece being read
    std::size_t argument_ = 0; // to be filled next
    Candidates expected_{};    // what could stand at the present word
};

class Parser {
public:
    Parser(std::string_view text, const Language& language, Places place)
        : text_(text), language_(language), place_(place) {}

    Result<std::vector<Step>, EffectProblems> parse() {
        if (words_of(text_).empty()) return std::vector<Step>{};
        for (std::size_t begin = 0; begin <= text_.size();) {
            const std::size_t end = std::min(text_.find(';', begin), text_.size());
            parse_item(words_of(text_.substr(begin, end - begin), begin), end);
            begin = end + 1;
        }
        if (steps_.size() > max_steps) report(0, fmt::format("an effect has at most {} steps", max_steps));
        if (!problems_.empty()) return Unexpected{problems_};
        return steps_;
    }

private:
    void parse_item(Words words, std::size_t end) {
        if (words.empty() || !any_begins(language_.prefixes, words[0]))
            return parse_verb(words, Step{}, place_, end);

        const Reading prefix = best_match(language_.prefixes, words, place_, false);
        if (!prefix.complete) return;
        Step step{};
        step.prefix = prefix.form->id;
        step.prefix_form = static_cast<std::uint8_t>(prefix.form - language_.prefixes.data());
        step.prefix_arguments = prefix.arguments;
        words = words.subspan(prefix.used);
        const Places inside = prefix.form->opens != 0 ? prefix.form->opens : place_;

        const auto branch = prefix.form->otherwise.empty()
                                ? words.end()
                                : std::ranges::find(words, "else", &EffectWord::text);
        const auto before = static_cast<std::size_t>(branch - words.begin());
        parse_verb(words.first(before), step, inside, branch == words.end() ? end : branch->offset);
        if (branch == words.end()) return;
        step.otherwise = true;
        parse_verb(words.subspan(before + 1), step, inside, end);
    }

    void parse_verb(Words words, Step step, Places place, std::size_t end) {
        if (words.empty()) {
            return report(end, fmt::format("a step is missing at character {}", character_at(text_, end)));
        }
        if (!any_begins(language_.verbs, words[0])) return report_unknown(words[0], place, step.prefix == 0);

        const Reading verb = best_match(language_.verbs, words, place, true);
        step.verb = verb.form->id;
        step.verb_form = static_cast<std::uint8_t>(verb.form - language_.verbs.data());
        step.arguments = verb.arguments;
        steps_.push_back(step);
    }

    // Of the forms that begin with the first word the one that fits, or else the one that fits longest.
    Reading best_match(const std::vector<Form>& forms, Words words, Places place, bool all_words) {
        const bool stands_here = std::ranges::any_of(forms, [&](const Form& form) {
            return first_word(form) == words[0].text && (form.where & place) != 0;
        });
        if (!stands_here) report_place(forms, words[0], place);

        Reading best;
        for (const Form& form : forms) {
            if (first_word(form) != words[0].text || (stands_here && (form.where & place) == 0)) continue;
            Reading match = FormReader(language_, text_, form, words).read(all_words);
            if (match.problems.empty()) return match;
            const bool fits_longer = best.form == nullptr || match.wrong > best.wrong;
            const bool takes_the_number = // that stands there, so this form was meant
                match.wrong == best.wrong && match.complete && is_number(words, match.wrong);
            if (fits_longer || takes_the_number) {
                best = std::move(match);
            } else if (match.wrong == best.wrong && !(best.complete && is_number(words, best.wrong))) {
                best.expected.insert(best.expected.end(), match.expected.begin(), match.expected.end());
                best.problems = {no_form_takes(words, best)};
            }
        }
        problems_.insert(problems_.end(), best.problems.begin(), best.problems.end());
        return best;
    }

    // Several forms come equally far: name what any of them would accept.
    EffectProblem no_form_takes(Words words, Reading& best) const {
        std::ranges::sort(best.expected);
        best.expected.erase(std::unique(best.expected.begin(), best.expected.end()), best.expected.end());
        best.complete = false;
        const std::size_t character = best.problems.front().character;
        if (best.wrong == words.size()) {
            return {character, fmt::format("'{}' is incomplete at character {}{}", words[0].text, character,
                                           suggestion("", best.expected))};
        }
        const std::string_view wrong = words[best.wrong].text;
        return {character, fmt::format("{} does not take '{}' (character {}){}", words[0].text, wrong,
                                       character, suggestion(wrong, best.expected))};
    }

    static bool any_begins(const std::vector<Form>& forms, const EffectWord& word) {
        return std::ranges::find(forms, word.text, first_word) != forms.end();
    }

    std::string names_of(Places places) const {
        std::vector<std::string_view> names;
        for (const PlaceName& known : language_.places) {
            if ((known.place & places) != 0) names.push_back(known.name);
        }
        return fmt::format("{}", fmt::join(names, " or "));
    }

    void report_place(const std::vector<Form>& forms, const EffectWord& word, Places place) {
        Places allowed = 0;
        for (const Form& form : forms) {
            if (first_word(form) == word.text) allowed |= form.where;
        }
        report(word.offset,
               fmt::format("'{}' does not stand {}, only {} (character {})", word.text, names_of(place),
                           names_of(allowed), character_at(text_, word.offset)));
    }

    void report_unknown(const EffectWord& word, Places place, bool prefixes_too) {
        Candidates known;
        const auto add = [&](const std::vector<Form>& forms) {
            for (const Form& form : forms) {
                const bool listed = std::ranges::find(known, first_word(form)) != known.end();
                if ((form.where & place) != 0 && !listed) known.push_back(first_word(form));
            }
        };
        add(language_.verbs);
        if (prefixes_too) add(language_.prefixes);
        report(word.offset, fmt::format("unknown verb '{}' at character {}{}", word.text,
                                        character_at(text_, word.offset), suggestion(word.text, known)));
    }

    void report(std::size_t offset, std::string message) {
        problems_.push_back({character_at(text_, offset), std::move(message)});
    }

    std::string_view text_;
    const Language& language_;
    Places place_;
    std::vector<Step> steps_{};
    EffectProblems problems_{};
};

} // namespace

Result<std::vector<Step>, EffectProblems> parse_program(std::string_view text, const Language& language,
                                                        Places place) {
    return Parser(text, language, place).parse();
}

std::optional<std::vector<Step>> read_program(const Cells& cells, std::string_view column,
                                              std::string_view text, const Language& language, Places place,
                                              std::size_t longest) {
    auto parsed = parse_program(text, language, place);
    if (!parsed) {
        for (const EffectProblem& problem : parsed.error()) cells.problem(column, problem.message);
        return std::nullopt;
    }
    if (parsed->size() > longest) {
        cells.problem(column, fmt::format("an effect has at most {} steps", longest));
        return std::nullopt;
    }
    return std::move(*parsed);
}

} // namespace homestretch
