#include "server/net/readiness.h"

#include <optional>
#include <utility>

namespace homestretch::server {

namespace {

constexpr std::chrono::seconds good_for{1};
constexpr std::chrono::seconds too_long{5}; // a disk that does not answer is as good as none

} // namespace

void Readiness::ask(const Then& then) {
    std::optional<bool> known;
    {
        const std::lock_guard lock(mutex_);
        const Time present = std::chrono::steady_clock::now();
        if (trying_ && begun_ + too_long < present) {
            known = false;
        } else if (trying_) {
            waiting_.push_back(then);
            return;
        } else if (begun_ != Time{} && present < begun_ + good_for) {
            known = works_;
        } else {
            trying_ = true;
            begun_ = present;
            waiting_.push_back(then);
        }
    }
    if (known) return then(*known);
    store_.try_write([this](const std::optional<StoreError>& error) { on_tried(!error); });
}

void Readiness::on_tried(bool works) {
    std::vector<Then> waiting;
    {
        const std::lock_guard lock(mutex_);
        trying_ = false;
        works_ = works;
        waiting = std::exchange(waiting_, {});
    }
    for (const Then& then : waiting) then(works);
}

} // namespace homestretch::server
