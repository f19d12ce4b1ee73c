// Every command by every kind of caller: host, own seat, other seat, spectator, stranger. That a refusal
// changes nothing, Tabletop checks at each step.

#include "server/table/messages.h"
#include "server/tests/tabletop.h"

#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

// Three seats: host, ally, open.
Tabletop gathering(Privacy privacy = Privacy::Private) {
    Tabletop top({.game = "dragon-racer", .settings = {.seats = 3, .privacy = privacy}});
    top.arrive(host);
    top.arrive(ally);
    EXPECT_TRUE(top.open(ally, top.chair(1).join).has_value());
    EXPECT_TRUE(top.open(watcher, top.table.state().watch).has_value());
    return top;
}

TEST(Act, is_for_the_guest_in_the_seat_alone) {
    Tabletop top = a_match_of_two();
    const Act act = top.any_act(second);

    EXPECT_EQ(top.refusal(host, act), "not-allowed");
    EXPECT_EQ(top.refusal(watcher, act), "not-allowed");
    EXPECT_EQ(top.refusal(stranger, act), "not-allowed");
    EXPECT_EQ(top.refusal(ally, act), "granted");
}

TEST(Act, refuses_what_is_stale_illegal_or_nowhere) {
    Tabletop top = a_match_of_two();
    Act act = top.any_act(second);

    EXPECT_EQ(top.refusal(ally, Act{.seat = second, .decision = act.decision + 1, .action = act.action}),
              "stale");
    EXPECT_EQ(top.refusal(ally, Act{.seat = second, .decision = act.decision, .action = "fly"}), "illegal");
    EXPECT_EQ(top.refusal(ally, Act{.seat = none, .decision = act.decision, .action = act.action}),
              "not-found");
    EXPECT_EQ(top.refusal(ally, act), "granted");
    EXPECT_EQ(top.refusal(ally, act), "stale");
}

TEST(Act, needs_a_match_and_a_person) {
    Tabletop early = gathering();
    EXPECT_EQ(early.refusal(host, Act{.seat = first}), "not-now");

    Tabletop top = a_match_of_two();
    const Act act = top.any_act(first);
    top.must(host, Stand{first});
    EXPECT_EQ(top.refusal(host, act), "not-now");
    top.must(host, TakeBack{first});
    EXPECT_EQ(top.refusal(host, act), "granted");
}

TEST(Plan, is_for_the_guest_in_the_seat_while_a_match_is_played) {
    Tabletop early = gathering();
    EXPECT_EQ(early.refusal(host, Plan{.seat = first}), "not-now");
    EXPECT_EQ(early.refusal(host, Agree{.seat = first}), "not-now");

    Tabletop top = a_match_of_two();
    for (const GuestId& guest : {host, watcher, stranger}) {
        EXPECT_EQ(top.refusal(guest, Plan{.seat = second}), "not-allowed");
        EXPECT_EQ(top.refusal(guest, Agree{.seat = second}), "not-allowed");
    }
    EXPECT_EQ(top.refusal(ally, Plan{.seat = second}), "granted");
}

TEST(Act, names_the_rule_that_an_illegal_one_breaks) {
    Tabletop top = a_match_of_two();
    const Act act = top.any_act(first);

    const auto answer = top.ask(host, Act{.seat = first, .decision = act.decision, .action = "fly"});

    EXPECT_EQ(answer.error().rule.substr(0, 3), "DR-");
}

TEST(Look, is_among_ones_own_roles) {
    Tabletop top = a_match_of_two();

    EXPECT_EQ(top.refusal(host, Look{first}), "granted");
    EXPECT_EQ(top.refusal(host, Look{second}), "not-allowed");
    EXPECT_EQ(top.refusal(watcher, Look{second}), "not-allowed");
    EXPECT_EQ(top.refusal(watcher, Look{spectator}), "granted");
    EXPECT_EQ(top.refusal(stranger, Look{spectator}), "not-allowed");
}

TEST(Say, is_for_players_and_for_spectators_where_the_table_lets_them) {
    Tabletop top = gathering();
    EXPECT_EQ(top.refusal(ally, Say{.words = "hello"}), "granted");
    EXPECT_EQ(top.refusal(watcher, Say{.words = "hello"}), "not-allowed");
    EXPECT_EQ(top.refusal(stranger, Say{.words = "hello"}), "not-allowed");

    top.must(host, Configure{{.chat = Chat::Everyone}});
    EXPECT_EQ(top.refusal(watcher, Say{.words = "hello"}), "granted");
    EXPECT_EQ(top.refusal(stranger, Say{.words = "hello"}), "not-allowed");

    top.must(host, Configure{{.chat = Chat::Phrases}});
    EXPECT_EQ(top.refusal(ally, Say{.words = "hello"}), "not-allowed");
    EXPECT_EQ(top.refusal(ally, Say{.is_phrase = true, .words = "well-played"}), "granted");

    top.must(host, Configure{{.chat = Chat::Off}});
    EXPECT_EQ(top.refusal(ally, Say{.is_phrase = true, .words = "well-played"}), "not-allowed");
}

