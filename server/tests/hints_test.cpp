// Hints: who may ask, what they are told, and that it is nothing they could not have thought of.

#include "bots/hint.h"
#include "server/table/messages.h"
#include "server/tests/house.h"
#include "server/tests/temporary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

using ::testing::HasSubstr;

AskHint about(const Tabletop& top, Seat seat) {
    return {.seat = seat, .decision = top.chair(index_of(seat)).asked.value().decision};
}

// The host and a bot.
Tabletop alone_with_a_bot(HintRule hints = HintRule::Alone) {
    Tabletop top({.game = "dragon-racer", .settings = {.hints = hints}});
    top.arrive(host);
    top.must(host, Start{.fill = "random"});
    return top;
}

TEST(AskHint, is_for_who_plays_with_bots_alone_unless_the_host_says_otherwise) {
    Tabletop with_bot = alone_with_a_bot();
    Tabletop with_ally = a_match_of_two();
    Tabletop always = a_match_of_two({.game = "dragon-racer", .settings = {.hints = HintRule::On}});
    Tabletop never = alone_with_a_bot(HintRule::Off);

    EXPECT_EQ(with_bot.refusal(host, about(with_bot, first)), "granted");
    EXPECT_EQ(with_ally.refusal(host, about(with_ally, first)), "not-allowed");
    EXPECT_EQ(always.refusal(ally, about(always, second)), "granted");
    EXPECT_EQ(never.refusal(host, about(never, first)), "not-allowed");
}

TEST(AskHint, is_not_for_two_who_share_a_device) {
    Tabletop top;
    top.must(host, Sit{second, "Hannah's brother"});
    top.must(host, Start{});

    EXPECT_EQ(top.refusal(host, about(top, first)), "not-allowed");
}

TEST(AskHint, says_why_there_is_none) {
    Tabletop with_ally = a_match_of_two();
    Tabletop never = alone_with_a_bot(HintRule::Off);

    EXPECT_THAT(with_ally.ask(host, about(with_ally, first)).error().message, HasSubstr("bots alone"));
    EXPECT_THAT(never.ask(host, about(never, first)).error().message, HasSubstr("no hints at this table"));
}

TEST(AskHint, is_for_the_guest_in_the_seat) {
    Tabletop top = a_match_of_two({.game = "dragon-racer", .settings = {.hints = HintRule::On}});
    const AskHint wish = about(top, second);

    for (const GuestId& guest : {host, watcher, stranger}) {
        EXPECT_EQ(top.refusal(guest, wish), "not-allowed");
    }
    EXPECT_EQ(top.refusal(ally, AskHint{.seat = none}), "not-found");
}

TEST(AskHint, is_about_what_is_asked_now) {
    Tabletop top = a_match_of_two({.game = "dragon-racer", .settings = {.hints = HintRule::On}});
    const AskHint wish = about(top, first);
    top.play(first); // the ally has not picked yet

    EXPECT_EQ(top.refusal(host, wish), "stale");
    EXPECT_EQ(top.refusal(ally, AskHint{.seat = second, .decision = 0}), "stale");
}

TEST(AskHint, is_changed_by_the_host_before_the_start) {
    Tabletop top;
    top.must(host, Configure{{.hints = HintRule::Off}});
    top.must(host, Start{.fill = "random"});

    EXPECT_EQ(table_body(top.table, host, top.presence, top.time)["hints"], "off");
    EXPECT_EQ(table_body(top.table, host, top.presence, top.time)["hinting"], false);
    EXPECT_EQ(top.refusal(host, Configure{{.hints = HintRule::On}}), "not-now");
}

TEST(HintSetting, of_a_table_that_is_older_than_hints_is_the_usual_one) {
    const Tabletop top;
    Json stored = to_json(top.table.state().settings);
    stored.erase("hints");

    EXPECT_EQ(settings_from(stored).hints, HintRule::Alone);
}

