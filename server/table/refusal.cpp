#include "server/table/refusal.h"

#include <algorithm>
#include <array>

namespace homestretch::server {

namespace {

// In the order of the enumeration.
constexpr std::array specs{
    CodeSpec{Code::Malformed, "malformed", 400, "not what the schemas say; the message names the field"},
    CodeSpec{Code::BadSetting, "bad-setting", 400, "an option, pack, clock or number that does not fit"},
    CodeSpec{Code::NotAllowed, "not-allowed", 403, "this guest may not do that"},
    CodeSpec{Code::WrongOrigin, "wrong-origin", 403, "asked for by a page of another site"},
    CodeSpec{Code::NotFound, "not-found", 404, "there is no such table, seat, link, pack or replay"},
    CodeSpec{Code::WrongMethod, "wrong-method", 405, "the path takes another method"},
    CodeSpec{Code::UpgradeRequired, "upgrade-required", 426, "the path is a socket"},
    CodeSpec{Code::Taken, "taken", 409, "somebody else was faster"},
    CodeSpec{Code::NotNow, "not-now", 409, "the table is not in a state for that"},
    CodeSpec{Code::Stale, "stale", 409, "the decision it answers is over"},
    CodeSpec{Code::Illegal, "illegal", 409, "the rules do not allow the action"},
    CodeSpec{Code::TooLarge, "too-large", 413, "send less at once"},
    CodeSpec{Code::TooManyRequests, "too-many-requests", 429,
             "faster than the server answers, or thinks; wait for what was asked before"},
    CodeSpec{Code::TooSlow, "too-slow", 408, "the connection could not keep up with what was to be said"},
    CodeSpec{Code::Storage, "storage", 503, "the database failed; try again"},
    CodeSpec{Code::Draining, "draining", 503, "the server is about to stop; try again"},
    CodeSpec{Code::ServerStopping, "server-stopping", 503, "the server is being restarted; come back"},
};

static_assert(std::ranges::all_of(specs, [](const CodeSpec& spec) {
    return &spec == &specs.at(static_cast<std::size_t>(spec.code));
}));

const CodeSpec& spec_of(Code code) {
    return specs.at(static_cast<std::size_t>(code));
}

} // namespace

std::span<const CodeSpec> all_codes() {
    return specs;
}

std::string_view word_of(Code code) {
    return spec_of(code).word;
}

unsigned status_of(Code code) {
    return spec_of(code).status;
}

} // namespace homestretch::server
