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

enum class PatienceKind : std::uint8_t { Live, Day, None };

// How long the others wait for somebody who is gone.
struct Patience {
    PatienceKind kind = PatienceKind::Live;
    Duration time{std::chrono::seconds(60)}; // of a live table
    bool operator==(const Patience&) const = default;

    // From when on somebody who is gone counts as away; nothing: never.
    [[nodiscard]] std::optional<Duration> grace() const {
        if (kind == PatienceKind::None) return std::nullopt;
        return kind == PatienceKind::Live ? time : Duration(std::chrono::hours(24));
    }
};

enum class Privacy : std::uint8_t { Private, Public };
enum class Chat : std::uint8_t { Off, Phrases, Players, Everyone };
enum class UndoRule : std::uint8_t { None, Free, Ask };
// Alone: as long as no other seat is a person's.
enum class HintRule : std::uint8_t { Alone, On, Off };

// What the host decides before the start. What is below `seats` has a row in table_setting.h.
struct TableSettings {
    std::string game{};
    std::string pack{}; // by hash
    OptionTexts options{};
    std::size_t seats = 0;
    Clock clock{};
    Patience patience{};
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
    std::optional<Patience> patience{};
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

// As records keep them, and back: throws UnreadableTable.
[[nodiscard]] Json to_json(const TableSettings& settings);
[[nodiscard]] TableSettings settings_from(const Json& json);

[[nodiscard]] Json pack_name(const Pack& pack); // as the protocol writes it

} // namespace homestretch::server
