#pragma once

#include "server/storage/store.h"

#include <soci/soci.h>

namespace homestretch::server {

// Each runs inside the caller's transaction and throws what SOCI throws.

// False, and nothing written, if the batch builds on something that was lost: the record before it, or its
// pack.
[[nodiscard]] bool write_batch(soci::session& session, const Batch& batch);
// The key is kept if there is none yet.
void write_signing_key(soci::session& session, const SigningKey& key);
void write_guest_name(soci::session& session, const GuestId& guest, const std::string& name);
void write_guest_seen(soci::session& session, const GuestId& guest);
// False: there is no such replay.
[[nodiscard]] bool write_kept_replay(soci::session& session, const GuestId& guest, const Token& replay,
                                     bool keep);
void write_trial(soci::session& session);
void write_pack(soci::session& session, const std::string& hash, const std::string& game,
                const PackFiles& files);

} // namespace homestretch::server
