#pragma once

#include "engine/json.h"
#include "server/table/listener.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace homestretch::server {

// A connection that remembers what it heard.
class Ears final : public Listener {
public:
    void send(MessageText message) override {
        {
            const std::lock_guard lock(mutex_);
            heard_.push_back(*message);
        }
        changed_.notify_all();
    }
    void bye(Code code, const std::string& message, bool again) override {
        send(std::make_shared<const std::string>(
            Json{{"type", "bye"}, {"code", word_of(code)}, {"message", message}, {"again", again}}.dump()));
    }

    [[nodiscard]] std::vector<std::string> all() const {
        const std::lock_guard lock(mutex_);
        return heard_;
    }
    void forget() {
        const std::lock_guard lock(mutex_);
        heard_.clear();
    }
    // The first message since `forget` that is as wanted; nothing if none comes for a long while.
    [[nodiscard]] std::optional<Json> wait_for(const std::function<bool(const Json&)>& wanted) {
        std::unique_lock lock(mutex_);
        std::optional<Json> found;
        std::size_t looked_at = 0;
        changed_.wait_for(lock, std::chrono::seconds(20), [&] {
            for (; looked_at < heard_.size() && !found; ++looked_at) {
                Json message = Json::parse(heard_[looked_at]);
                if (wanted(message)) found = std::move(message);
            }
            return found.has_value();
        });
        return found;
    }
    [[nodiscard]] std::optional<Json> wait_for_type(const std::string& type) {
        return wait_for([&](const Json& message) { return message["type"] == type; });
    }
    // The last message of a type so far.
    [[nodiscard]] std::optional<Json> last(const std::string& type) const {
        std::optional<Json> last;
        for (const std::string& text : all()) {
            Json message = Json::parse(text);
            if (message["type"] == type) last = std::move(message);
        }
        return last;
    }

private:
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> heard_;
};

} // namespace homestretch::server
