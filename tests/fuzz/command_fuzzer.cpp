#include "engine/check.h"
#include "engine/pack/text.h"
#include "server/table/command.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// Whatever a client sends is a command or is refused in words; the id in it, if it has one, can be answered.

namespace homestretch::server {
namespace {

void read_any_message(std::string_view text) {
    const Json message = Json::parse(text, nullptr, false);
    if (message.is_discarded()) return;
    const auto id = command_id(message);
    check(!id || (!id->empty() && id->size() <= 40));
    const auto command = read_command(message);
    if (command) {
        check(id == command->id);
        return;
    }
    const std::string& words = command.error().message;
    check(!words.empty() && is_utf8(words) && words.find('\n') == std::string::npos);
}

} // namespace
} // namespace homestretch::server

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    homestretch::server::read_any_message(std::string(data, data + size));
    return 0;
}
