#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace homestretch {

// The candidate a mistyped word most likely stands for; nothing if none is close.
[[nodiscard]] std::optional<std::string_view> nearest(std::string_view word,
                                                      std::span<const std::string_view> candidates);

// "; did you mean 'blue'?", or "; expected one of red, green" when nothing is close and the list is short.
[[nodiscard]] std::string suggestion(std::string_view word, std::span<const std::string_view> candidates);

} // namespace homestretch
