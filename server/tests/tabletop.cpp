#include "server/tests/tabletop.h"

#include "bots/bot.h"
#include "engine/pack/file.h"
#include "games/registry.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>

namespace homestretch::server {

namespace {

PackEdition read_standard(const GameType& game) {
    const std::filesystem::path folder =
        std::filesystem::path(HOMESTRETCH_SOURCE_DIR "/packs") / game.info().id / "standard";
    PackFiles files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        files[entry.path().filename().string()] = *read_text_file(entry.path(), std::size_t{1} << 20);
    }
    auto pack = read_pack(files, "", game.tables());
    check(pack.has_value());
    return {.pack = std::make_shared<const Pack>(std::move(*pack)), .files = std::move(files)};
}

// By game.
const std::map<std::string, PackEdition, std::less<>>& standard_packs() {
    static const auto packs = [] {
        std::map<std::string, PackEdition, std::less<>> read;
        for (const GameType* game : all_games()) read[std::string(game->info().id)] = read_standard(*game);
        return read;
    }();
    return packs;
}

} // namespace

Answer<PackEdition> TestPacks::newest(std::string_view game, std::string_view id) const {
    if (!id.empty() && id != "standard") return refused(Code::NotFound, "there is no such pack");
    return standard_packs().find(game)->second;
}

std::shared_ptr<const Pack> TestShelf::at(std::string_view hash) {
    for (const auto& [game, edition] : standard_packs()) {
        if (edition.pack->hash == hash) return edition.pack;
    }
    check(false);
    return nullptr;
}

Answer<std::shared_ptr<const Pack>> TestShelf::newest(std::string_view game, std::string_view id) {
    const auto edition = TestPacks().newest(game, id);
    if (!edition) return Unexpected{edition.error()};
    return edition->pack;
}

TestShelf& the_shelf() {
    static TestShelf shelf;
    return shelf;
}

bool same(const Table& left, const Table& right) {
    if (left.state() != right.state() || left.last_seq() != right.last_seq()) return false;
    if (left.match() == nullptr || right.match() == nullptr) return left.match() == right.match();
    return left.match()->dump() == right.match()->dump() &&
           left.match()->history() == right.match()->history();
}

Tabletop::Tabletop(const NewTable& wanted) : table(create(wanted)) {}

Table Tabletop::create(const NewTable& wanted) {
    const auto settings = first_settings(wanted, shelf);
    check(settings.has_value());
    return Table::create("brisk-otter-417", {.guest = host, .name = "Hannah"}, *settings, shelf, world(),
                         records);
}

Circumstances Tabletop::world() {
    return {.now = time,
            .presence = presence,
            .token = [this] { return fmt::format("token-{:016}", ++made); },
            .seed = [this] { return derived_seed(Seed{}, static_cast<std::uint64_t>(++made)); },
            .promise =
                [this](const GuestId& guest) {
                    const auto own = promises.find(guest);
                    return own == promises.end() ? std::nullopt : std::optional(own->second);
                }};
}

void Tabletop::keep(const Records& more) {
    records.insert(records.end(), more.begin(), more.end());
    EXPECT_TRUE(same(table, Table(records, shelf))) << "folding the records gives another table";
}

Answer<Records> Tabletop::ask(const GuestId& guest, const Wish& wish, const std::optional<std::string>& id) {
    const Command command{.id = id.value_or(fmt::format("command-{}", ++made)), .wish = wish};
    auto answer = table.carry_out({.guest = guest, .name = "Somebody"}, command, world());
    keep(answer ? *answer : Records{});
    return answer;
}

void Tabletop::must(const GuestId& guest, const Wish& wish) {
    const auto answer = ask(guest, wish);
    ASSERT_TRUE(answer.has_value()) << answer.error().message;
}

std::string Tabletop::refusal(const GuestId& guest, const Wish& wish) {
    const auto answer = ask(guest, wish);
    return answer ? "granted" : std::string(word_of(answer.error().code));
}

Answer<Records> Tabletop::open(const GuestId& guest, const Token& token) {
    const auto link = table.link(token);
    if (!link) return refused(Code::NotFound, "");
    auto answer = table.open({.guest = guest, .name = "Opener"}, *link, world());
    keep(answer ? *answer : Records{});
    return answer;
}

Records Tabletop::expire() {
    Records expired = table.expire(world());
    keep(expired);
    return expired;
}

void Tabletop::bots_act() {
    for (const BotDuty& duty : table.bot_duties()) {
        Bot bot(duty.bot, *table.match(), duty.seat);
        keep(table.bot_acts(duty, bot.choose(*table.match()), world()));
    }
}

Act Tabletop::any_act(Seat seat) const {
    return {.seat = seat,
            .decision = chair(index_of(seat)).asked.value().decision,
            .action = table.match()->choices(seat).front().text};
}

void Tabletop::play(Seat seat) {
    must(chair(index_of(seat)).guest.value(), any_act(seat));
}

void Tabletop::play_to_end() {
    while (table.state().phase == Phase::Playing) play(*table.match()->pending().begin());
}

Tabletop a_match_of_two(const NewTable& wanted) {
    Tabletop top(wanted);
    top.arrive(host);
    top.arrive(ally);
    top.arrive(watcher);
    EXPECT_TRUE(top.open(ally, top.chair(1).join).has_value());
    EXPECT_TRUE(top.open(watcher, top.table.state().watch).has_value());
    top.must(host, Start{});
    return top;
}

} // namespace homestretch::server
