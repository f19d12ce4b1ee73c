#include "python/bindings/match.h"

#include "python/bindings/refused.h"

#include <fmt/format.h>

#include <algorithm>

namespace homestretch::python {

PlayedMatch::PlayedMatch(std::shared_ptr<const Table> table, const Seed& seed)
    : table_(std::move(table)), seed_(seed), play_(table_->start(seed)) {}

PlayedMatch::PlayedMatch(const PlayedMatch& other)
    : table_(other.table_), seed_(other.seed_), play_(other.play_->clone()) {}

Seat PlayedMatch::seat(std::int64_t number) const {
    const auto seats = static_cast<std::int64_t>(table_->setup().seats);
    if (number < 0 || number >= seats)
        throw Refused(
            fmt::format("there is no seat {}; the seats of this table are 0 to {}", number, seats - 1));
    return seat_at(static_cast<std::size_t>(number));
}

Viewer PlayedMatch::viewer(std::optional<std::int64_t> number) const {
    return number ? Viewer(seat(*number)) : spectator;
}

std::vector<std::string> PlayedMatch::legal(Seat seat) const {
    ActionList actions;
    play_->legal(seat, actions);
    if (actions.empty()) return {};
    return play_->texts(seat, actions);
}

void PlayedMatch::act(Seat seat, std::string_view text) {
    if (const auto mistake = play_->turn_mistake(seat)) throw IllegalAction(mistake->message);
    ActionList actions;
    play_->legal(seat, actions);
    const std::vector<std::string> texts = play_->texts(seat, actions);
    const auto chosen = std::ranges::find(texts, text);
    if (chosen == texts.end()) {
        // The words of the refusal are those of every other door.
        require<IllegalAction>(told().clone()->act(seat, text));
    }
    act(seat, actions[static_cast<std::size_t>(chosen - texts.begin())]);
}

void PlayedMatch::act(Seat seat, Action action) {
    play_->apply(seat, action);
}

void PlayedMatch::act_at(Seat seat, std::int64_t place) {
    require_pending(seat);
    ActionList actions;
    play_->legal(seat, actions);
    if (place < 0 || static_cast<std::size_t>(place) >= actions.size())
        throw IllegalAction(fmt::format("there is no legal action {}; seat {} has {}, from 0 to {}", place,
                                        index_of(seat), actions.size(), actions.size() - 1));
    act(seat, actions[static_cast<std::size_t>(place)]);
}

void PlayedMatch::act_checked(Seat seat, Action action) {
    require_pending(seat);
    ActionList actions;
    play_->legal(seat, actions);
    if (!actions.contains(action))
        throw IllegalAction("this action is not legal now; ask for the legal ones");
    act(seat, action);
}

void PlayedMatch::rewind(std::size_t ply) {
    if (ply > this->ply())
        throw Refused(fmt::format("there is no ply {}; this match has plies 0 to {}", ply, this->ply()));
    play_->rewind(ply);
    told_.reset();
}

void PlayedMatch::require_pending(Seat seat) const {
    if (const auto mistake = play_->turn_mistake(seat)) throw IllegalAction(mistake->message);
}

Action PlayedMatch::choose(Player& player, Seat seat, const std::stop_token& stop) const {
    return play_->choose(player, seat, stop);
}

std::string PlayedMatch::text(Seat seat, Action action) const {
    ActionList actions;
    actions.push_back(action);
    return play_->texts(seat, actions).front();
}

void PlayedMatch::arrange(const Json& position) {
    require(play_->arrange(position));
    told_.reset();
}

PlayedMatch PlayedMatch::redealt(Viewer viewer, RandomStream& random) const {
    PlayedMatch other(*this);
    other.play_->redeal(viewer, random);
    return other;
}

const Match& PlayedMatch::told() const {
    if (!told_) {
        told_ = table_->new_match(seed_);
        if (const auto position = play_->arranged()) require(told_->arrange(*position));
    }
    for (std::size_t ply = told_->history().size(); ply < this->ply(); ++ply) {
        const PlayedMove& move = play_->moves()[ply];
        const std::vector<Choice> choices = told_->choices(move.seat);
        const auto chosen = std::ranges::find(choices, move.action, &Choice::action);
        check(chosen != choices.end());
        require(told_->act(move.seat, chosen->text));
    }
    return *told_;
}

} // namespace homestretch::python
