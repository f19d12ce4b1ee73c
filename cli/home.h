#pragma once

#include "engine/match.h"
#include "engine/pack/folder.h"
#include "engine/pack/pack.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// Where the packs and the rules pages are: a folder with packs/ and docs/rules/ in it.
class Home {
public:
    explicit Home(std::filesystem::path folder) : folder_(std::move(folder)) {}

    // $HOMESTRETCH_HOME if it is set; otherwise the first that fits of: the folders above the program,
    // share/homestretch beside its folder, the folders above the current one.
    [[nodiscard]] static Result<Home> find();
    // The same from given places, for tests.
    [[nodiscard]] static Result<Home> find_from(const std::filesystem::path& program_folder,
                                                const std::filesystem::path& current_folder);

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    [[nodiscard]] std::filesystem::path rules_page(std::string_view game) const;
    [[nodiscard]] std::vector<std::string> packs_of(std::string_view game) const; // names, sorted
    // The files of the game's lessons, sorted by name.
    [[nodiscard]] std::vector<std::filesystem::path> lessons_of(std::string_view game) const;

    // One of the game's packs, by name.
    [[nodiscard]] Result<Pack, Problems> load_named_pack(const GameType& game, const std::string& name) const;
    // The pack a person asked for: a folder, or the name of one of the game's packs.
    [[nodiscard]] Result<Pack, Problems> load_pack(const GameType& game, const std::string& asked) const;

private:
    std::filesystem::path folder_;
};

inline constexpr std::string_view usual_pack = "standard";

} // namespace homestretch
