#include "engine/scenario/report.h"

#include "engine/scenario/values.h"

#include <fmt/format.h>

namespace homestretch {

namespace {

Json to_json(const ScenarioFailure& failure) {
    Json json = {{"line", failure.line}};
    if (!failure.variant.empty()) json["variant"] = failure.variant;
    if (!failure.path.empty()) json["path"] = failure.path;
    if (failure.expected) json["expected"] = *failure.expected;
    if (failure.actual) json["actual"] = *failure.actual;
    json["message"] = failure.message;
    return json;
}

Json to_json(const Problem& problem, const std::string& scenario) {
    Json json = {{"line", problem.line}};
    if (problem.file != scenario && !problem.file.empty()) json["file"] = problem.file; // a file of the pack
    if (!problem.column.empty()) json["column"] = problem.column;
    json["message"] = problem.message;
    return json;
}

std::string to_text(const ScenarioFailure& failure, const std::string& file) {
    std::string text = fmt::format("\n  {}:{}: ", file, failure.line);
    if (!failure.variant.empty()) text += fmt::format("[{}] ", failure.variant);
    if (!failure.path.empty()) text += failure.path + ": ";
    text += failure.message;
    if (failure.expected) text += "\n      expected  " + scenario::compact(*failure.expected);
    if (failure.actual) text += "\n      actual    " + scenario::compact(*failure.actual);
    return text;
}

} // namespace

Json to_json(const ScenarioReport& report) {
    Json failures = Json::array();
    for (const ScenarioFailure& failure : report.failures) failures.push_back(to_json(failure));
    Json errors = Json::array();
    for (const Problem& problem : report.errors) errors.push_back(to_json(problem, report.file));
    return {{"file", report.file},        {"title", report.title},     {"passed", report.passed()},
            {"rules", report.rules},      {"checked", report.checked}, {"failures", std::move(failures)},
            {"errors", std::move(errors)}};
}

std::string to_text(const ScenarioReport& report) {
    const std::string name =
        report.title.empty() ? report.file : fmt::format("{}: {}", report.file, report.title);
    if (report.passed()) return fmt::format("ok      {} ({} checked)", name, report.checked);
    std::string text = fmt::format("{} {}", report.errors.empty() ? "FAILED " : "ERROR  ", name);
    for (const Problem& problem : report.errors) text += "\n  " + to_text(problem);
    for (const ScenarioFailure& failure : report.failures) text += to_text(failure, report.file);
    return text;
}

} // namespace homestretch
