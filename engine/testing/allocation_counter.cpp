#include "engine/testing/allocation_counter.h"

#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t allocations = 0;

void* counted(std::size_t size) noexcept {
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}

void* counted(std::size_t size, std::align_val_t wanted) noexcept {
    ++allocations;
    const auto alignment = static_cast<std::size_t>(wanted);
    const std::size_t whole = (size + alignment - 1) / alignment * alignment; // as aligned_alloc wants it
    return std::aligned_alloc(alignment, whole == 0 ? alignment : whole);
}

void* or_throw(void* memory) {
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

} // namespace

// All forms, not only those the others fall back on: a sanitizer brings its own, which must not be mixed
// with these.
void* operator new(std::size_t size) {
    return or_throw(counted(size));
}
void* operator new[](std::size_t size) {
    return or_throw(counted(size));
}
void* operator new(std::size_t size, std::align_val_t wanted) {
    return or_throw(counted(size, wanted));
}
void* operator new[](std::size_t size, std::align_val_t wanted) {
    return or_throw(counted(size, wanted));
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return counted(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return counted(size);
}
void* operator new(std::size_t size, std::align_val_t wanted, const std::nothrow_t&) noexcept {
    return counted(size, wanted);
}
void* operator new[](std::size_t size, std::align_val_t wanted, const std::nothrow_t&) noexcept {
    return counted(size, wanted);
}

void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, const std::nothrow_t&) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::align_val_t, const std::nothrow_t&) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::align_val_t, const std::nothrow_t&) noexcept {
    std::free(memory);
}

namespace homestretch {

std::size_t allocations_so_far() {
    return allocations;
}

} // namespace homestretch
