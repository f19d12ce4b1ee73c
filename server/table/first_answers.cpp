#include "server/table/first_answers.h"

namespace homestretch::server {

namespace {

// Of one guest: enough for a client that repeats what it sent before a break.
constexpr std::size_t remembered = 64;

} // namespace

void FirstAnswers::remember(const CommandName& command, const Refusal& refusal) {
    auto& own = refused_[command.guest];
    own.emplace_back(command.id, refusal);
    if (own.size() > remembered) own.pop_front();
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
