#pragma once

// Forms that every game has: the random stream, and the effects that wait.

#include "engine/effects/interpreter.h"
#include "engine/fields/describe.h"
#include "engine/random.h"

namespace homestretch::fields {

// A random stream as it is written: {"key": "…64 digits", "position": 12}.
struct WrittenStream {
    Seed key{};
    std::uint64_t position = 0;
};
[[nodiscard]] Object stream_form();

template <auto... Members>
[[nodiscard]] Node stream(std::string_view name) {
    using Way = detail::Way<false, Members...>;
    return {.name = std::string(name),
            .meaning = "where chance stands: the key of its stream and how far it was drawn",
            .access = {.look =
                           [](const Scope& scope, void* context, Access::Use use) {
                               const RandomStream& stream = Way::find(scope);
                               const WrittenStream written{stream.key(), stream.position()};
                               use(context, &written);
                           },
                       .change =
                           [](const Scope& scope, void* context, Access::Fill fill) {
                               WrittenStream written;
                               fill(context, &written);
                               const_cast<RandomStream&>(Way::find(scope)) =
                                   RandomStream::at(written.key, written.position);
                           }},
            .kind = stream_form().kind<WrittenStream>(),
            .is_observed = false};
}

// What an effect remembers while it waits has names and bounds that depend on the step it is at:
//
//     const f::Slots trade{f::scratch<0>("stage", f::count(0, 3), "how far it is"),
//                          f::scratch<1>("partner", f::seat().or_null(0), "who trades")};
//     const f::Slots& slots_of(const Rules& rules, const Frame& frame);  // by the frame's program and step
//
//     f::object(..., f::field<&Frame::next>("step", ...), f::slots<&slots_of>("remembers", "..."))
//
// They are written as an object and read after the fields before them. Numbers of the frame that have no name
// there stay 0, so a position cannot bring in others.
namespace detail {
template <auto Numbers, std::size_t Place>
[[nodiscard]] Slot slot(std::string_view name, const Single& form, std::string_view meaning) {
    return {std::string(name),
            std::string(meaning),
            form.kind<std::int16_t>(),
            {.get = [](const void* frame) -> std::int64_t {
                 return (static_cast<const Frame*>(frame)->*Numbers)[Place];
             },
             .set =
                 [](void* frame, std::int64_t number) {
                     (static_cast<Frame*>(frame)->*Numbers)[Place] = static_cast<std::int16_t>(number);
                 }}};
}
} // namespace detail
template <std::size_t Place>
[[nodiscard]] Slot scratch(std::string_view name, const Single& form, std::string_view meaning) {
    return detail::slot<&Frame::scratch, Place>(name, form, meaning);
}
template <std::size_t Place>
[[nodiscard]] Slot kept(std::string_view name, const Single& form, std::string_view meaning) {
    return detail::slot<&Frame::kept, Place>(name, form, meaning);
}

// The same as a field of the frame, where a number is kept under one name by all effects.
template <std::size_t Place>
[[nodiscard]] Node kept_field(std::string_view name, const Single& form, std::string_view meaning) {
    return {.name = std::string(name),
            .meaning = std::string(meaning),
            .access = {.look = [](const Scope& scope, void* context,
                                  Access::Use use) { use(context, &scope.nearest<Frame>().kept[Place]); },
                       .change =
                           [](const Scope& scope, void* context, Access::Fill fill) {
                               fill(context, &const_cast<Frame&>(scope.nearest<Frame>()).kept[Place]);
                           }},
            .kind = form.kind<std::int16_t>()};
}

// Of: const Slots&(const Rules&, const Frame&).
template <auto Of>
[[nodiscard]] Node slots(std::string_view name, std::string_view meaning) {
    using R = typename detail::Signature<decltype(Of)>::Rules;
    Node node{.name = std::string(name),
              .meaning = std::string(meaning),
              .access = {.look = [](const Scope& scope, void* context,
                                    Access::Use use) { use(context, &scope.nearest<Frame>()); },
                         .change =
                             [](const Scope& scope, void* context, Access::Fill fill) {
                                 fill(context, const_cast<Frame*>(&scope.nearest<Frame>()));
                             }},
              .is_observed = false};
    node.kind.shape = Shape::Named;
    node.kind.slots = [](const void* rules, const void* frame) -> const Slots& {
        return Of(detail::as<R>(rules), *static_cast<const Frame*>(frame));
    };
    return node;
}

} // namespace homestretch::fields
