#include "engine/pack/pack.h"

#include "engine/pack/file.h"
#include "engine/pack/folder.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

namespace homestretch {
namespace {

constexpr std::array<std::string_view, 2> tables = {"tracks.csv", "dragons.csv"};

constexpr std::string_view manifest = "id = \"standard\"\n"
                                      "version = \"1.0\"\n"
                                      "title = \"Dragon Racer\"\n"
                                      "game = \"dragon-racer\"\n"
                                      "authors = [\"Ada\", \"Grace\"]\n"
                                      "licence = \"CC-BY-4.0\"\n";

PackFiles good_files() {
    return {{"pack.toml", std::string(manifest)},
            {"dragons.csv", "id,speed\nlampdart,2\n"},
            {"tracks.csv", "id\nspeed_city\n"}};
}

std::string problems_of(const PackFiles& files) {
    const auto pack = read_pack(files, "packs/mine", tables);
    return pack ? "no problem" : to_text(pack.error());
}

std::string manifest_problems(std::string text) {
    const auto pack = read_pack({{"pack.toml", std::move(text)}}, "packs/mine", {});
    return pack ? "no problem" : to_text(pack.error());
}

// The good manifest with one line replaced.
std::string with_line(std::string_view old_line, std::string_view new_line) {
    std::string text(manifest);
    const std::size_t place = text.find(old_line);
    EXPECT_NE(place, std::string::npos);
    return text.replace(place, old_line.size(), new_line);
}

std::string hash_of(const PackFiles& files) {
    const auto pack = read_pack(files, "packs/mine", tables);
    EXPECT_TRUE(pack.has_value()) << to_text(pack.error());
    return pack->hash;
}

PackFiles with(std::string name, std::string bytes) {
    PackFiles files = good_files();
    files.insert_or_assign(std::move(name), std::move(bytes));
    return files;
}

PackFiles without(const std::string& name) {
    PackFiles files = good_files();
    files.erase(name);
    return files;
}

// A folder for one test, removed behind it.
class PackFolder : public testing::Test {
protected:
    PackFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "homestretch-pack-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) ADD_FAILURE() << "no temporary folder";
        folder = name;
    }
    ~PackFolder() override { std::filesystem::remove_all(folder); }

    void write(const std::string& name, std::string_view bytes) const {
        std::ofstream(folder / name, std::ios::binary) << bytes;
    }
    void write(const PackFiles& files) const {
        for (const auto& [name, bytes] : files) write(name, bytes);
    }
    [[nodiscard]] std::string load_problems() const {
        const auto pack = load_pack(folder, tables);
        return pack ? "no problem" : to_text(pack.error());
    }

