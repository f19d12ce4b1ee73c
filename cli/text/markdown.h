#pragma once

#include "engine/paint.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace homestretch {

// A Markdown page made readable on a terminal: headings, paragraphs, lists, quotes, tables and code, strong
// and emphasised words. Links become their text. What it does not know it prints as it stands.
[[nodiscard]] std::string rendered_markdown(std::string_view page, const Paint& paint, std::size_t width);

} // namespace homestretch
