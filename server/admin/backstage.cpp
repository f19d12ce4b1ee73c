#include "server/admin/backstage.h"

namespace homestretch::server {

namespace {

Retention retention_of(const Settings& settings) {
    return {.finished = settings.keep_finished,
            .abandoned = settings.keep_abandoned,
            .talk = settings.keep_talk,
            .guests = settings.keep_guests};
}

// Without it people can play all the same.
std::unique_ptr<AdminSocket> socket_for(const Settings& settings, Desk& desk, const Log& log) {
    try {
        return std::make_unique<AdminSocket>(admin_socket_of(settings.database), desk);
    } catch (const std::runtime_error& trouble) {
        log.write(LogLevel::Error, "no-admin-socket", {{"reason", trouble.what()}});
        return nullptr;
    }
}

void report(const Log& log, const Cleaned& cleaned, const std::string& failure) {
    if (!failure.empty()) {
        log.write(LogLevel::Error, "cleaning-failed", {{"reason", failure}});
        return;
    }
    log.write(LogLevel::Info, "cleaned",
              {{"finished_tables", cleaned.finished},
               {"abandoned_tables", cleaned.abandoned},
               {"tables_without_old_talk", cleaned.talk},
               {"guests", cleaned.guests}});
}

} // namespace

Backstage::Backstage(const Settings& settings, Database& database, Hall& hall, const Log& log,
                     std::function<void()> on_new_keys)
    : desk_(database, hall.shelf(), &hall, std::move(on_new_keys)), socket_(socket_for(settings, desk_, log)),
      caretaker_(
          database, hall, retention_of(settings),
          [&log](const Cleaned& cleaned, const std::string& failure) { report(log, cleaned, failure); }) {}

} // namespace homestretch::server
