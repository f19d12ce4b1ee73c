#include "server/table/words.h"

#include "engine/check.h"
#include "server/table/names.h"

#include <fmt/format.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <optional>

namespace homestretch::server {

namespace {

constexpr int most_marks = 3; // on one letter, as some scripts need; more is a heap that covers other lines
constexpr int most_line_breaks = 3;
constexpr std::size_t longest_message = 500; // in bytes

bool is_mark(UChar32 character) {
    return (U_GET_GC_MASK(character) & U_GC_M_MASK) != 0;
}

bool is_unseen(UChar32 character) {
    constexpr std::uint32_t no_characters = U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CS_MASK | U_GC_CN_MASK;
    return (U_GET_GC_MASK(character) & no_characters) != 0 ||
           static_cast<bool>(u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT));
}

// Nobody writes a name in Runic or Braille; among their characters are some that look like nothing.
bool is_written_today(UChar32 character) {
    UErrorCode failed = U_ZERO_ERROR;
    const UScriptUsage usage = uscript_getUsage(uscript_getScript(character, &failed));
    check(U_SUCCESS(failed) != 0);
    return usage >= USCRIPT_USAGE_LIMITED_USE;
}

template <class Use>
void each_character(const icu::UnicodeString& text, Use use) {
    for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) use(text.char32At(at));
}

icu::UnicodeString composed(std::string_view text) {
    UErrorCode failed = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = icu::Normalizer2::getNFCInstance(failed);
    check(U_SUCCESS(failed) != 0);
    icu::UnicodeString result = normalizer->normalize(
        icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())}), failed);
    check(U_SUCCESS(failed) != 0);
    return result;
}

std::string utf8(const icu::UnicodeString& text) {
    std::string result;
    return text.toUTF8String(result);
}

// Latin may stand beside one other script of today, but not beside Cyrillic or Greek, which share its shapes.
const USpoofChecker& spoof_checker() {
    static const USpoofChecker& checker = []() -> const USpoofChecker& {
        UErrorCode failed = U_ZERO_ERROR;
        USpoofChecker* made = uspoof_open(&failed); // for as long as the program runs
        uspoof_setChecks(made, USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_HIDDEN_OVERLAY, &failed);
        uspoof_setRestrictionLevel(made, USPOOF_MODERATELY_RESTRICTIVE);
        check(U_SUCCESS(failed) != 0);
        return *made;
    }();
    return checker;
}

bool may_deceive(const icu::UnicodeString& name) {
    UErrorCode failed = U_ZERO_ERROR;
    const std::int32_t found = uspoof_check2UnicodeString(&spoof_checker(), name, nullptr, &failed);
    check(U_SUCCESS(failed) != 0);
    return found != 0;
}

// Two names with the same look can be taken for each other.
icu::UnicodeString look_of(const icu::UnicodeString& name) {
    UErrorCode failed = U_ZERO_ERROR;
    icu::UnicodeString look;
    uspoof_getSkeletonUnicodeString(&spoof_checker(), 0, name, look, &failed);
    check(U_SUCCESS(failed) != 0);
    return look;
}

struct Looks {
    explicit Looks(const std::string& name)
        : as_written(look_of(composed(name))), in_small_letters(look_of(composed(name).foldCase())) {}

    [[nodiscard]] bool are_like(const Looks& other) const {
        return as_written == other.as_written || in_small_letters == other.in_small_letters;
    }

    icu::UnicodeString as_written;
    icu::UnicodeString in_small_letters;
};

std::optional<std::string> objection_to(const icu::UnicodeString& name) {
    if (name.isEmpty()) return "the name is empty; choose one that others can read";
    if (static_cast<std::size_t>(name.countChar32()) > longest_name) {
        return fmt::format("the name is too long; use at most {} characters", longest_name);
    }
    int marks = most_marks; // as if there were no room for one before the first letter
    bool readable = true;
    each_character(name, [&](UChar32 character) {
        marks = is_mark(character) ? marks + 1 : character == U' ' ? most_marks : 0;
        readable = readable && marks <= most_marks && is_written_today(character);
    });
    if (!readable) return "the name has characters that others cannot read; use letters, digits and spaces";
    if (may_deceive(name)) {
        return "the name mixes letters that look alike but are of different alphabets; use one alphabet";
    }
    return std::nullopt;
}

} // namespace

Result<std::string> cleaned_name(std::string_view name) {
    icu::UnicodeString cleaned;
    each_character(composed(name), [&](UChar32 character) {
        if (u_isUWhiteSpace(character) != 0) {
            if (!cleaned.isEmpty() && !cleaned.endsWith(u' ')) cleaned.append(u' ');
        } else if (!is_unseen(character)) {
            cleaned.append(character);
        }
    });
    cleaned.trim();
    if (const auto objection = objection_to(cleaned)) return failure(*objection);
    return utf8(cleaned);
}

std::string unlike(const std::string& name, std::span<const std::string> others) {
    std::string candidate = name;
    const auto is_like = [&](const std::string& other) {
        return !other.empty() && Looks(candidate).are_like(Looks(other));
    };
    for (int number = 2; std::ranges::any_of(others, is_like); ++number) {
        candidate = fmt::format("{} {}", name, number);
    }
    return candidate;
}

std::string cleaned_talk(std::string_view text) {
    icu::UnicodeString cleaned;
    int line_breaks = 0;
    int marks = 0;
    bool begins_line = true;
    each_character(composed(text), [&](UChar32 character) {
        const bool breaks_line = character == u'\n' || character == u'\u2028' || character == u'\u2029';
        marks = is_mark(character) ? marks + 1 : 0;
        if (breaks_line && !begins_line && line_breaks < most_line_breaks) {
            cleaned.trim().append(u'\n');
            begins_line = true;
            ++line_breaks;
        } else if (u_isUWhiteSpace(character) != 0) {
            if (!begins_line && !cleaned.endsWith(u' ')) cleaned.append(u' ');
        } else if (u_charType(character) != U_CONTROL_CHAR && marks <= most_marks &&
                   u_hasBinaryProperty(character, UCHAR_BIDI_CONTROL) == 0) {
            cleaned.append(character);
            begins_line = false;
        }
    });
    cleaned.trim();
    return utf8(cleaned);
}

std::string shortened(std::string_view message) {
    if (message.size() <= longest_message) return std::string(message);
    std::size_t end = longest_message;
    while ((static_cast<unsigned char>(message[end]) & 0xC0U) == 0x80U) --end; // inside a character
    return std::string(message.substr(0, end)) + "…";
}

} // namespace homestretch::server
