#include "server/net/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace homestretch::server {

namespace {

const prometheus::Histogram::BucketBoundaries durations = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                                           0.1,   0.25,   0.5,   1,    2.5,   5};

prometheus::Gauge& gauge(prometheus::Registry& registry, const char* name, const char* help) {
    return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Counter& counter(prometheus::Registry& registry, const char* name, const char* help) {
    return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
}

// Of a message of ours: its keys are in the order of the alphabet, so what has the word before is deeper.
std::string_view type_of(std::string_view message) {
    constexpr std::string_view key = "\"type\":\"";
    const std::size_t found = message.rfind(key);
    if (found == std::string_view::npos) return "other";
    const std::size_t begin = found + key.size();
    return message.substr(begin, message.find('"', begin) - begin);
}

} // namespace

struct Metrics::Families {
    prometheus::Registry registry{};
    prometheus::Family<prometheus::Counter>& requests = prometheus::BuildCounter()
                                                            .Name("homestretch_http_requests_total")
                                                            .Help("Answered requests")
                                                            .Register(registry);
    prometheus::Family<prometheus::Histogram>& request_seconds =
        prometheus::BuildHistogram()
            .Name("homestretch_http_request_seconds")
            .Help("From a whole request to its answer")
            .Register(registry);
    prometheus::Family<prometheus::Counter>& dropped = prometheus::BuildCounter()
                                                           .Name("homestretch_sockets_dropped_total")
                                                           .Help("Sockets the server shut, by reason")
                                                           .Register(registry);
    prometheus::Family<prometheus::Counter>& refusals = prometheus::BuildCounter()
                                                            .Name("homestretch_refusals_total")
                                                            .Help("Commands that were refused, by code")
                                                            .Register(registry);
    prometheus::Gauge& connections =
        gauge(registry, "homestretch_connections", "Open network connections, sockets included");
    prometheus::Counter& received =
        counter(registry, "homestretch_messages_received_total", "Messages from clients");
    prometheus::Counter& sent = counter(registry, "homestretch_messages_sent_total", "Messages to clients");
    prometheus::Family<prometheus::Counter>& sent_bytes =
        prometheus::BuildCounter()
            .Name("homestretch_messages_sent_bytes_total")
            .Help("Bytes of messages to clients, by type of message")
            .Register(registry);
    prometheus::Counter& thinking =
        counter(registry, "homestretch_thinking_seconds_total", "Processor time that bots and hints thought");
    prometheus::Gauge& tables =
        gauge(registry, "homestretch_tables_in_memory", "Tables that are in use or were until just now");
    prometheus::Gauge& visits = gauge(registry, "homestretch_visits", "Sockets at tables");
    prometheus::Histogram& sync_seconds = prometheus::BuildHistogram()
                                              .Name("homestretch_sync_seconds")
                                              .Help("How long the disk took to keep a transaction")
                                              .Register(registry)
                                              .Add({}, durations);
    prometheus::Counter& failed_writes =
        counter(registry, "homestretch_failed_writes_total", "What could not be written, and was taken back");
    prometheus::Gauge& waiting_writes =
        gauge(registry, "homestretch_waiting_writes", "Writes that are on their way to the disk");
    prometheus::Gauge& bots =
        gauge(registry, "homestretch_bots_thinking", "Decisions that bots think about or wait to");
};

Metrics::Metrics() : families_(std::make_unique<Families>()) {}
Metrics::~Metrics() = default;

void Metrics::request(std::string_view method, std::string_view pattern, unsigned status,
                      std::chrono::duration<double> took) {
    const std::string name(pattern);
    families_->requests
        .Add({{"method", std::string(method)}, {"path", name}, {"status", std::to_string(status)}})
        .Increment();
    families_->request_seconds.Add({{"path", name}}, durations).Observe(took.count());
}

void Metrics::connection_opened() {
    families_->connections.Increment();
}

void Metrics::connection_closed() {
    families_->connections.Decrement();
}

void Metrics::message_received() {
    families_->received.Increment();
}

void Metrics::message_sent(std::string_view message) {
    families_->sent.Increment();
    families_->sent_bytes.Add({{"type", std::string(type_of(message))}})
        .Increment(static_cast<double>(message.size()));
}

void Metrics::socket_dropped(std::string_view reason) {
    families_->dropped.Add({{"reason", std::string(reason)}}).Increment();
}

void Metrics::refused(Code code) {
    families_->refusals.Add({{"code", std::string(word_of(code))}}).Increment();
}

void Metrics::synced(std::chrono::duration<double> took) {
    families_->sync_seconds.Observe(took.count());
}

void Metrics::write_failed() {
    families_->failed_writes.Increment();
}

std::string Metrics::text(const HallCounts& counts) {
    families_->tables.Set(static_cast<double>(counts.tables_in_memory));
    families_->visits.Set(static_cast<double>(counts.visits));
    families_->waiting_writes.Set(static_cast<double>(counts.waiting_writes));
    families_->thinking.Increment(counts.thought.count() - families_->thinking.Value());
    families_->bots.Set(static_cast<double>(counts.bots_thinking));
    return prometheus::TextSerializer().Serialize(families_->registry.Collect());
}

} // namespace homestretch::server
