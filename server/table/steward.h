#pragma once

#include "server/table/table.h"

namespace homestretch::server {

// Plays for somebody who is gone: strong enough that nobody gains by it.
inline constexpr BotKind stand_in = BotKind::Normal;

// Does one thing at a table: checks that it may be done, makes the records that say it was, and folds each
// into the table as it is made. Every check comes before the first record, so a refusal changes nothing.
class Steward {
public:
    Steward(Table& table, const Circumstances& world) : table_(table), world_(world) {}
    Steward(Table& table, const Circumstances& world, Caller caller, std::string command_id)
        : table_(table), world_(world), caller_(std::move(caller)), command_id_(std::move(command_id)) {}

    [[nodiscard]] Records take_records() { return std::move(records_); }

    // The wishes of the caller.
    [[nodiscard]] Answer<void> operator()(const Act& wish);
    [[nodiscard]] Answer<void> operator()(const Look& wish);
    [[nodiscard]] Answer<void> operator()(const Undo& wish);
    [[nodiscard]] Answer<void> operator()(const UndoAnswer& wish);
    [[nodiscard]] Answer<void> operator()(const Say& wish);
    [[nodiscard]] Answer<void> operator()(const Sit& wish);
    [[nodiscard]] Answer<void> operator()(const Stand& wish);
    [[nodiscard]] Answer<void> operator()(const SeatBot& wish);
    [[nodiscard]] Answer<void> operator()(const TakeBack& wish);
    [[nodiscard]] Answer<void> operator()(const Configure& wish);
    [[nodiscard]] Answer<void> operator()(const Start& wish);
    [[nodiscard]] Answer<void> operator()(const Rematch& wish);
    [[nodiscard]] Answer<void> operator()(const Rename& wish);
    [[nodiscard]] Answer<void> operator()(const RevokeLink& wish);
    // Only whether they may: plans are no part of a table's records.
    [[nodiscard]] Answer<void> operator()(const Plan& wish);
    [[nodiscard]] Answer<void> operator()(const Agree& wish);
    [[nodiscard]] Answer<void> operator()(const AskHint& wish); // hints are not, either
    [[nodiscard]] Answer<void> operator()(const Resign& wish);
    [[nodiscard]] Answer<void> operator()(const EndMatch& wish);
    [[nodiscard]] Answer<void> operator()(const EndAnswer& wish);
    [[nodiscard]] Answer<void> operator()(const Promise& /*wish*/) { return {}; } // nor are promises
    [[nodiscard]] Answer<void> operator()(const Reveal& wish);
    [[nodiscard]] Answer<void> operator()(const Ping& /*wish*/) { return {}; }
    [[nodiscard]] Answer<void> put_away();
    [[nodiscard]] Answer<void> open(const Link& link);

    // What happens without anybody wishing it.
    void create(const TableId& id, const TableSettings& settings);
    void let_bot_act(Seat seat, std::string_view action);
    void run_out(Seat seat);                    // a bot answers, because the clock ran out
    void hand_to_bot(Seat seat, BotReason why); // its guest may take it back
    void go_back(const UndoRequest& request);
    void end_match(EndReason why);
    void deal(); // the match that everybody waits for begins

private:
    [[nodiscard]] const TableState& state() const { return table_.state_; }
    [[nodiscard]] const Chair& chair(Seat seat) const { return state().chairs.at(index_of(seat)); }
    [[nodiscard]] bool is_host() const { return caller_.guest == state().host; }
    [[nodiscard]] bool is_seated() const { return !table_.seats_of(caller_.guest).empty(); }
    [[nodiscard]] bool is_mine(Seat seat) const { return chair(seat).guest == caller_.guest; }
    [[nodiscard]] bool is_away(Seat seat) const;
    // Whoever else plays and does not count as away: nothing that concerns all is done without them.
    [[nodiscard]] SeatSet who_must_agree(Seat asking) const;

    // Refuse unless the seat exists, the phase is right, the seat is the caller's.
    [[nodiscard]] Answer<void> expect_seat(Seat seat) const;
    [[nodiscard]] Answer<void> expect_phase(Phase phase, std::string_view otherwise) const;
    [[nodiscard]] Answer<void> expect_own(Seat seat) const;
    [[nodiscard]] Answer<void> expect_host_gathering() const;
    [[nodiscard]] Answer<void> expect_no_shuffling() const;
    [[nodiscard]] Answer<void> expect_player(Seat seat) const; // of a match that is going on
    // Nothing else is waited for than this decision of this seat, by whoever is in it.
    [[nodiscard]] Answer<void> expect_asked(Seat seat, std::uint64_t decision) const;
    [[nodiscard]] Answer<std::string> expect_name(std::string_view name) const;

    [[nodiscard]] Answer<void> sit_down(Seat seat, std::string_view name);
    // Unlike all others; without a seat, of a spectator.
    [[nodiscard]] std::string name_at(std::optional<Seat> seat, const std::string& wanted) const;
    // By seat of the match that comes; of each guest one, wherever else they play.
    [[nodiscard]] std::vector<DealPart> promises() const;
    void shuffle();
    void seat_bot(Seat seat, BotKind bot, BotReason why);
    [[nodiscard]] Result<void> act(Seat seat, std::string_view action, PlayedBy by);
    void note(Fact fact);
    [[nodiscard]] Record next_record(Fact fact) const;
    [[nodiscard]] std::vector<Token> fresh_tokens(std::size_t count) const;

    Table& table_;
    const Circumstances& world_;
    Caller caller_;
    std::string command_id_; // empty: nobody's command
    Records records_;
};

} // namespace homestretch::server