TEST(Sit, is_for_anybody_at_a_public_table_and_for_the_host_again) {
    Tabletop closed = gathering();
    EXPECT_EQ(closed.refusal(stranger, Sit{third, "Sam"}), "not-allowed");
    EXPECT_EQ(closed.refusal(watcher, Sit{third, "Sam"}), "not-allowed");
    EXPECT_EQ(closed.refusal(host, Sit{third, "Hannah's brother"}), "granted");

    Tabletop open = gathering(Privacy::Public);
    EXPECT_EQ(open.refusal(stranger, Sit{second, "Sam"}), "taken");
    EXPECT_EQ(open.refusal(ally, Sit{third, "Ally again"}), "not-allowed");
    EXPECT_EQ(open.refusal(stranger, Sit{third, "  "}), "bad-setting");
    EXPECT_EQ(open.refusal(stranger, Sit{third, "Sam"}), "granted");
    EXPECT_EQ(open.refusal(watcher, Sit{third, "Wim"}), "taken");
}

TEST(Sit, never_shows_a_second_hand_during_play) {
    Tabletop top = gathering(Privacy::Public);
    top.must(host, Start{.fill = "random"});

    EXPECT_EQ(top.refusal(host, Sit{third, "Hannah"}), "not-allowed");
    EXPECT_EQ(top.refusal(ally, Sit{third, "Ally"}), "not-allowed");
    EXPECT_EQ(top.refusal(stranger, Sit{second, "Sam"}), "taken");
    EXPECT_EQ(top.refusal(stranger, Sit{third, "Sam"}), "granted");
    EXPECT_FALSE(top.chair(2).bot.has_value());
}

TEST(Sit, gives_everybody_a_name_of_their_own) {
    Tabletop top = gathering(Privacy::Public);

    top.must(stranger, Sit{third, "Hannah"});

    EXPECT_EQ(top.chair(2).name, "Hannah 2");
}

TEST(Stand, frees_a_seat_before_the_start_and_leaves_it_to_a_bot_during_play) {
    Tabletop top = gathering();
    EXPECT_EQ(top.refusal(ally, Stand{first}), "not-allowed");
    EXPECT_EQ(top.refusal(watcher, Stand{second}), "not-allowed");
    EXPECT_EQ(top.refusal(host, Stand{third}), "not-now");
    EXPECT_EQ(top.refusal(host, Stand{second}), "granted");
    EXPECT_TRUE(top.chair(1).is_open());

    Tabletop match = a_match_of_two();
    EXPECT_EQ(match.refusal(host, Stand{second}), "not-allowed");
    EXPECT_EQ(match.refusal(ally, Stand{second}), "granted");
    EXPECT_EQ(match.chair(1).guest, ally);
    EXPECT_TRUE(match.chair(1).bot.has_value());
    EXPECT_EQ(match.refusal(ally, Stand{second}), "not-now");
}

TEST(SeatBot, is_the_hosts_before_the_start) {
    Tabletop top = gathering();
    EXPECT_EQ(top.refusal(ally, SeatBot{third, "greedy"}), "not-allowed");
    EXPECT_EQ(top.refusal(stranger, SeatBot{third, "greedy"}), "not-allowed");
    EXPECT_EQ(top.refusal(host, SeatBot{second, "greedy"}), "taken");
    EXPECT_EQ(top.refusal(host, SeatBot{third, "stockfish"}), "bad-setting");
    EXPECT_EQ(top.refusal(host, SeatBot{third, "greedy"}), "granted");
    EXPECT_EQ(top.chair(2).name, "Clover");
    EXPECT_EQ(top.refusal(host, SeatBot{third, "random"}), "granted");
}

TEST(SeatBot, during_play_is_the_guests_own_or_anybodys_once_they_are_away) {
    Tabletop top = a_match_of_two();
    EXPECT_EQ(top.refusal(host, SeatBot{second, "greedy"}), "not-allowed");
    top.leave(ally);
    top.time += std::chrono::seconds(60);
    EXPECT_EQ(top.refusal(watcher, SeatBot{second, "normal"}), "not-allowed");
    EXPECT_EQ(top.refusal(stranger, SeatBot{second, "normal"}), "not-allowed");
    EXPECT_EQ(top.refusal(host, SeatBot{second, "normal"}), "granted");
    EXPECT_EQ(top.refusal(host, SeatBot{first, "greedy"}), "granted");
}

