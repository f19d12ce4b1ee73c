#pragma once

// The words in which a game describes its positions and views, each field once:
//
//     namespace f = homestretch::fields;
//     const f::Deck deck{.noun = "card", .words = f::words<&Rules::cards>(), .copies =
//     f::copies<&copies_in>()}; const auto card = f::card(deck);
//
//     f::Fields state_fields() {
//         return f::describe(
//             f::field<&State::discard>("discard", f::list(card.lying()), "played, in this order"),
//             f::by_seat<&State::players>("players", "by seat",
//                                         f::field<&Player::spaces>("spaces", f::count(0, 999), "from the
//                                         start"), f::field<&Player::hand>("hand", f::list(card.lying()),
//                                         "the hand")));
//     }
//
// A form that does not fit the C++ type of its field does not compile. `field` takes the way to a value as
// members, beginning at a struct that stands around it: the state or view, what `part` or `by_seat` entered,
// an item of a list. An array on the way is entered at the seat or word one is at, so that what belongs to a
// player may lie in several arrays of the state. Fields that are described twice for each seat are one list.
//
//   field<&A::b, &B::c>(name, form, meaning)     a value that is stored
//   zone<&A::b, place>(name, form, meaning)      a list among several that share an array: the one of the
//   seat
//                                                or word one is at, or place(its number)
//   through<get, set>(name, form, meaning)       one that is stored in another shape
//   made<fn>(name, form, meaning)                one that follows from others: shown, never read
//   raw<fn>(name, schema, meaning)               JSON that the game makes itself
//   part<&A::b>(fields...)                       the fields of a struct, among those beside it
//   group(name, meaning, fields...)              an object of its own
//   by_seat, by_word                             an object for each seat; an object with a key for each word
//   by_word(...).sparse()                        with a key for each word for which there is anything
//
// Functions take (const Rules&, const A&), and behind it, if they like, the Seat or the number of the seat,
// word or item one is at. Forms: count, flag, word, card, seat, seats, chosen, text, list, bag, object,
// maybe.

#include "engine/fields/kind.h"
#include "engine/fixed_list.h"
#include "engine/seat.h"

#include <array>
#include <concepts>
#include <span>
#include <utility>

namespace homestretch::fields {

// The number of the item one is at, for functions that want it.
struct Item {
    std::size_t index = 0;
};

// ---- C++ types

// Specialised by a game whose ids are numbered in another order than its words.
template <class T>
struct NumberOf;
template <class T>
concept MappedNumber = requires(const T& value, std::int64_t number) {
    { NumberOf<T>::get(value) } -> std::convertible_to<std::int64_t>;
    { NumberOf<T>::of(number) } -> std::same_as<T>;
};
template <class T>
concept SetOfBits = requires(const T& set) {
    { set.bits() } -> std::convertible_to<std::uint64_t>;
    { T::of_bits(std::uint64_t{}) } -> std::same_as<T>;
};
template <class T>
concept Number = MappedNumber<T> || std::is_integral_v<T> || std::is_enum_v<T> || SetOfBits<T> ||
                 (std::is_class_v<T> && std::is_convertible_v<T, int> && std::is_assignable_v<T&, int>);

template <Number T>
[[nodiscard]] NumberOps number_ops() {
    return {.get = [](const void* value) -> std::int64_t {
                const T& it = *static_cast<const T*>(value);
                if constexpr (MappedNumber<T>) {
                    return NumberOf<T>::get(it);
                } else if constexpr (SetOfBits<T>) {
                    return static_cast<std::int64_t>(it.bits());
                } else if constexpr (std::is_class_v<T>) {
                    return static_cast<int>(it);
                } else {
                    return static_cast<std::int64_t>(it);
                }
            },
            .set =
                [](void* value, std::int64_t number) {
                    T& it = *static_cast<T*>(value);
                    if constexpr (MappedNumber<T>) {
                        it = NumberOf<T>::of(number);
                    } else if constexpr (SetOfBits<T>) {
                        it = T::of_bits(static_cast<std::uint64_t>(number));
                    } else if constexpr (std::is_class_v<T>) {
                        it = static_cast<int>(number);
                    } else {
                        it = static_cast<T>(number);
                    }
                }};
}

template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;

// One of several zones that share an array (engine/zones.h), as a list of its own.
template <class Zones>
struct ZoneIn {
    Zones& zones;
    std::size_t place = 0;

