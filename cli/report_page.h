#pragma once

#include "cli/home.h"
#include "engine/json.h"

#include <string>

namespace homestretch {

// The page as the client's build leaves it: everything in one file, but for the numbers.
[[nodiscard]] Result<std::string> report_template(const Home& home);
// The template with the numbers of a study (lab/study/page_data.h) in it.
[[nodiscard]] std::string report_page(std::string page, const Json& data);

} // namespace homestretch
