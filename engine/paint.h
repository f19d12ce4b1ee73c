#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace homestretch {

enum class Ink : std::uint8_t { Plain, Strong, Faint, Red, Green, Blue, Gold, Violet, Sky };

// Colours for terminals; without them every text stays as it is, so nothing may rely on colour alone.
class Paint {
public:
    explicit Paint(bool colours) : colours_(colours) {}
    [[nodiscard]] bool colours() const { return colours_; }
    [[nodiscard]] std::string operator()(Ink ink, std::string_view text) const;

private:
    bool colours_ = false;
};

} // namespace homestretch
