// What databases hold: bodies as they have been written since the first version must be read for ever.

#include "server/storage/record_json.h"

#include "server/table/unreadable_table.h"

#include <gtest/gtest.h>

#include <utility>

namespace homestretch::server {
namespace {

using Stored = std::pair<std::string, std::string>;

// One of each kind, word for word as it is stored.
const std::vector<Stored> stored{
    {"created",
     R"({"host":"g1","joins":["j0","j1"],"name":"Ann","resume":"r0","seed":"00000000000000000000000000000000)"
     R"(00000000000000000000000000000007","settings":{"chat":"players","clock":{"increment":30,"kind":"bank",)"
     R"("seconds":600},"game":"dragon-racer","hints":"alone","options":{"characters":"choose"},"pack":"aa",)"
     R"("patience":{"kind":"live","seconds":60},"privacy":"private","seats":2,"undo":"ask"},)"
     R"("table":"brisk-otter-417","watch":"w"})"},
    {"configured",
     R"({"guest":"g1","id":"c1","joins":[],"settings":{"chat":"off","clock":{"kind":"decision","seconds":60},)"
     R"("game":"dragon-racer","hints":"on","options":{},"pack":"aa","patience":{"kind":"none"},)"
     R"("privacy":"public","seats":2,"undo":"none"}})"},
    {"sat", R"({"guest":"g1","id":"c1","name":"Bob","resume":"r1","seat":1,"sitter":"g1"})"},
    {"resumed", R"({"seat":0,"sitter":"g3"})"},
    {"resumed", R"({"resume":"r2","seat":0,"sitter":"g3"})"},
    {"relinked", R"({"resume":"r3","seat":0})"},
    {"stood", R"({"join":"j1","seat":1})"},
    {"bot_seated", R"({"bot":"hard","name":"Hazel","seat":1,"why":"asked"})"},
    {"bot_seated", R"({"bot":"greedy","seat":1,"why":"clock"})"},
    {"taken_back", R"({"seat":1})"},
    {"named", R"({"name":"Bobby","seat":1})"},
    {"admitted", R"({"admitted":"g4"})"},
    {"sealed", R"({"secret":"0000000000000000000000000000000000000000000000000000000000000008"})"},
    {"shuffling", R"({"promises":[{"promise":"ab","seat":0},{"promise":"cd","seat":2}]})"},
    {"revealed", R"({"guest":"g1","id":"c9","part":"00000000000000000000000000000000)"
                 R"(00000000000000000000000000000006"})"},
    {"started", R"({"guest":"g1","id":"c2"})"},
    {"acted", R"({"action":"pick 1","by":"person","guest":"g1","id":"c3","seat":0})"},
    {"undo_asked", R"({"seat":0,"to":3,"waiting":[1,2]})"},
    {"undo_answered", R"({"agree":true,"seat":1})"},
    {"undone", R"({"seat":0,"to":3})"},
    {"end_asked", R"({"seat":0,"waiting":[1]})"},
    {"end_answered", R"({"agree":false,"seat":1})"},
    {"ended", R"({"replay":"p","why":"abandoned"})"},
    {"put_away", R"({"by":"g1"})"},
    {"finished", R"({"replay":"p"})"},
    {"rematch", R"({})"},
    {"rematch", R"({"seed":"0000000000000000000000000000000000000000000000000000000000000009"})"},
    {"said", R"({"name":"Wendy","phrase":"well-played","seat":null})"},
    {"said", R"({"name":"Ann","seat":0,"text":"hello"})"},
};

std::string sorted(const std::string& text) {
    return nlohmann::json::parse(text).dump();
}

Record read(const Stored& entry) {
    return record_from(1, instant_at(1000), entry.first, entry.second);
}

TEST(StoredRecords, are_read_and_written_word_for_word) {
    for (const Stored& entry : stored) {
        const Record record = read(entry);

        EXPECT_EQ(kind_of(record), entry.first);
        EXPECT_EQ(sorted(body_of(record).dump()), sorted(entry.second));
    }
}

TEST(StoredRecords, of_before_a_setting_have_its_default) {
    const Record record =
        read({"configured",
              R"({"joins":[],"settings":{"chat":"off","clock":{"kind":"none"},"game":)"
              R"("dragon-racer","options":{},"pack":"aa","privacy":"public","seats":2,"undo":"none"}})"});

    const TableSettings& settings = std::get<Configured>(record.fact).settings;
    EXPECT_EQ(settings.hints, HintRule::Alone);
    EXPECT_EQ(settings.patience, Patience{});
    EXPECT_EQ(settings.chat, Chat::Off);
}

TEST(StoredRecords, that_are_damaged_are_reported) {
    EXPECT_THROW(static_cast<void>(read({"levitated", "{}"})), UnreadableTable);
    EXPECT_THROW(static_cast<void>(read({"taken_back", "{}"})), UnreadableTable);
    EXPECT_THROW(static_cast<void>(read({"taken_back", R"({"seat":)"})), UnreadableTable);
    EXPECT_THROW(static_cast<void>(read({"taken_back", R"({"seat":9})"})), UnreadableTable);
    EXPECT_THROW(static_cast<void>(read({"acted", R"({"seat":0,"action":"a","by":"magic"})"})),
                 UnreadableTable);
    EXPECT_THROW(static_cast<void>(read({"rematch", R"({"seed":"zz"})"})), UnreadableTable);
}

} // namespace
} // namespace homestretch::server
