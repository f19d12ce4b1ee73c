#pragma once

// The properties every game must have (engine/game.h lists them), as a suite of tests. A game joins it with
// one line in tests/contract_test.cpp, inside namespace homestretch:
//
//     INSTANTIATE_TYPED_TEST_SUITE_P(DragonRacer, GameContract, dragon_racer::Game);
//
// The matches are played with every pack in packs/<id>, at every seat count, with options that cover each
// other pairwise; the scenario files in games/<id>/tests/scenarios are played as well. ContractPacks<G>
// (setting.h) can be specialised before that line. Nothing depends on the time or the machine; a failure says
// at which table, with which seed and after which actions it occurs.
//
// The properties themselves are functions that return a complaint, in the headers included here.

#include "engine/testing/arranging.h"
#include "engine/testing/calibration.h"
#include "engine/testing/choices.h"
#include "engine/testing/commits.h"
#include "engine/testing/complaints.h"
#include "engine/testing/ending.h"
#include "engine/testing/framing.h"
#include "engine/testing/observing.h"
#include "engine/testing/parallel.h"
#include "engine/testing/repetition.h"
#include "engine/testing/scenarios.h"
#include "engine/testing/secrecy.h"

#include <gtest/gtest.h>

namespace homestretch {

template <class G>
class GameContract : public ::testing::Test {
protected:
    static void expect_none(const std::vector<std::string>& complaints) {
        for (const std::string& complaint : complaints) ADD_FAILURE() << complaint;
    }
};

TYPED_TEST_SUITE_P(GameContract);

TYPED_TEST_P(GameContract, every_pack_compiles_for_every_seat_count) {
    const Settings<TypeParam>& settings = settings_of<TypeParam>();

    EXPECT_FALSE(settings.all.empty());
    this->expect_none(settings.broken);
    this->RecordProperty("tables", static_cast<int>(settings.all.size()));
    this->RecordProperty("refused_options", static_cast<int>(settings.refused.size()));
}

TYPED_TEST_P(GameContract, every_card_can_be_shown_to_people) {
    for (const Setting<TypeParam>& setting : settings_of<TypeParam>().all) {
        const Complaint complaint = card_complaint(setting);
        ASSERT_FALSE(complaint) << *complaint;
    }
}

TYPED_TEST_P(GameContract, states_are_small) {
    constexpr std::size_t largest = 4096;

    this->RecordProperty("state_bytes", static_cast<int>(sizeof(typename TypeParam::State)));
    EXPECT_LE(sizeof(typename TypeParam::State), largest);
}

TYPED_TEST_P(GameContract, random_matches_end_within_the_bound_with_a_complete_result) {
    this->expect_none(complaints_about<TypeParam>(2000, Plays::Random, &ending_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, greedy_matches_end_within_the_bound_with_a_complete_result) {
    this->expect_none(complaints_about<TypeParam>(200, Plays::Greedy, &ending_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, stubborn_matches_end_within_the_bound_with_a_complete_result) {
    this->expect_none(complaints_about<TypeParam>(100, Plays::First, &ending_complaint<TypeParam>));
    this->expect_none(complaints_about<TypeParam>(100, Plays::Last, &ending_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, pending_seats_and_nobody_else_have_legal_actions_without_repetition) {
    this->expect_none(complaints_about<TypeParam>(500, Plays::Random, [](const Playout<TypeParam>& playout) {
        for (std::size_t ply = 0; ply <= playout.plies(); ++ply) {
            if (auto complaint = legal_complaint(Position<TypeParam>{&playout, ply})) return complaint;
        }
        return Complaint();
    }));
}

TYPED_TEST_P(GameContract, legal_actions_are_accepted_and_all_others_change_nothing) {
    this->expect_none(complaints_at<TypeParam>(200, 30, &refusal_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, action_texts_are_unique_described_and_play_their_action) {
    this->expect_none(complaints_at<TypeParam>(
        80, 4, [](const Position<TypeParam>& at, RandomStream&) { return text_complaint(at); }));
}

TYPED_TEST_P(GameContract, every_view_can_be_shown) {
    this->expect_none(complaints_at<TypeParam>(
        80, 4, [](const Position<TypeParam>& at, RandomStream&) { return display_complaint(at); }));
}

TYPED_TEST_P(GameContract, every_view_can_be_observed_as_an_array) {
    if constexpr (requires { TypeParam::view_fields(); })
        this->expect_none(complaints_at<TypeParam>(100, 4, &observation_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, the_frames_of_an_action_make_one_view_of_the_other) {
    const auto property = [](const Position<TypeParam>& at, RandomStream&) { return frames_complaint(at); };
    this->expect_none(complaints_at<TypeParam>(60, 3, property));
    this->expect_none(complaints_about<TypeParam>(40, Plays::Greedy, [&](const Playout<TypeParam>& playout) {
        return at_some_positions(playout, 3, property);
    }));
}

TYPED_TEST_P(GameContract, seed_and_actions_give_every_state_again_byte_for_byte) {
    this->expect_none(complaints_about<TypeParam>(1000, Plays::Random, &repetition_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, a_replay_restores_the_match_at_any_ply) {
    this->expect_none(complaints_about<TypeParam>(40, Plays::Random, [](const Playout<TypeParam>& playout) {
        RandomStream random(derived_seed(playout.seed, 2));
        return replay_complaint(playout, random);
    }));
}

TYPED_TEST_P(GameContract, the_hot_path_asks_for_no_memory) {
    this->expect_none(complaints_about<TypeParam>(300, Plays::Random, &allocation_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, a_dump_arranges_the_same_state) {
    this->expect_none(complaints_at<TypeParam>(
        100, 12, [](const Position<TypeParam>& at, RandomStream&) { return dump_complaint(at); }));
}

TYPED_TEST_P(GameContract, a_damaged_dump_is_refused_or_can_be_played) {
    this->expect_none(complaints_at<TypeParam>(200, 8, &damage_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, a_redealt_state_looks_the_same_and_can_be_played) {
    this->expect_none(complaints_at<TypeParam>(80, 4, &redeal_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, redealing_depends_on_nothing_the_viewer_cannot_know) {
    this->expect_none(complaints_at<TypeParam>(80, 4, &ignorance_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, redealing_really_changes_what_is_hidden) {
    this->expect_none(identity_complaints<TypeParam>(100));
}

TYPED_TEST_P(GameContract, redealing_keeps_nothing_that_the_viewer_cannot_know) {
    this->expect_none(complaints_about<TypeParam>(150, Plays::Random, &parallel_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, redeals_are_as_likely_as_the_truth) {
    this->expect_none(calibration_complaints<TypeParam>(400));
}

TYPED_TEST_P(GameContract, nobody_is_told_more_than_it_sees) {
    this->expect_none(complaints_at<TypeParam>(100, 6, &telling_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, simultaneous_actions_give_the_same_in_any_order) {
    this->expect_none(complaints_at<TypeParam>(150, 8, &order_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, simultaneous_actions_stay_secret_until_the_last_is_in) {
    this->expect_none(complaints_at<TypeParam>(80, 4, &commitment_complaint<TypeParam>));
}

TYPED_TEST_P(GameContract, its_scenario_files_play_as_they_are_written) {
    for (const ScenarioReport& report : scenario_reports(GameTypeOf<TypeParam>()))
        EXPECT_TRUE(report.passed()) << to_text(report);
}

REGISTER_TYPED_TEST_SUITE_P(
    GameContract, every_pack_compiles_for_every_seat_count, every_card_can_be_shown_to_people,
    states_are_small, random_matches_end_within_the_bound_with_a_complete_result,
    greedy_matches_end_within_the_bound_with_a_complete_result,
    stubborn_matches_end_within_the_bound_with_a_complete_result,
    pending_seats_and_nobody_else_have_legal_actions_without_repetition,
    legal_actions_are_accepted_and_all_others_change_nothing,
    action_texts_are_unique_described_and_play_their_action, every_view_can_be_shown,
    seed_and_actions_give_every_state_again_byte_for_byte, a_replay_restores_the_match_at_any_ply,
    the_hot_path_asks_for_no_memory, a_dump_arranges_the_same_state,
    a_damaged_dump_is_refused_or_can_be_played, every_view_can_be_observed_as_an_array,
    the_frames_of_an_action_make_one_view_of_the_other, a_redealt_state_looks_the_same_and_can_be_played,
    redealing_depends_on_nothing_the_viewer_cannot_know, redealing_really_changes_what_is_hidden,
    redealing_keeps_nothing_that_the_viewer_cannot_know, redeals_are_as_likely_as_the_truth,
    nobody_is_told_more_than_it_sees, simultaneous_actions_give_the_same_in_any_order,
    simultaneous_actions_stay_secret_until_the_last_is_in, its_scenario_files_play_as_they_are_written);

} // namespace homestretch
