#pragma once

#include <string>
#include <utility>

namespace homestretch {

// What goes on in this thread, for the words of a failed check: which match, with which seed, at which ply. A
// chain on the stack; nothing is asked unless a check fails.
class Doing {
public:
    Doing(const Doing&) = delete;
    Doing& operator=(const Doing&) = delete;
    virtual ~Doing();

    [[nodiscard]] virtual std::string words() const = 0;
    [[nodiscard]] const Doing* outer() const { return outer_; }

protected:
    Doing();

private:
    const Doing* outer_;
};

//     const During playing([&] { return fmt::format("{}, seed {}", G::info.id, to_hex(seed)); });
template <class Words>
class During final : public Doing {
public:
    explicit During(Words words) : words_(std::move(words)) {}
    [[nodiscard]] std::string words() const override { return words_(); }

private:
    Words words_;
};

} // namespace homestretch