    std::filesystem::path folder;
};

TEST(Pack, has_what_the_manifest_says_and_the_tables_asked_for) {
    const auto pack = read_pack(good_files(), "packs/mine", tables);

    ASSERT_TRUE(pack.has_value()) << to_text(pack.error());
    EXPECT_EQ(pack->id, "standard");
    EXPECT_EQ(pack->version, "1.0");
    EXPECT_EQ(pack->title, "Dragon Racer");
    EXPECT_EQ(pack->game, "dragon-racer");
    EXPECT_EQ(pack->licence, "CC-BY-4.0");
    EXPECT_EQ(pack->authors, (std::vector<std::string>{"Ada", "Grace"}));
    EXPECT_EQ(pack->folder, "packs/mine");
    EXPECT_TRUE(pack->option_defaults.empty());
    EXPECT_EQ(pack->tables[0].file, "tracks.csv");
    EXPECT_EQ(pack->table("dragons.csv").rows[0].cells, (std::vector<std::string>{"lampdart", "2"}));
}

TEST(Pack, a_table_that_was_not_asked_for_is_our_mistake) {
    const auto pack = read_pack(with("notes.csv", "a,b\n"), "packs/mine", tables);

    ASSERT_TRUE(pack.has_value());
    EXPECT_DEATH((void)pack->table("notes.csv"), "");
}

TEST(Pack, options_become_text_with_on_and_off_for_true_and_false) {
    const std::string text = std::string(manifest) + "[options]\n"
                                                     "track = \"long\"\n"
                                                     "laps = 3\n"
                                                     "advanced = true\n"
                                                     "attacks = false\n";
    const auto pack = read_pack({{"pack.toml", text}}, "packs/mine", {});

    ASSERT_TRUE(pack.has_value()) << to_text(pack.error());
    EXPECT_EQ(pack->option_defaults,
              (OptionTexts{{"advanced", "on"}, {"attacks", "off"}, {"laps", "3"}, {"track", "long"}}));
}

TEST(Pack, an_option_of_another_kind_is_reported) {
    EXPECT_EQ(
        manifest_problems(std::string(manifest) + "[options]\nlaps = 2.5\nseats = [1, 2]\n"),
        "pack.toml:8: option laps must be text in quotes, a whole number, true or false, not a number with a "
        "point\n"
        "pack.toml:9: option seats must be text in quotes, a whole number, true or false, not a list");
    EXPECT_EQ(manifest_problems(std::string(manifest) + "options = 3\n"),
              "pack.toml:7: options must be a section [options]");
}

TEST(Pack, every_missing_key_is_reported) {
    EXPECT_EQ(manifest_problems("version = \"1.0\"\ntitle = \"Mine\"\n"),
              "pack.toml: id is missing; add a line id = \"...\"\n"
              "pack.toml: game is missing; add a line game = \"...\"\n"
              "pack.toml: authors is missing; add a line authors = [\"...\"]\n"
              "pack.toml: licence is missing; add a line licence = \"...\"");
}

TEST(Pack, an_unknown_key_is_reported_with_the_nearest_one) {
    EXPECT_EQ(manifest_problems(std::string(manifest) + "\nlicense = \"MIT\"\n"),
              "pack.toml:8: unknown key 'license'; did you mean 'licence'?");
    EXPECT_EQ(manifest_problems(std::string(manifest) + "[optoins]\nlaps = 2\n"),
              "pack.toml:7: unknown key 'optoins'; did you mean 'options'?");
}

TEST(Pack, a_value_of_the_wrong_kind_is_reported_with_its_line) {
    EXPECT_EQ(manifest_problems(with_line("version = \"1.0\"", "version = 1.0")),
              "pack.toml:2: version must be text in quotes, not a number with a point");
    EXPECT_EQ(manifest_problems(with_line("title = \"Dragon Racer\"", "title = true")),
              "pack.toml:3: title must be text in quotes, not true or false");
    EXPECT_EQ(manifest_problems(with_line("[\"Ada\", \"Grace\"]", "\"Ada\"")),
              "pack.toml:5: authors must be a list of texts, as in authors = [\"Ada\", \"Grace\"]");
    EXPECT_EQ(manifest_problems(with_line("\"Grace\"", "7")),
              "pack.toml:5: each of authors must be text in quotes, not a whole number");
}

TEST(Pack, text_must_be_one_line_that_is_not_empty) {
    constexpr std::string_view message =
        "pack.toml:3: title must be one line of text, not empty and at most 200 characters";

    EXPECT_EQ(manifest_problems(with_line("\"Dragon Racer\"", "\" \"")), message);
    EXPECT_EQ(manifest_problems(with_line("\"Dragon Racer\"", "\"two\\nlines\"")), message);
    EXPECT_EQ(manifest_problems(with_line("\"Dragon Racer\"", "\"" + std::string(201, 'x') + "\"")), message);
    EXPECT_EQ(manifest_problems(with_line("\"Dragon Racer\"", "\"" + std::string(200, 'x') + "\"")),
              "no problem");
}

TEST(Pack, ids_are_lower_case_words_joined_by_dashes) {
    EXPECT_EQ(manifest_problems(with_line("\"standard\"", "\"My Pack\"")),
              "pack.toml:1: id must be lower-case words joined by '-', as in \"my-pack\", not 'My Pack'");
    EXPECT_EQ(
        manifest_problems(with_line("\"dragon-racer\"", "\"dragon_racer\"")),
        "pack.toml:4: game must be lower-case words joined by '-', as in \"my-pack\", not 'dragon_racer'");
    EXPECT_NE(manifest_problems(with_line("\"standard\"", "\"-mine\"")), "no problem");
    EXPECT_NE(manifest_problems(with_line("\"standard\"", "\"mine-\"")), "no problem");
    EXPECT_NE(manifest_problems(with_line("\"standard\"", "\"my--pack\"")), "no problem");
    EXPECT_EQ(manifest_problems(with_line("\"standard\"", "\"my-pack-2\"")), "no problem");
}

TEST(Pack, a_syntax_error_in_the_manifest_is_reported_with_its_line) {
    const std::string problem = manifest_problems("id = \"standard\"\nversion = 1.0.0\n");

    EXPECT_EQ(problem.substr(0, 13), "pack.toml:2: ") << problem;
    EXPECT_GT(problem.size(), 20U);
}

TEST(Pack, a_syntax_error_is_one_line_even_if_it_repeats_the_end_of_a_line) {
    EXPECT_EQ(manifest_problems("advanced = tr\n"),
              "pack.toml:1: Error while parsing boolean: expected 'true', saw 'tr '");
}

TEST(Pack, a_missing_file_is_named) {
    EXPECT_EQ(problems_of(without("pack.toml")), "pack.toml: the file is missing; add it to the pack");
    EXPECT_EQ(problems_of(without("dragons.csv")), "dragons.csv: the file is missing; add it to the pack");
}

TEST(Pack, a_misnamed_file_is_suggested) {
    PackFiles files = without("dragons.csv");
    files["Dragon.csv"] = "id,speed\n";

    EXPECT_EQ(problems_of(files), "dragons.csv: the file is missing; rename 'Dragon.csv' if it is meant");
}

TEST(Pack, the_problems_of_all_files_are_reported_at_once) {
    EXPECT_EQ(problems_of({{"pack.toml", with_line("version = \"1.0\"", "version = 1")},
                           {"dragons.csv", "id,speed\nlampdart\n"}}),
              "tracks.csv: the file is missing; add it to the pack\n"
              "pack.toml:2: version must be text in quotes, not a whole number\n"
              "dragons.csv:2: expected 2 cells, one for every column, and found 1");
}

TEST(Pack, the_hash_is_sha256_of_names_lengths_and_contents) {
    // printf 'pack.toml 126\n%s' "$manifest" | sha256sum
    const auto pack = read_pack({{"pack.toml", std::string(manifest)}}, "packs/mine", {});

    ASSERT_TRUE(pack.has_value());
    EXPECT_EQ(pack->hash, "4712f123669ed05df1a852e9e8cfd199a249a096b58717b76712888739f902d2");
}

TEST(Pack, the_hash_ignores_byte_order_mark_line_ends_order_and_other_files) {
    const std::string hash = hash_of(good_files());
    constexpr std::array<std::string_view, 2> other_order = {"dragons.csv", "tracks.csv"};

    EXPECT_EQ(hash_of(with("dragons.csv", "\xEF\xBB\xBFid,speed\r\nlampdart,2\r\n")), hash);
    EXPECT_EQ(hash_of(with("notes.csv", "anything")), hash);
    EXPECT_EQ(read_pack(good_files(), "elsewhere", other_order)->hash, hash);
}

TEST(Pack, the_hash_changes_with_every_file_read) {
    const std::string hash = hash_of(good_files());

    EXPECT_NE(hash_of(with("dragons.csv", "id,speed\nlampdart,3\n")), hash);
    EXPECT_NE(hash_of(with("tracks.csv", "id\nspeed_town\n")), hash);
    EXPECT_NE(hash_of(with("pack.toml", with_line("\"1.0\"", "\"1.1\""))), hash);
}

TEST_F(PackFolder, is_loaded_as_from_memory) {
    write(good_files());
    write("notes.csv", "not;a,\"table");

    const auto pack = load_pack(folder, tables);

    ASSERT_TRUE(pack.has_value()) << to_text(pack.error());
    EXPECT_EQ(pack->folder, folder.string());
    EXPECT_EQ(pack->hash, hash_of(good_files()));
    EXPECT_EQ(pack->table("tracks.csv").rows.size(), 1U);
}

TEST_F(PackFolder, without_tables_tells_the_game) {
    write("pack.toml", manifest);

    EXPECT_EQ(load_pack(folder, {})->game, "dragon-racer");
}

TEST_F(PackFolder, that_does_not_exist_is_reported) {
    const auto pack = load_pack(folder / "nowhere", tables);

    ASSERT_FALSE(pack.has_value());
    EXPECT_EQ(to_text(pack.error()), (folder / "nowhere").string() + ": there is no such folder");
}

TEST_F(PackFolder, that_is_a_file_is_reported) {
    write("pack.toml", manifest);

    const auto pack = load_pack(folder / "pack.toml", tables);

    ASSERT_FALSE(pack.has_value());
    EXPECT_EQ(to_text(pack.error()),
              (folder / "pack.toml").string() + ": is a file; name the folder of the pack");
}

TEST_F(PackFolder, with_a_misnamed_table_suggests_it) {
    write(without("dragons.csv"));
    write("dragon.csv", "id,speed\n");

    EXPECT_EQ(load_problems(), "dragons.csv: the file is missing; rename 'dragon.csv' if it is meant");
}

TEST_F(PackFolder, with_unreadable_tables_reports_each_and_reads_the_others) {
    write("pack.toml", with_line("version = \"1.0\"", "version = 1"));
    std::filesystem::create_directory(folder / "tracks.csv");
    write("dragons.csv", std::string(CsvLimits::bytes + 1, 'x'));

    EXPECT_EQ(load_problems(), (folder / "tracks.csv").string() + ": is a folder, not a file\n" +
                                   (folder / "dragons.csv").string() + ": is larger than 1 MiB\n" +
                                   "pack.toml:2: version must be text in quotes, not a whole number");
}

TEST_F(PackFolder, files_are_read_up_to_the_limit) {
    write("note.txt", "four");

    EXPECT_EQ(*read_text_file(folder / "note.txt", 4), "four");
    EXPECT_EQ(read_text_file(folder / "note.txt", 3).error().message,
              (folder / "note.txt").string() + ": is larger than 3 bytes");
    EXPECT_EQ(read_text_file(folder / "none.txt", 3).error().message,
              (folder / "none.txt").string() + ": there is no such file");
}

TEST_F(PackFolder, files_that_must_not_be_read_name_the_reason) {
    if (geteuid() == 0) GTEST_SKIP() << "root may read everything";
    write("secret.txt", "four");
    std::filesystem::permissions(folder / "secret.txt", std::filesystem::perms::none);

    EXPECT_EQ(read_text_file(folder / "secret.txt", 9).error().message,
              (folder / "secret.txt").string() + ": cannot be read (Permission denied)");
}

} // namespace
} // namespace homestretch
