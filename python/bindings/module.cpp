#include "python/bindings/bind.h"
#include "python/bindings/refused.h"

NB_MODULE(_engine, module) {
    namespace nb = nanobind;
    using namespace homestretch::python;

    module.doc() = "The rules engine; use it through the package homestretch.";
    const auto error = nb::exception<Refused>(module, "Error", PyExc_ValueError);
    error.attr("__doc__") = "What was asked for does not go. The words say what to do; nothing has changed.";
    const auto illegal = nb::exception<IllegalAction>(module, "IllegalAction", error);
    illegal.attr("__doc__") = "An action that cannot be played now.";
    const auto bad_pack = nb::exception<BadPack>(module, "PackError", error);
    bad_pack.attr("__doc__") = "A pack with mistakes in it; the words name them all.";
    bind_table(module);
    bind_match(module);
    bind_bots(module);
    bind_batch(module);
    bind_lab(module);
}
