// How a match is dealt: from the server's part, which is sealed, and the parts that people's clients promise
// and reveal.

#include "engine/replay/fairness.h"
#include "server/table/messages.h"
#include "server/tests/house.h"
#include "server/tests/temporary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

using testing::HasSubstr;
using testing::Not;

const Seed hosts_part = *seed_from_hex("4057");
const Seed allys_part = *seed_from_hex("a117");

// Host and ally before the start; both have promised a part.
Tabletop two_who_promise() {
    Tabletop top({.game = "dragon-racer", .settings = {.seats = 2}});
    top.arrive(host);
    top.arrive(ally);
    EXPECT_TRUE(top.open(ally, top.chair(1).join).has_value());
    top.promises = {{host, seal_of(hosts_part)}, {ally, seal_of(allys_part)}};
    return top;
}

Json deal_shown(const Tabletop& top) {
    return table_body(top.table, host, top.presence, top.time)["deal"];
}

const Replay& replay_of_last(const Tabletop& top) {
    return top.table.state().finished.back().replay;
}

void end_match(Tabletop& top) {
    top.must(host, EndMatch{top.table.seats_of(host).front()});
    top.must(ally, EndAnswer{top.table.seats_of(ally).front(), true});
}

TEST(Dealing, begins_when_everybody_has_revealed_what_they_promised) {
    Tabletop top = two_who_promise();
    const std::string seal = top.table.state().seal;

    top.must(host, Start{});
    EXPECT_EQ(top.table.match(), nullptr);
    EXPECT_EQ(deal_shown(top)["parts"][1],
              (Json{{"seat", 1}, {"promise", seal_of(allys_part)}, {"given", false}}));
    EXPECT_EQ(deal_shown(top)["until"], to_number(top.time + reveal_time));
    top.must(ally, Reveal{allys_part});
    EXPECT_EQ(top.table.match(), nullptr);
    top.must(host, Reveal{hosts_part});

    ASSERT_NE(top.table.match(), nullptr);
    const Deal& deal = top.table.state().deal.value();
    EXPECT_EQ(top.table.match()->identity().seed, seed_of(deal));
    EXPECT_EQ(deal.parts.at(0).given, hosts_part);
    EXPECT_EQ(deal.parts.at(1).given, allys_part);
    end_match(top);
    const Noted noted{
        .seal = seal, .promises = {{seal_of(hosts_part), seal_of(allys_part)}}, .part = hosts_part};
    EXPECT_EQ(fault_in(replay_of_last(top), noted), DealFault::None);
}

TEST(Dealing, tells_no_secret_before_the_end) {
    Tabletop top = two_who_promise();
    top.must(host, Start{});
    top.must(ally, Reveal{allys_part});
    const auto said = [&] { return to_text(table_message(top.table, host, top.presence, top.time)); };
    const std::string secret = to_hex(top.table.state().dealing->deal.secret);

    EXPECT_THAT(said(), Not(HasSubstr(secret)));
    EXPECT_THAT(said(), Not(HasSubstr(to_hex(allys_part))));
    top.must(host, Reveal{hosts_part});

    EXPECT_THAT(said(), Not(HasSubstr(secret)));
    EXPECT_THAT(said(), Not(HasSubstr(to_hex(top.table.state().seed))));
    EXPECT_THAT(to_text(match_message(top.table, first, {})), Not(HasSubstr(secret)));
}

TEST(Dealing, goes_on_without_a_part_that_does_not_come_and_says_so) {
    Tabletop top = two_who_promise();
    top.must(host, Start{});
    top.must(host, Reveal{hosts_part});
    EXPECT_EQ(top.table.next_expiry(top.presence), top.time + reveal_time);
    top.time += reveal_time - Duration(1);
    EXPECT_TRUE(top.expire().empty());

    top.time += Duration(1);
    top.expire();

    EXPECT_EQ(top.table.state().phase, Phase::Playing);
    EXPECT_EQ(deal_shown(top)["parts"][1]["given"], false);
    EXPECT_EQ(deal_shown(top)["until"], nullptr);
    EXPECT_EQ(top.refusal(ally, Reveal{allys_part}), "not-now");
    end_match(top);
    const Replay& replay = replay_of_last(top);
    EXPECT_EQ(replay.deal->parts.at(1).given, std::nullopt);
    EXPECT_EQ(fault_in(replay, {.part = hosts_part}), DealFault::None);
    EXPECT_EQ(fault_in(replay, {.part = allys_part}), DealFault::OwnPart);
}

TEST(Dealing, waits_for_nobody_who_has_promised_nothing) {
    Tabletop top = two_who_promise();
    top.promises.clear();

    top.must(host, Start{});

    EXPECT_EQ(top.table.state().phase, Phase::Playing);
    EXPECT_TRUE(top.table.state().deal->parts.empty());
}

TEST(Dealing, takes_only_what_was_promised_and_that_once) {
    Tabletop top = two_who_promise();
    EXPECT_EQ(top.refusal(host, Reveal{hosts_part}), "not-now");
    top.must(host, Start{});

    EXPECT_EQ(top.refusal(host, Reveal{Seed{1}}), "bad-setting");
    top.must(host, Reveal{hosts_part});
    EXPECT_TRUE(top.ask(host, Reveal{hosts_part})->empty());
}

