#include "server/net/guest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace homestretch::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::MatchesRegex;
using namespace std::chrono_literals;

const GuestSignature::Key old_key{1};
const GuestSignature ours(GuestSignature::Keys{old_key});
const std::chrono::sys_seconds today =
    std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());

Request with_cookie(const std::string& name, const std::string& value) {
    return {.headers = {{"cookie", name + "=" + value}}};
}

TEST(GuestPasses, are_ours_or_nobodys) {
    const GuestPass ann{.guest = "ann", .issued = today};
    const std::string cookie = ours.write(ann);

    EXPECT_EQ(ours.read(cookie), ann);
    EXPECT_FALSE(GuestSignature(GuestSignature::Keys{GuestSignature::Key{2}}).read(cookie));
    EXPECT_FALSE(ours.read("bob" + cookie.substr(3)));
    EXPECT_FALSE(ours.read(cookie + "x"));
    EXPECT_FALSE(ours.read(cookie.substr(0, cookie.size() - 1)));
    for (const std::string nonsense : {"ann", "ann.", "ann.1.", ".", ""}) EXPECT_FALSE(ours.read(nonsense));
}

TEST(GuestPasses, of_keys_of_before_are_believed_and_signed_anew) {
    const std::string cookie = ours.write({.guest = "ann", .issued = today});
    const GuestSignature::Key fresh{2};
    GuestSignature signature(GuestSignature::Keys{fresh, old_key});

    const auto pass = signature.read(cookie);

    ASSERT_TRUE(pass);
    EXPECT_EQ(pass->guest, "ann");
    EXPECT_TRUE(GuestCookie(signature, false).is_due(with_cookie("homestretch_guest", cookie), *pass));
    signature.replace({fresh});
    EXPECT_FALSE(signature.read(cookie));
}

TEST(GuestPasses, of_old_have_no_date_and_are_accepted) {
    const std::string old = "ann.DkAqjXrgzcfg243mI9JWtcXZil0plEM26jmSYbBL9Q4";

    const auto pass = ours.read(old);

    ASSERT_TRUE(pass);
    EXPECT_EQ(pass->guest, "ann");
    EXPECT_TRUE(GuestCookie(ours, false).is_due(with_cookie("homestretch_guest", old), *pass));
}

TEST(GuestCookies, cannot_be_read_by_pages_and_come_along_with_links_of_others) {
    const GuestCookie plain(ours, false);

    EXPECT_THAT(plain.set("ann"), MatchesRegex("homestretch_guest=ann[.][0-9]+[.][A-Za-z0-9_-]+; Path=/; "
                                               "Max-Age=31536000; HttpOnly; SameSite=Lax"));
    EXPECT_THAT(plain.clear(), ElementsAre("homestretch_guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"));
}

TEST(GuestCookies, belong_to_one_host_over_https) {
    const GuestCookie secure(ours, true);

    EXPECT_THAT(secure.set("ann"), testing::StartsWith("__Host-homestretch_guest=ann."));
    EXPECT_THAT(secure.set("ann"), HasSubstr("; Path=/;"));
    EXPECT_THAT(secure.set("ann"), testing::EndsWith("; Secure"));
    EXPECT_EQ(secure.clear().size(), 2U); // the one of old, too
}

TEST(GuestCookies, of_the_older_name_are_accepted_over_https_and_replaced) {
    const GuestCookie secure(ours, true);
    const std::string value = ours.write({.guest = "ann", .issued = today});
    const Request older = with_cookie("homestretch_guest", value);
    const Request newer = with_cookie("__Host-homestretch_guest", value);

    ASSERT_TRUE(secure.read(older));
    EXPECT_EQ(secure.read(older)->guest, "ann");
    EXPECT_TRUE(secure.is_due(older, *secure.read(older)));
    EXPECT_FALSE(secure.is_due(newer, *secure.read(newer)));
    EXPECT_FALSE(GuestCookie(ours, false).read(newer));
}

TEST(GuestCookies, are_renewed_once_in_a_while) {
    const GuestCookie plain(ours, false);
    const auto is_due = [&](std::chrono::sys_seconds issued) {
        const GuestPass pass{.guest = "ann", .issued = issued};
        return plain.is_due(with_cookie("homestretch_guest", ours.write(pass)), pass);
    };

    EXPECT_FALSE(is_due(today));
    EXPECT_FALSE(is_due(today - 24h * 29));
    EXPECT_TRUE(is_due(today - 24h * 31));
}

} // namespace
} // namespace homestretch::server
