#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace homestretch::server {

// Places that everybody may take a bounded number of at the same time. Outlives what was taken. Thread-safe.
class Places {
public:
    // Taken until it is destroyed.
    class Place {
    public:
        Place(Places& places, std::string holder) : places_(&places), holder_(std::move(holder)) {}
        Place(Place&& other) noexcept
            : places_(std::exchange(other.places_, nullptr)), holder_(std::move(other.holder_)) {}
        Place(const Place&) = delete;
        Place& operator=(const Place&) = delete;
        Place& operator=(Place&&) = delete;
        ~Place() {
            if (places_ != nullptr) places_->give_back(holder_);
        }

    private:
        Places* places_;
        std::string holder_;
    };

    explicit Places(std::size_t most_each) : most_each_(most_each) {}

    [[nodiscard]] std::optional<Place> take(const std::string& holder) {
        const std::lock_guard lock(guard_);
        std::size_t& taken = taken_[holder];
        if (taken >= most_each_) return std::nullopt;
        ++taken;
        return std::optional<Place>(std::in_place, *this, holder);
    }

private:
    void give_back(const std::string& holder) {
        const std::lock_guard lock(guard_);
        const auto found = taken_.find(holder);
        if (--found->second == 0) taken_.erase(found);
    }

    std::size_t most_each_;
    std::mutex guard_;
    std::unordered_map<std::string, std::size_t> taken_;
};

} // namespace homestretch::server
