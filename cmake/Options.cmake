# What a preset chooses. The presets in CMakePresets.json set these; nothing else should need to.

option(HOMESTRETCH_TESTS "Build the tests" ON)
option(HOMESTRETCH_BENCHMARKS "Offer the target `benchmarks`" OFF)
option(HOMESTRETCH_FUZZERS "Offer the target `fuzzers` (needs clang)" OFF)
option(HOMESTRETCH_CHECK_HEADERS "Compile every public header alone" OFF)
option(HOMESTRETCH_PRECOMPILE "Read common headers once for each target" OFF)
option(HOMESTRETCH_PYTHON "Build the module for Python (python/pyproject.toml sets this)" OFF)
option(HOMESTRETCH_LTO "Optimise across files when linking" OFF)
option(HOMESTRETCH_COVERAGE "Count which lines run" OFF)
set(HOMESTRETCH_SANITIZERS "" CACHE STRING "Sanitizers, as in -fsanitize=: address,undefined or thread")

# Release is fast; every other preset is Debug: quick to compile, with checks that cost. -O1 because
# the playouts in the tests take minutes at -O0; -g1 gives stack traces with lines, at half the size.
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g1")
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}") # so: build/release/homestretch

find_program(HOMESTRETCH_CCACHE ccache)
if(HOMESTRETCH_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Without these it would not remember what is compiled with a precompiled header.
    set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_SLOPPINESS=pch_defines,time_macros "${HOMESTRETCH_CCACHE}")
endif()

if(HOMESTRETCH_PYTHON AND NOT HOMESTRETCH_SANITIZERS)
    # Sanitized, the module is linked from what the programs are linked from: see python/CMakeLists.txt.
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()

if(HOMESTRETCH_LTO)
    include(CheckIPOSupported)
    check_ipo_supported(RESULT HOMESTRETCH_LTO_WORKS LANGUAGES CXX)
    if(HOMESTRETCH_LTO_WORKS)
        set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
        # Where functions of several files meet, g++ 12 sees writes past the end of lists whose size was checked.
        # File by file the warning stays an error.
        add_link_options($<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow>)
    endif()
endif()
