#pragma once

#include "engine/json.h"
#include "engine/pack/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace homestretch {

// Reads JSON that a person may have written: a dump changed by hand, a position in a scenario. A wrong value
// adds a mistake that names its path and gives something harmless back, so that reading goes on to the next.
class JsonReader {
public:
    // Both must outlive the reader and everything taken from it.
    JsonReader(const Json& json, std::vector<std::string>& mistakes) : JsonReader(&json, "", mistakes) {}

    // An object with exactly these keys; others are reported with the nearest one.
    void expect_keys(std::span<const std::string_view> keys) const;
    void expect_keys(std::initializer_list<std::string_view> keys) const {
        expect_keys(std::span(keys.begin(), keys.size()));
    }
    [[nodiscard]] JsonReader at(std::string_view key) const; // reports nothing: see expect_keys
    [[nodiscard]] std::vector<JsonReader> items() const;     // of an array
    [[nodiscard]] std::vector<std::pair<std::string, JsonReader>>
    entries() const; // of an object, in its order

    [[nodiscard]] bool is_there() const { return json_ != nullptr; } // else it was reported already
    [[nodiscard]] bool is_null() const { return json_ == nullptr || json_->is_null(); }
    [[nodiscard]] bool is_text() const { return json_ != nullptr && json_->is_string(); }
    [[nodiscard]] bool is_text(std::string_view text) const;
    [[nodiscard]] bool is_array() const { return json_ != nullptr && json_->is_array(); }
    [[nodiscard]] bool is_object() const { return json_ != nullptr && json_->is_object(); }

    [[nodiscard]] std::int64_t number(std::int64_t low, std::int64_t high) const; // harmless: low
    [[nodiscard]] std::string text() const;                                       // harmless: ""
    [[nodiscard]] bool boolean() const;                                           // harmless: false
    // Index of a word; `kind` says what it is: "card". Harmless: nothing.
    [[nodiscard]] std::optional<std::size_t> word(const Vocabulary& words, std::string_view kind) const;
    // The same for the key that this value stands under.
    [[nodiscard]] std::optional<std::size_t> as_word(const Vocabulary& words, std::string_view kind,
                                                     std::string_view id) const;
    // Another value in this place, which must outlive the reader as well.
    [[nodiscard]] JsonReader as_if(const Json& json) const { return {&json, path_, *mistakes_}; }
    [[nodiscard]] Json value() const { return json_ == nullptr ? Json() : *json_; }

    void mistake(std::string_view message) const;
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    JsonReader(const Json* json, std::string path, std::vector<std::string>& mistakes)
        : json_(json), path_(std::move(path)), mistakes_(&mistakes) {}
    [[nodiscard]] JsonReader child(const Json* json, std::string_view name) const;

    const Json* json_; // nullptr: not there, and reported already
    std::string path_; // "players.0.team"
    std::vector<std::string>* mistakes_;
};

} // namespace homestretch