TEST(Hints, stay_the_same_when_everything_hidden_is_dealt_anew) {
    const Tabletop top = alone_with_a_bot();
    RandomStream random(derived_seed(Seed{}, 5));
    const auto hint = [](const Table& table) {
        return hint_message(first, 1, hint_for(*table.match(), first, {}, SearchBudget{.iterations = 60}));
    };
    const Json said = hint(top.table);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(hint(top.table.imagined_by(first, random)), said);
}

// The host and a bot at a table in a hall, where the host is asked something.
class HintedHall : public ::testing::Test {
protected:
    explicit HintedHall(std::uint64_t games = 60)
        : house(folder.database(), {.bot_pause = Duration(0), .bot_games = games}) {
        const Json table = house.create({.game = "dragon-racer", .name = "Hannah"});
        id = table["id"];
        check(house.open_link(watcher, table["links"]["watch"]).has_value());
        visit = house.visit(id, host, ears);
        watching = house.visit(id, watcher, others);
        visit->command(command("start", "start", {{"fill", "random"}}));
        position = ears->wait_for(asks).value()["position"];
    }
    void ask(const std::string& command_id) {
        visit->command(command("hint", command_id, {{"seat", 0}, {"decision", position["decision"]}}));
    }
    Json answer_to_command(const std::string& command_id) {
        return ears
            ->wait_for([&](const Json& heard) { return heard.contains("id") && heard["id"] == command_id; })
            .value();
    }

    const TemporaryFolder folder;
    House house;
    TableId id;
    std::shared_ptr<Ears> ears = std::make_shared<Ears>();
    std::shared_ptr<Ears> others = std::make_shared<Ears>();
    std::unique_ptr<Visit> visit;
    std::unique_ptr<Visit> watching;
    Json position;
};

TEST_F(HintedHall, tells_the_seat_what_the_strongest_would_do_and_the_others_that_it_asked) {
    ask("hint");

    EXPECT_EQ(answer_to_command("hint")["type"], "done");
    const Json hint = ears->wait_for_type("hint").value();
    EXPECT_EQ(hint["decision"], position["decision"]);
    EXPECT_GE(hint["iterations"], 60);
    const Json& choices = position["choices"];
    for (const Json& advice : hint["advice"]) {
        EXPECT_NE(std::find(choices.begin(), choices.end(), advice["choice"]), choices.end());
        EXPECT_GT(advice["visits"], 0);
    }
    EXPECT_EQ(others->wait_for_type("hint_asked").value()["seat"], 0);
    EXPECT_FALSE(others->last("hint").has_value());
}

TEST_F(HintedHall, gives_a_hint_that_was_found_at_once) {
    ask("first");
    const Json hint = ears->wait_for_type("hint").value();
    ears->forget();
    others->forget();

    ask("second");

    EXPECT_EQ(ears->wait_for_type("hint").value(), hint);
    EXPECT_FALSE(others->last("hint_asked").has_value());
}

// Hints that nobody lives to see, unless they are stopped.
class EndlessHint : public HintedHall {
protected:
    EndlessHint() : HintedHall(1'000'000'000'000) {}
};

TEST_F(EndlessHint, is_thought_about_once_at_a_time) {
    ask("first");
    ask("second");
    ask("first");

    const Json refused = answer_to_command("second");
    EXPECT_EQ(refused["code"], "not-now");
    EXPECT_THAT(refused["message"].get<std::string>(), HasSubstr("thought about"));
    EXPECT_EQ(answer_to_command("first")["type"], "done");
}

TEST_F(EndlessHint, ends_when_the_match_goes_on) {
    ask("first");
    ears->forget();
    visit->command(answer_to(position, "act"));
    EXPECT_EQ(answer_to_command("act")["type"], "done");
    while (house.hall.counts().bots_thinking > 0) std::this_thread::yield();

    EXPECT_FALSE(ears->last("hint").has_value());
}

} // namespace
} // namespace homestretch::server
