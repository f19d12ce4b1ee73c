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
    prometheus::Gauge& connections =
        gauge(registry, "homestretch_connections", "Open network connections, sockets included");
    prometheus::Counter& received =
        counter(registry, "homestretch_messages_received_total", "Messages from clients");
    prometheus::Counter& sent = counter(registry, "homestretch_messages_sent_total", "Messages to clients");
    prometheus::Counter& sent_bytes =
        counter(registry, "homestretch_messages_sent_bytes_total", "Bytes of messages to clients");
    prometheus::Gauge& tables =
        gauge(registry, "homestretch_tables_in_memory", "Tables that are in use or were until just now");
    prometheus::Gauge& visits = gauge(registry, "homestretch_visits", "Sockets at tables");
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

void Metrics::message_sent(std::size_t bytes) {
    families_->sent.Increment();
    families_->sent_bytes.Increment(static_cast<double>(bytes));
}

void Metrics::socket_dropped(std::string_view reason) {
    families_->dropped.Add({{"reason", std::string(reason)}}).Increment();
}

std::string Metrics::text(const HallCounts& counts) {
    families_->tables.Set(static_cast<double>(counts.tables_in_memory));
    families_->visits.Set(static_cast<double>(counts.visits));
    families_->bots.Set(static_cast<double>(counts.bots_thinking));
    return prometheus::TextSerializer().Serialize(families_->registry.Collect());
}

} // namespace homestretch::server
