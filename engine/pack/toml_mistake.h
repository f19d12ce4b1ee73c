#pragma once

#include <toml++/toml.h>

#include <string>
#include <string_view>

namespace homestretch {

// What is wrong with a text that is no TOML. The library's words, but for a key that stands there twice,
// which it garbles if the key is in quotes.
[[nodiscard]] std::string toml_mistake(std::string_view text, const toml::parse_error& error);

} // namespace homestretch
