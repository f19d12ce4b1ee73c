#include "engine/replay/replay.h"

#include "engine/nearest.h"
#include "engine/pack/text.h"
#include "engine/replay/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <span>
#include <utility>

namespace homestretch {

namespace {

// With sorted keys: their order means nothing here, and a file with very many is still read quickly.
using Value = nlohmann::json;

constexpr std::array<std::string_view, 11> replay_keys = {
    "format", "version", "game", "pack", "options", "seats", "seed", "seal", "deal", "players", "actions"};
constexpr std::array<std::string_view, 2> deal_keys = {"secret", "parts"};
constexpr std::array<std::string_view, 3> deal_part_keys = {"seat", "promise", "given"};
constexpr std::array<std::string_view, 3> known_pack_keys = {"id", "version", "hash"};

std::string_view kind_of(const Value& value) {
    switch (value.type()) {
    case Value::value_t::object: return "an object";
    case Value::value_t::array: return "a list";
    case Value::value_t::string: return "text";
    case Value::value_t::boolean: return "true or false";
    case Value::value_t::number_float: return "a number with a point";
    case Value::value_t::number_integer:
    case Value::value_t::number_unsigned: return "a number";
    default: return "nothing";
    }
}

// Reads a text without keeping it: where it is damaged, and which key an object has twice, of which the
// parser itself would let the last win without a word.
class Inspector : public nlohmann::json_sax<Value> {
public:
    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(number_integer_t /*value*/) override { return true; }
    bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return true; }
    bool string(string_t& /*value*/) override { return true; }
    bool binary(binary_t& /*value*/) override { return true; }
    bool start_array(std::size_t /*size*/) override { return true; }
    bool end_array() override { return true; }
    bool start_object(std::size_t /*size*/) override {
        open_.emplace_back();
        return true;
    }
    bool end_object() override {
        open_.pop_back();
        return true;
    }
    bool key(string_t& key) override {
        if (!open_.back().insert(key).second) twice_ = key;
        return true;
    }
    bool parse_error(std::size_t byte, const std::string& /*token*/,
                     const nlohmann::detail::exception& error) override {
        damaged_at_ = byte;
        too_large_ = dynamic_cast<const Value::out_of_range*>(&error) != nullptr;
        return false;
    }

    [[nodiscard]] const std::optional<std::string>& twice() const { return twice_; }
    [[nodiscard]] std::size_t damaged_at() const { return damaged_at_; }
    [[nodiscard]] bool is_too_large() const { return too_large_; }

private:
    std::vector<std::set<std::string>> open_; // keys so far of the objects one is in
    std::optional<std::string> twice_;
    std::size_t damaged_at_ = 0;
    bool too_large_ = false; // a number beyond every type
};

std::string damage(std::string_view text, std::size_t byte) {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return "the file is empty";
    const std::string_view before = text.substr(0, byte == 0 ? 0 : byte - 1);
    return fmt::format("line {}: {}; a replay must be whole and as it was written",
                       1 + std::ranges::count(before, '\n'),
                       byte > text.size() ? "the file ends too early" : "this is not JSON");
}

Result<Value> parsed(std::string_view text) {
    Inspector inspector;
    if (!Value::sax_parse(text, &inspector)) {
        if (inspector.is_too_large()) return failure("the file has a number that is too large");
        return failure(damage(text, inspector.damaged_at()));
    }
    if (inspector.twice()) return failure(fmt::format("{} is there twice", in_quotes(*inspector.twice())));
    return Value::parse(text, nullptr, false);
}

// Turns the file into a replay piece by piece. The first mistake is kept, and what is wrong reads as
// something harmless until the end.
class ReplayReader {
public:
    explicit ReplayReader(const Value& file) : file_(file) {}

    Result<Replay> read() {
        check_format();
        if (!mistake_) refuse_unknown(file_, replay_keys, "");
        Replay replay;
        if (!mistake_) fill(replay);
        if (mistake_) return failure(*mistake_);
        return replay;
    }

private:
    void fill(Replay& replay) {
        MatchIdentity& identity = replay.identity;
        identity.game = text(required(file_, "game"), "game");
        read_pack(identity);
        read_options(identity);
        identity.seats = number(required(file_, "seats"), "seats", 1, max_seats);
        read_seed(identity);
        if (file_.contains("seal")) replay.seal = hash(file_["seal"], "seal");
        if (file_.contains("deal")) replay.deal = deal(identity.seats);
        if (file_.contains("players")) read_players(replay);
        read_actions(replay);
    }

    void check_format() {
        if (!file_.is_object() || !file_.contains("format")) {
            refuse(fmt::format("this is not a replay: it does not say \"format\": \"{}\"", replay_format));
            return;
        }
        if (const std::string format = text(file_["format"], "format"); format != replay_format) {
            refuse(fmt::format("this is not a replay: its format is {}, not '{}'", in_quotes(format),
                               replay_format));
            return;
        }
        const Value& version = required(file_, "version");
        if (version.is_number_unsigned() && version.get<std::uint64_t>() > replay_version) {
            refuse(fmt::format("version {} of the replay format is newer than this program, which reads "
                               "version {}; use a newer homestretch",
                               version.dump(), replay_version));
        }
        number(version, "version", 1, replay_version);
    }