TEST(TakeBack, is_for_the_guest_whose_seat_a_bot_plays) {
    Tabletop top = a_match_of_two();
    EXPECT_EQ(top.refusal(ally, TakeBack{second}), "not-now");
    top.must(ally, Stand{second});

    EXPECT_EQ(top.refusal(host, TakeBack{second}), "not-allowed");
    EXPECT_EQ(top.refusal(watcher, TakeBack{second}), "not-allowed");
    EXPECT_EQ(top.refusal(ally, TakeBack{second}), "granted");
    EXPECT_FALSE(top.chair(1).bot.has_value());
}

TEST(Configure, is_the_hosts_before_the_start) {
    Tabletop top = gathering();
    EXPECT_EQ(top.refusal(ally, Configure{}), "not-allowed");
    EXPECT_EQ(top.refusal(watcher, Configure{}), "not-allowed");
    EXPECT_EQ(top.refusal(host, Configure{{.options = OptionTexts{{"charaters", "choose"}}}}), "bad-setting");
    EXPECT_EQ(top.refusal(host, Configure{{.pack = "nonsense"}}), "not-found");
    EXPECT_EQ(top.refusal(host, Configure{{.seats = 1}}), "bad-setting");
    EXPECT_EQ(top.refusal(host, Configure{{.seats = 4}}), "granted");
    EXPECT_EQ(top.table.state().chairs.size(), 4U);

    Tabletop match = a_match_of_two();
    EXPECT_EQ(match.refusal(host, Configure{{.seats = 3}}), "not-now");
}

TEST(Configure, does_not_take_a_seat_from_under_anybody) {
    Tabletop top = gathering();
    top.must(host, SeatBot{third, "greedy"});

    EXPECT_EQ(top.refusal(host, Configure{{.seats = 2}}), "taken");
}

TEST(Start, is_the_hosts_and_needs_every_seat) {
    Tabletop top = gathering();
    EXPECT_EQ(top.refusal(ally, Start{.fill = "greedy"}), "not-allowed");
    EXPECT_EQ(top.refusal(host, Start{}), "not-now");
    EXPECT_EQ(top.refusal(host, Start{.fill = "stockfish"}), "bad-setting");
    EXPECT_EQ(top.refusal(host, Start{.fill = "greedy"}), "granted");
    EXPECT_EQ(top.refusal(host, Start{.fill = "greedy"}), "not-now");
}

TEST(Start, is_everybodys_who_sits_there_while_the_host_is_away) {
    Tabletop top = gathering();
    top.leave(host);
    EXPECT_EQ(top.refusal(ally, Start{.fill = "greedy"}), "not-allowed");
    top.time += std::chrono::seconds(60);

    EXPECT_EQ(top.refusal(watcher, Start{.fill = "greedy"}), "not-allowed");
    EXPECT_EQ(top.refusal(stranger, Start{.fill = "greedy"}), "not-allowed");
    EXPECT_TRUE(table_body(top.table, ally, top.presence, top.time).at("hosting"));
    EXPECT_FALSE(table_body(top.table, watcher, top.presence, top.time).at("hosting"));
    EXPECT_EQ(top.refusal(ally, Start{.fill = "greedy"}), "granted");
}

TEST(Rematch, is_for_players_after_the_end_and_moves_everybody_on) {
    Tabletop top = a_match_of_two();
    EXPECT_EQ(top.refusal(host, Rematch{}), "not-now");
    top.play_to_end();
    const std::string seal = top.table.state().seal;

    EXPECT_EQ(top.refusal(watcher, Rematch{}), "not-allowed");
    EXPECT_EQ(top.refusal(ally, Rematch{}), "granted");

    EXPECT_EQ(top.chair(0).guest, ally);
    EXPECT_EQ(top.chair(1).guest, host);
    EXPECT_EQ(top.table.state().number, 2U);
    EXPECT_NE(top.table.state().seal, seal);
    EXPECT_EQ(top.table.state().finished.size(), 1U);
}

