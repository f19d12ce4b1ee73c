#include "games/drags-2-riches/tables.h"

#include "engine/effects/parse.h"
#include "engine/nearest.h"
#include "engine/pack/source_cells.h"
#include "engine/pack/table_reader.h"
#include "games/drags-2-riches/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace drags_2_riches {

using homestretch::Cells;
using homestretch::id_of;
using homestretch::Pack;
using homestretch::Problems;
using homestretch::Step;
using homestretch::TableReader;
using homestretch::verb_of;

namespace {

constexpr int most_for_sale = 96;
constexpr int most_copies = 60; // of one card: they lie side by side in a word of a CardSet
constexpr int most_own_types = 13;
constexpr int most_own_cards = 12;
constexpr int most_coins = 9;
constexpr std::size_t longest_effect = 6;
constexpr std::size_t fewest_characters = 5;

const Vocabulary icon_words{"shade", "block", "reverse"};
const Vocabulary timings{"turn", "reaction"};

struct Icons {
    bool shade = false;
    bool block = false;
    bool reverse = false;
};

class PackReader {
public:
    PackReader(const Pack& pack, Rules& rules, Problems& problems)
        : pack_(pack), rules_(rules), problems_(problems) {}

    void read() {
        rules_.language = effect_language();
        read_wardrobe();
        read_starters();
        read_coins();
        read_events();
        read_characters();
        if (problems_.empty()) lay_out_cards();
        if (problems_.empty()) group_cards();
    }

private:
    // ---- cards

    void read_wardrobe() {
        TableReader reader(
            pack_.table("wardrobe.csv"),
            {.required = {"id", "name", "category", "value", "coins", "icons", "effect", "copies"},
             .optional = {"source"}},
            problems_);
        int cards = 0;
        for (const Cells cells : reader.rows()) {
            Card card = read_worn_card(cells);
            card.copies = cells.number<std::uint8_t>("copies", 1, most_copies);
            card.for_sale = true;
            cards += card.copies;
            add(cells, card);
        }
        if (cards < static_cast<int>(market_slots) || cards > most_for_sale) {
            reader.problem(fmt::format("there are {} to {} cards for sale, copies counted, not {}",
                                       market_slots, most_for_sale, cards));
        }
    }

    void read_starters() {
        TableReader reader(pack_.table("starters.csv"),
                           {.required = {"id", "name", "category", "value", "coins", "icons", "effect",
                                         "copies", "per_player"},
                            .optional = {"source"}},
                           problems_);
        for (const Cells cells : reader.rows()) add_own(cells, read_worn_card(cells));
    }

    void read_coins() {
        TableReader reader(
            pack_.table("coins.csv"),
            {.required = {"id", "name", "value", "coins", "copies", "per_player"}, .optional = {"source"}},
            problems_);
        for (const Cells cells : reader.rows()) {
            Card card{.value = cells.number<std::uint8_t>("value", 0, max_value),
                      .coins = cells.number<std::uint8_t>("coins", 0, most_coins)};
            card.effect = compiled({});
            add_own(cells, card);
        }
        if (own_types_ > most_own_types) {
            reader.problem(fmt::format("starters.csv and coins.csv have at most {} rows together, not {}",
                                       most_own_types, own_types_));
        }
        if (own_cards_ > most_own_cards) {
            reader.problem(
                fmt::format("a player begins with at most {} cards, not {}", most_own_cards, own_cards_));
        }
    }

    Card read_worn_card(const Cells& cells) {
        Card card{.value = cells.number<std::uint8_t>("value", 1, max_value),
                  .coins = cells.number<std::uint8_t>("coins", 0, most_coins),
                  .category = cells.word<Category>("category", category_words)};
        const Icons icons = read_icons(cells);
        card.block = icons.block;
        card.reverse = icons.reverse;
        card.effect = read_effect(cells, cells.optional_text("effect").value_or(""), on_card);
        if (card.effect.shade && !icons.shade)
            cells.problem("icons", "a card with a step against other players carries the icon 'shade'");
        if (!card.effect.shade && icons.shade && effect_right_)
            cells.problem("icons", "'shade' stands on cards with a step against other players only");
        return card;
    }

