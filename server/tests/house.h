#pragma once

#include "server/storage/sql_store.h"
#include "server/table/hall.h"
#include "server/tests/ears.h"
#include "server/tests/stores.h"
#include "server/tests/tabletop.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>

#include <future>
#include <memory>
#include <thread>

namespace homestretch::server {

// A server without its network. Closing and opening it again is a restart.
class House {
public:
    explicit House(const std::string& database, const HallSettings& settings = {.bot_pause = Duration(0)})
        : sql(open_store(database)), store(*sql), hall(store, packs, io.get_executor(), settings) {}
    ~House() {
        work.reset();
        io.stop();
        thread.join();
    }
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    Json create(const NewTable& wanted, const GuestId& guest = host) {
        std::promise<Answer<Json>> created;
        hall.create(guest, wanted, [&](Answer<Json> answer) { created.set_value(std::move(answer)); });
        return created.get_future().get().value();
    }
    Answer<Json> table(const TableId& table, const GuestId& guest) {
        std::promise<Answer<Json>> shown;
        hall.table(table, guest, [&](Answer<Json> answer) { shown.set_value(std::move(answer)); });
        return shown.get_future().get();
    }
    Answer<Json> put_away(const TableId& table, const GuestId& guest) {
        std::promise<Answer<Json>> done;
        hall.put_away(table, guest, [&](Answer<Json> answer) { done.set_value(std::move(answer)); });
        return done.get_future().get();
    }
    Answer<OpenedLink> open_link(const GuestId& guest, const Token& token) {
        std::promise<Answer<OpenedLink>> opened;
        hall.open_link(guest, token, "Opener",
                       [&](Answer<OpenedLink> it) { opened.set_value(std::move(it)); });
        return opened.get_future().get();
    }
    std::unique_ptr<Visit> visit(const TableId& table, const GuestId& guest, std::shared_ptr<Ears> ears,
                                 LookAs as = {}, Known known = {}) {
        auto visit = hall.attach(table, guest, as, known, std::move(ears));
        check(visit.has_value());
        return std::move(*visit);
    }

    std::unique_ptr<Database> sql;
    TroubledStore store;
    TestPacks packs;
    boost::asio::io_context io;
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work{io.get_executor()};
    Hall hall;
    std::thread thread{[this] { io.run(); }}; // last: timers use the hall
};

inline Json command(const char* type, const std::string& id, const Json& fields = Json::object()) {
    Json message{{"type", type}, {"id", id}};
    message.update(fields);
    return message;
}

inline Json answer_to(const Json& position, const std::string& id) {
    return command("act", id,
                   {{"seat", position["viewer"]},
                    {"decision", position["decision"]},
                    {"action", position["choices"][0]["action"]}});
}

inline bool asks(const Json& message) {
    return message.contains("position") && !message["position"]["decision"].is_null();
}

} // namespace homestretch::server
