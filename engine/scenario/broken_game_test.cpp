#include "engine/scenario/tests/tiny_scenarios.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// Scenarios must find the mistakes that a game could make against the contract.

namespace homestretch {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

enum class Mistake : std::uint8_t { RefusalsMove, OrderMatters };

// A match of the tiny race that makes one mistake.
class BrokenMatch final : public Match {
public:
    BrokenMatch(std::unique_ptr<Match> match, Mistake mistake)
        : match_(std::move(match)), mistake_(mistake) {}
    BrokenMatch(const BrokenMatch& other)
        : Match(other), match_(other.match_->clone()), mistake_(other.mistake_), moved_(other.moved_) {}

    std::unique_ptr<Match> clone() const override { return std::make_unique<BrokenMatch>(*this); }
    const MatchIdentity& identity() const override { return match_->identity(); }
    const GameInfo& info() const override { return match_->info(); }
    const std::vector<Move>& history() const override { return match_->history(); }
    SeatSet pending() const override { return match_->pending(); }
    std::vector<Choice> choices(Seat seat, const SeatNames& names) const override {
        return match_->choices(seat, names);
    }
    std::vector<Blocked> blocked(Seat seat, const SeatNames& names) const override {
        return match_->blocked(seat, names);
    }
    Question question(Viewer viewer) const override { return match_->question(viewer); }
    Result<void> act(Seat seat, std::string_view text) override {
        auto acted = match_->act(seat, text);
        if (!acted) moved_ = true;
        return acted;
    }
    Outcome outcome() const override { return match_->outcome(); }
    std::unique_ptr<Match> rewound(std::size_t ply) const override { return match_->rewound(ply); }
    Json view(Viewer viewer) const override { return match_->view(viewer); }
    Result<Json> preview(Viewer viewer, const Json& plan) const override {
        return match_->preview(viewer, plan);
    }
    std::string draw(Viewer viewer, const Paint& paint) const override { return match_->draw(viewer, paint); }
    std::vector<Telling> story(Viewer viewer, const SeatNames& names, std::size_t from) const override {
        return match_->story(viewer, names, from);
    }
    std::size_t event_count() const override { return match_->event_count(); }
    std::size_t event_count_at(std::size_t ply) const override { return match_->event_count_at(ply); }
    std::vector<Json> frames(Viewer viewer) const override { return match_->frames(viewer); }
    bool looks_the_same(const Match& other, Viewer viewer, std::size_t from) const override {
        return match_->looks_the_same(other, viewer, from);
    }
    Json dump() const override {
        Json dump = match_->dump();
        if (mistake_ == Mistake::RefusalsMove && moved_) dump["players"][0]["spaces"] = 99;
        if (mistake_ == Mistake::OrderMatters && !history().empty()) dump["last"] = history().back().text;
        return dump;
    }
    Result<void> arrange(const Json& position) override { return match_->arrange(position); }
    std::optional<Json> arranged() const override { return match_->arranged(); }
    std::unique_ptr<Match> redealt(Viewer viewer, RandomStream& random) const override {
        return match_->redealt(viewer, random);
    }

private:
    std::unique_ptr<Match> match_;
    Mistake mistake_;
    bool moved_ = false;
};

class BrokenGame final : public GameType {
public:
    explicit BrokenGame(Mistake mistake) : mistake_(mistake) {}

    const GameInfo& info() const override { return game_.info(); }
    OptionSpecs options() const override { return game_.options(); }
    std::span<const std::string_view> tables() const override { return game_.tables(); }
    Problems check_pack(const Pack& pack) const override { return game_.check_pack(pack); }
    Result<std::vector<CardWords>, Problems> cards(const Pack& pack, std::size_t seats,
                                                   const OptionTexts& options) const override {
        return game_.cards(pack, seats, options);
    }
    Result<DescribedGame, Problems> described(const Pack& pack, std::size_t seats,
                                              const OptionTexts& options) const override {
        return game_.described(pack, seats, options);
    }
    Result<std::unique_ptr<Match>, Problems> new_match(const Pack& pack, std::size_t seats,
                                                       const OptionTexts& options,
                                                       const Seed& seed) const override {
        auto match = game_.new_match(pack, seats, options, seed);
        if (!match) return match;
        return std::unique_ptr<Match>(std::make_unique<BrokenMatch>(std::move(*match), mistake_));
    }

private:
    GameTypeOf<tiny_race::Game> game_;
    Mistake mistake_;
};

ScenarioReport run_broken(Mistake mistake, std::string_view body) {
    const BrokenGame game(mistake);
    return run_text(std::string(tiny_start) + std::string(body), game);
}

TEST(BrokenGame, is_found_when_a_refused_action_changes_something) {
    const ScenarioReport report =
        run_broken(Mistake::RefusalsMove, "[[step]]\nseat = 0\ndo = \"play relay\"\nrefuse = true\n");

    ASSERT_THAT(report.failures, SizeIs(1)) << to_text(report);
    EXPECT_EQ(report.failures[0].message,
              "this is refused, but has changed something: players.item 0.spaces is 99, expected 0");
}

TEST(BrokenGame, is_found_when_the_order_of_simultaneous_actions_matters) {
    const ScenarioReport report =
        run_broken(Mistake::OrderMatters, "[[step]]\ntogether = [[0, \"play dash\"], [1, \"play trot\"]]\n");

    ASSERT_THAT(report.failures, SizeIs(1)) << to_text(report);
    EXPECT_THAT(report.failures[0].message,
                HasSubstr("another order of the same actions gives another position: last is"));
    EXPECT_EQ(report.failures[0].actual, Json::parse(R"(["1 play trot", "0 play dash"])"));
}

} // namespace
} // namespace homestretch
