#pragma once

#include "engine/json.h"

#include <string_view>

namespace homestretch::server {

// A page of docs/rules/ as the schema's RulesPage: headings become sections, and every numbered rule
// ("- **DR-1** [R] …") a block with its id and source; paragraphs, lists and tables between them are blocks
// without.
[[nodiscard]] Json rules_page(std::string_view game, std::string_view markdown);

} // namespace homestretch::server
