#include "server/table/table_setting.h"

#include "server/table/fields.h"

#include <algorithm>

namespace homestretch::server {

namespace {

constexpr std::array<SettingNumber, 1> decision_numbers{{{"seconds", 5, 86'400}}};
constexpr std::array<SettingNumber, 2> bank_numbers{{{"seconds", 5, 86'400}, {"increment", 0, 3'600}}};
constexpr std::array<SettingKind, 3> clock_kinds{
    {{"none"}, {"decision", decision_numbers}, {"bank", bank_numbers}}};
constexpr std::array<SettingOffer, 4> clock_offers{{
    {"None", "Think as long as you like", {0}},
    {"Relaxed", "A bank of 10 minutes, 30 seconds back each time", {2, {600, 30}}},
    {"Fast", "A bank of 3 minutes, 10 seconds back each time", {2, {180, 10}}},
    {"Each move", "60 seconds for every decision", {1, {60}}},
}};

constexpr std::array<SettingNumber, 1> live_numbers{{{"seconds", 1, 86'400}}};
constexpr std::array<SettingKind, 3> patience_kinds{{{"live", live_numbers}, {"day"}, {"none"}}};
constexpr std::array<SettingOffer, 4> patience_offers{{
    {"A minute", "After a minute a bot plays on for who is gone", {0, {60}}},
    {"Ten", "After ten minutes a bot plays on for who is gone", {0, {600}}},
    {"A day", "Come and go: a bot plays on where a move waits for a day", {1}},
    {"For ever", "No seat is given to a bot unasked", {2}},
}};

constexpr std::array<SettingKind, 2> privacy_kinds{{{"private"}, {"public"}}};
constexpr std::array<SettingOffer, 2> privacy_offers{{
    {"Invited", "People with a link", {0}},
    {"Anybody", "Listed on the first page for everybody", {1}},
}};

constexpr std::array<SettingKind, 4> chat_kinds{{{"off"}, {"phrases"}, {"players"}, {"everyone"}}};
constexpr std::array<SettingOffer, 4> chat_offers{{
    {"Off", "Nobody talks", {0}},
    {"Phrases", "Quick phrases only", {1}},
    {"Players", "Players may write", {2}},
    {"All", "Spectators may write, too", {3}},
}};

constexpr std::array<SettingKind, 3> undo_kinds{{{"none"}, {"free"}, {"ask"}}};
constexpr std::array<SettingOffer, 3> undo_offers{{
    {"No", "A move is a move", {0}},
    {"Free", "Free until something is revealed", {1}},
    {"Ask", "Anything, if all the others agree", {2}},
}};

constexpr std::array<SettingKind, 3> hint_kinds{{{"alone"}, {"on"}, {"off"}}};
constexpr std::array<SettingOffer, 3> hint_offers{{
    {"Alone", "For whoever plays with bots alone", {0}},
    {"On", "Every player may ask the strongest bot", {1}},
    {"Off", "Nobody gets any", {2}},
}};

template <class Enum>
    requires std::is_enum_v<Enum>
void assign(Enum& to, const SettingValue& value) {
    to = static_cast<Enum>(value.kind);
}
void assign(Clock& to, const SettingValue& value) {
    to = {.kind = static_cast<ClockKind>(value.kind),
          .time = std::chrono::seconds(value.numbers[0]),
          .increment = std::chrono::seconds(value.numbers[1])};
}
void assign(Patience& to, const SettingValue& value) {
    to.kind = static_cast<PatienceKind>(value.kind);
    if (to.kind == PatienceKind::Live) to.time = std::chrono::seconds(value.numbers[0]);
}

template <class Enum>
    requires std::is_enum_v<Enum>
SettingValue value_of(Enum from) {
    return {.kind = static_cast<std::size_t>(from)};
}
SettingValue value_of(const Clock& from) {
    return {.kind = static_cast<std::size_t>(from.kind),
            .numbers = {from.time / std::chrono::seconds(1), from.increment / std::chrono::seconds(1)}};
}
SettingValue value_of(const Patience& from) {
    return {.kind = static_cast<std::size_t>(from.kind), .numbers = {from.time / std::chrono::seconds(1)}};
}

// `Own` and `Wished` are the setting's members.
template <auto Own, auto Wished>
constexpr TableSetting row(TableSetting words) {
    words.wish = [](SettingsChange& change, const SettingValue& value) {
        assign((change.*Wished).emplace(), value);
    };
    words.adopt = [](TableSettings& settings, const SettingsChange& change) {
        if (change.*Wished) settings.*Own = *(change.*Wished);
    };
    words.of = [](const TableSettings& settings) { return value_of(settings.*Own); };
    return words;
}

using S = TableSettings;
using C = SettingsChange;

// In the order of the page.
constexpr std::array rows{
    row<&S::clock, &C::clock>(
        {"clock", "Clock", "Clock",
         "How long people may think: as long as they like, so long per decision, or from a bank that every "
         "decision refills a little.",
         clock_kinds, clock_offers, true}),
    row<&S::patience, &C::patience>({"patience", "Patience", "Waiting for who is gone",
                                     "How long the others wait for somebody who is gone: some seconds at a "
                                     "live table, a day, or for ever.",
                                     patience_kinds, patience_offers}),
    row<&S::undo, &C::undo>(
        {"undo", "Undo", "Take-backs",
         "What may be taken back: nothing, what revealed nothing, or anything that all the others agree to.",
         undo_kinds, undo_offers}),
    row<&S::hints, &C::hints>(
        {"hints", "Hints", "Hints",
         "Who may ask for hints: whoever plays with bots alone, every player, or nobody.", hint_kinds,
         hint_offers}),
    row<&S::chat, &C::chat>(
        {"chat", "Chat", "Talk",
         "Who may speak: nobody, players by quick phrases only, players, or spectators too.", chat_kinds,
         chat_offers}),
    row<&S::privacy, &C::privacy>(
        {"privacy", "Privacy", "Who may come",
         "A public table is listed: anybody may sit down and watch. A private one takes a link.",
         privacy_kinds, privacy_offers, true}),
};

SettingValue read_kind(Fields& fields, std::string_view key, const TableSetting& setting) {
    std::vector<std::string_view> words;
    for (const SettingKind& kind : setting.kinds) words.push_back(kind.word);
    return {.kind = fields.word(key, words)};
}

} // namespace

bool TableSetting::is_word() const {
    return std::ranges::all_of(kinds, [](const SettingKind& kind) { return kind.numbers.empty(); });
}

Json TableSetting::write(const SettingValue& value) const {
    const SettingKind& kind = kinds[value.kind];
    if (is_word()) return kind.word;
    Json json{{"kind", kind.word}};
    for (std::size_t i = 0; i < kind.numbers.size(); ++i) {
        json[std::string(kind.numbers[i].name)] = value.numbers.at(i);
    }
    return json;
}

SettingValue TableSetting::read(Fields& fields) const {
    if (is_word()) return read_kind(fields, name, *this);
    Fields inner(fields.object(name));
    SettingValue value = read_kind(inner, "kind", *this);
    const std::span<const SettingNumber> numbers = kinds[value.kind].numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        value.numbers.at(i) = inner.number(numbers[i].name, numbers[i].low, numbers[i].high);
    }
    if (const auto mistake = inner.mistake()) fields.complain(std::string(name) + ": " + mistake->message);
    return value;
}

std::span<const TableSetting> table_settings() {
    return rows;
}

Json setting_entries() {
    Json entries = Json::array();
    for (const TableSetting& setting : rows) {
        Json offers = Json::array();
        for (const SettingOffer& offer : setting.offers) {
            offers.push_back(
                {{"label", offer.label}, {"meaning", offer.meaning}, {"value", setting.write(offer.value)}});
        }
        entries.push_back({{"name", setting.name},
                           {"label", setting.label},
                           {"meaning", setting.meaning},
                           {"offers", std::move(offers)}});
    }
    return entries;
}

std::string_view word_of(Privacy privacy) {
    return privacy_kinds.at(static_cast<std::size_t>(privacy)).word;
}
std::string_view word_of(UndoRule undo) {
    return undo_kinds.at(static_cast<std::size_t>(undo)).word;
}

} // namespace homestretch::server
