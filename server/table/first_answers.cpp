#include "server/table/first_answers.h"

namespace homestretch::server {

namespace {

// Of one guest: enough for a client that repeats what it sent before a break.
constexpr std::size_t remembered = 64;

constexpr std::size_t many_guests = 100;

} // namespace

void FirstAnswers::remember(const CommandName& command, const Refusal& refusal) {
    auto& own = refused_[command.guest];
    own.emplace_back(command.id, refusal);
    if (own.size() > remembered) own.pop_front();
}

void FirstAnswers::forget_passers_by(const std::function<bool(const GuestId&)>& belongs_here) {
    if (refused_.size() <= many_guests) return;
    std::erase_if(refused_, [&](const auto& own) { return !belongs_here(own.first); });
}

std::optional<Refusal> FirstAnswers::find(const CommandName& command) const {
    const auto own = refused_.find(command.guest);
    if (own == refused_.end()) return std::nullopt;
    for (const auto& [id, refusal] : own->second) {
        if (id == command.id) return refusal;
    }
    return std::nullopt;
}

} // namespace homestretch::server
