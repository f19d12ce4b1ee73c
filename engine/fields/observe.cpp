#include "engine/fields/observe.h"

#include "engine/seat.h"

#include <algorithm>
#include <fmt/format.h>

namespace homestretch::fields {

namespace {

constexpr std::int64_t least = std::numeric_limits<std::int16_t>::min();
constexpr std::int64_t most = std::numeric_limits<std::int16_t>::max();
constexpr std::int64_t most_copies = 255;

std::int16_t cut(std::int64_t number) {
    return static_cast<std::int16_t>(std::clamp(number, least, most));
}

// Lowest and highest of a single number.
std::pair<std::int64_t, std::int64_t> bounds_of(const Kind& kind, const Scope& scope) {
    switch (kind.shape) {
    case Shape::Count: return {kind.low.in(scope.rules), kind.high.in(scope.rules)};
    case Shape::Flag: return {0, 1};
    case Shape::Word:
        if (kind.first_seat > 0) return {0, kind.first_seat + static_cast<std::int64_t>(scope.seats) - 1};
        return {0, static_cast<std::int64_t>(kind.words(scope.rules).size()) - 1};
    default: return {0, static_cast<std::int64_t>(scope.seats) - 1};
    }
}

std::size_t members(const Kind& kind, const Scope& scope) { // of a set or bag
    return kind.shape == Shape::Seats ? scope.seats : kind.words(scope.rules).size();
}

// Two walks over one order: with values, or with names.
class Observer {
public:
    Observer(std::span<std::int16_t> into) : into_(into.data()) {}

    void fields(const Fields& fields, const Scope& scope) {
        for (const Node& node : fields) {
            if (!node.is_observed) continue;
            if (node.access.look == nullptr) {
                const bool by_word = node.kind.shape == Shape::ByWord;
                const std::size_t count = node.kind.shape == Shape::Struct ? 1
                                          : by_word ? node.kind.words(scope.rules).size()
                                                    : scope.seats;
                for (std::size_t i = 0; i < count; ++i)
                    this->fields(*node.kind.children, node.kind.shape == Shape::Struct ? scope : scope.at(i));
                continue;
            }
            look_at(node, scope, [&](const void* it) { value(node.kind, scope, it); });
        }
    }
    [[nodiscard]] const std::int16_t* end() const { return into_; }

private:
    // `it` may be nullptr: nothing is there.
    void value(const Kind& kind, const Scope& scope, const void* it) {
        switch (kind.shape) {
        case Shape::List: return list(kind, scope, it);
        case Shape::Struct:
            if (it != nullptr) return fields(*kind.children, scope.into(kind.mark, it));
            for (const Node& node : *kind.children) {
                if (node.is_observed) value(node.kind, scope, nullptr);
            }
            return;
        case Shape::Maybe: return value(*kind.inner, scope, it == nullptr ? nullptr : kind.maybe.value(it));
        case Shape::Bag:
            for (std::size_t word = 0, end = members(kind, scope); word < end; ++word)
                put(it == nullptr ? -1
                                  : static_cast<std::int64_t>(kind.bag.count(scope.rules, scope, it, word)));
            return;
        case Shape::Seats:
        case Shape::Chosen: {
            const std::int64_t bits = it == nullptr ? nothing : kind.number.get(it);
            const bool none = bits == nothing || (kind.may_be_none && bits == kind.none);
            for (std::size_t i = 0, end = members(kind, scope); i < end; ++i)
                put(none ? -1 : static_cast<std::int64_t>(static_cast<std::uint64_t>(bits) >> i & 1U));
            return;
        }
        case Shape::Text:
        case Shape::Named:
        case Shape::Raw: return;
        default: number(kind, scope, it);
        }
    }
    void number(const Kind& kind, const Scope& scope, const void* it) {
        const std::int64_t found = it == nullptr ? nothing : kind.number.get(it);
        const bool none = found == nothing || (kind.may_be_none && found == kind.none);
        put(none ? (kind.shape == Shape::Count ? kind.low.in(scope.rules) : 0) - 1 : found);
    }
    void list(const Kind& kind, const Scope& scope, const void* it) {
        const std::size_t size = it == nullptr ? 0 : kind.list.size(it);
        if (kind.list.grows) put(it == nullptr ? -1 : static_cast<std::int64_t>(size));
        const std::size_t filled = std::min(size, kind.list.capacity);
        for (std::size_t i = 0; i < filled; ++i) value(*kind.inner, scope.at_item(i), kind.list.item(it, i));
        if (filled == kind.list.capacity) return;
        // Empty places look alike, and most of an observation is made of them.
        const std::int16_t* const empty = into_;
        value(*kind.inner, scope.at_item(filled), nullptr);
        const std::ptrdiff_t width = into_ - empty;
        for (std::size_t i = filled + 1; i < kind.list.capacity; ++i)
            into_ = std::copy(empty, empty + width, into_);
    }
    void put(std::int64_t number) { *into_++ = cut(number); }