TEST(Dealing, keeps_everybody_in_their_seats_meanwhile) {
    Tabletop top = two_who_promise();
    top.must(host, Start{});

    EXPECT_EQ(top.refusal(host, Start{}), "not-now");
    EXPECT_EQ(top.refusal(ally, Stand{second}), "not-now");
    EXPECT_EQ(top.refusal(host, Configure{{.seats = 3}}), "not-now");
    EXPECT_EQ(top.refusal(host, SeatBot{second, "greedy"}), "not-now");
}

TEST(Dealing, asks_people_with_two_seats_for_one_part) {
    Tabletop top = two_who_promise();
    top.must(ally, Stand{second});
    top.must(host, Sit{second, "Hal"});

    top.must(host, Start{});
    top.must(host, Reveal{hosts_part});

    EXPECT_EQ(top.table.state().deal->parts.size(), 1U);
}

TEST(Dealing, of_a_rematch_is_sealed_when_the_match_before_is_over) {
    Tabletop top = two_who_promise();
    top.must(host, Start{});
    top.must(host, Reveal{hosts_part});
    top.must(ally, Reveal{allys_part});
    const std::string first_seal = top.table.state().seal;
    EXPECT_EQ(deal_shown(top)["number"], 1);

    end_match(top);
    const Json sealed = deal_shown(top);
    const Seed next = *seed_from_hex("a118");
    top.promises = {{ally, seal_of(next)}};
    top.must(ally, Rematch{});
    EXPECT_EQ(top.refusal(host, Rematch{}), "not-now");
    EXPECT_EQ(top.table.state().number, 1U); // everybody still looks at the match that is over
    top.must(ally, Reveal{next});

    EXPECT_EQ(sealed["number"], 2);
    EXPECT_TRUE(sealed["parts"].empty());
    EXPECT_NE(sealed["seal"], first_seal);
    EXPECT_EQ(top.table.state().seal, sealed["seal"].get<std::string>());
    EXPECT_EQ(top.table.state().number, 2U);
    EXPECT_EQ(top.table.state().deal->parts.at(0).seat, top.table.seats_of(ally).front());
    end_match(top);
    EXPECT_EQ(fault_in(replay_of_last(top), {.seal = sealed["seal"], .part = next}), DealFault::None);
}

// Whoever has the database can write another seed into it. Whoever has seen the seal finds that out.
TEST(Dealing, shows_an_operator_who_has_chosen_the_seed) {
    Tabletop top = two_who_promise();
    const Noted noted{.seal = top.table.state().seal};
    top.must(host, Start{});
    top.must(host, Reveal{hosts_part});
    top.must(ally, Reveal{allys_part});
    end_match(top);

    Records records = top.records;
    std::get<Created>(records.front().fact).seed = *seed_from_hex("c0ffee");
    const Table forged(records, top.shelf);

    const Replay& replay = forged.state().finished.front().replay;
    EXPECT_EQ(fault_in(replay, {}), DealFault::None); // its own seal fits
    EXPECT_EQ(fault_in(replay, noted), DealFault::NotedSeal);
}

TEST(Dealing, of_older_tables_was_the_servers_alone) {
    Tabletop top = two_who_promise();
    const Seed again = *seed_from_hex("9");
    const auto record = [&](Fact fact) {
        top.records.push_back({.seq = top.records.size() + 1, .at = top.time, .fact = std::move(fact)});
    };
    record(Started{});
    record(Ended{.why = EndReason::Agreed, .replay = "p"});
    record(Rematched{.seed = again});
    record(Ended{.why = EndReason::Agreed, .replay = "q"});
    top.table = Table(top.records, top.shelf);

    for (const FinishedMatch& match : top.table.state().finished) {
        EXPECT_EQ(match.replay.deal, std::nullopt);
        EXPECT_EQ(match.replay.seal, seal_of(match.replay.identity.seed));
        EXPECT_EQ(fault_in(match.replay, {}), DealFault::None);
    }
    EXPECT_EQ(top.table.state().finished.at(1).replay.identity.seed, again);
    top.must(host, Rematch{}); // which is dealt as all are now
    top.must(host, Reveal{hosts_part});
    top.must(ally, Reveal{allys_part});
    EXPECT_EQ(top.table.state().deal->parts.size(), 2U);
}

TEST(Dealing, asks_the_clients_that_have_promised_over_their_connections) {
    const TemporaryFolder folder;
    House house(folder.database());
    const TableId id = house.create({.game = "dragon-racer", .settings = {.seats = 2}})["id"];
    const auto ears = std::make_shared<Ears>();
    const auto visit = house.visit(id, host, ears);
    const auto table = [&](bool shuffling) {
        return ears->wait_for([&](const Json& heard) {
            return heard["type"] == "table" && heard["table"]["deal"]["until"].is_number() == shuffling;
        });
    };

    visit->command(command("promise", "a", {{"promise", seal_of(hosts_part)}}));
    visit->command(command("start", "b", {{"fill", "greedy"}}));
    ASSERT_TRUE(table(true));
    ears->forget();
    visit->command(command("reveal", "c", {{"part", to_hex(hosts_part)}}));

    ASSERT_TRUE(ears->wait_for_type("match"));
    EXPECT_EQ(ears->last("table")->at("table")["deal"]["parts"][0]["given"], true);
    visit->command(command("end", "d", {{"seat", 0}}));
    visit->command(command("rematch", "e")); // what was promised to one deal is not asked for again
    EXPECT_TRUE(ears->wait_for(
        [](const Json& heard) { return heard["type"] == "match" && heard["position"]["number"] == 2; }));
}

} // namespace
} // namespace homestretch::server
