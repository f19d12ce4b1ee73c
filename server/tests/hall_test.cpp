// The hall with a real database, real threads and bots that do not pause.

#include "engine/replay/fairness.h"
#include "server/tests/house.h"
#include "server/tests/temporary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
namespace homestretch::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using Mood = TroubledStore::Mood;

const NewTable two_seats{.game = "dragon-racer", .name = "Hannah"};

TEST(Hall, plays_a_match_against_bots_to_its_replay) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id =
        house.create({.game = "dragon-racer", .name = "Hannah", .settings = {.seats = 4}})["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    visit->command(command("start", "start", {{"fill", "greedy"}}));

    int number = 0;
    std::optional<Json> outcome;
    while (!outcome && !::testing::Test::HasFailure()) {
        const auto message = ears->wait_for([](const Json& heard) {
            return asks(heard) || (heard.contains("position") && !heard["position"]["outcome"].is_null());
        });
        ASSERT_TRUE(message.has_value());
        ears->forget();
        if (!(*message)["position"]["outcome"].is_null()) {
            outcome = (*message)["position"]["outcome"];
            break;
        }
        const std::string act = "act-" + std::to_string(++number);
        visit->command(answer_to((*message)["position"], act));
        // Bots may be faster; what they do in between asks nothing new of this seat.
        ASSERT_TRUE(
            ears->wait_for([&](const Json& heard) { return heard.contains("id") && heard["id"] == act; }));
    }

    EXPECT_EQ((*outcome)["ending"], "finished");
    const Json session = house.hall.session(host);
    const Token token = session["replays"].at(0)["token"];
    const auto replay = read_replay(house.wait(house.hall.replay(token)).value());
    ASSERT_TRUE(replay.has_value());
    EXPECT_FALSE(replay->seal.empty());
    EXPECT_EQ(fault_in(*replay, {}), DealFault::None);
    EXPECT_EQ(house.wait(house.hall.replay_ply(token, 5, {.all = true})).value()["positions"].size(), 4U);
    EXPECT_EQ(house.wait(house.hall.replay("nonsense")).error().code, Code::NotFound);
}

TEST(Hall, a_plan_is_heard_by_all_and_by_who_comes_later) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id =
        house.create({.game = "slow-and-steady", .name = "Hannah", .settings = {.seats = 3}})["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    visit->command(command("sit", "sit-1", {{"seat", 1}, {"name", "Bo"}}));
    visit->command(command("sit", "sit-2", {{"seat", 2}, {"name", "Cy"}}));
    visit->command(command("start", "start"));
    const auto with_position = [](const Json& heard) { return heard.contains("position"); };
    Json position = ears->wait_for(with_position).value()["position"];
    const auto seen_by_who_is_asked = [&](const std::string& look) {
        const Json seat = position["pending"][0];
        ears->forget();
        visit->command(command("look", look, {{"as", seat}}));
        return ears->wait_for(with_position).value()["position"];
    };
    position = seen_by_who_is_asked("look");
    for (int number = 0; position["view"]["decision"] != "play"; ++number) {
        ears->forget();
        visit->command(answer_to(position, "act-" + std::to_string(number)));
        position = ears->wait_for(with_position).value()["position"];
        position = seen_by_who_is_asked("look-" + std::to_string(number));
    }
    const Json seat = position["pending"][0];
    const Json card = position["view"]["players"][seat.get<std::size_t>()]["hand"][0];
    const Json play{{"seat", seat}, {"card", card}, {"place", "u"}, {"answers", Json::array()}};

    visit->command(command("plan", "plan-1", {{"seat", seat}, {"plays", Json::array({play})}}));

    const Json heard = ears->wait_for_type("plan").value();
    EXPECT_EQ(heard["plays"][0]["card"], card);
    EXPECT_FALSE(heard["preview"].is_null());
    const auto late = std::make_shared<Ears>();
    const auto second_visit = house.visit(id, host, late);
    EXPECT_EQ(late->wait_for_type("plan").value(), heard);

    visit->command(command("plan", "plan-2", {{"seat", seat}, {"plays", "all"}}));
    EXPECT_THAT(ears->wait_for_type("refused").value()["message"].get<std::string>(), HasSubstr("'plays'"));
    late->forget();
    visit->command(command("plan", "plan-3", {{"seat", seat}, {"plays", Json::array()}}));
    EXPECT_EQ(late->wait_for_type("plan").value()["plays"], Json::array());
}

