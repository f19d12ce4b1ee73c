#pragma once

#include "engine/seat.h"

#include <string>
#include <string_view>

namespace homestretch::server {

using GuestId = std::string; // random; known to the server and the guest's own cookie only
// Of a person, in characters; protocol/common.schema.json says the same.
inline constexpr std::size_t longest_name = 32;

using TableId = std::string; // "brisk-otter-417": a name, no secret
using Token = std::string;   // the secret part of a link: 22 letters of base64url

// 128 bits from the operating system, as a guest id or a link's token.
[[nodiscard]] std::string random_token();
// An adjective, an animal and a number, drawn from the operating system. The number grows with the tries that
// found a name in use, so that there is always another one.
[[nodiscard]] TableId random_table_id(std::size_t tries = 0);

// What a bot in this seat is called: a plant, so that sentences about it read like those about people.
[[nodiscard]] std::string bot_name(Seat seat);

} // namespace homestretch::server