    void read_pack(MatchIdentity& identity) {
        const Value& pack = object("pack");
        refuse_unknown(pack, known_pack_keys, " in pack");
        identity.pack = text(required(pack, "id", "pack."), "pack.id");
        identity.pack_version = text(required(pack, "version", "pack."), "pack.version");
        identity.pack_hash = hash(required(pack, "hash", "pack."), "pack.hash");
    }

    void read_options(MatchIdentity& identity) {
        for (const auto& [name, value] : object("options").items()) {
            identity.options[name] = text(value, fmt::format("option {}", in_quotes(name)));
        }
    }

    void read_seed(MatchIdentity& identity) {
        const auto seed = seed_from_hex(text(required(file_, "seed"), "seed"));
        if (seed) {
            identity.seed = *seed;
        } else {
            refuse("seed: " + seed.error().message);
        }
    }

    Deal deal(std::size_t seats) {
        const Value& written = object("deal");
        refuse_unknown(written, deal_keys, " in deal");
        Deal deal{.secret = bytes(required(written, "secret", "deal."), "deal.secret")};
        const Value& parts = required(written, "parts", "deal.");
        if (!parts.is_array()) refuse("deal.parts must be a list");
        for (const Value& part : parts) deal.parts.push_back(deal_part(part, seats));
        return deal;
    }

    DealPart deal_part(const Value& written, std::size_t seats) {
        if (!written.is_object()) {
            refuse("each of the parts of a deal must be an object");
            return {};
        }
        refuse_unknown(written, deal_part_keys, " in a part of the deal");
        DealPart part{.seat = seat_at(number(required(written, "seat"), "the seat of a part", 0, seats - 1)),
                      .promise = hash(required(written, "promise"), "a promise")};
        const Value& given = required(written, "given");
        if (!given.is_null()) part.given = bytes(given, "a part that was given");
        return part;
    }

    void read_players(Replay& replay) {
        const Value& names = list("players");
        for (const Value& name : names) replay.players.push_back(text(name, "each of the players"));
        if (names.size() == replay.identity.seats) return;
        refuse(fmt::format("players must have one name for each of the {} seats, not {}",
                           replay.identity.seats, names.size()));
    }

    void read_actions(Replay& replay) {
        for (const Value& action : list("actions")) {
            const std::size_t ply = replay.moves.size() + 1;
            if (!action.is_array() || action.size() != 2) {
                refuse(
                    fmt::format("action {} must be a list of a seat and a text, as in [0, \"pick 1\"]", ply));
                return;
            }
            const std::size_t seat =
                number(action[0], fmt::format("the seat of action {}", ply), 0, replay.identity.seats - 1);
            replay.moves.push_back(
                {.seat = seat_at(seat), .text = text(action[1], fmt::format("the text of action {}", ply))});
        }
    }

    // Kinds of values. Harmless: an empty one, or the lowest number.

    const Value& required(const Value& parent, std::string_view key, std::string_view where = "") {
        const auto found = parent.find(key);
        if (found != parent.end()) return *found;
        refuse(fmt::format("{}{} is missing", where, key));
        return nothing_;
    }

    const Value& object(std::string_view key) {
        const Value& value = required(file_, key);
        if (value.is_object()) return value;
        refuse(fmt::format("{} must be an object, not {}", key, kind_of(value)));
        return nothing_;
    }

    const Value& list(std::string_view key) {
        const Value& value = required(file_, key);
        if (value.is_array()) return value;
        refuse(fmt::format("{} must be a list, not {}", key, kind_of(value)));
        return nothing_;
    }

    std::string text(const Value& value, std::string_view what) {
        if (value.is_string()) return value.get<std::string>();
        refuse(fmt::format("{} must be text, not {}", what, kind_of(value)));
        return "";
    }

    std::string hash(const Value& value, std::string_view what) {
        std::string digits = text(value, what);
        const bool whole =
            digits.size() == 64 && digits.find_first_not_of("0123456789abcdef") == std::string::npos;
        if (!whole) refuse(fmt::format("{} must be 64 hexadecimal digits", what));
        return digits;
    }

    Seed bytes(const Value& value, std::string_view what) {
        const auto read = seed_from_hex(hash(value, what));
        return read ? *read : Seed{};
    }

    std::size_t number(const Value& value, std::string_view what, std::size_t low, std::size_t high) {
        if (value.is_number_unsigned()) {
            const auto found = value.get<std::uint64_t>();
            if (found >= low && found <= high) return found;
        }
        const std::string found = value.is_number_integer() ? value.dump() : std::string(kind_of(value));
        refuse(fmt::format("{} must be a whole number from {} to {}, not {}", what, low, high, found));
        return low;
    }

    void refuse_unknown(const Value& parent, std::span<const std::string_view> known,
                        std::string_view where) {
        for (const auto& [key, value] : parent.items()) {
            if (std::ranges::find(known, key) != known.end()) continue;
            refuse(fmt::format("unknown key {}{}{}", in_quotes(key), where, suggestion(key, known)));
        }
    }

    void refuse(std::string message) {
        if (!mistake_) mistake_ = std::move(message);
    }

    const Value& file_;
    const Value nothing_ = Value::object();
    std::optional<std::string> mistake_;
};

} // namespace

Result<Replay> read_replay(std::string_view text) {
    const auto file = parsed(text);
    if (!file) return Unexpected{file.error()};
    return ReplayReader(*file).read();
}

} // namespace homestretch