    std::int16_t* into_;
};

class Names {
public:
    std::vector<Observed> all{};

    void fields(const Fields& fields, const Scope& scope, const std::string& path) {
        for (const Node& node : fields) {
            if (!node.is_observed) continue;
            const std::string name = node.name.empty() ? path : path + node.name;
            if (node.access.look != nullptr) {
                const bool bare = node.name.empty() && node.kind.shape != Shape::Struct;
                value(node.kind, scope, bare ? path.substr(0, path.size() - 1) : name, node.name.empty());
            } else if (node.kind.shape == Shape::Struct) {
                this->fields(*node.kind.children, scope, name + ".");
            } else if (node.kind.shape == Shape::BySeat) {
                for (std::size_t seat = 0; seat < scope.seats; ++seat)
                    this->fields(*node.kind.children, scope, fmt::format("{}.{}.", name, seat));
            } else {
                for (const std::string_view word : node.kind.words(scope.rules).ids())
                    this->fields(*node.kind.children, scope, fmt::format("{}.{}.", name, word));
            }
        }
    }

private:
    void value(const Kind& kind, const Scope& scope, const std::string& name, bool is_part = false) {
        switch (kind.shape) {
        case Shape::List:
            if (kind.list.grows) put(name + ".size", -1, static_cast<std::int64_t>(kind.list.capacity));
            for (std::size_t i = 0; i < kind.list.capacity; ++i)
                value(*kind.inner, scope, fmt::format("{}.{}", name, i));
            return;
        case Shape::Struct: return fields(*kind.children, scope, is_part ? name : name + ".");
        case Shape::Maybe: return value(*kind.inner, scope, name);
        case Shape::Bag:
        case Shape::Seats:
        case Shape::Chosen:
            for (std::size_t i = 0; i < members(kind, scope); ++i) {
                const std::string member =
                    kind.shape == Shape::Seats ? std::to_string(i) : kind.words(scope.rules).id(i);
                put(fmt::format("{}.{}", name, member), -1, kind.shape == Shape::Bag ? most_copies : 1);
            }
            return;
        case Shape::Text:
        case Shape::Named:
        case Shape::Raw: return;
        default: {
            const auto [low, high] = bounds_of(kind, scope);
            put(name, low - 1, high);
        }
        }
    }
    void put(std::string name, std::int64_t low, std::int64_t high) {
        all.push_back({std::move(name), cut(low), cut(high)});
    }
};

} // namespace

std::vector<Observed> layout(const Fields& fields, const Scope& scope) {
    Names names;
    names.fields(fields, scope, "");
    return std::move(names.all);
}

void observe(const Fields& fields, const Scope& scope, std::span<std::int16_t> into) {
    Observer observer(into);
    observer.fields(fields, scope);
    check(observer.end() == into.data() + into.size());
}

} // namespace homestretch::fields
