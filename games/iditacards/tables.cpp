#include "games/iditacards/tables.h"

#include "engine/effects/parse.h"
#include "engine/pack/source_cells.h"
#include "engine/pack/table_reader.h"
#include "games/iditacards/procedures.h"
#include "games/iditacards/traits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <optional>

namespace iditacards {

using homestretch::Cells;
using homestretch::Pack;
using homestretch::Problems;
using homestretch::Step;
using homestretch::TableReader;
using homestretch::verb_of;
using homestretch::Vocabulary;

namespace {

using Steps = std::vector<Step>;

constexpr int longest_effect = 12;
constexpr int highest_cost = 9;
const Vocabulary roles{"starter", "legendary", "upgrade", "damage"};

// "A Hat" is written a-hat by programs.
std::string id_from(std::string_view name) {
    std::string id;
    for (const char letter : name) {
        const auto byte = static_cast<unsigned char>(letter);
        if (std::isalnum(byte) != 0)
            id += static_cast<char>(std::tolower(byte));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (id.ends_with('-')) id.pop_back();
    return id;
}

template <class Belongs>
Steps part_of(const Steps& steps, Belongs&& belongs) {
    Steps found;
    std::ranges::copy_if(steps, std::back_inserter(found), belongs);
    return found;
}
// What a trigger sets off.
Steps with_prefix(const Steps& steps, Prefix prefix) {
    Steps found =
        part_of(steps, [&](const Step& step) { return homestretch::prefix_of<Prefix>(step) == prefix; });
    for (Step& step : found) step.prefix = 0;
    return found;
}
// What happens when a card resolves: steps without a trigger, conditions included.
Steps resolving(const Steps& steps) {
    return part_of(steps, [](const Step& step) {
        const auto prefix = homestretch::prefix_of<Prefix>(step);
        return is_step(verb_of<Verb>(step)) && (prefix == Prefix::None || prefix >= Prefix::IfTodayType);
    });
}

class Reader {
public:
    Reader(const Pack& pack, Rules& rules, Problems& problems)
        : pack_(pack), rules_(rules), problems_(problems) {}

    void read() {
        add_procedures();
        read_decks();
        read_cards();
        read_legs();
        read_weather();
        if (problems_.empty()) check_capacities();
    }

private:
    ProgramId add_program(const Steps& steps, const Origin& origin, const std::string& name) {
        rules_.program_words.add(name, name);
        rules_.origins.push_back(origin);
        return rules_.programs.add(steps);
    }
    // Programs without steps are all the same one, but for texts.
    ProgramId add_part(const Steps& steps, ProgramKind kind, std::string_view of, CardId card = {}) {
        const Vocabulary words{"card",    "on-play", "on-move",     "on-day-end-empty",
                               "on-roll", "on-day",  "on-turn-end", "text"};
        if (steps.empty() && kind != ProgramKind::Text) return no_program;
        const auto part = static_cast<std::size_t>(kind) - static_cast<std::size_t>(ProgramKind::Card);
        return add_program(steps, {kind, card}, fmt::format("{} {}", words.id(part), of));
    }
    void add_procedures() {
        for (const Procedure& procedure : procedures) {
            Steps steps(procedure.verbs.size());
            for (std::size_t i = 0; i < steps.size(); ++i)
                steps[i].verb = homestretch::id_of(procedure.verbs[i]);
            homestretch::check(add_program(steps, {procedure.kind}, std::string(procedure.name)) ==
                               program_of(procedure.kind));
        }
    }

    // ---- decks.csv

    void read_decks() {
        TableReader& reader = decks_reader_.emplace(
            pack_.table("decks.csv"),
            homestretch::Columns{.required = {"deck", "label", "role", "copies", "cards_per_copy"},
                                 .optional = {"default_in_play", "source"}},
            problems_);
        std::array<int, 4> decks_of_role{};
        for (const Cells cells : reader.rows()) {
            Deck deck{.role = cells.word<Role>("role", roles),
                      .copies = cells.number<std::uint8_t>("copies", 1, max_players)};
            ++decks_of_role.at(static_cast<std::size_t>(deck.role));
            if (deck.role == Role::Upgrade) {
                if (!rules_.upgrade_decks.full())
                    rules_.upgrade_decks.push_back(static_cast<std::uint8_t>(rules_.decks.size()));
            }
            if (deck.role == Role::Starter && deck.copies != max_players) {
                cells.problem("copies",
                              fmt::format("there is one starter deck for each of {} players; write {}",
                                          max_players, max_players));
            }
            if (deck.role != Role::Starter && deck.copies != 1)
                cells.problem("copies", "only starter decks come in several copies; write 1");
            const std::string id = cells.unique_id("deck");
            const std::string name = cells.text("label");
            rules_.deck_words.add(id, name);
            if (deck.role == Role::Upgrade) rules_.upgrade_words.add(id, name);
            (void)read_source(cells);
            deck_rows_.push_back(cells);
            stated_sizes_.push_back(cells.number("cards_per_copy", 0, max_cards));
            if (!rules_.decks.full()) rules_.decks.push_back(deck); // else there are too many of a role
        }
        for (const Role role : {Role::Starter, Role::Legendary, Role::Damage}) {
            const auto index = static_cast<std::size_t>(role);
            if (decks_of_role.at(index) != 1) {
                reader.problem(fmt::format("expected exactly one deck with the role '{}', found {}",
                                           roles.id(index), decks_of_role.at(index)));
            }
        }
        const std::size_t upgrades = rules_.upgrade_words.size();
        if (upgrades == 0 || upgrades > max_upgrade_decks) {
            reader.problem(fmt::format("expected 1 to {} decks with the role 'upgrade', found {}",
                                       max_upgrade_decks, upgrades));
        }
    }

    // ---- cards.csv

    void read_cards() {
        TableReader reader(
            pack_.table("cards.csv"),
            {.required = {"name", "type", "subtype", "deck", "count", "energy", "health", "risk", "effect"},
             .optional = {"source"}},
            problems_);
        const std::vector<Cells> rows = reader.rows();
        Vocabulary names; // before the effects, which may name cards
        for (const Cells& cells : rows) read_name(cells, names);
        rules_.language = effect_language(names, rules_.type_words, rules_.subtype_words, rules_.supply_adds);
        for (const Cells& cells : rows) {
            if (rules_.cards.size() == max_names)
                return cells.problem("name", fmt::format("a pack has at most {} different cards", max_names));
            read_card(cells);
        }
        check_decks();
    }

    void read_name(const Cells& cells, Vocabulary& names) {
        const std::string name = cells.text("name");
        const std::string id = id_from(name);
        if (name.find_first_of("+:;") != std::string::npos)
            cells.problem("name", "a card's name has no '+', ':' or ';', which mean something in effects");
        if (!name.empty() && id.empty())
            cells.problem("name", "a card's name has at least one letter or digit");
        if (!id.empty() && rules_.card_words.find(id))
            cells.problem("name", fmt::format("another card is called '{}' too", id));
        rules_.card_words.add(id, name);
        names.add(name, name);
        const auto subtype = cells.optional_text("subtype");
        if (subtype && !rules_.subtype_words.find(*subtype)) rules_.subtype_words.add(*subtype, *subtype);
    }

    void read_card(const Cells& cells) {
        const auto id = static_cast<CardId>(rules_.cards.size());
        Card card{.type = cells.word<Type>("type", rules_.type_words),
                  .deck = cells.word<std::uint8_t>("deck", rules_.deck_words),
                  .in_deck = cells.number<std::uint8_t>("count", 1, 99),
                  .energy = read_energy(cells),
                  .health = cells.number<std::uint8_t>("health", 0, highest_cost),
                  .risk = cells.number<std::uint8_t>("risk", 0, highest_cost)};
        if (const auto subtype = cells.optional_text("subtype")) {
            card.subtype =
                static_cast<std::uint8_t>(rules_.subtype_words.find(*subtype).value_or(no_subtype));
            card.fake = subtype == "fake";
        }
        if (card.deck < rules_.decks.size()) {
            const Deck& deck = rules_.decks[card.deck];
            const std::size_t copies = std::size_t{card.in_deck} * deck.copies;
            if (copies > 255) cells.problem("count", fmt::format("{} equal cards are too many", copies));
            card.copies = static_cast<std::uint8_t>(copies);
            if ((deck.role == Role::Damage) != (card.type == Type::Damage))
                cells.problem("type", "cards of the type 'damage' lie in the damage deck, and no others do");
            if (deck.role == Role::Damage) rules_.damage_card = id;
        }
        const Steps steps = effect(cells, place_of(card.type), card.type);
        add_traits(card, steps);
        add_traits(card.traits, steps);
        check_card(cells, card, steps);

        rules_.card_sources.push_back(read_source(cells));
        const std::string& name = rules_.id(id);
        const auto part = [&](Prefix prefix, ProgramKind kind) {
            return add_part(with_prefix(steps, prefix), kind, name, id);
        };
        card.steps = add_part(resolving(steps), ProgramKind::Card, name, id);
        card.on_play = part(Prefix::OnPlay, ProgramKind::OnPlay);
        card.on_move = part(Prefix::OnMove, ProgramKind::OnMove);
        card.on_day_end_empty = part(Prefix::OnDayEndEmpty, ProgramKind::OnDayEndEmpty);
        card.text = add_part(steps, ProgramKind::Text, name);
        if (card.breaks_payment) rules_.breakers.insert(id);
        if (card.type == Type::Dog) rules_.dogs.insert(id);
        if (card.deck < rules_.decks.size()) rules_.cards_of_deck.at(card.deck).insert(id);
        rules_.cards.push_back(card);
    }

    static std::uint8_t read_energy(const Cells& cells) {
        if (cells.optional_text("energy") == "ALL") return cost_all;
        return cells.number<std::uint8_t>("energy", 0, highest_cost);
    }

    static homestretch::Places place_of(Type type) {
        switch (type) {
        case Type::Dog: return on_dog;
        case Type::Attachment: return on_attachment;
        case Type::Damage: return on_damage;
        default: return on_card;
        }
    }

    static void check_card(const Cells& cells, const Card& card, const Steps& steps) {
        const bool steps_in_order = [&] {
            bool destroyed = false;
            for (const Step& step : steps) {
                if (verb_of<Verb>(step) == Verb::DestroyHand) destroyed = true;
                const bool counts = verb_of<Verb>(step) == Verb::Take &&
                                    (step.arguments[0] == as_destroyed || step.arguments[1] == as_destroyed);
                if (counts && !destroyed) return false;
            }
            return true;
        }();
        if (!steps_in_order)
            cells.problem("effect", "'destroyed' needs a 'destroy-hand' before it on the same card");
        if (card.risk_payments_twice && card.risk == 0)
            cells.problem("risk", "a card with 'risk-payments-twice' has a risk of at least 1");
        if (card.type != Type::Dog && card.type != Type::Attachment && resolving(steps).empty() &&
            !card.risk_payments_twice) {
            cells.problem("effect", "this card does nothing; expected at least one step, such as 'draw 1'");
        }
    }

    void check_decks() {
        std::vector<int> sizes(deck_rows_.size(), 0);
        for (const Card& card : rules_.cards) {
            if (card.deck < sizes.size()) sizes[card.deck] += card.in_deck;
        }
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            if (sizes[i] == 0) {
                deck_rows_[i].problem("deck", fmt::format("no card of cards.csv lies in the deck '{}'",
                                                          rules_.deck_words.id(i)));
            } else if (sizes[i] != stated_sizes_[i]) {
                deck_rows_[i].problem("cards_per_copy",
                                      fmt::format("cards.csv has {} cards for the deck '{}', not {}",
                                                  sizes[i], rules_.deck_words.id(i), stated_sizes_[i]));
            }
        }
    }

    // ---- legs.csv

    void read_legs() {
        const Vocabulary boards{"multiplayer", "solo"};
        TableReader reader(pack_.table("legs.csv"),
                           {.required = {"board", "order", "name", "first", "last", "squares",
                                         "enter_hypothermia", "enter_starvation", "checkpoint", "effect"},
                            .optional = {"source"}},
                           problems_);
        for (const Cells cells : reader.rows()) {
            const std::size_t board = cells.word("board", boards);
            rules_.boards.at(board).push_back(read_leg(cells, boards.id(board), rules_.boards.at(board)));
        }
        for (std::size_t i = 0; i < boards.size(); ++i)
            check_board(reader, boards.id(i), rules_.boards.at(i));
        std::int16_t checkpoints = 0;
        rules_.checkpoint_at.fill(-1);
        for (const LegRow& row : rules_.boards.at(rules_.seats == 1 ? 1 : 0)) {
            if (rules_.legs.full()) return; // there are more than squares, which is said
            const Leg& leg = row.leg;
            const auto number = static_cast<std::uint8_t>(rules_.legs.size());
            for (int square = leg.first; square <= leg.last; ++square)
                rules_.leg_at.at(track_index(square)) = number;
            if (leg.checkpoint >= 0) rules_.checkpoint_at.at(track_index(leg.checkpoint)) = checkpoints++;
            rules_.leg_at.back() = number; // the Finish is part of the last leg, though nobody acts there
            rules_.legs.push_back(leg);
        }
    }

    LegRow read_leg(const Cells& cells, const std::string& board, const std::vector<LegRow>& before) {
        constexpr int last_square = static_cast<int>(squares) - 1;
        LegRow row{.leg = {.first = cells.number<std::int16_t>("first", 0, last_square),
                           .last = cells.number<std::int16_t>("last", 0, last_square)},
                   .name = cells.text("name"),
                   .sources = read_source(cells)};
        Leg& leg = row.leg;
        // ID-80: an entry number cannot kill.
        leg.enter_hypothermia = cells.number<std::uint8_t>("enter_hypothermia", 0, death_level - 1);
        leg.enter_starvation = cells.number<std::uint8_t>("enter_starvation", 0, death_level - 1);
        const std::size_t order = before.size() + 1;
        if (cells.number("order", 1, static_cast<int>(squares)) != static_cast<int>(order))
            cells.problem("order",
                          fmt::format("legs are numbered 1, 2, … on each board; expected {} here", order));
        const int expected = before.empty() ? 0 : before.back().leg.last + 1;
        if (leg.first != expected) {
            cells.problem("first", fmt::format("the leg before it ends on square {}; expected {} here",
                                               expected - 1, expected));
        }
        if (leg.last < leg.first) cells.problem("last", "a leg has at least one square");
        const int length = leg.last - leg.first + 1;
        if (cells.number("squares", 1, static_cast<int>(squares)) != length)
            cells.problem("squares", fmt::format("squares {} to {} are {}", leg.first, leg.last, length));
        if (const auto checkpoint = cells.optional_number("checkpoint", 0, last_square)) {
            leg.checkpoint = static_cast<std::int16_t>(*checkpoint);
            if (*checkpoint < leg.first || *checkpoint > leg.last)
                cells.problem("checkpoint", fmt::format("square {} is not on this leg", *checkpoint));
        }
        const Steps steps = effect(cells, on_leg, std::nullopt);
        add_traits(leg, steps);
        const std::string id = fmt::format("{} {}", board, id_from(row.name));
        leg.on_day = add_part(with_prefix(steps, Prefix::OnDay), ProgramKind::OnDay, id);
        leg.on_turn_end = add_part(with_prefix(steps, Prefix::OnTurnEnd), ProgramKind::OnTurnEnd, id);
        leg.text = add_part(steps, ProgramKind::Text, id);
        return row;
    }

    static void check_board(TableReader& reader, const std::string& name, const std::vector<LegRow>& legs) {
        if (legs.empty()) return reader.problem(fmt::format("the board '{}' has no legs", name));
        const int ends = legs.back().leg.last + 1;
        if (ends != static_cast<int>(squares)) {
            reader.problem(
                fmt::format("the legs of the board '{}' have {} squares together; the track has {}", name,
                            ends, squares));
        }
        const auto checkpoints =
            std::ranges::count_if(legs, [](const LegRow& row) { return row.leg.checkpoint >= 0; });
        if (checkpoints > static_cast<std::ptrdiff_t>(max_checkpoints)) {
            reader.problem(
                fmt::format("the board '{}' has {} checkpoints; at most {} are possible, one for each "
                            "legendary card of a player",
                            name, checkpoints, max_checkpoints));
        }
    }

    // ---- weather.csv

    void read_weather() {
        TableReader reader(
            pack_.table("weather.csv"),
            {.required = {"face", "name", "effect", "effect_wipe_supply"}, .optional = {"source"}},
            problems_);
        for (const Cells cells : reader.rows()) {
            const std::size_t face = rules_.weather_words.size() + 1;
            if (cells.number("face", 1, max_weathers) != static_cast<int>(face))
                cells.problem("face", fmt::format("faces are numbered 1, 2, …; expected {} here", face));
            const std::string name = cells.text("name");
            Weather weather;
            const Steps plain = effect(cells, on_weather, std::nullopt, "effect");
            const Steps wiping = effect(cells, on_weather, std::nullopt, "effect_wipe_supply");
            const Steps& steps = rules_.wipe_supply ? wiping : plain; // option `snow`
            add_traits(weather, steps);
            Steps on_roll = with_prefix(steps, Prefix::OnRoll);
            // Carried out once, not by every player.
            weather.destroys_supply = std::erase_if(on_roll, [](const Step& step) {
                                          return verb_of<Verb>(step) == Verb::DestroySupply;
                                      }) > 0;
            const std::string id = id_from(name);
            weather.on_roll = add_part(on_roll, ProgramKind::OnRoll, id);
            weather.text = add_part(steps, ProgramKind::Text, id);
            if (rules_.weather_words.find(id))
                cells.problem("name", fmt::format("there is a '{}' already", id));
            rules_.weather_words.add(id, name);
            rules_.weather_sources.push_back(read_source(cells));
            if (!rules_.weathers.full()) rules_.weathers.push_back(weather); // else a face is wrong
        }
        if (rules_.weathers.empty()) reader.problem("expected at least one face of the weather die");
    }

    // ---- effects and capacities

    // Nothing if it is wrong.
    Steps effect(const Cells& cells, homestretch::Places place, std::optional<Type> own,
                 std::string_view column = "effect") {
        const std::string text = cells.optional_text(column).value_or("");
        auto parsed = homestretch::parse_program(text, rules_.language, place);
        if (!parsed) {
            for (const homestretch::EffectProblem& problem : parsed.error())
                cells.problem(column, problem.message);
            return {};
        }
        if (parsed->size() > longest_effect)
            cells.problem(column, fmt::format("an effect has at most {} steps", longest_effect));
        for (Step& step : *parsed) {
            if (static_cast<Prefix>(step.prefix) != Prefix::IfTodayType) continue;
            const auto type = static_cast<Type>(step.prefix_arguments[0]);
            step.prefix_arguments[1] = type == own ? 1 : 0;                             // "another food card"
            step.prefix_arguments[2] = type == Type::Attachment && type != own ? 1 : 0; // "an attachment"
        }
        return std::move(*parsed);
    }

    // What the fixed sizes of a state can hold.
    void check_capacities() {
        std::size_t all = 0;
        std::size_t risky = 0;
        std::size_t legendary = 0;
        std::size_t starts = 0;
        std::size_t damage_names = 0;
        for (const Card& card : rules_.cards) {
            all += card.copies;
            risky += card.risk > 0 ? card.copies : 0U;
            const Role role = rules_.decks[card.deck].role;
            legendary += role == Role::Legendary ? card.copies : 0U;
            damage_names += role == Role::Damage ? 1U : 0U;
            starts += card.starts_in_play ? std::size_t{card.in_deck} * card.counts_as : 0U;
            if (card.starts_in_play && role != Role::Starter)
                table_problem("cards.csv", "'starts-in-play' stands on cards of the starter deck only");
        }
        const auto at_most = [&](std::size_t number, std::size_t limit, std::string_view what) {
            if (number > limit)
                table_problem("cards.csv",
                              fmt::format("{} {}; at most {} are possible", number, what, limit));
        };
        at_most(all, max_cards, "cards in all");
        at_most(risky, max_risky, "cards with a printed risk");
        at_most(legendary, max_legendary, "legendary cards");
        at_most(starts, max_dogs, "dogs start on each table");
        at_most(damage_names, 1, "different damage cards");
    }
    void table_problem(std::string file, std::string message) {
        problems_.push_back({.file = std::move(file), .message = std::move(message)});
    }

    const Pack& pack_;
    Rules& rules_;
    Problems& problems_;
    std::optional<TableReader> decks_reader_{};
    std::vector<Cells> deck_rows_{};
    std::vector<int> stated_sizes_{};
};

} // namespace

void read_tables(const Pack& pack, Rules& rules, Problems& problems) {
    Reader(pack, rules, problems).read();
}

} // namespace iditacards