    // Several are joined by '|'.
    static Icons read_icons(const Cells& cells) {
        Icons icons;
        const std::string text = cells.optional_text("icons").value_or("");
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find('|', begin), text.size());
            const std::string word = text.substr(begin, end - begin);
            const auto found = icon_words.find(word);
            if (!found) {
                cells.problem("icons", fmt::format("unknown icon '{}'{}", word,
                                                   homestretch::suggestion(word, icon_words.ids())));
            }
            icons.shade |= found == 0U;
            icons.block |= found == 1U;
            icons.reverse |= found == 2U;
            begin = end + 1;
        }
        return icons;
    }

    void add_own(const Cells& cells, Card card) {
        card.copies = cells.number<std::uint8_t>("per_player", 1, most_own_cards);
        const int needed = card.copies * static_cast<int>(max_players);
        const int copies = cells.number("copies", 1, most_copies);
        if (copies < needed) {
            cells.problem("copies", fmt::format("{} players with {} each need {}, and there are only {}",
                                                max_players, card.copies, needed, copies));
        }
        ++own_types_;
        own_cards_ += card.copies;
        add(cells, card);
    }

    void add(const Cells& cells, const Card& card) {
        const std::string id = cells.unique_id("id");
        if (rules_.card_words.find(id) && !card.for_sale)
            cells.problem("id", fmt::format("'{}' is another card already; ids of cards must differ", id));
        rules_.card_words.add(id, cells.text("name"));
        rules_.card_sources.push_back(read_source(cells));
        if (!rules_.cards.full()) rules_.cards.push_back(card); // else there are too many, which is said
    }

    // ---- effects

    Effect read_effect(const Cells& cells, std::string_view text, homestretch::Places place) {
        effect_right_ = false;
        const auto parsed = homestretch::parse_program(text, rules_.language, place);
        if (!parsed) {
            for (const homestretch::EffectProblem& problem : parsed.error())
                cells.problem("effect", problem.message);
            return {};
        }
        if (const auto mistake = mistake_in(*parsed)) {
            cells.problem("effect", *mistake);
            return {};
        }
        effect_right_ = true;
        return compiled(*parsed);
    }

    // What concerns several steps of an effect.
    static std::optional<std::string> mistake_in(const std::vector<Step>& steps) {
        if (steps.size() > longest_effect)
            return fmt::format("an effect has at most {} steps, not {}", longest_effect, steps.size());
        std::optional<std::int16_t> who;
        bool peeked = false;
        int activations = 0;
        for (const Step& step : steps) {
            const Verb verb = verb_of<Verb>(step);
            activations += is_activation(verb) ? 1 : 0;
            if (verb == Verb::PeekWardrobe && step.arguments[1] > step.arguments[0]) {
                return fmt::format("of {} cards one cannot draw {}; the second number is at most the first",
                                   step.arguments[0], step.arguments[1]);
            }
            if (verb == Verb::Reverse && steps.size() > 1) return "'reverse' is the only step of its power";
            if (!is_shade(verb)) continue;
            if (who.value_or(step.arguments[0]) != step.arguments[0])
                return "an effect is against 'target' or against 'others', not both";
            who = step.arguments[0];
            peeked |= verb == Verb::PeekHand;
            if (takes_from_hand(verb) && step.arguments[2] != 0 && !peeked)
                return "cards of a hand are picked only after 'peek target hand' or 'peek others hand'";
        }
        if (activations > 1) return "an effect has at most one 'activate'";
        return std::nullopt;
    }

    // D2R-36: with Shade the target and the reactions come before the steps, the reversals behind them.
    // D2R-50: a reversal is the Shade alone.
    Effect compiled(const std::vector<Step>& written) {
        Effect effect{.written = rules_.programs.add(written), .does_something = !written.empty()};
        std::vector<Step> shade;
        int taken = 0;
        bool peeks = false;
        for (const Step& step : written) {
            const Verb verb = verb_of<Verb>(step);
            effect.activates |= is_activation(verb);
            effect.for_events |= verb == Verb::LookBonus || verb == Verb::DoubleCategory;
            if (!is_shade(verb)) continue;
            shade.push_back(step);
            peeks |= verb == Verb::PeekHand;
            if (takes_from_hand(verb)) taken += step.arguments[1];
        }
        effect.program = effect.written;
        if (shade.empty()) {
            effect.reversal = rules_.programs.add({});
            return effect;
        }

        effect.shade = true;
        effect.need = static_cast<std::uint8_t>(taken > 0 ? taken : peeks ? 1 : 0); // D2R-52
        std::vector<Step> steps{Step{.verb = id_of(Verb::Target)}, Step{.verb = id_of(Verb::Reactions)}};
        steps[0].arguments[0] = shade[0].arguments[0];
        steps.insert(steps.end(), written.begin(), written.end());
        steps.push_back(Step{.verb = id_of(Verb::Reversals)});
        effect.program = rules_.programs.add(steps);
        shade.insert(shade.begin(), Step{.verb = id_of(Verb::Answer)});
        effect.reversal = rules_.programs.add(shade);
        return effect;
    }

    // ---- events and characters

    void read_events() {
        TableReader reader(
            pack_.table("events.csv"),
            {.required = {"id", "name", "deck", "kind", "prestige"}, .optional = {"copies", "source"}},
            problems_);
        std::array<std::array<int, 3>, deck_count> found{}; // by deck and kind
        for (const Cells cells : reader.rows()) {
            EventCard event{.deck = cells.word<std::uint8_t>("deck", deck_words),
                            .kind = cells.word<EventKind>("kind", event_kinds),
                            .prestige = cells.number<std::uint8_t>("prestige", 0, max_value)};
            if (cells.optional_number("copies", 1, 1).value_or(1) != 1) continue;
            if (event.kind == EventKind::Spree && event.prestige != 0)
                cells.problem("prestige", "a spree is won by nobody; write 0");
            ++found.at(event.deck).at(static_cast<std::size_t>(event.kind));
            rules_.event_words.add(cells.unique_id("id"), cells.text("name"));
            rules_.event_sources.push_back(read_source(cells));
            if (!rules_.events.full()) rules_.events.push_back(event);
        }
        if (rules_.event_words.size() > max_events) {
            reader.problem(
                fmt::format("there are at most {} events, not {}", max_events, rules_.event_words.size()));
        }
        for (std::size_t deck = 0; deck < found.size(); ++deck) {
            const auto& [ordinary, sprees, tours] = found.at(deck);
            const bool last = deck + 1 == found.size();
            if (ordinary < 1 || sprees != (last ? 0 : 1) || tours != (last ? 1 : 0)) {
                reader.problem(
                    fmt::format("deck {} has at least one event and exactly one {}, not {} events, "
                                "{} sprees and {} tours",
                                deck_words.id(deck), last ? "tour" : "spree", ordinary, sprees, tours));
            }
        }
    }

    void read_characters() {
        TableReader reader(pack_.table("characters.csv"),
                           {.required = {"id", "name", "power", "timing", "effect"}, .optional = {"source"}},
                           problems_);
        for (const Cells cells : reader.rows()) {
            Character character{.reaction = cells.word("timing", timings) == 1};
            character.effect = read_effect(cells, cells.text("effect"),
                                           character.reaction ? on_reaction_power : on_turn_power);
            const std::string id = cells.unique_id("id");
            if (rules_.card_words.find(id))
                cells.problem("id", fmt::format("'{}' is a card already; ids must differ", id));
            rules_.character_words.add(id, cells.text("name"));
            rules_.character_sources.push_back(read_source(cells));
            rules_.power_names.push_back(cells.text("power"));
            if (!rules_.characters.full()) rules_.characters.push_back(character);
        }
        const std::size_t count = rules_.character_words.size();
        if (count < fewest_characters || count > max_characters) {
            reader.problem(fmt::format("there are {} to {} characters, not {}", fewest_characters,
                                       max_characters, count));
        }
    }

    // ---- where the cards stand in a CardSet

    std::size_t copies_in_match(const Card& card) const {
        return card.for_sale ? card.copies : card.copies * rules_.seats;
    }

    // Cards with many copies first, each where there is room for all of them.
    void lay_out_cards() {
        std::vector<std::size_t> order(rules_.cards.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, std::greater<>(),
                                 [&](std::size_t card) { return copies_in_match(rules_.cards[card]); });
        rules_.card_at.fill(no_card);
        std::array<std::size_t, CardSet::word_count> used{};
        for (const std::size_t index : order) {
            const std::size_t copies = copies_in_match(rules_.cards[index]);
            const auto* const room = std::ranges::find_if(
                used, [&](std::size_t bits) { return bits + copies <= CardSet::word_bits; });
            if (room == used.end()) {
                problems_.push_back({.file = "wardrobe.csv",
                                     .message = fmt::format("there is no room for {} copies of '{}'; cards "
                                                            "with fewer copies each can be packed closer",
                                                            copies, rules_.card_words.id(index))});
                return;
            }
            const auto word = static_cast<std::size_t>(room - used.begin());
            const std::size_t first = used.at(word);
            used.at(word) += copies;
            CardBits& bits = rules_.cards[index].bits;
            bits.word = word;
            bits.first = std::uint64_t{1} << first;
            for (std::size_t copy = 0; copy < copies; ++copy) {
                bits.all |= bits.first << copy;
                rules_.card_at[word * CardSet::word_bits + first + copy] = static_cast<CardId>(index);
            }
            rules_.plays[word * CardSet::word_bits + first] = {
                .activate_or_wear = {make_action(ActionKind::Activate, index),
                                     make_action(ActionKind::Wear, index)},
                .count = rules_.cards[index].category ? 2U : 1U};
        }
    }

    void group_cards() {
        rules_.prices.fill(~std::uint32_t{0});
        for (std::size_t i = 0; i < rules_.cards.size(); ++i) rules_.prices.at(i) = rules_.cards[i].value;
        for (const Card& card : rules_.cards) {
            CardSet first;
            first.add(card.bits);
            CardSet all;
            for (std::size_t copy = 0; copy < copies_in_match(card); ++copy) all.add(card.bits);
            const auto join = [](CardSet& group, const CardSet& cards) { group = group | cards; };
            join(rules_.types, first);
            if (card.block) join(rules_.blocks, first);
            if (card.reverse) join(rules_.reverses, first);
            if (!card.effect.activates) join(rules_.callable, first);
            join(rules_.all, all);
            if (copies_in_match(card) == 1) join(rules_.single, all);
            if (card.for_sale) join(rules_.for_sale, all);
            for (std::size_t value = card.value; value < rules_.worth_at_most.size(); ++value)
                join(rules_.worth_at_most.at(value), first);
            for (std::size_t copy = 0; !card.for_sale && copy < card.copies; ++copy)
                rules_.starting_deck.add(card.bits);
            if (!card.category) continue;
            join(rules_.worn_on.at(index_of(*card.category)), first);
            join(rules_.of_category.at(index_of(*card.category)), all);
        }
    }

    const Pack& pack_;
    Rules& rules_;
    Problems& problems_;
    int own_types_ = 0;
    int own_cards_ = 0;
    bool effect_right_ = true; // the one that was read last
};

} // namespace

void read_tables(const Pack& pack, Rules& rules, Problems& problems) {
    PackReader(pack, rules, problems).read();
}

} // namespace drags_2_riches
