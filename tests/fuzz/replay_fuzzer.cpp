#include "engine/match_of.h"
#include "engine/pack/text.h"
#include "engine/replay/replay.h"
#include "tests/fuzz/tiny_pack.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// Whatever a file holds, reading it gives a replay that can be written and read again, or one line that says
// what is wrong; restoring it gives a match or says why not.

namespace homestretch {
namespace {

void read_any_replay(std::string_view text) {
    auto replay = read_replay(text);
    if (!replay) {
        const std::string& message = replay.error().message;
        check(!message.empty() && is_utf8(message) && message.find('\n') == std::string::npos);
        return;
    }
    const auto again = read_replay(write_replay(*replay));
    check(again.has_value() && *again == *replay);

    static const GameTypeOf<tiny_race::Game> game;
    static const Pack pack = tiny_fuzz_pack();
    check(pack.hash == replay->identity.pack_hash || !restore(*replay, game, pack));
    replay->identity.pack_hash = pack.hash;
    const auto match = restore(*replay, game, pack);
    if (match) {
        check(replay_of(**match, replay->players) == *replay || replay->identity.pack != pack.id ||
              replay->identity.pack_version != pack.version);
    } else {
        check(!match.error().message.empty());
    }
}

} // namespace
} // namespace homestretch

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    homestretch::read_any_replay(std::string(data, data + size));
    return 0;
}
