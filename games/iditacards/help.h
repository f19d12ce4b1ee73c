#pragma once

// The vocabulary of the cards, explained in a sentence or two each, to be shown beside them.

#include <array>
#include <string_view>

namespace iditacards {

struct HelpWord {
    std::string_view id{};
    std::string_view name{};
    std::string_view rules{}; // that say it in full
    std::string_view text{};
};

inline constexpr std::array help_words{
    HelpWord{"turn", "Your turn", "ID-2, ID-8",
             "Play a card, or pay a risk, or take a new day. Then you move 1 + speed, and the leg you "
             "stand on may do something."},
    HelpWord{"energy", "Energy", "ID-13, ID-17",
             "Discard so many cards of your choice from your hand. What lowers a cost comes first, then "
             "hypothermia makes it dearer, unless it is printed as 0. ALL means the whole rest of your "
             "hand."},
    HelpWord{"health", "Health", "ID-14, ID-17",
             "Discard so many cards from the top of your deck. What lowers a cost comes first, then "
             "starvation makes it dearer, unless it is printed as 0."},
    HelpWord{"risk", "Risk", "ID-28 to ID-34",
             "The card waits on your risk stack. On each of your next turns you may play the top card of "
             "your deck to pay one of its risks; when none is left it takes effect. A card with risk that "
             "pays a risk must be completed first. What has taken effect lies beside the stack until the "
             "card that began it all has, too."},
    HelpWord{"fizzle", "Fizzle", "ID-36, ID-103",
             "A card that cannot be paid goes to your discard pile without effect, and your whole risk "
             "stack with it. You are asked before if dogs that return to your hand could pay for it."},
    HelpWord{"resolve", "Resolve", "ID-34, ID-41, ID-42",
             "A card that is fully paid takes effect: dogs come into play, attachments go on a dog, all "
             "other cards do what they say and are discarded, within a chain of risks when it is over."},
    HelpWord{"recover", "Recover", "ID-69",
             "Choose cards of your discard pile, one by one, and put each into your hand or into your "
             "deck, which is shuffled then."},
    HelpWord{"destroy-of", "Destroy X of Y", "ID-67, ID-68",
             "Look at the top Y cards of your deck. You may destroy up to X of them, that is, be rid of "
             "them for good; then draw any of the others. The rest is shuffled back."},
    HelpWord{"take-of", "Take X of Y", "ID-70 to ID-72",
             "Choose an upgrade deck and turn up its cards until the supply holds Y. Then put X cards of "
             "the supply into your discard pile."},
    HelpWord{"supply", "Supply", "ID-70",
             "Upgrade cards that lie open for everybody until somebody takes them."},
    HelpWord{"speed", "Speed", "ID-73, ID-74",
             "Added to every distance you move: what your dogs and attachments give, what the leg gives "
             "per dog, and the weather."},
    HelpWord{"new-day", "New day", "ID-48 to ID-58",
             "Your hand, deck, discard pile and risk stack become one new deck, and you draw 6 cards and "
             "what your table adds. The others may join. Then the weather changes and some legs strike."},
    HelpWord{"today", "Today", "ID-43, ID-76", "Since you last took part in a new day."},
    HelpWord{"hypothermia", "Hypothermia", "ID-17, ID-92",
             "Raises your energy costs. A personal card lowers it by 1 as soon as it is played. At 7 you "
             "die."},
    HelpWord{"starvation", "Starvation", "ID-17, ID-92",
             "Raises your health costs. A food card lowers it by 1 as soon as it is played. At 7 you die."},
    HelpWord{"death", "Death", "ID-92, ID-93",
             "You go back 30 squares and begin again with both levels at 0. Alone, you have lost."},
    HelpWord{"immune", "Immune", "ID-88, ID-89",
             "Other players' cards, damage and the weather do not touch you, neither for better nor for "
             "worse. Legs and your own cards do."},
    HelpWord{"damage", "Damage", "ID-87, ID-23",
             "Each point puts a Damaged card into your discard pile. When one is discarded for a payment, "
             "that payment fails."},
    HelpWord{"fake-dog", "Fake dog", "ID-59, ID-101", "A dog in every respect, but Referee finds it."},
    HelpWord{"dogs", "Dogs", "ID-59 to ID-64",
             "Stay on your table, at most six of them. A dog that dies is destroyed, and its attachments "
             "are discarded."},
    HelpWord{"attachments", "Attachments", "ID-65, ID-66",
             "Lie on a dog of yours, one on each unless the dog says otherwise. A full dog gives up one of "
             "its own; or you decline, and the new one is discarded."},
    HelpWord{"kill", "Kill a dog", "ID-7, ID-62 to ID-64",
             "Choose a dog that can die. If you have none, the rest of your card is void. Freely you may "
             "kill dogs before your main action and before you join a day or stay out."},
    HelpWord{"entry", "Entry numbers", "ID-80",
             "Whoever enters a leg, in whatever direction, has at least this much hypothermia and "
             "starvation."},
    HelpWord{"checkpoint", "Checkpoint", "ID-82",
             "When you first enter or cross one, put a legendary card of yours into your discard pile."},
    HelpWord{"passing", "Passing", "ID-83 to ID-86",
             "Who enters your square sends you back one square and takes 1 damage."},
};

} // namespace iditacards
