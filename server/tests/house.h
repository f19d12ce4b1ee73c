#pragma once

#include "server/storage/sql_store.h"
#include "server/table/hall.h"
#include "server/tests/ears.h"
#include "server/tests/stores.h"
#include "server/tests/tabletop.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>

#include <memory>
#include <optional>
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

    // What the hall answers in the end.
    template <class T>
    T wait(boost::asio::awaitable<T> answer) {
        std::optional<T> kept;
        boost::asio::co_spawn(io, keep(std::move(answer), kept), boost::asio::use_future).get();
        return std::move(*kept);
    }
    Json create(const NewTable& wanted, const GuestId& guest = host) {
        return wait(hall.create(guest, wanted)).value();
    }
    Answer<Json> table(const TableId& table, const GuestId& guest) { return wait(hall.table(table, guest)); }
    Answer<OpenedLink> open_link(const GuestId& guest, const Token& token) {
        return wait(hall.open_link(guest, token, "Opener"));
    }
    std::unique_ptr<Visit> visit(const TableId& table, const GuestId& guest, std::shared_ptr<Ears> ears,
                                 LookAs as = {}, Known known = {}) {
        auto visit = attach(table, guest, as, known, std::move(ears));
        check(visit.has_value());
        return std::move(*visit);
    }
    Answer<std::unique_ptr<Visit>> attach(const TableId& table, const GuestId& guest, LookAs as, Known known,
                                          std::shared_ptr<Ears> ears) {
        return wait(hall.attach(table, guest, as, known, std::move(ears)));
    }

    std::unique_ptr<Database> sql;
    TroubledStore store;
    TestPacks packs;
    boost::asio::io_context io;
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work{io.get_executor()};
    Hall hall;
    std::thread thread{[this] { io.run(); }}; // last: timers use the hall

private:
    template <class T>
    static boost::asio::awaitable<void> keep(boost::asio::awaitable<T> answer, std::optional<T>& kept) {
        kept.emplace(co_await std::move(answer));
    }
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
