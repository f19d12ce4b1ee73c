#include "cli/arguments.h"
#include "cli/commands/commands.h"

namespace homestretch {

CLI::Validator number_between(std::uint64_t low, std::uint64_t high) {
    return {[low, high](std::string& text) {
                const auto number = whole_number(text, low, high);
                return number ? std::string() : number.error().message;
            },
            "", "whole number"};
}

CLI::Validator hexadecimal() {
    return {[](std::string& text) {
                const auto seed = seed_from_hex(text);
                return seed ? std::string() : seed.error().message;
            },
            "", "seed"};
}

} // namespace homestretch
