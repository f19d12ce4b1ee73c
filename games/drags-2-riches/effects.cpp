#include "games/drags-2-riches/effects.h"

#include "engine/effects/text.h"

#include <string>

namespace drags_2_riches {

using homestretch::Form;
using homestretch::id_of;
using homestretch::Language;
using homestretch::Places;
using homestretch::Range;
using homestretch::Step;
using homestretch::verb_of;

namespace {

constexpr Places after_may = 8;
constexpr Places anywhere = on_card | on_turn_power;

// The verb's own text with {W} for the victim: the first Shade of an effect introduces a single one.
std::string with_victim(const Language& language, std::span<const Step> steps, std::size_t index) {
    const Step& step = steps[index];
    bool introduced = false;
    for (const Step& earlier : steps.first(index)) introduced |= is_shade(verb_of<Verb>(earlier));
    const bool others = static_cast<Who>(step.arguments[0]) == Who::Others;
    const std::string_view victim = others       ? "each other player"
                                    : introduced ? "that player"
                                                 : "another player";
    std::string pattern(language.verbs[step.verb_form].text);
    pattern.replace(pattern.find("{W}"), 3, victim);
    return filled(language, step, pattern);
}

std::vector<Form> own_verbs() {
    return {
        {.id = id_of(Verb::Draw),
         .form = "draw {count}",
         .where = anywhere,
         .text = "Draw {0} {0|card|cards}."},
        {.id = id_of(Verb::DiscardHand),
         .form = "discard hand [up-to] {count}",
         .where = anywhere,
         .text = "Discard {0?up to |}{1} {1|card|cards} from your hand."},
        {.id = id_of(Verb::TrashHand),
         .form = "trash hand [up-to] {count}",
         .where = anywhere,
         .text = "Trash {0?up to |}{1} {1|card|cards} from your hand."},
        {.id = id_of(Verb::TrashFloordrobe),
         .form = "trash floordrobe [up-to] {count}",
         .where = anywhere,
         .text = "Trash {0?up to |}{1} {1|card|cards} from your Floordrobe."},
        {.id = id_of(Verb::TrashSelf), .form = "trash self", .where = on_card, .text = "Trash this card."},
        {.id = id_of(Verb::ReturnToHand),
         .form = "return {value} to hand",
         .where = anywhere | after_may,
         .text = "Return a card of value {0} or less from your Floordrobe to your hand."},
        {.id = id_of(Verb::ReturnToWardrobe),
         .form = "return {value} to wardrobe",
         .where = anywhere | after_may,
         .text = "Return a card of value {0} or less from your Floordrobe to the top of your Wardrobe."},
        {.id = id_of(Verb::ReturnToLook),
         .form = "return {value} to look",
         .where = anywhere | after_may,
         .text = "Return a card of value {0} or less from your Floordrobe to an empty slot of your Look."},
        {.id = id_of(Verb::Lend),
         .form = "lend [up-to] {count}",
         .where = anywhere,
         .text = "Lend {0?up to |}{1} {1|card|cards} from your hand to another player."},
        {.id = id_of(Verb::PeekWardrobe),
         .form = "peek wardrobe {count} draw {count}",
         .where = anywhere,
         .text = "Peek at the top {0} {0|card|cards} of your Wardrobe; draw {1}, discard the rest."},
        {.id = id_of(Verb::WearMarket),
         .form = "wear market {value}",
         .where = anywhere | after_may,
         .text = "Wear a Market card of value {0} or less in an empty slot, for free."},
        {.id = id_of(Verb::ActivateLook),
         .form = "activate look {value}",
         .where = anywhere | after_may,
         .text = "Activate a card of value {0} or less from your Look."},
        {.id = id_of(Verb::ActivateFloordrobe),
         .form = "activate floordrobe {value}",
         .where = anywhere | after_may,
         .text = "Activate a card of value {0} or less from your Floordrobe."},
        {.id = id_of(Verb::ActivateMarket),
         .form = "activate market {value}",
         .where = anywhere | after_may,
         .text = "Use a Market card of value {0} or less as if you activated it."},
        {.id = id_of(Verb::DryClean),
         .form = "dry-clean",
         .where = anywhere | after_may,
         .text = "Shuffle what is left of your Wardrobe and your Floordrobe into a new Wardrobe."},
        {.id = id_of(Verb::Coins),
         .form = "coins {count}",
         .where = anywhere,
         .text = "Gain {0} {0|coin|coins}."},
        {.id = id_of(Verb::LookBonus),
         .form = "look-bonus {count}",
         .where = on_turn_power,
         .text = "This round each card in your Look is worth {0} more."},
        {.id = id_of(Verb::DoubleCategory),
         .form = "double-category",
         .where = on_turn_power,
         .text = "Choose a category and another player: this round it counts double for both of you."},
        {.id = id_of(Verb::Reverse),
         .form = "reverse",
         .where = on_reaction_power,
         .text = "When you are given Shade: reverse it."},
    };
}

// The arguments of those that take cards: whose, how many, and `pick` or the highest value.
std::vector<Form> shade_verbs() {
    return {
        {.id = id_of(Verb::PeekHand),
         .form = "peek {who} hand",
         .where = anywhere,
         .text = "Peek at {W}'s hand.",
         .write = with_victim},
        {.id = id_of(Verb::PeekLook),
         .form = "peek {who} look",
         .where = anywhere,
         .text = "Peek at {W}'s Look.",
         .write = with_victim},
        {.id = id_of(Verb::BorrowHand),
         .form = "borrow {who} hand {count} [pick]",
         .where = anywhere,
         .text = "Borrow {1} {2?|random }{1|card|cards}{2? of your choice|} from {W}'s hand.",
         .write = with_victim},
        {.id = id_of(Verb::BorrowLook),
         .form = "borrow {who} look {count} [pick]",
         .where = anywhere,
         .text = "Borrow {1} {2?|random }{1|card|cards}{2? of your choice|} from {W}'s Look.",
         .write = with_victim},
        {.id = id_of(Verb::BorrowFloordrobe),
         .form = "borrow {who} floordrobe {count} max {value}",
         .where = anywhere,
         .text = "Borrow {1} {1|card|cards} of value {2} or less from {W}'s Floordrobe.",
         .write = with_victim},
        {.id = id_of(Verb::DiscardTheirHand),
         .form = "discard {who} hand {count} [pick]",
         .where = anywhere,
         .text = "Make {W} discard {1} {2?|random }{1|card|cards}{2? of your choice|} from their hand.",
         .write = with_victim},
        {.id = id_of(Verb::DiscardTheirLook),
         .form = "discard {who} look {count} [pick]",
         .where = anywhere,
         .text = "Make {W} discard {1} {2?|random }{1|card|cards}{2? of your choice|} from their Look.",
         .write = with_victim},
        {.id = id_of(Verb::TrashTheirHand),
         .form = "trash {who} hand {count} [pick]",
         .where = anywhere,
         .text = "Trash {1} {2?|random }{1|card|cards}{2? of your choice|} from {W}'s hand.",
         .write = with_victim},
        {.id = id_of(Verb::TrashTheirLook),
         .form = "trash {who} look {count} [pick]",
         .where = anywhere,
         .text = "Trash {1} {2?|random }{1|card|cards}{2? of your choice|} from {W}'s Look.",
         .write = with_victim},
        {.id = id_of(Verb::TrashTheirFloordrobe),
         .form = "trash {who} floordrobe {count} max {value}",
         .where = anywhere,
         .text = "Trash {1} {1|card|cards} of value {2} or less from {W}'s Floordrobe.",
         .write = with_victim},
    };
}

} // namespace

Language effect_language() {
    std::vector<Form> verbs = own_verbs();
    for (const Form& form : shade_verbs()) verbs.push_back(form);
    return {
        .places = {{on_card, "on a card"},
                   {on_turn_power, "on a power with timing 'turn'"},
                   {on_reaction_power, "on a power with timing 'reaction'"},
                   {after_may, "after 'may'"}},
        .holes = {{.name = "count", .numbers = Range{1, static_cast<int>(max_count)}},
                  {.name = "value", .numbers = Range{0, max_value}},
                  {.name = "who",
                   .words = {{"target", static_cast<std::int16_t>(Who::Target), ""},
                             {"others", static_cast<std::int16_t>(Who::Others), ""}}}},
        .verbs = std::move(verbs),
        .prefixes = {{.id = id_of(Prefix::May),
                      .form = "may",
                      .where = anywhere,
                      .opens = after_may,
                      .text = "You may {step}"}},
    };
}

} // namespace drags_2_riches