    using value_type = typename Zones::value_type;
    [[nodiscard]] static constexpr std::size_t capacity() { return Zones::capacity(); }
    [[nodiscard]] std::size_t size() const { return zones.size(place); }
    [[nodiscard]] auto begin() const { return std::as_const(zones)[place].begin(); }
    [[nodiscard]] bool full() const { return zones.full(); }
    void push_back(const value_type& item) { zones.push_back(place, item); }
    [[nodiscard]] value_type& back() { return zones[place].back(); }
};

template <class L>
concept Listed = requires(const L& list) {
    typename L::value_type;
    list.size();
    *list.begin();
};
template <Listed L>
[[nodiscard]] ListOps list_ops() {
    using Value = typename L::value_type;
    ListOps ops{.size = [](const void* list) { return static_cast<const L*>(list)->size(); },
                .item = [](const void* list, std::size_t place) -> const void* {
                    return &*(static_cast<const L*>(list)->begin() + static_cast<std::ptrdiff_t>(place));
                },
                .grows = false};
    if constexpr (is_array<L>)
        ops.capacity = std::tuple_size_v<L>;
    else if constexpr (requires { L::capacity(); })
        ops.capacity = L::capacity();
    constexpr bool is_stack = requires(L& list) { list.push(Value{}); };
    if constexpr (is_stack || requires(L& list) { list.push_back(Value{}); }) {
        ops.grows = true;
        ops.add = [](void* list) -> void* {
            L& it = *static_cast<L*>(list);
            if constexpr (requires { it.full(); }) {
                if (it.full()) return nullptr;
            }
            if constexpr (is_stack) {
                it.push(Value{});
                return &it.top();
            } else {
                it.push_back(Value{});
                return &it.back();
            }
        };
    }
    return ops;
}

// ---- forms

template <class T, class Form>
[[nodiscard]] Kind kind_of(const Form& form); // also of optionals

// What stands for null: for values that have no std::optional. Shared by the forms of single values.
template <class Self>
struct Nullable {
    std::int64_t none = nothing;
    bool may_be_none = false;
    template <class T>
    [[nodiscard]] Self or_null(T none_value) const {
        Self copy = static_cast<const Self&>(*this);
        copy.none = static_cast<std::int64_t>(none_value);
        copy.may_be_none = true;
        return copy;
    }
};

struct Single : Nullable<Single> { // count, flag, word, seat, seats, chosen
    Kind made{};
    template <class T>
    static constexpr bool fits = Number<T>;
    template <class T>
    [[nodiscard]] Kind kind() const {
        static_assert(fits<T>, "this form is for numbers, enumerations and flags");
        Kind kind = made;
        kind.number = number_ops<T>();
        kind.none = none;
        kind.may_be_none = may_be_none;
        return kind;
    }
    // Cards only: a copy lies here, so that the account of all copies counts it.
    [[nodiscard]] Single lying() const;
    // The same only under a condition, which follows from fields that stand before this one: one of a list
    // may be a card and another a copy of it. Fn: bool(const Rules&, const A&).
    template <auto Fn>
    [[nodiscard]] Single lying_if() const;
    // A word that people may write and that is never written: count(0, 18).or_word("rest", take_the_rest).
    // Of a list whose items have one, it may stand for the whole list.
    template <class T>
    [[nodiscard]] Single or_word(std::string_view word, T number) const {
        Single copy = *this;
        copy.made.other = word;
        copy.made.other_number = static_cast<std::int64_t>(number);
        return copy;
    }
    // Of a word: numbers from this one on are seats, such as where a card is picked or a player voted for.
    template <class T>
    [[nodiscard]] Single or_seat(T first) const {
        Single copy = *this;
        copy.made.first_seat = static_cast<std::int64_t>(first);
        return copy;
    }
    // Of chosen words: they are written sorted, but may be read as they come.
    [[nodiscard]] Single in_any_order() const {
        Single copy = *this;
        copy.made.any_order = true;
        return copy;
    }
};

template <class Element>
struct List {
    Element element{};
    Kind marks{};
    template <class T>
    static constexpr bool fits = [] {
        if constexpr (Listed<T>) {
            return Element::template fits<typename T::value_type>;
        } else {
            return false;
        }
    }();
    template <class T>
    [[nodiscard]] Kind kind() const {
        static_assert(fits<T>, "this form is for lists of such items");
        Kind kind = marks;
        kind.shape = Shape::List;
        kind.list = list_ops<T>();
        kind.inner = std::make_shared<const Kind>(kind_of<typename T::value_type>(element));
        return kind;
    }
    [[nodiscard]] List top_first() const {
        List copy = *this;
        copy.marks.top_first = true;
        return copy;
    }
    // Of cards: "3 torch" may be written for three in a row.
    [[nodiscard]] List runs() const {
        List copy = *this;
        copy.marks.runs = true;
        return copy;
    }
    [[nodiscard]] List any() const {
        List copy = *this;
        copy.marks.any = true;
        return copy;
    }
    // "any", alone or as the last item, fills the list up. Room: std::size_t(const Rules&, const Position&,
    // Seat), how many cards belong there.
    template <auto Room>
    [[nodiscard]] List filled_up() const;
    [[nodiscard]] List rest() const {
        List copy = *this;
        copy.marks.rest = true;
        return copy;
    }
    // Which cards "any" and "rest" stand for here.
    [[nodiscard]] List taking(std::function<bool(const void*, std::size_t)> takes) const {
        List copy = *this;
        copy.marks.takes = std::move(takes);
        return copy;
    }
};

// Cards without an order, in a container of the game's own.
template <class Bag>
struct BagForm {
    Kind marks{};
    template <class T>
    static constexpr bool fits = std::same_as<T, Bag>;
    template <class T>
    [[nodiscard]] Kind kind() const {
        static_assert(fits<T>);
        return marks;
    }
    [[nodiscard]] BagForm any() const {
        BagForm copy = *this;
        copy.marks.any = true;
        return copy;
    }
    [[nodiscard]] BagForm rest() const {
        BagForm copy = *this;
        copy.marks.rest = true;
        return copy;
    }
    [[nodiscard]] BagForm taking(std::function<bool(const void*, std::size_t)> takes) const {
        BagForm copy = *this;
        copy.marks.takes = std::move(takes);
        return copy;
    }
    [[nodiscard]] BagForm counted() const { // {"torch": 3}
        BagForm copy = *this;
        copy.marks.counted = true;
        return copy;
    }
    // "all" stands for every copy there is: where cards do not lie, but are known or may be.
    [[nodiscard]] BagForm all() const {
        BagForm copy = *this;
        copy.marks.all = true;
        return copy;
    }
    [[nodiscard]] BagForm lying() const {
        BagForm copy = *this;
        copy.marks.lies = true;
        return copy;
    }
};

template <class Value>
struct TextForm {
    Kind made{};
    template <class T>
    static constexpr bool fits = std::same_as<T, Value>;
    template <class T>
    [[nodiscard]] Kind kind() const {
        static_assert(fits<T>);
        return made;
    }
    // Which copies a text stands for, in the account of this deck.
    template <auto Lies>
    [[nodiscard]] TextForm lying(const Deck& deck) const;
};

struct Object {
    Fields children{};
    template <class T>
    static constexpr bool fits = std::is_class_v<T> && !Listed<T>;
    template <class T>
    [[nodiscard]] Kind kind() const {
        static_assert(fits<T>);
        Kind kind{.shape = Shape::Struct};
        kind.children = std::make_shared<const Fields>(children);
        kind.mark = mark_of<T>();
        kind.spelled_out = spelled_out;
        return kind;
    }
    // A text that people may write instead of the object: a card alone for one as it was dealt.
    // Fn: Json(const Rules&, const A&, std::string_view), the object it stands for, without "any" and "rest".
    template <auto Fn>
    [[nodiscard]] Object or_text() const;
    std::function<Json(const Scope&, std::string_view)> spelled_out{};
};

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;

template <class T, class Form>
inline constexpr bool form_fits = [] {
    if constexpr (is_optional<T>) {
        return Form::template fits<typename T::value_type>;
    } else {
        return Form::template fits<T>;
    }
}();

template <class T, class Form>
Kind kind_of(const Form& form) {
    if constexpr (is_optional<T>) {
        using Value = typename T::value_type;
        Kind kind{.shape = Shape::Maybe};
        kind.maybe = {.value = [](const void* it) -> const void* {
                          const T& maybe = *static_cast<const T*>(it);
                          return maybe ? &*maybe : nullptr;
                      },
                      .make = [](void* it) -> void* { return &static_cast<T*>(it)->emplace(); }};
        kind.inner = std::make_shared<const Kind>(form.template kind<Value>());
        return kind;
    } else {
        return form.template kind<T>();
    }
}

// ---- the forms by name

namespace detail {

template <class Fn>
struct Signature;
template <class T, class R, class A, class... Rest>
struct Signature<T (*)(const R&, A, Rest...)> {
    using Value = T;
    using Rules = R;
    using From = std::remove_cvref_t<A>;
};
template <class T, class R>
struct Signature<T (*)(const R&)> {
    using Value = T;
    using Rules = R;
};

template <class R>
[[nodiscard]] const R& as(const void* rules) {
    return *static_cast<const R*>(rules);
}

template <class T>
struct MemberOf;
template <class C, class T>
struct MemberOf<T C::*> {
    using Class = C;
    using Type = T;
};

} // namespace detail

// A bound: a number, or a function of the rules.
struct Limit {
    Bound bound{};
    Limit(std::integral auto fixed)
        : bound{static_cast<std::int64_t>(fixed)} {} // NOLINT: bounds read as numbers
    template <class R, std::integral T>
    Limit(T (*by)(const R&)) // NOLINT: the same
        : bound{0, [by](const void* rules) { return static_cast<std::int64_t>(by(detail::as<R>(rules))); }} {}
};

[[nodiscard]] Single count(Limit low, Limit high);
[[nodiscard]] Single flag();
[[nodiscard]] Single seat();
[[nodiscard]] Single seats();
[[nodiscard]] Single word(std::string_view noun, Words words);
[[nodiscard]] Single chosen(std::string_view noun, Words words); // a set, as bits in the order of the words
[[nodiscard]] Single card(const Deck& deck);
[[nodiscard]] Words words(const Vocabulary& vocabulary); // which must live as long as the program

// Words that lie in the rules, or come from them.
template <auto From>
[[nodiscard]] Words words() {
    if constexpr (std::is_member_object_pointer_v<decltype(From)>) {
        using R = typename detail::MemberOf<decltype(From)>::Class;
        return {[](const void* rules) -> const Vocabulary& { return detail::as<R>(rules).*From; }, true};
    } else {
        using R = typename detail::Signature<decltype(From)>::Rules;
        return {[](const void* rules) -> const Vocabulary& { return From(detail::as<R>(rules)); }, true};
    }
}
// Fn: std::vector<int>(const Rules&), by word.
template <auto Fn>
[[nodiscard]] auto copies() {
    using R = typename detail::Signature<decltype(Fn)>::Rules;
    return [](const void* rules) -> std::vector<int> { return Fn(detail::as<R>(rules)); };
}
// Fn: std::vector<int>(const Rules&, const Position&), by word.
template <auto Fn>
[[nodiscard]] auto in_play() {
    using Sign = detail::Signature<decltype(Fn)>;
    return [](const void* rules, const void* position) -> std::vector<int> {
        return Fn(detail::as<typename Sign::Rules>(rules),
                  *static_cast<const typename Sign::From*>(position));
    };
}
// Fn: bool(const Rules&, std::size_t word).
template <auto Fn>
[[nodiscard]] auto if_card() {
    using R = typename detail::Signature<decltype(Fn)>::Rules;
    return [](const void* rules, std::size_t word) { return Fn(detail::as<R>(rules), word); };
}

template <class Element>
[[nodiscard]] List<Element> list(Element element) {
    return {.element = std::move(element)};
}
template <class Element>
template <auto Room>
List<Element> List<Element>::filled_up() const {
    using Sign = detail::Signature<decltype(Room)>;
    List copy = any();
    copy.marks.room = [](const void* rules, const void* position, std::size_t index) -> std::size_t {
        return Room(detail::as<typename Sign::Rules>(rules),
                    *static_cast<const typename Sign::From*>(position), seat_at(index));
    };
    return copy;
}
// Count: std::size_t(const Rules&, const Bag&, std::size_t word); Add: void(const Rules&, Bag&, std::size_t),
// or a std::string_view that says why the card may not lie there, empty if it does. Both may take the number
// of the seat or word one is at behind the card.
template <auto Count, auto Add>
[[nodiscard]] auto bag(const Deck& deck) {
    using Sign = detail::Signature<decltype(Count)>;
    using R = typename Sign::Rules;
    using Bag = typename Sign::From;
    BagForm<Bag> form;
    form.marks.deck = &deck;
    form.marks.shape = Shape::Bag;
    form.marks.noun = deck.noun;
    form.marks.words = deck.words;
    form.marks.bag = {
        .count = [](const void* rules, const Scope& scope, const void* it, std::size_t word) -> std::size_t {
            const Bag& bag = *static_cast<const Bag*>(it);
            if constexpr (requires { Count(detail::as<R>(rules), bag, word, scope.index); }) {
                return Count(detail::as<R>(rules), bag, word, scope.index);
            } else {
                return Count(detail::as<R>(rules), bag, word);
            }
        },
        .add = [](const void* rules, const Scope& scope, void* it, std::size_t word) -> std::string_view {
            Bag& into = *static_cast<Bag*>(it);
            const auto add = [&] {
                if constexpr (requires { Add(detail::as<R>(rules), into, word, scope.index); }) {
                    return Add(detail::as<R>(rules), into, word, scope.index);
                } else {
                    return Add(detail::as<R>(rules), into, word);
                }
            };
            if constexpr (std::is_void_v<decltype(add())>) {
                add();
                return {};
            } else {
                return add();
            }
        }};
    return form;
}

// Write: std::string(const Rules&, const T&[, Seat]); Read: std::optional<std::string>(const Rules&,
// std::string_view, T&[, Seat]), what is wrong with the text or nothing. `noun` says what it is.
template <auto Write, auto Read>
[[nodiscard]] auto text(std::string_view noun) {
    using Sign = detail::Signature<decltype(Write)>;
    using R = typename Sign::Rules;
    using T = typename Sign::From;
    TextForm<T> form;
    form.made.shape = Shape::Text;
    form.made.noun = noun;
    form.made.text.write = [](const void* rules, const Scope& scope, const void* value) -> std::string {
        const T& it = *static_cast<const T*>(value);
        if constexpr (requires(const R& r, Seat s) { Write(r, it, s); }) {
            return std::string(Write(detail::as<R>(rules), it, seat_at(scope.index)));
        } else {
            return std::string(Write(detail::as<R>(rules), it));
        }
    };
    form.made.text.read = [](const void* rules, const Scope& scope, std::string_view written,
                             void* value) -> std::optional<std::string> {
        T& it = *static_cast<T*>(value);
        if constexpr (requires(const R& r, Seat s) { Read(r, written, it, s); }) {
            return Read(detail::as<R>(rules), written, it, seat_at(scope.index));
        } else {
            return Read(detail::as<R>(rules), written, it);
        }
    };
    return form;
}
template <class Value>
template <auto Lies>
TextForm<Value> TextForm<Value>::lying(const Deck& deck) const {
    using R = typename detail::Signature<decltype(Lies)>::Rules;
    TextForm copy = *this;
    copy.made.deck = &deck;
    copy.made.lies = true;
    copy.made.words = deck.words;
    copy.made.text.lies = [](const void* rules, std::string_view written) {
        return Lies(detail::as<R>(rules), written);
    };
    return copy;
}

template <class... Nodes>
[[nodiscard]] Fields describe(Nodes&&... nodes); // below
template <class... Nodes>
[[nodiscard]] Object object(Nodes&&... nodes) {
    return {describe(std::forward<Nodes>(nodes)...)};
}

// ---- fields

namespace detail {

// Follows members from the nearest struct of the first one's class.
template <bool EnterLast, auto First, auto... Rest>
struct Way {
    using Class = typename MemberOf<decltype(First)>::Class;

