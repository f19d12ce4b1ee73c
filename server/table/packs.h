#pragma once

#include "engine/pack/pack.h"
#include "server/table/refusal.h"

#include <memory>
#include <string_view>

namespace homestretch::server {

// A pack with the bytes it was read from, so that it can be kept for as long as a match needs it.
struct PackEdition {
    std::shared_ptr<const Pack> pack{};
    PackFiles files{};
};

// The packs that new tables may use. Called from many threads.
class PackCatalogue {
public:
    PackCatalogue() = default;
    PackCatalogue(const PackCatalogue&) = delete;
    PackCatalogue& operator=(const PackCatalogue&) = delete;
    virtual ~PackCatalogue() = default;

    // The newest good edition of a game's pack; `id` empty: the game's usual one. A refusal (not-found) names
    // the nearest.
    [[nodiscard]] virtual Answer<PackEdition> newest(std::string_view game, std::string_view id) const = 0;
};

// Where tables find the packs they were made with, whatever has become of the folders since.
class PackShelf {
public:
    PackShelf() = default;
    PackShelf(const PackShelf&) = delete;
    PackShelf& operator=(const PackShelf&) = delete;
    virtual ~PackShelf() = default;

    // By content hash. Throws UnreadableTable if it is not there, or this version cannot read it any more.
    [[nodiscard]] virtual std::shared_ptr<const Pack> at(std::string_view hash) = 0;
    // The newest edition in the catalogue; from now on it stays on the shelf.
    [[nodiscard]] virtual Answer<std::shared_ptr<const Pack>> newest(std::string_view game,
                                                                     std::string_view id) = 0;
};

} // namespace homestretch::server
