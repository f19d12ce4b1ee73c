#include "lab/contestant.h"

#include "bots/search/budget.h"

#include <fmt/format.h>

#include <charconv>

namespace homestretch {

namespace {

constexpr char before_iterations = '@';

} // namespace

std::string to_text(const Contestant& contestant) {
    const std::string_view name = name_of(contestant.kind);
    if (contestant.iterations == 0) return std::string(name);
    return fmt::format("{}{}{}", name, before_iterations, contestant.iterations);
}

Result<Contestant> read_contestant(std::string_view text) {
    const std::size_t mark = text.find(before_iterations);
    const auto kind = find_bot(text.substr(0, mark));
    if (!kind) return Unexpected{kind.error()};
    if (mark == std::string_view::npos) return Contestant{*kind};
    const std::string_view number = text.substr(mark + 1);
    if (!has_free_budget(*kind)) {
        return failure(fmt::format("'{}': only hard and flat take a number of iterations, as in 'hard@{}'",
                                   text, number));
    }
    std::uint64_t iterations = 0;
    const char* const end = number.data() + number.size();
    const auto [read_to, trouble] = std::from_chars(number.data(), end, iterations);
    if (trouble != std::errc{} || read_to != end || iterations == 0 || iterations > most_iterations) {
        return failure(
            fmt::format("'{}': after '@' comes a number of iterations from 1 to {}, as in 'hard@5000'", text,
                        most_iterations));
    }
    return Contestant{*kind, iterations};
}

} // namespace homestretch
