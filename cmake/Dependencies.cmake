# Libraries from the system (scripts/setup installs them), under the names that DEPENDS takes:
#   nlohmann_json::nlohmann_json  tomlplusplus::tomlplusplus  fmt::fmt  CLI11::CLI11
#   PkgConfig::icu  PkgConfig::sodium  Threads::Threads  Boost::headers  soci  spdlog::spdlog
#   prometheus-cpp::core
# Tests get GoogleTest and RapidCheck from their own function.

find_package(nlohmann_json REQUIRED)
find_package(tomlplusplus REQUIRED)
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(Threads REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET GLOBAL libsodium)
pkg_check_modules(icu REQUIRED IMPORTED_TARGET GLOBAL icu-i18n icu-uc)
find_package(Boost 1.81 REQUIRED)
find_package(spdlog REQUIRED)
find_package(prometheus-cpp REQUIRED)

# SOCI's package has neither a CMake nor a pkg-config file.
find_library(soci_core_library soci_core REQUIRED)
find_library(soci_sqlite3_library soci_sqlite3 REQUIRED)
add_library(soci INTERFACE)
target_link_libraries(soci INTERFACE "${soci_sqlite3_library}" "${soci_core_library}")

if(HOMESTRETCH_TESTS)
    find_package(GTest REQUIRED)
    find_package(rapidcheck REQUIRED)
endif()
