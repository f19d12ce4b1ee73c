#include "server/admin/offline.h"

#include "server/admin/desk.h"
#include "server/storage/sql_store.h"
#include "server/table/stored_packs.h"

namespace homestretch::server {

namespace {

// No tables are made, so no pack is new.
class NoCatalogue final : public PackCatalogue {
public:
    [[nodiscard]] Answer<PackEdition> newest(std::string_view /*game*/,
                                             std::string_view /*id*/) const override {
        return refused(Code::NotFound, "there are no packs here");
    }
};

} // namespace

Json do_without_server(const std::filesystem::path& database, const Json& request) {
    try {
        const auto store = open_store("sqlite3:" + database.string());
        const NoCatalogue nothing_new;
        StoredPacks packs(*store, nothing_new);
        return Desk(*store, packs, nullptr, {}).carry_out(request);
    } catch (const StoreError& trouble) {
        return {{"error", trouble.what()}};
    }
}

} // namespace homestretch::server
