# The functions every folder builds with. Standard, warnings, include root and sanitizers are decided
# here and nowhere else.
#
#   homestretch_game([BUSY tests/heuristics_test.cpp])
#   homestretch_library(engine HEADERS seat.h pack/csv.h SOURCES pack/csv.cpp DEPENDS fmt::fmt)
#   homestretch_executable(homestretch SOURCES main.cpp DEPENDS cli)
#   homestretch_test(engine_test SOURCES seat_test.cpp DEPENDS engine [SHARDS 2] [BUSY …])
#   homestretch_benchmark(bench_games SOURCES main.cpp DEPENDS games)
#   homestretch_fuzzer(fuzz_pack SOURCES fuzz_pack.cpp DEPENDS engine)
#   homestretch_compile_quickly()
#
# Paths are relative to the calling folder. DEPENDS names other targets of ours or those listed in
# Dependencies.cmake; a library passes its own on to whoever uses it.

# What all our targets share, as one target to link. The sanitizers are a usage requirement, because
# everything that ends up in one program must agree on them.
add_library(homestretch_flags INTERFACE)
target_include_directories(homestretch_flags INTERFACE "${PROJECT_SOURCE_DIR}") # "engine/seat.h"
target_compile_options(
    homestretch_flags
    INTERFACE
        -Wall
        -Wextra
        -Wpedantic
        -Werror
        -Wshadow
        -Wconversion
        -Wsign-conversion
        -Wold-style-cast
        -Wcast-align
        -Wcast-qual
        -Wnon-virtual-dtor
        -Woverloaded-virtual
        -Wextra-semi
        -Wundef
        -Wimplicit-fallthrough
        # Results must not depend on the machine: no fused multiply-add where the processor has one.
        -ffp-contract=off
        # A failed check() names "engine/seat.h", wherever the checkout is.
        "-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/="
)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(
        homestretch_flags
        INTERFACE
            -Wduplicated-cond
            -Wduplicated-branches
            -Wlogical-op
            # g++ 12 sees overlapping copies in `"text" + std::string` where there are none (GCC 105329).
            -Wno-restrict
    )
endif()

# debug_check() looks at whether this is defined, not at NDEBUG; check() is always on.
target_compile_definitions(
    homestretch_flags
    INTERFACE
        $<$<NOT:$<CONFIG:Release>>:HOMESTRETCH_DEBUG_CHECKS>
        $<$<NOT:$<CONFIG:Release>>:_GLIBCXX_ASSERTIONS>
)

if(HOMESTRETCH_SANITIZERS)
    set(sanitizers "-fsanitize=${HOMESTRETCH_SANITIZERS}" -fno-sanitize-recover=all)
    if(HOMESTRETCH_FUZZERS)
        # Counters only, all that libFuzzer needs to see what is new: tracing every comparison as well, which
        # -fsanitize=fuzzer-no-link does, would slow down the tests that share these libraries.
        target_compile_options(
            homestretch_flags INTERFACE -fsanitize-coverage=inline-8bit-counters,pc-table
        )
    endif()
    target_compile_options(homestretch_flags INTERFACE ${sanitizers} -fno-omit-frame-pointer)
    target_link_options(homestretch_flags INTERFACE ${sanitizers})
endif()
if(HOMESTRETCH_COVERAGE)
    target_compile_options(homestretch_flags INTERFACE --coverage -fprofile-update=atomic)
    target_link_options(homestretch_flags INTERFACE --coverage)
endif()

# For folders in which nothing is played thousands of times: sanitized, they compile in half the time.
macro(homestretch_compile_quickly)
    if(HOMESTRETCH_SANITIZERS)
        add_compile_options(-O0)
    endif()
endmacro()

