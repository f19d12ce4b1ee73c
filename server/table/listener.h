#pragma once

#include "server/table/refusal.h"

#include <memory>
#include <string>

namespace homestretch::server {

using MessageText = std::shared_ptr<const std::string>;

// One connection to a table.
class Listener {
public:
    Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    virtual ~Listener() = default;

    // A message in its order. Called from any thread, one call at a time; must neither wait nor call the
    // hall.
    virtual void send(MessageText message) = 0;
    // The last message, and the end of the connection; as `send`.
    virtual void bye(Code code, const std::string& message, bool again) = 0;
};

} // namespace homestretch::server
