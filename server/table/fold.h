#pragma once

#include "server/table/table.h"

namespace homestretch::server {

// Makes one record true of a table. Throws if the record cannot follow what the table is.
class Fold {
public:
    Fold(Table& table, const Record& record) : table_(table), state_(table.state_), record_(record) {}

    void run(); // whatever the record says
    // The same for an action, the one fact that may turn out to be impossible; then nothing has changed.
    [[nodiscard]] Result<void> play(const Acted& fact);

    void operator()(const Created& fact);
    void operator()(const Configured& fact);
    void operator()(const Sat& fact);
    void operator()(const Resumed& fact);
    void operator()(const Relinked& fact);
    void operator()(const Stood& fact);
    void operator()(const BotSeated& fact);
    void operator()(const TakenBack& fact);
    void operator()(const Named& fact);
    void operator()(const Admitted& fact);
    void operator()(const Sealed& fact);
    void operator()(const Shuffling& fact);
    void operator()(const Revealed& fact);
    void operator()(const Started& fact);
    void operator()(const Acted& fact);
    void operator()(const UndoAsked& fact);
    void operator()(const UndoAnswered& fact);
    void operator()(const Undone& fact);
    void operator()(const EndAsked& fact);
    void operator()(const EndAnswered& fact);
    void operator()(const Ended& fact);
    void operator()(const PutAway& fact);
    void operator()(const Finished& fact);
    void operator()(const Rematched& fact);
    void operator()(const Said& fact);

private:
    [[nodiscard]] Chair& chair(Seat seat) { return state_.chairs.at(index_of(seat)); }
    [[nodiscard]] Match& match();                          // throws if none has begun
    void count();                                          // the record
    void give_join_links(const std::vector<Token>& joins); // to seats that have none
    void seal_deal(const Seed& secret);                    // of the match that comes
    void deal();
    void begin_match();
    void keep_match(const Token& token); // that is over
    void settle_votes();                 // on a match that is no more
    // Asks the pending seats that have not been asked yet.
    void ask();
    void start_clock(Chair& chair);
    void stop_clock(Chair& chair); // takes the time from the bank
    [[nodiscard]] std::optional<Duration> time_left(const Chair& chair) const;

    Table& table_;
    TableState& state_;
    const Record& record_;
};

} // namespace homestretch::server
