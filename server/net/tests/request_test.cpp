#include "server/net/origin.h"
#include "server/net/places.h"
#include "server/net/rate_limit.h"
#include "server/net/request.h"

#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

using namespace std::chrono_literals;

bool readable(std::string_view target) {
    Request request;
    return read_target(target, request);
}

TEST(Target, is_split_into_path_and_query) {
    Request request;

    ASSERT_TRUE(read_target("/a%20b/c?as=1&since=%32", request));

    EXPECT_EQ(request.path, "/a b/c");
    EXPECT_EQ(request.query, (std::map<std::string, std::string>{{"as", "1"}, {"since", "2"}}));
}

TEST(Target, is_refused_if_it_is_damaged) {
    EXPECT_FALSE(readable("no-slash"));
    EXPECT_FALSE(readable("/%"));
    EXPECT_FALSE(readable("/%4"));
    EXPECT_FALSE(readable("/%zz"));
    EXPECT_FALSE(readable("/%00"));
    EXPECT_FALSE(readable("/%ff"));
    EXPECT_FALSE(readable("/?as=1&as=2"));
    EXPECT_FALSE(readable("/?as=%"));
}

TEST(Cookies, are_found_by_their_whole_name) {
    EXPECT_EQ(cookie_value("a=1; homestretch_guest=x.y; b=2", "homestretch_guest"), "x.y");
    EXPECT_EQ(cookie_value("not_homestretch_guest=x", "homestretch_guest"), "");
    EXPECT_EQ(cookie_value("", "homestretch_guest"), "");
}

Request with_headers(std::map<std::string, std::string> headers) {
    return {.method = "POST", .headers = std::move(headers)};
}

TEST(Origin, must_be_the_host_that_was_asked) {
    EXPECT_TRUE(from_our_origin(with_headers({{"origin", "http://a:1"}, {"host", "a:1"}}), ""));
    EXPECT_FALSE(from_our_origin(with_headers({{"origin", "http://b:1"}, {"host", "a:1"}}), ""));
    EXPECT_FALSE(from_our_origin(with_headers({{"origin", "null"}, {"host", "a:1"}}), ""));
    EXPECT_FALSE(from_our_origin(with_headers({{"origin", "http://a:1.evil"}, {"host", "a:1"}}), ""));
}

TEST(Origin, must_be_the_public_address_if_there_is_one) {
    EXPECT_TRUE(from_our_origin(with_headers({{"origin", "https://a"}, {"host", "inner"}}), "https://a"));
    EXPECT_FALSE(from_our_origin(with_headers({{"origin", "http://a"}, {"host", "a"}}), "https://a"));
}

TEST(Origin, may_be_absent_only_where_no_browser_speaks) {
    EXPECT_TRUE(from_our_origin(with_headers({{"host", "a"}}), ""));
    EXPECT_FALSE(from_our_origin(with_headers({{"host", "a"}, {"sec-fetch-site", "cross-site"}}), ""));
    EXPECT_FALSE(from_our_origin(with_headers({{"host", "a"}, {"origin", ""}}), ""));
}

TEST(Origin, of_what_only_reads_is_said_in_another_way) {
    EXPECT_TRUE(read_by_our_origin(with_headers({{"host", "a"}, {"sec-fetch-site", "same-origin"}}), ""));
    EXPECT_TRUE(read_by_our_origin(with_headers({{"host", "a"}}), "")); // a program
    EXPECT_FALSE(read_by_our_origin(with_headers({{"host", "a"}, {"sec-fetch-site", "cross-site"}}), ""));
    EXPECT_FALSE(read_by_our_origin(with_headers({{"host", "a"}, {"sec-fetch-site", "none"}}), ""));
}

TEST(RateLimit, lets_some_through_at_once_and_then_as_time_goes_by) {
    RateLimit limit({.most = 4, .period = 4s});
    const SteadyInstant begin{};

    for (int i = 0; i < 4; ++i) EXPECT_TRUE(limit.take("ann", begin));
    EXPECT_FALSE(limit.take("ann", begin));
    EXPECT_TRUE(limit.take("bob", begin));
    EXPECT_TRUE(limit.take("ann", begin + 1s));
    EXPECT_FALSE(limit.take("ann", begin + 1s));
}

TEST(Quota, counts_a_guest_and_all_guests_of_an_address) {
    Quota quota({.most = 2, .period = 1h});

    EXPECT_TRUE(quota.take("ann", "192.0.2.1"));
    EXPECT_TRUE(quota.take("ann", "192.0.2.1"));
    EXPECT_FALSE(quota.take("ann", "192.0.2.1"));
    EXPECT_FALSE(quota.take("ann", "192.0.2.9")); // who travels is the same guest
    int strangers = 0;
    while (quota.take("stranger " + std::to_string(strangers), "192.0.2.1")) ++strangers;
    EXPECT_EQ(strangers, 8);
    EXPECT_TRUE(quota.take("bob", "192.0.2.2"));
}

TEST(Places, are_given_back_when_they_are_left) {
    Places places(1);
    {
        const auto first = places.take("ann");
        EXPECT_TRUE(first);
        EXPECT_FALSE(places.take("ann"));
        EXPECT_TRUE(places.take("bob"));
    }
    EXPECT_TRUE(places.take("ann"));
}

} // namespace
} // namespace homestretch::server
