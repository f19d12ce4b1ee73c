#pragma once

#include "engine/result.h"

#include <toml++/toml.h>

#include <string>
#include <string_view>

namespace homestretch {

struct TomlMistake {
    int line = 0;
    std::string message{};
};

// The library throws what is wrong with a text; here it is a value, and nobody else calls its parser. Its
// words, but for a key that stands there twice, which it garbles if the key is in quotes.
[[nodiscard]] Result<toml::table, TomlMistake> parse_toml(std::string_view text);

} // namespace homestretch
