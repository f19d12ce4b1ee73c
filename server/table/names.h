#pragma once

#include "engine/result.h"
#include "engine/seat.h"

#include <span>
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
// An adjective, an animal and a number, drawn from the operating system.
[[nodiscard]] TableId random_table_id();

// What a bot in this seat is called: a plant, so that sentences about it read like those about people.
[[nodiscard]] std::string bot_name(Seat seat);

// A name without control characters and surrounding or doubled spaces, 1 to 32 characters long.
[[nodiscard]] Result<std::string> cleaned_name(std::string_view name);
// The name, or "name 2", "name 3", …: the first that none of the others has.
[[nodiscard]] std::string unlike(const std::string& name, std::span<const std::string> others);

} // namespace homestretch::server