    template <class T>
    [[nodiscard]] static auto& follow(T& value, const Scope&) {
        return value;
    }
    template <auto Next, auto... Later, class T>
    [[nodiscard]] static auto& step(T& here, const Scope& scope) {
        auto& value = here.*Next;
        constexpr bool last = sizeof...(Later) == 0;
        if constexpr (is_array<std::remove_cvref_t<decltype(value)>> && (!last || EnterLast)) {
            auto& entered = value[scope.index];
            if constexpr (last) {
                return entered;
            } else {
                return step<Later...>(entered, scope);
            }
        } else if constexpr (last) {
            return value;
        } else {
            return step<Later...>(value, scope);
        }
    }
    [[nodiscard]] static const auto& find(const Scope& scope) {
        return step<First, Rest...>(scope.nearest<Class>(), scope);
    }
    using Type = std::remove_cvref_t<decltype(find(std::declval<const Scope&>()))>;

    static Access access() {
        return {
            .look = [](const Scope& scope, void* context, Access::Use use) { use(context, &find(scope)); },
            // What is arranged is no constant; scopes hold it as one, so that both ways share them.
            .change = [](const Scope& scope, void* context,
                         Access::Fill fill) { fill(context, const_cast<Type*>(&find(scope))); }};
    }
};

template <auto Fn, class R, class From>
[[nodiscard]] decltype(auto) call(const Scope& scope) {
    const R& rules = scope.rules_as<R>();
    const From& from = scope.nearest<From>();
    if constexpr (requires { Fn(rules, from); }) {
        return Fn(rules, from);
    } else if constexpr (requires { Fn(rules, from, Seat{}); }) {
        return Fn(rules, from, seat_at(scope.index));
    } else if constexpr (requires { Fn(rules, from, Item{}); }) {
        return Fn(rules, from, Item{scope.item});
    } else {
        return Fn(rules, from, scope.index);
    }
}

template <class Fn>
struct SpellingOut;
template <class R, class A>
struct SpellingOut<Json (*)(const R&, const A&, std::string_view)> {
    using Rules = R;
    using From = A;
};

template <auto Get>
void look_made(const Scope& scope, void* context, Access::Use use) {
    using Sign = Signature<decltype(Get)>;
    const std::remove_cvref_t<typename Sign::Value>& value =
        call<Get, typename Sign::Rules, typename Sign::From>(scope);
    use(context, &value);
}

template <class Fn>
struct Setter;
template <class R, class A, class... Rest>
struct Setter<void (*)(const R&, A&, Rest...)> {
    using Rules = R;
    using Into = A;
    using Value = std::remove_cvref_t<std::tuple_element_t<sizeof...(Rest) - 1, std::tuple<Rest...>>>;
    static constexpr bool placed = sizeof...(Rest) == 2; // the seat or number stands before the value
};

template <auto Set>
void change_through(const Scope& scope, void* context, Access::Fill fill) {
    using Sign = Setter<decltype(Set)>;
    typename Sign::Value value{};
    fill(context, &value);
    const auto& rules = scope.rules_as<typename Sign::Rules>();
    auto& into = const_cast<typename Sign::Into&>(scope.nearest<typename Sign::Into>());
    if constexpr (!Sign::placed) {
        Set(rules, into, value);
    } else if constexpr (requires { Set(rules, into, Seat{}, value); }) {
        Set(rules, into, seat_at(scope.index), value);
    } else {
        Set(rules, into, scope.index, value);
    }
}

[[nodiscard]] Fields joined(Fields fields);

} // namespace detail

template <auto Fn>
Single Single::lying_if() const {
    using Sign = detail::Signature<decltype(Fn)>;
    Single copy = lying();
    copy.made.lies_if = [](const Scope& scope) {
        return detail::call<Fn, typename Sign::Rules, typename Sign::From>(scope);
    };
    return copy;
}
template <auto Fn>
Object Object::or_text() const {
    using Sign = detail::SpellingOut<decltype(Fn)>;
    Object copy = *this;
    copy.spelled_out = [](const Scope& scope, std::string_view text) {
        return Fn(scope.rules_as<typename Sign::Rules>(), scope.nearest<typename Sign::From>(), text);
    };
    return copy;
}

template <auto... Members, class Form>
[[nodiscard]] Node field(std::string_view name, const Form& form, std::string_view meaning) {
    using Whole = detail::Way<false, Members...>;
    // The whole of an array if the form is for it, otherwise what lies there for this seat or word.
    using Way = std::conditional_t<is_array<typename Whole::Type> && !form_fits<typename Whole::Type, Form>,
                                   detail::Way<true, Members...>, Whole>;
    return {.name = std::string(name),
            .meaning = std::string(meaning),
            .access = Way::access(),
            .kind = kind_of<typename Way::Type>(form)};
}

namespace detail {
[[nodiscard]] constexpr std::size_t its_own(std::size_t index) {
    return index;
}
} // namespace detail
// Place: std::size_t(std::size_t), by the number of the seat or word one is at.
template <auto Zones, auto Place = &detail::its_own, class Form>
[[nodiscard]] Node zone(std::string_view name, const Form& form, std::string_view meaning) {
    using Way = detail::Way<false, Zones>;
    using Zone = ZoneIn<typename Way::Type>;
    static constexpr auto at = [](const Scope& scope) {
        return Zone{const_cast<typename Way::Type&>(Way::find(scope)), Place(scope.index)}; // as Way does
    };
    return {.name = std::string(name),
            .meaning = std::string(meaning),
            .access = {.look =
                           [](const Scope& scope, void* context, Access::Use use) {
                               const Zone zone = at(scope);
                               use(context, &zone);
                           },
                       .change =
                           [](const Scope& scope, void* context, Access::Fill fill) {
                               Zone zone = at(scope);
                               fill(context, &zone);
                           }},
            .kind = kind_of<Zone>(form)};
}

// Get: T(const Rules&, const A&[, Seat]); Set: void(const Rules&, A&[, Seat], const T&), or another type that
// the form fits.
template <auto Get, auto Set, class Form>
[[nodiscard]] Node through(std::string_view name, const Form& form, std::string_view meaning) {
    using Shown = std::remove_cvref_t<typename detail::Signature<decltype(Get)>::Value>;
    using Taken = typename detail::Setter<decltype(Set)>::Value;
    Node node{.name = std::string(name),
              .meaning = std::string(meaning),
              .access = {.look = &detail::look_made<Get>, .change = &detail::change_through<Set>},
              .kind = kind_of<Shown>(form)};
    if constexpr (!std::same_as<Shown, Taken>) node.written = kind_of<Taken>(form);
    return node;
}

template <auto Fn, class Form>
[[nodiscard]] Node made(std::string_view name, const Form& form, std::string_view meaning) {
    using Value = std::remove_cvref_t<typename detail::Signature<decltype(Fn)>::Value>;
    return {.name = std::string(name),
            .meaning = std::string(meaning),
            .access = {.look = &detail::look_made<Fn>},
            .kind = kind_of<Value>(form),
            .is_observed = false};
}

// Fn: Json(const Rules&, const A&[, Seat]).
template <auto Fn>
[[nodiscard]] Node raw(std::string_view name, Json schema, std::string_view meaning) {
    Node node{.name = std::string(name),
              .meaning = std::string(meaning),
              .access = {.look = &detail::look_made<Fn>},
              .kind = {.shape = Shape::Raw},
              .is_observed = false};
    node.kind.schema = std::move(schema);
    return node;
}

template <auto... Members, class... Nodes>
[[nodiscard]] Node part(Nodes&&... nodes) {
    Node node = field<Members...>("", object(std::forward<Nodes>(nodes)...), "");
    node.is_indexed = (is_array<typename detail::MemberOf<decltype(Members)>::Type> || ...);
    return node;
}

[[nodiscard]] Node grouped(std::string_view name, std::string_view meaning, Fields fields);
[[nodiscard]] Node repeated(Shape shape, std::string_view name, std::string_view meaning, Words words,
                            Fields fields);

template <class... Nodes>
[[nodiscard]] Node group(std::string_view name, std::string_view meaning, Nodes&&... nodes) {
    return grouped(name, meaning, describe(std::forward<Nodes>(nodes)...));
}
// With members, these are entered at each seat or word: by_seat<&State::players>("players", ...).
template <auto... Members, class... Nodes>
[[nodiscard]] Node by_seat(std::string_view name, std::string_view meaning, Nodes&&... nodes) {
    if constexpr (sizeof...(Members) > 0) {
        return repeated(Shape::BySeat, name, meaning, {},
                        describe(part<Members...>(std::forward<Nodes>(nodes)...)));
    } else {
        return repeated(Shape::BySeat, name, meaning, {}, describe(std::forward<Nodes>(nodes)...));
    }
}
template <auto... Members, class... Nodes>
[[nodiscard]] Node by_word(std::string_view name, Words words, std::string_view meaning, Nodes&&... nodes) {
    if constexpr (sizeof...(Members) > 0) {
        return repeated(Shape::ByWord, name, meaning, std::move(words),
                        describe(part<Members...>(std::forward<Nodes>(nodes)...)));
    } else {
        return repeated(Shape::ByWord, name, meaning, std::move(words),
                        describe(std::forward<Nodes>(nodes)...));
    }
}
// The value itself, where `by_word` wants no object: by_word("tokens", councilors, "...",
// value<&Board::tokens>(place)).
template <auto... Members, class Form>
[[nodiscard]] Node value(const Form& form) {
    return field<Members...>("", form, "");
}

namespace detail {
inline void add(Fields& to, Node node) {
    to.push_back(std::move(node));
}
inline void add(Fields& to, const Fields& nodes) {
    to.insert(to.end(), nodes.begin(), nodes.end());
}
} // namespace detail

// Takes fields and lists of fields.
template <class... Nodes>
Fields describe(Nodes&&... nodes) {
    Fields all;
    (detail::add(all, std::forward<Nodes>(nodes)), ...);
    return detail::joined(std::move(all));
}

} // namespace homestretch::fields
