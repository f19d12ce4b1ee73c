#include "python/bindings/python_json.h"

#include <nanobind/stl/string.h>

namespace nb = nanobind;

namespace homestretch::python {

nb::object to_python(const Json& json) {
    switch (json.type()) {
    case Json::value_t::object: {
        nb::dict dict;
        for (const auto& [key, value] : json.items())
            dict[nb::str(key.data(), key.size())] = to_python(value);
        return dict;
    }
    case Json::value_t::array: {
        nb::list list;
        for (const Json& value : json) list.append(to_python(value));
        return list;
    }
    case Json::value_t::string: {
        const auto& text = json.get_ref<const std::string&>();
        return nb::str(text.data(), text.size());
    }
    case Json::value_t::boolean: return nb::bool_(json.get<bool>());
    case Json::value_t::number_integer: return nb::int_(json.get<std::int64_t>());
    case Json::value_t::number_unsigned: return nb::int_(json.get<std::uint64_t>());
    case Json::value_t::number_float: return nb::float_(json.get<double>());
    default: return nb::none();
    }
}

Json from_python(nb::handle value) {
    const nb::object text = nb::module_::import_("json").attr("dumps")(value);
    return Json::parse(nb::cast<std::string>(text));
}

} // namespace homestretch::python
