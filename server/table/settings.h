#pragma once

#include "engine/json.h"
#include "engine/options.h"
#include "server/table/instant.h"
#include "server/table/packs.h"
#include "server/table/refusal.h"

#include <optional>
#include <string>

namespace homestretch::server {

class Fields;

enum class ClockKind : std::uint8_t { None, Decision, Bank };

// How long people may think.
struct Clock {
    ClockKind kind = ClockKind::None;
    Duration time{};      // of one decision, or of the bank at the start
    Duration increment{}; // given back to the bank by every decision
    bool operator==(const Clock&) const = default;
};

enum class Privacy : std::uint8_t { Private, Public };
enum class Chat : std::uint8_t { Off, Phrases, Players, Everyone };
enum class UndoRule : std::uint8_t { None, Free, Ask };
// Alone: as long as no other seat is a person's.
enum class HintRule : std::uint8_t { Alone, On, Off };

// What the host decides before the start.
struct TableSettings {
    std::string game{};
    std::shared_ptr<const Pack> pack{};
    OptionTexts options{};
    std::size_t seats = 0;
    Clock clock{};
    Privacy privacy = Privacy::Private;
    Chat chat = Chat::Players;
    UndoRule undo = UndoRule::Ask;
    HintRule hints = HintRule::Alone;
    bool operator==(const TableSettings&) const = default;
};

// The bodies of `configure` and `POST /tables`: what is absent stays as it is.
struct SettingsChange {
    std::optional<std::string> pack{}; // by id
    std::optional<OptionTexts> options{};
    std::optional<std::size_t> seats{};
    std::optional<Clock> clock{};
    std::optional<Privacy> privacy{};
    std::optional<Chat> chat{};
    std::optional<UndoRule> undo{};
    std::optional<HintRule> hints{};
};

struct NewTable {
    std::string game{};
    std::optional<std::string> name{}; // of the host; absent: the guest's own
    SettingsChange settings{};
};

// Refuse what is not in protocol/http.schema.json, naming the field.
[[nodiscard]] Answer<NewTable> read_new_table(const Json& body);
// The same for what `configure` says besides its type and id, which the caller has read.
[[nodiscard]] Answer<SettingsChange> read_settings_change(Fields& fields);

// The settings after the change. Refuses a pack, option or number of seats with which no match could begin.
[[nodiscard]] Answer<TableSettings> changed(const TableSettings& settings, const SettingsChange& change,
                                            PackShelf& packs);
[[nodiscard]] Answer<TableSettings> first_settings(const NewTable& wanted, PackShelf& packs);

// As records keep them, the pack by its hash; and back.
[[nodiscard]] Json to_json(const TableSettings& settings);
[[nodiscard]] TableSettings settings_from(const Json& json, PackShelf& packs);

// As the protocol writes them.
[[nodiscard]] Json to_json(const Clock& clock);
[[nodiscard]] std::string_view word_of(Privacy privacy);
[[nodiscard]] std::string_view word_of(Chat chat);
[[nodiscard]] std::string_view word_of(UndoRule undo);
[[nodiscard]] std::string_view word_of(HintRule hints);
[[nodiscard]] Json pack_name(const Pack& pack);

} // namespace homestretch::server
