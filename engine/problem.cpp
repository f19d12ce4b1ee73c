#include "engine/problem.h"

#include <fmt/format.h>

namespace homestretch {

std::string to_text(const Problem& problem) {
    std::string where = problem.file;
    if (problem.line > 0) where += fmt::format(":{}", problem.line);
    if (!problem.column.empty())
        where += fmt::format("{}column {}", where.empty() ? "" : ", ", problem.column);
    return where.empty() ? problem.message : where + ": " + problem.message;
}

std::string to_text(const Problems& problems) {
    std::string text;
    for (const Problem& problem : problems) {
        if (!text.empty()) text += '\n';
        text += to_text(problem);
    }
    return text;
}

Error as_error(const Problems& problems) {
    return Error{to_text(problems)};
}

} // namespace homestretch