TEST(Hall, lets_in_only_those_who_may) {
    const TemporaryFolder folder;
    House house(folder.database());
    const Json table = house.create(two_seats);
    const TableId id = table["id"];
    const auto ears = std::make_shared<Ears>();

    EXPECT_EQ(house.attach(id, stranger, {}, {}, ears).error().code, Code::NotAllowed);
    EXPECT_EQ(house.attach("no-such-table", host, {}, {}, ears).error().code, Code::NotFound);
    EXPECT_EQ(house.attach(id, host, {.seat = seat_at(1)}, {}, ears).error().code, Code::NotAllowed);
    EXPECT_EQ(house.table(id, stranger).error().code, Code::NotAllowed);
    EXPECT_EQ(house.open_link(stranger, "no-such-token-anywhere").error().code, Code::NotFound);
    EXPECT_TRUE(ears->all().empty());

    const auto joined = house.open_link(ally, table["links"]["join"][0]["token"]);
    EXPECT_EQ(joined->seat, seat_at(1));
    EXPECT_EQ(house.table(id, ally).value()["seats"][1]["mine"], true);
    EXPECT_EQ(house.open_link(stranger, table["links"]["watch"])->kind, "watch");
    EXPECT_TRUE(house.attach(id, stranger, {}, {}, ears).has_value());
}

TEST(Hall, lists_public_tables_to_everybody) {
    const TemporaryFolder folder;
    House house(folder.database());
    house.create(two_seats);
    const TableId open =
        house.create({.game = "dragon-racer", .settings = {.privacy = Privacy::Public}})["id"];

    const auto visit = house.visit(open, host, std::make_shared<Ears>());

    const Json tables = house.hall.open_tables(stranger)["tables"];

    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0]["id"], open);
    EXPECT_EQ(tables[0]["seats"][0]["here"], true);
    EXPECT_EQ(tables[0]["seats"][1]["here"], false);
    EXPECT_THAT(tables.dump(), Not(HasSubstr("guest-")));
}

TEST(Hall, lists_honest_tables_before_those_of_a_host_who_makes_many) {
    const TemporaryFolder folder;
    House house(folder.database());
    const NewTable open{.game = "dragon-racer", .settings = {.privacy = Privacy::Public}};
    const TableId honest = house.create(open, ally)["id"];
    for (int i = 0; i < 110; ++i) house.create(open);

    const Json tables = house.hall.open_tables(stranger)["tables"];

    EXPECT_EQ(tables.size(), 4U);
    EXPECT_EQ(tables.back()["id"], honest);
}

TEST(Hall, lists_tables_with_people_before_deserted_ones) {
    const TemporaryFolder folder;
    House house(folder.database());
    const NewTable open{.game = "dragon-racer", .settings = {.privacy = Privacy::Public}};
    const TableId honest = house.create(open, ally)["id"];
    const auto visit = house.visit(honest, ally, std::make_shared<Ears>());
    for (int i = 0; i < 110; ++i) house.create(open, "guest-" + std::to_string(i));

    const Json tables = house.hall.open_tables(stranger)["tables"];

    EXPECT_EQ(tables.size(), 100U);
    EXPECT_EQ(tables.front()["id"], honest);
}

TEST(Hall, finds_a_name_for_a_table_when_all_short_ones_are_taken) {
    const TemporaryFolder folder;
    House house(folder.database());
    house.store.take_short_names();

    const TableId id = house.create(two_seats)["id"];

    EXPECT_GT(id.size() - id.rfind('-'), 4U) << id;
}

// A match of host and ally in which the host has acted once.
TableId begun(House& house, std::vector<std::string>* heard = nullptr) {
    const Json table = house.create(two_seats);
    TableId id = table["id"];
    check(house.open_link(ally, table["links"]["join"][0]["token"]).has_value());
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    visit->command(command("start", "start"));
    visit->command(answer_to((*ears->wait_for(asks))["position"], "first"));
    check(
        ears->wait_for([](const Json& message) { return message.contains("id") && message["id"] == "first"; })
            .has_value());
    if (heard != nullptr) *heard = ears->all();
    return id;
}

