#include "bench/load/player.h"

#include <charconv>

namespace homestretch::bench {

namespace {

// Everything four players hear would cost more to parse than the server spends on saying it, so messages are
// searched, and parsed only by who has to choose. A quote inside a text is escaped: what looks like a key is
// one.
bool is_of(std::string_view message, std::string_view type) {
    constexpr std::string_view before = "{\"type\":\"";
    return message.starts_with(before) && message.substr(before.size()).starts_with(type);
}

std::uint64_t decision_in(std::string_view message) {
    constexpr std::string_view key = "\"decision\":";
    const std::size_t at = message.find(key);
    std::uint64_t decision = 0; // also for null
    if (at == std::string_view::npos) return decision;
    std::from_chars(message.data() + at + key.size(), message.data() + message.size(), decision);
    return decision;
}

} // namespace

void Crowd::error(std::string_view what) {
    if (errors++ == 0) first_error = what;
}

void Player::start() {
    is_host_ = true;
    person_.say({{"type", "start"}, {"id", "start"}});
}

void Player::heard(std::string message) {
    crowd_.bytes += message.size();
    if (is_of(message, "events\"") || is_of(message, "match\"")) {
        consider(std::move(message));
    } else if (is_of(message, "done\"") && message.find("\"id\":\"act-") != std::string::npos) {
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - *sent_;
        crowd_.latencies.push_back(took.count());
        sent_.reset();
        --crowd_.waiting;
        get_ready();
    } else if (is_of(message, "done\"") && message.find("\"id\":\"start\"") != std::string::npos) {
        ++crowd_.running;
    } else if (is_of(message, "refused\"") || is_of(message, "bye\"")) {
        crowd_.error(message);
        if (sent_) --crowd_.waiting;
        sent_.reset();
    }
}

void Player::consider(std::string message) {
    latest_ = std::move(message);
    decision_ = decision_in(latest_);
    const bool over = latest_.find("\"outcome\":null") == std::string::npos;
    if (over && is_host_) {
        person_.say({{"type", "rematch"}, {"id", "rematch-" + std::to_string(++commands_)}});
    }
    get_ready();
}

void Player::get_ready() {
    if (is_ready_ || sent_ || decision_ == 0 || decision_ == answered_) return;
    is_ready_ = true;
    crowd_.ready.push_back(this);
}

void Player::act() {
    is_ready_ = false;
    answered_ = decision_;
    const Json message = Json::parse(latest_);
    const Json& position = message.at("position");
    const Json& choices = position.at("choices");
    std::uniform_int_distribution<std::size_t> any(0, choices.size() - 1);
    sent_ = std::chrono::steady_clock::now();
    ++crowd_.waiting;
    person_.say({{"type", "act"},
                 {"id", "act-" + std::to_string(++commands_)},
                 {"seat", position.at("viewer")},
                 {"decision", decision_},
                 {"action", choices.at(any(crowd_.random)).at("action")}});
}

void Player::lost() {
    if (crowd_.over) return;
    crowd_.error("a connection was lost");
    if (sent_) --crowd_.waiting;
    sent_.reset();
    decision_ = 0;
}

} // namespace homestretch::bench
