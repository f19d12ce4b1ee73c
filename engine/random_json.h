#pragma once

#include "engine/json.h"
#include "engine/json_reader.h"
#include "engine/random.h"

namespace homestretch {

// A stream as dumps write it: {"key": 64 hexadecimal digits, "position": words drawn so far}.
[[nodiscard]] Json to_json(const RandomStream& stream);
[[nodiscard]] RandomStream read_stream(const JsonReader& json); // harmless: any stream

} // namespace homestretch
