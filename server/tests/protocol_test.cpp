// The words of the protocol are in three places: here, in the schemas and in docs/protocol.md.

#include "engine/json.h"
#include "engine/pack/file.h"
#include "server/table/names.h"
#include "server/table/refusal.h"
#include "server/table/table_setting.h"
#include "server/table/words.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace homestretch::server {
namespace {

std::string source(const std::string& file) {
    return *read_text_file(std::filesystem::path(HOMESTRETCH_SOURCE_DIR) / file, std::size_t{1} << 20);
}

Json schema_of(const std::string& name) {
    return Json::parse(source("protocol/common.schema.json"))["$defs"][name];
}

TEST(Codes, are_those_of_the_schema) {
    Json words = Json::array();
    for (const CodeSpec& spec : all_codes()) words.push_back(spec.word);

    EXPECT_EQ(schema_of("Code")["enum"], words);
}

TEST(Codes, are_explained_in_the_document) {
    const std::string document = source("docs/protocol.md");
    for (const CodeSpec& spec : all_codes()) {
        EXPECT_THAT(document, testing::HasSubstr(
                                  fmt::format("| `{}` | {} | {} |", spec.word, spec.status, spec.meaning)));
    }
}

// The kinds of a setting as the schema has to list them.
Json kinds_in(const TableSetting& setting, const Json& schema) {
    if (setting.is_word()) return schema["enum"];
    Json kinds = Json::array();
    for (const Json& kind : schema["oneOf"]) kinds.push_back(kind["properties"]["kind"]["const"]);
    return kinds;
}

TEST(TableSettings, are_those_of_the_schema) {
    const Json table = schema_of("Table");
    for (const TableSetting& setting : table_settings()) {
        const Json schema = schema_of(std::string(setting.schema));
        Json words = Json::array();
        for (const SettingKind& kind : setting.kinds) words.push_back(kind.word);

        EXPECT_EQ(kinds_in(setting, schema), words);
        EXPECT_EQ(schema["description"], setting.meaning);
        EXPECT_EQ(table["properties"][std::string(setting.name)]["$ref"],
                  fmt::format("#/$defs/{}", setting.schema));
        EXPECT_THAT(table["required"], testing::Contains(Json(setting.name)));
    }
}

TEST(TableSettings, have_numbers_within_the_bounds_of_the_schema) {
    for (const TableSetting& setting : table_settings()) {
        for (std::size_t kind = 0; kind < setting.kinds.size(); ++kind) {
            for (const SettingNumber& number : setting.kinds[kind].numbers) {
                const Json bounds = schema_of(
                    std::string(setting.schema))["oneOf"][kind]["properties"][std::string(number.name)];
                EXPECT_EQ(bounds["minimum"], number.low) << setting.name;
                EXPECT_EQ(bounds["maximum"], number.high) << setting.name;
            }
        }
    }
}

TEST(TableSettings, can_be_wished_for_wherever_the_schemas_say) {
    const Json configure = Json::parse(
        source("protocol/client-messages.schema.json"))["$defs"]["ConfigureCommand"]["properties"];
    const Json created = Json::parse(source("protocol/http.schema.json"))["$defs"]["NewTable"]["properties"];
    for (const TableSetting& setting : table_settings()) {
        const Json schema = fmt::format("common.schema.json#/$defs/{}", setting.schema);
        EXPECT_EQ(configure[std::string(setting.name)]["$ref"], schema);
        EXPECT_EQ(created[std::string(setting.name)]["$ref"], schema);
    }
}

TEST(TableSettings, are_explained_in_the_document) {
    const std::string document = source("docs/protocol.md");
    for (const TableSetting& setting : table_settings()) {
        std::string kinds;
        for (const SettingKind& kind : setting.kinds) {
            kinds += fmt::format("{}`{}`", kinds.empty() ? "" : ", ", kind.word);
        }
        EXPECT_THAT(document, testing::HasSubstr(
                                  fmt::format("| `{}` | {} | {} |", setting.name, kinds, setting.meaning)));
    }
}

TEST(Names, are_as_long_as_the_schema_says) {
    EXPECT_EQ(schema_of("PlayerName")["maxLength"], longest_name);
}

TEST(Talk, is_as_long_and_has_the_phrases_that_the_schema_says) {
    const Json say =
        Json::parse(source("protocol/client-messages.schema.json"))["$defs"]["SayCommand"]["properties"];

    EXPECT_EQ(say["text"]["maxLength"], longest_talk);
    EXPECT_EQ(schema_of("Phrase")["enum"], Json(phrases));
}

} // namespace
} // namespace homestretch::server