// All but the time of day.
std::vector<std::string> first_words(House& house, const TableId& id, const GuestId& guest, LookAs as = {}) {
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, guest, ears, as);
    std::vector<std::string> words;
    for (const std::string& heard : ears->all()) {
        Json message = Json::parse(heard);
        if (message["type"] == "presence") continue; // it comes when it comes
        message.erase("now");
        words.push_back(message.dump());
    }
    return words;
}

TEST(Hall, says_the_same_after_a_restart_in_the_middle_of_a_match) {
    const TemporaryFolder folder;
    TableId id;
    std::vector<std::vector<std::string>> before;
    {
        House house(folder.database());
        id = begun(house);
        before = {first_words(house, id, host), first_words(house, id, ally),
                  first_words(house, id, host, {.watch = true})};
    }
    House house(folder.database());

    EXPECT_EQ(before[0].size(), 2U); // table and match
    EXPECT_EQ(first_words(house, id, host), before[0]);
    EXPECT_EQ(first_words(house, id, ally), before[1]);
    EXPECT_EQ(first_words(house, id, host, {.watch = true}), before[2]);
}

TEST(Hall, gives_a_repeated_command_its_first_answer_even_after_a_restart) {
    const TemporaryFolder folder;
    TableId id;
    {
        House house(folder.database());
        id = begun(house);
    }
    House house(folder.database());
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    const Json before = (*ears->last("match"))["position"];

    visit->command(command("act", "first", {{"seat", 0}, {"decision", 0}, {"action", "anything"}}));

    EXPECT_EQ((*ears->wait_for_type("done"))["id"], "first");
    visit->command(command("look", "look", {{"as", 0}}));
    EXPECT_EQ((*ears->last("match"))["position"], before);
}

TEST(Hall, gives_a_repeated_refusal_even_if_it_could_be_granted_now) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id = house.create(two_seats)["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);

    visit->command(command("start", "same"));
    visit->command(command("seat_bot", "other", {{"seat", 1}, {"bot", "random"}}));
    ears->forget();
    visit->command(command("start", "same"));

    EXPECT_EQ((*ears->wait_for_type("refused"))["id"], "same");
    EXPECT_EQ(house.table(id, host).value()["phase"], "gathering");
}

TEST(Hall, follows_a_refused_action_by_the_position) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id = begun(house);
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, ally, ears);
    const Json position = (*ears->last("match"))["position"];
    ears->forget();

    visit->command(command("act", "a", {{"seat", 1}, {"decision", position["decision"]}, {"action", "fly"}}));

    EXPECT_EQ((*ears->wait_for_type("refused"))["code"], "illegal");
    EXPECT_EQ((*ears->wait_for_type("match"))["position"], position);
}

// Both are connected to a match in which it is the ally's turn, and have heard everything so far.
struct TwoAtTable {
    explicit TwoAtTable(House& house) : table(begun(house)) {
        visit = house.visit(table, ally, mine);
        other_visit = house.visit(table, host, others);
        position = (*mine->last("match"))["position"];
        mine->forget();
        others->forget();
    }
    TableId table;
    std::shared_ptr<Ears> mine = std::make_shared<Ears>();
    std::shared_ptr<Ears> others = std::make_shared<Ears>();
    std::unique_ptr<Visit> visit{}; // the ally's
    std::unique_ptr<Visit> other_visit{};
    Json position{};
};

TEST(Hall, shows_nothing_before_it_is_on_disk) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TwoAtTable two(house);
    house.store.set(Mood::Waits);

    two.visit->command(answer_to(two.position, "a"));
    two.visit->command(command("say", "b", {{"text", "hello"}}));
    const auto late = std::make_shared<Ears>();
    const auto late_visit = house.visit(two.table, host, late);

    EXPECT_EQ(house.store.held(), 2U);
    EXPECT_TRUE(two.mine->all().empty());
    EXPECT_TRUE(two.others->all().empty());
    EXPECT_TRUE(late->all().empty());
    house.store.set(Mood::Works);
    EXPECT_TRUE(
        two.mine->wait_for([](const Json& heard) { return heard.contains("id") && heard["id"] == "b"; }));
    EXPECT_TRUE(two.others->wait_for_type("events"));
    EXPECT_TRUE(late->wait_for_type("match"));
}

