#include "server/net/guest.h"
#include "server/net/origin.h"
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

TEST(Guest, is_known_by_a_cookie_of_ours_only) {
    const GuestSignature ours(GuestSignature::Keys{GuestSignature::Key{1}});
    const GuestSignature other(GuestSignature::Keys{GuestSignature::Key{2}});
    const std::string cookie = ours.cookie("ann");

    EXPECT_EQ(ours.guest_in(cookie), "ann");
    EXPECT_FALSE(other.guest_in(cookie));
    EXPECT_FALSE(ours.guest_in("bob" + cookie.substr(3)));
    EXPECT_FALSE(ours.guest_in(cookie + "x"));
    EXPECT_FALSE(ours.guest_in(cookie.substr(0, cookie.size() - 1)));
    EXPECT_FALSE(ours.guest_in("ann"));
    EXPECT_FALSE(ours.guest_in("ann."));
    EXPECT_FALSE(ours.guest_in(""));
}

TEST(Guest, is_known_by_keys_of_before_and_signed_with_the_new_one) {
    const GuestSignature::Key before{1};
    const GuestSignature::Key fresh{2};
    GuestSignature signature(GuestSignature::Keys{before});
    const std::string old_cookie = signature.cookie("ann");

    signature.replace({fresh, before});

    EXPECT_EQ(signature.guest_in(old_cookie), "ann");
    EXPECT_NE(signature.cookie("ann"), old_cookie);
    signature.replace({fresh});
    EXPECT_FALSE(signature.guest_in(old_cookie));
}

TEST(Guest, has_a_cookie_that_pages_cannot_read_and_other_sites_cannot_send) {
    const std::string plain = set_cookie("v", false);

    EXPECT_EQ(plain, "homestretch_guest=v; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict");
    EXPECT_EQ(set_cookie("v", true), plain + "; Secure");
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

TEST(RateLimit, lets_some_through_at_once_and_then_as_time_goes_by) {
    RateLimit limit(1);
    const SteadyInstant begin{};

    for (int i = 0; i < 4; ++i) EXPECT_TRUE(limit.take("ann", begin));
    EXPECT_FALSE(limit.take("ann", begin));
    EXPECT_TRUE(limit.take("bob", begin));
    EXPECT_TRUE(limit.take("ann", begin + 1s));
    EXPECT_FALSE(limit.take("ann", begin + 1s));
}

} // namespace
} // namespace homestretch::server