function(homestretch_library name)
    cmake_parse_arguments(PARSE_ARGV 1 library "" "" "HEADERS;SOURCES;DEPENDS")
    _homestretch_expect_no_more(${name} "${library_UNPARSED_ARGUMENTS}")
    if(library_SOURCES)
        add_library(${name} STATIC ${library_SOURCES} ${library_HEADERS})
        target_link_libraries(${name} PUBLIC homestretch_flags ${library_DEPENDS})
        _homestretch_precompile(${name})
    else()
        add_library(${name} INTERFACE ${library_HEADERS})
        target_link_libraries(${name} INTERFACE homestretch_flags ${library_DEPENDS})
    endif()
    add_library(homestretch::${name} ALIAS ${name})
    if(HOMESTRETCH_CHECK_HEADERS)
        _homestretch_check_headers(${name} ${library_HEADERS})
    endif()
endfunction()

# A game, from what lies in its folder: every header and source beside and below its CMakeLists.txt, and the
# program <id>_test ('_' for '-') of tests/*.cpp, which always plays the contract.
function(homestretch_game)
    cmake_parse_arguments(PARSE_ARGV 0 game "" "" "BUSY")
    _homestretch_expect_no_more(homestretch_game "${game_UNPARSED_ARGUMENTS}")
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME id)
    string(REPLACE "-" "_" namespace ${id})
    foreach(kind IN ITEMS h cpp)
        file(
            GLOB_RECURSE ${kind}_files
            RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}"
            CONFIGURE_DEPENDS "*.${kind}"
        )
    endforeach()
    set(tests ${cpp_files})
    list(FILTER tests INCLUDE REGEX "^tests/")
    list(FILTER h_files EXCLUDE REGEX "^tests/")
    list(FILTER cpp_files EXCLUDE REGEX "^tests/")
    if(NOT tests/contract_test.cpp IN_LIST tests)
        message(FATAL_ERROR "${CMAKE_CURRENT_SOURCE_DIR}/tests/contract_test.cpp is missing: every game plays the contract")
    endif()
    homestretch_library(${id} HEADERS ${h_files} SOURCES ${cpp_files} DEPENDS engine)
    homestretch_test(
        ${namespace}_test
        SOURCES ${tests}
        BUSY tests/contract_test.cpp ${game_BUSY}
        DEPENDS ${id} contract
        SHARDS 2
    )
endfunction()

function(homestretch_executable name)
    cmake_parse_arguments(PARSE_ARGV 1 executable "" "" "SOURCES;DEPENDS")
    _homestretch_expect_no_more(${name} "${executable_UNPARSED_ARGUMENTS}")
    add_executable(${name} ${executable_SOURCES})
    target_link_libraries(${name} PRIVATE homestretch_flags ${executable_DEPENDS})
endfunction()

# A test is one program with GoogleTest, GoogleMock and RapidCheck (and a main function), known to
# ctest under its name. Tests read packs and scenarios from the macro HOMESTRETCH_SOURCE_DIR, a string.
# One entry per program rather than per TEST: starting hundreds of sanitized processes costs more than
# the tests. SHARDS splits a long one so that it uses several cores. RapidCheck's seed is fixed here, so
# that a failure repeats; run the program by hand for others. BUSY names the sources that play thousands of
# games inside the test itself.
function(homestretch_test name)
    if(NOT HOMESTRETCH_TESTS)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 test "" "SHARDS" "SOURCES;DEPENDS;BUSY")
    _homestretch_expect_no_more(${name} "${test_UNPARSED_ARGUMENTS}")
    add_executable(${name} ${test_SOURCES})
    target_link_libraries(
        ${name} PRIVATE homestretch_flags ${test_DEPENDS} GTest::gmock_main rapidcheck
    )
    _homestretch_precompile(${name})
    target_compile_definitions(
        ${name} PRIVATE "HOMESTRETCH_SOURCE_DIR=\"${PROJECT_SOURCE_DIR}\""
    )
    # What is tested is optimised, what tests it need not be: half the time of a sanitized build goes here.
    if(HOMESTRETCH_SANITIZERS)
        target_compile_options(${name} PRIVATE -O0)
        # (Optimised otherwise than the precompiled header, they cannot use it.)
        set_source_files_properties(
            ${test_BUSY} PROPERTIES COMPILE_OPTIONS -O1 SKIP_PRECOMPILE_HEADERS ON
        )
    endif()
    _homestretch_into_bin(${name})

    if(NOT test_SHARDS)
        set(test_SHARDS 1)
    endif()
    foreach(shard RANGE 1 ${test_SHARDS})
        set(entry ${name})
        if(test_SHARDS GREATER 1)
            set(entry ${name}.${shard})
        endif()
        math(EXPR index "${shard} - 1")
        add_test(
            NAME ${entry}
            COMMAND ${name} --gtest_brief=1
            WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
        )
        set_tests_properties(
            ${entry}
            PROPERTIES
                ENVIRONMENT
                "GTEST_TOTAL_SHARDS=${test_SHARDS};GTEST_SHARD_INDEX=${index};RC_PARAMS=seed=1;UBSAN_OPTIONS=print_stacktrace=1"
        )
    endforeach()
