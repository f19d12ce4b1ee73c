#include "games/iditacards/race.h"

namespace iditacards {

// ID-61
Progress Race::make_room(Frame& frame) {
    const int dogs = dog_count(rules_, player(open_, frame.seat).table);
    const int more = rules_.card(card_of_frame(frame)).counts_as;
    if (frame.kept[kept::declined] != 0 || dogs + more <= static_cast<int>(max_dogs)) return Progress::Done;
    return ask(frame, frame.seat);
}

void Race::answer_room(Frame& frame, Action action) {
    if (kind_of(action) == ActionKind::KillDog) return kill_and_follow(frame.seat, action.first);
    frame.kept[kept::declined] = 1;
    discard(open_, frame.seat).add(card_of_frame(frame));
    tell(Kind::NoRoom, frame.seat, card_of_frame(frame));
}

// ID-60
Progress Race::enter_table(Frame& frame) {
    const CardId card = card_of_frame(frame);
    record_today(frame.seat, card);
    if (frame.kept[kept::declined] != 0) return Progress::Done;
    player(open_, frame.seat).table.push_back({.card = card});
    tell(Kind::DogArrived, frame.seat, card);
    call(rules_.card(card).on_play, frame.seat, card);
    return Progress::Done;
}

// ID-65, ID-66
Progress Race::attach(Frame& frame) {
    const CardId card = card_of_frame(frame);
    Table& table = player(open_, frame.seat).table;
    const std::int16_t chosen = frame.scratch[scratch::chosen_dog];
    if (chosen <= 0) {
        const bool any =
            std::any_of(table.begin(), table.end(), [&](const Dog& dog) { return can_hold(rules_, dog); });
        if (any && chosen != attachment_declined) return ask(frame, frame.seat);
        record_today(frame.seat, card);
        discard(open_, frame.seat).add(card);
        tell(any ? Kind::AttachmentDeclined : Kind::NotAttached, frame.seat, card);
        return Progress::Done;
    }
    Dog& dog = table[static_cast<std::size_t>(chosen - 1)];
    if (is_full(rules_, dog)) return ask(frame, frame.seat);
    record_today(frame.seat, card);
    dog.attachments.push_back(card);
    tell(Kind::Attached, frame.seat, card, dog.card);
    call(rules_.card(card).on_play, frame.seat, card);
    return Progress::Done;
}

void Race::answer_attach(Frame& frame, Action action) {
    std::int16_t& chosen = frame.scratch[scratch::chosen_dog];
    switch (kind_of(action)) {
    case ActionKind::AttachTo: chosen = static_cast<std::int16_t>(action.first + 1); return;
    case ActionKind::Decline: chosen = attachment_declined; return;
    default: return drop_attachment(frame.seat, static_cast<std::size_t>(chosen - 1), card_of(action));
    }
}

// Of two equal ones the first is meant (ID-11).
void Race::drop_attachment(Seat seat, std::size_t index, CardId card) {
    Dog& dog = player(open_, seat).table[index];
    const auto* const found = std::find(dog.attachments.begin(), dog.attachments.end(), card);
    dog.attachments.take(static_cast<std::size_t>(found - dog.attachments.begin()));
    discard(open_, seat).add(card);
    tell(Kind::AttachmentDropped, seat, card, dog.card);
}

// ID-63, ID-64: one death. What it causes waits in the queue.
void Race::kill(Seat owner, std::size_t index) {
    Table& table = player(open_, owner).table;
    for (const CardId attachment : table[index].attachments) {
        if (!rules_.card(attachment).armour) continue;
        tell(Kind::Saved, owner, attachment, table[index].card);
        return drop_attachment(owner, index, attachment);
    }
    const Dog dog = table.take(index);
    for (std::size_t i = open_.deaths.size(); i-- > 0;) { // the dogs behind it have moved up
        Death& waiting = open_.deaths[i];
        if (waiting.seat != index_of(owner) || waiting.dog == any_dog || waiting.dog < index) continue;
        if (waiting.dog == index)
            open_.deaths.take(i);
        else
            --waiting.dog;
    }
    const DiesTo where = rules_.card(dog.card).dies_to;
    tell(Kind::DogDied, owner, dog.card, static_cast<int>(where));
    for (const CardId attachment : dog.attachments) {
        discard(open_, owner).add(attachment);
        queue_deaths(owner, rules_.card(attachment));
    }
    queue_deaths(owner, rules_.card(dog.card));
    switch (where) {
    case DiesTo::Hand: return put_in_hand(owner, dog.card);
    case DiesTo::Discard: return discard(open_, owner).add(dog.card);
    case DiesTo::Destroyed: return destroy(owner, dog.card);
    }
}

void Race::queue_deaths(Seat owner, const Card& card) {
    const auto seat = static_cast<std::uint8_t>(index_of(owner));
    if (card.death_kills == all_of_them) {
        for (std::size_t i = 0; i < player(open_, owner).table.size(); ++i) {
            const Death death{seat, static_cast<std::uint8_t>(i)};
            if (!open_.deaths.contains(death)) open_.deaths.push_back(death);
        }
        return;
    }
    for (std::size_t i = 0; i < card.death_kills; ++i) open_.deaths.push_back({seat, any_dog});
}

void Race::kill_and_follow(Seat owner, std::size_t dog) {
    kill(owner, dog);
    if (!open_.deaths.empty()) call(program_of(ProgramKind::Deaths), owner);
}

Progress Race::work_off_deaths(Frame& frame) {
    while (!open_.deaths.empty()) {
        const Death next = open_.deaths[0];
        const Seat owner = seat_at(next.seat);
        const Table& table = player(open_, owner).table;
        if (next.dog == any_dog && any_can_die(rules_, table)) return ask(frame, owner);
        open_.deaths.take(0);
        if (next.dog != any_dog && can_die(rules_, table[next.dog])) kill(owner, next.dog);
    }
    return Progress::Done;
}

void Race::answer_deaths(Frame&, Action action) {
    const Seat owner = seat_at(open_.deaths.take(0).seat);
    kill(owner, action.first);
}

// ID-44, ID-62
Progress Race::kill_own(Frame& frame) {
    if (frame.scratch[scratch::done] != 0) return Progress::Done;
    if (!any_can_die(rules_, player(open_, frame.seat).table)) return Progress::Ends;
    return ask(frame, frame.seat);
}

void Race::answer_kill_own(Frame& frame, Action action) {
    frame.scratch[scratch::done] = 1;
    kill_and_follow(frame.seat, action.first);
}

// ID-100
Progress Race::kill_each_other(Frame& frame) {
    std::int16_t& turn = frame.scratch[scratch::turn];
    for (; turn + 1 < static_cast<std::int16_t>(open_.seats); ++turn) {
        const Seat other = after(frame.seat, static_cast<std::size_t>(turn) + 1);
        const Player& who = player(open_, other);
        if (!is_immune(rules_, who) && any_can_die(rules_, who.table)) return ask(frame, other);
    }
    return Progress::Done;
}

void Race::answer_kill_each_other(Frame& frame, Action action) {
    const Seat other = after(frame.seat, static_cast<std::size_t>(++frame.scratch[scratch::turn]));
    kill_and_follow(other, action.first);
}

// ID-101
Progress Race::kill_any(Frame& frame, const Step& step) {
    if (frame.scratch[scratch::done] != 0) return Progress::Done;
    for (const Seat owner : seats(open_.seats)) {
        for (const Dog& dog : player(open_, owner).table) {
            if (is_prey(rules_, open_, frame.seat, owner, dog, homestretch::verb_of<Verb>(step)))
                return ask(frame, frame.seat);
        }
    }
    return Progress::Done;
}

void Race::answer_kill_any(Frame& frame, Action action) {
    frame.scratch[scratch::done] = 1;
    kill_and_follow(seat_at(action.first), action.second);
}

} // namespace iditacards