TEST(Hall, takes_back_what_could_not_be_written) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TwoAtTable two(house);
    house.store.set(Mood::Fails);

    two.visit->command(answer_to(two.position, "a"));

    const auto answer = two.mine->wait_for_type("refused");
    EXPECT_EQ((*answer)["code"], "storage");
    EXPECT_EQ((*two.mine->wait_for_type("match"))["position"], two.position);
    EXPECT_FALSE(two.mine->last("done").has_value());
    EXPECT_FALSE(two.others->last("events").has_value());

    house.store.set(Mood::Works);
    two.mine->forget();
    two.visit->command(answer_to(two.position, "a"));
    EXPECT_EQ((*two.mine->wait_for_type("done"))["id"], "a");
    EXPECT_EQ((*two.mine->last("events"))["position"]["ply"], 2);
}

// Whoever else writes to the file, by mistake: the number of a record that was lost is taken all the same.
TEST(Hall, never_says_done_when_another_record_has_the_number) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TwoAtTable two(house);
    Batch other{.table = two.table, .phase = "playing", .privacy = "private", .summary = "{}"};
    other.records = house.sql->records(two.table);
    other.records = {{.seq = other.records.back().seq + 1,
                      .at = now(),
                      .command = CommandName{host, "x"},
                      .fact = Said{.seat = seat_at(0), .name = "Hannah", .text = "hi"}}};
    house.sql->append(other, [](const std::optional<StoreError>&) {});

    two.visit->command(answer_to(two.position, "a"));

    EXPECT_EQ((*two.mine->wait_for_type("refused"))["code"], "storage");
    EXPECT_EQ((*two.mine->wait_for_type("match"))["position"], two.position);
    EXPECT_FALSE(two.mine->last("done").has_value());
    EXPECT_FALSE(two.others->last("events").has_value());
}

TEST(Hall, refuses_a_new_table_that_could_not_be_written) {
    const TemporaryFolder folder;
    House house(folder.database());
    house.store.set(Mood::Fails);

    EXPECT_EQ(house.wait(house.hall.create(host, two_seats)).error().code, Code::Storage);
    EXPECT_EQ(house.hall.counts().tables_in_memory, 0U);
}

TEST(Hall, forgets_idle_tables_and_reads_them_again) {
    const TemporaryFolder folder;
    House house(folder.database(),
                {.bot_pause = Duration(0), .idle = Duration(0), .longest_nap = Duration(0)});
    const TableId id = begun(house);
    const std::vector<std::string> before = first_words(house, id, host);

    house.create(two_seats); // whoever comes in next sees to it
    EXPECT_EQ(house.hall.counts().tables_in_memory, 1U);

    EXPECT_EQ(first_words(house, id, host), before);
}

TEST(Hall, keeps_names_of_guests) {
    const TemporaryFolder folder;
    House house(folder.database());

    EXPECT_EQ(house.wait(house.hall.name_guest(ally, "  Zoe ")).value(), "Zoe");

    EXPECT_EQ(house.hall.session(ally)["name"], "Zoe");
    EXPECT_TRUE(house.hall.session(stranger)["name"].is_null());
}

TEST(Hall, tells_everybody_who_is_here) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id = begun(house);
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    const auto ally_is = [](bool here) {
        return [here](const Json& heard) { return heard["type"] == "presence" && heard["here"][1] == here; };
    };
    {
        const auto other = house.visit(id, ally, std::make_shared<Ears>());
        EXPECT_TRUE(ears->wait_for(ally_is(true)));
        ears->forget();
    }
    EXPECT_TRUE(ears->wait_for(ally_is(false)));
}

TEST(Hall, changes_seats_of_a_connection_by_looking) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id = house.create(two_seats)["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    visit->command(command("sit", "sit", {{"seat", 1}, {"name", "Hannah's brother"}}));
    visit->command(command("start", "start"));
    EXPECT_EQ((*ears->wait_for(asks))["position"]["viewer"], 0);
    ears->forget();

    visit->command(command("look", "look", {{"as", 1}}));

    EXPECT_EQ((*ears->wait_for_type("match"))["position"]["viewer"], 1);
}

} // namespace
} // namespace homestretch::server
