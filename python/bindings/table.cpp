#include "python/bindings/table.h"

#include "games/all_games.h"

namespace homestretch::python {

// Compiled for each game by itself.
template <Game G>
Result<std::shared_ptr<const Table>, Problems> table_of(TableSetup setup);

namespace {

template <class... Games>
Result<std::shared_ptr<const Table>, Problems> table_of_any(GameList<Games...> /*games*/, TableSetup setup) {
    Result<std::shared_ptr<const Table>, Problems> made = Unexpected{Problems{}};
    const std::string_view id = setup.type->info().id;
    const auto try_game = [&]<Game G>(std::type_identity<G>) {
        if (G::info.id != id) return false;
        made = table_of<G>(std::move(setup));
        return true;
    };
    check((try_game(std::type_identity<Games>{}) || ...));
    return made;
}

} // namespace

std::unique_ptr<Match> Table::new_match(const Seed& seed) const {
    auto match = setup_.type->new_match(setup_.pack, setup_.seats, setup_.options, seed);
    check(match.has_value()); // the same setup was compiled before
    return std::move(*match);
}

Result<std::shared_ptr<const Table>, Problems> make_table(TableSetup setup) {
    return table_of_any(AllGames{}, std::move(setup));
}

} // namespace homestretch::python
