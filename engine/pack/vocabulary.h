#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace homestretch {

// The words a column may hold, in order: the colours of a pack, or the names of an enumeration. A word is
// known by its index; its id is what a table says and its name is what people read.
class Vocabulary {
public:
    Vocabulary() = default;
    Vocabulary(std::initializer_list<std::string_view> ids); // their names are the same

    // The index of the word is the size before the call, also when the id is there already (then find()
    // goes on giving the first), so that words stay in step with the rows of a table with mistakes.
    void add(std::string_view id, std::string_view name);

    [[nodiscard]] std::optional<std::size_t> find(std::string_view id) const;
    [[nodiscard]] const std::string& id(std::size_t index) const;
    [[nodiscard]] const std::string& name(std::size_t index) const;
    [[nodiscard]] std::size_t size() const { return words_.size(); }
    [[nodiscard]] std::vector<std::string_view> ids() const; // valid until the next add()

private:
    struct Word {
        std::string id{};
        std::string name{};
    };
    std::vector<Word> words_;
};

} // namespace homestretch
