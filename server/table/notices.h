#pragma once

#include "server/table/instant.h"

#include <mutex>
#include <optional>
#include <string>

namespace homestretch::server {

// What the operator tells everybody: the server will be restarted.
struct Notice {
    Instant at{};       // when
    std::string text{}; // perhaps more about it
    bool operator==(const Notice&) const = default;
};

// The notice that is up. Thread-safe.
class Notices {
public:
    void put_up(const std::optional<Notice>& notice) {
        const std::lock_guard lock(mutex_);
        notice_ = notice;
    }
    [[nodiscard]] std::optional<Notice> now_up() const {
        const std::lock_guard lock(mutex_);
        return notice_;
    }

private:
    mutable std::mutex mutex_;
    std::optional<Notice> notice_;
};

} // namespace homestretch::server
