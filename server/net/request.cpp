#include "server/net/request.h"

#include "engine/pack/text.h"
#include "server/table/words.h"

#include <charconv>
#include <optional>

namespace homestretch::server {

namespace {

// Without percent signs. Nothing if it is damaged or holds a control character, which no path of ours has.
std::optional<std::string> decoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            plain += text[i];
            continue;
        }
        unsigned value = 0;
        if (i + 2 >= text.size()) return std::nullopt;
        const char* digits = text.data() + i + 1;
        const auto [end, failed] = std::from_chars(digits, digits + 2, value, 16);
        if (failed != std::errc() || end != digits + 2) return std::nullopt;
        plain += static_cast<char>(value);
        i += 2;
    }
    for (const char letter : plain) {
        if (static_cast<unsigned char>(letter) < 0x20) return std::nullopt;
    }
    return is_utf8(plain) ? std::optional(plain) : std::nullopt;
}

// Calls `use` with each piece between separators.
template <class Use>
void split(std::string_view text, char separator, Use use) {
    while (!text.empty()) {
        const std::size_t end = text.find(separator);
        use(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

} // namespace

Response json_response(const Json& body, unsigned status) {
    return {.status = status,
            .body = body.dump(-1, ' ', false, Json::error_handler_t::replace),
            .headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}}};
}

Response error_response(Code code, std::string_view message) {
    return json_response(Json{{"error", {{"code", word_of(code)}, {"message", shortened(message)}}}},
                         status_of(code));
}

bool read_target(std::string_view target, Request& request) {
    const std::size_t mark = target.find('?');
    auto path = decoded(target.substr(0, mark));
    if (!path || !path->starts_with('/')) return false;
    request.path = std::move(*path);
    bool whole = true;
    split(mark == std::string_view::npos ? std::string_view() : target.substr(mark + 1), '&',
          [&](std::string_view pair) {
              const std::size_t equals = pair.find('=');
              const auto name = decoded(pair.substr(0, equals));
              const auto value =
                  decoded(equals == std::string_view::npos ? std::string_view() : pair.substr(equals + 1));
              whole = whole && name && value && request.query.emplace(*name, *value).second;
          });
    return whole;
}

std::string_view cookie_value(std::string_view header, std::string_view name) {
    std::string_view value;
    split(header, ';', [&](std::string_view pair) {
        const std::string_view cookie = trimmed(pair);
        if (cookie.size() > name.size() && cookie.starts_with(name) && cookie[name.size()] == '=') {
            value = cookie.substr(name.size() + 1);
        }
    });
    return value;
}

} // namespace homestretch::server
