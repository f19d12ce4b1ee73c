#include "server/table/outbox.h"

namespace homestretch::server {

Outbox::Calls Outbox::flush() {
    Calls calls;
    while (!parcels_.empty() && parcels_.front().after <= durable_) {
        Parcel& parcel = parcels_.front();
        for (auto& [listener, message] : parcel.letters) listener->send(std::move(message));
        if (parcel.last) parcel.last->first->send(std::move(parcel.last->second));
        for (const auto& listener : parcel.farewells) {
            listener->bye(Code::NotAllowed, "you are not at this table any more", false);
        }
        if (parcel.then) calls.push_back(std::move(parcel.then));
        parcels_.pop_front();
    }
    return calls;
}

Outbox::Calls Outbox::lose(const Refusal& reason) {
    Calls calls = flush(); // what is already true leaves first
    for (Parcel& parcel : parcels_) {
        if (parcel.lost) {
            calls.emplace_back([lost = std::move(parcel.lost), reason] { lost(reason); });
        }
    }
    parcels_.clear();
    return calls;
}

} // namespace homestretch::server