endfunction()

if(HOMESTRETCH_BENCHMARKS)
    add_custom_target(benchmarks)
endif()
if(HOMESTRETCH_FUZZERS)
    add_custom_target(fuzzers)
endif()

# Built by the target `benchmarks` only: `make build` should not wait for them.
function(homestretch_benchmark name)
    if(NOT HOMESTRETCH_BENCHMARKS)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 benchmark "" "" "SOURCES;DEPENDS")
    _homestretch_expect_no_more(${name} "${benchmark_UNPARSED_ARGUMENTS}")
    add_executable(${name} EXCLUDE_FROM_ALL ${benchmark_SOURCES})
    target_link_libraries(
        ${name} PRIVATE homestretch_flags ${benchmark_DEPENDS}
    )
    _homestretch_into_bin(${name})
    add_dependencies(benchmarks ${name})
endfunction()

# A libFuzzer program: its source defines LLVMFuzzerTestOneInput. scripts/fuzz runs all there are.
function(homestretch_fuzzer name)
    if(NOT HOMESTRETCH_FUZZERS)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 fuzzer "" "" "SOURCES;DEPENDS")
    _homestretch_expect_no_more(${name} "${fuzzer_UNPARSED_ARGUMENTS}")
    add_executable(${name} EXCLUDE_FROM_ALL ${fuzzer_SOURCES})
    target_link_libraries(${name} PRIVATE homestretch_flags ${fuzzer_DEPENDS})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    _homestretch_into_bin(${name})
    add_dependencies(fuzzers ${name})
endfunction()

# The contract and the libraries behind it are read once for each target instead of once for each file. Which
# headers a file needs is not relaxed by it: other presets read them one by one.
function(_homestretch_precompile name)
    if(HOMESTRETCH_PRECOMPILE)
        target_precompile_headers(${name} PRIVATE "$<$<COMPILE_LANGUAGE:CXX>:${PROJECT_SOURCE_DIR}/engine/game.h>")
        if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
            # Equal sources give an equal header, so that a new clone finds all it needs in ccache.
            target_compile_options(${name} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
        endif()
    endif()
endfunction()

# Compiles each header on its own, so that none relies on what its users happen to include first.
function(_homestretch_check_headers name)
    set(checks "")
    foreach(header IN LISTS ARGN)
        cmake_path(ABSOLUTE_PATH header OUTPUT_VARIABLE path)
        cmake_path(RELATIVE_PATH path BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
        set(check "${PROJECT_BINARY_DIR}/header_checks/${path}.cpp")
        file(CONFIGURE OUTPUT "${check}" CONTENT "#include \"${path}\"\n")
        list(APPEND checks "${check}")
    endforeach()
    if(checks)
        add_library(${name}_headers OBJECT ${checks})
        target_link_libraries(${name}_headers PRIVATE ${name})
        target_compile_options(${name}_headers PRIVATE -O0 -g0)
    endif()
endfunction()

# Programs for developers; what players run stays alone in the build folder's root.
function(_homestretch_into_bin name)
    set_target_properties(
        ${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin"
    )
endfunction()

function(_homestretch_expect_no_more name arguments)
    if(arguments)
        message(FATAL_ERROR "${name}: does not understand ${arguments}")
    endif()
endfunction()