TEST(Name, is_the_guests_own_before_the_start) {
    Tabletop top = gathering();
    EXPECT_EQ(top.refusal(host, Rename{second, "Alan"}), "not-allowed");
    EXPECT_EQ(top.refusal(ally, Rename{second, std::string(33, 'a')}), "bad-setting");
    EXPECT_EQ(top.refusal(ally, Rename{second, "  Al \t an  "}), "granted");
    EXPECT_EQ(top.chair(1).name, "Al an");

    Tabletop match = a_match_of_two();
    EXPECT_EQ(match.refusal(ally, Rename{second, "Alan"}), "not-now");
}

TEST(Links, a_join_link_seats_whoever_opens_it_first) {
    Tabletop top = gathering();
    const Token token = top.chair(2).join;

    EXPECT_TRUE(top.open(stranger, token).has_value());
    EXPECT_EQ(top.chair(2).guest, stranger);
    EXPECT_EQ(top.open(watcher, token).error().code, Code::Taken);
    EXPECT_TRUE(top.open(stranger, token)->empty());
}

TEST(Links, the_link_of_a_seat_that_was_left_is_void) {
    Tabletop top = gathering();
    const Token token = top.chair(1).join;

    top.must(ally, Stand{second});

    EXPECT_EQ(top.open(stranger, token).error().code, Code::NotFound);
    EXPECT_TRUE(top.open(stranger, top.chair(1).join).has_value());
}

TEST(Links, a_resume_link_brings_the_seat_and_the_hosts_role_along) {
    Tabletop top = a_match_of_two();
    const GuestId phone = "guest-phone";

    EXPECT_TRUE(top.open(phone, top.chair(0).resume).has_value());

    EXPECT_EQ(top.chair(0).guest, phone);
    EXPECT_EQ(top.table.state().host, phone);
    EXPECT_TRUE(top.table.may_watch(host));
    EXPECT_EQ(top.refusal(host, top.any_act(first)), "not-allowed");
    EXPECT_EQ(top.refusal(phone, top.any_act(first)), "granted");
}

TEST(Links, a_resume_link_works_once) {
    Tabletop top = a_match_of_two();
    const Token token = top.chair(0).resume;
    EXPECT_TRUE(top.open(host, token).has_value()); // in the same browser it changes nothing
    EXPECT_TRUE(top.open("guest-phone", token).has_value());

    EXPECT_EQ(top.open("guest-thief", token).error().code, Code::NotFound);
    EXPECT_TRUE(top.open("guest-tablet", top.chair(0).resume).has_value());
    EXPECT_EQ(top.chair(0).guest, "guest-tablet");
}

TEST(Links, a_resume_link_is_revoked_by_whose_seat_it_is) {
    Tabletop top = a_match_of_two();
    const Token token = top.chair(0).resume;

    EXPECT_EQ(top.refusal(ally, RevokeLink{first}), "not-allowed");
    EXPECT_EQ(top.refusal(host, RevokeLink{first}), "granted");

    EXPECT_NE(top.chair(0).resume, token);
    EXPECT_EQ(top.open("guest-thief", token).error().code, Code::NotFound);
}

TEST(Talk, says_what_others_can_read) {
    Tabletop top = gathering();

    top.must(ally, Say{.words = "well\x07 done\n\n\n!"});
    EXPECT_EQ(std::get<Said>(top.records.back().fact).text, "well done\n!");
    EXPECT_EQ(top.refusal(ally, Say{.words = "\xE2\x80\xAE"}), "bad-setting");
}

TEST(Talk, of_a_spectator_cannot_be_taken_for_a_players) {
    Tabletop top = gathering();
    top.must(host, Configure{{.chat = Chat::Everyone}});
    EXPECT_TRUE(top.open(stranger, top.table.state().watch).has_value());
    const Caller impostor{.guest = stranger, .name = top.chair(0).name};

    const auto said =
        top.table.carry_out(impostor, {.id = "s", .wish = Say{.words = "I leave"}}, top.world());

    ASSERT_TRUE(said);
    EXPECT_EQ(std::get<Said>(said->back().fact).name, top.chair(0).name + " 2");
}

TEST(Links, nothing_opens_a_seat_that_has_no_link) {
    Tabletop top = gathering();
    ASSERT_TRUE(top.chair(2).resume.empty());

    EXPECT_EQ(top.open(stranger, "").error().code, Code::NotFound);
}

TEST(Links, a_watch_link_lets_one_watch) {
    Tabletop top = gathering();
    EXPECT_FALSE(top.table.may_watch(stranger));

    EXPECT_TRUE(top.open(stranger, top.table.state().watch).has_value());

    EXPECT_TRUE(top.table.may_watch(stranger));
    EXPECT_TRUE(top.table.seats_of(stranger).empty());
}

} // namespace
} // namespace homestretch::server
