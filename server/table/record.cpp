#include "server/table/record.h"

namespace homestretch::server {

std::vector<Token> links_in(const Record& record) {
    return std::visit(
        [](const auto& fact) {
            std::vector<Token> links;
            if constexpr (requires { fact.watch; }) links.push_back(fact.watch);
            if constexpr (requires { fact.join; }) links.push_back(fact.join);
            if constexpr (requires { fact.joins; }) {
                links.insert(links.end(), fact.joins.begin(), fact.joins.end());
            }
            if constexpr (requires { fact.resume.has_value(); }) {
                if (fact.resume) links.push_back(*fact.resume);
            } else if constexpr (requires { fact.resume; }) {
                links.push_back(fact.resume);
            }
            if constexpr (requires { fact.replay; }) links.push_back(fact.replay);
            return links;
        },
        record.fact);
}

std::vector<GuestId> guests_in(const Record& record) {
    return std::visit(
        [](const auto& fact) {
            std::vector<GuestId> guests;
            if constexpr (requires { fact.host; }) guests.push_back(fact.host);
            if constexpr (requires { fact.sitter; }) guests.push_back(fact.sitter);
            if constexpr (requires { fact.admitted; }) guests.push_back(fact.admitted);
            return guests;
        },
        record.fact);
}

} // namespace homestretch::server
