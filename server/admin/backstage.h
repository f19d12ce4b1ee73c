#pragma once

#include "server/admin/caretaker.h"
#include "server/admin/desk.h"
#include "server/admin/socket.h"
#include "server/net/log.h"
#include "server/settings.h"

#include <functional>
#include <memory>

namespace homestretch::server {

// What goes on behind a running server: the operator's errands, and looking after what nobody asks for.
class Backstage {
public:
    Backstage(const Settings& settings, Database& database, Hall& hall, const Log& log,
              std::function<void()> on_new_keys);

private:
    Desk desk_;
    std::unique_ptr<AdminSocket> socket_; // nullptr: it could not be made, which is logged
    Caretaker caretaker_;
};

} // namespace homestretch::server
