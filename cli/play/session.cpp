#include "cli/play/session.h"

#include "cli/arguments.h"
#include "cli/cards_page.h"
#include "cli/exit_status.h"
#include "cli/play/answers.h"
#include "cli/play/prompt.h"
#include "cli/play/screen.h"
#include "cli/ranking.h"
#include "cli/rules_page.h"
#include "cli/text/layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace homestretch {

namespace {

constexpr std::string_view prompt = "Your choice (? for help): ";

} // namespace

Session::Session(const Console& console, const Home& home, const GameType& game, const Pack& pack,
                 std::unique_ptr<Match> match, Seating seating,
                 std::optional<std::filesystem::path> record_file, bool can_be_kept)
    : console_(console), home_(home), game_(game), pack_(pack), match_(std::move(match)),
      seating_(std::move(seating)),
      record_(console, player_words(seating_), std::move(record_file), can_be_kept), heard_(seating_.size()) {
    for (const Seat seat : seats(seating_.size())) {
        bots_.emplace_back(seating_[index_of(seat)].value_or(BotKind::Random), *match_, seat);
    }
    // Whoever goes on with a saved game has heard most of it; the last lines help to remember.
    constexpr std::size_t reminder = 10;
    if (match_->history().empty()) return;
    watched_ = std::max(match_->event_count(), reminder) - reminder;
    std::ranges::fill(heard_, watched_);
}

int Session::play() {
    while (!match_->pending().empty()) {
        if (console_.interrupted()) return interrupted();
        if (const auto bot = pending_bot()) {
            let_decide(*bot);
            continue;
        }
        const Seat seat = *match_->pending().begin();
        switch (take_turn(seat)) {
        case Turn::Played: break;
        case Turn::Left: return leave();
        case Turn::Interrupted: return interrupted();
        }
    }
    return finish();
}

// What several seats choose at the same time may come in any order: bots go first, so that nobody waits.
std::optional<Seat> Session::pending_bot() const {
    for (const Seat seat : match_->pending()) {
        if (seating_[index_of(seat)]) return seat;
    }
    return std::nullopt;
}

void Session::let_decide(Seat bot) {
    const auto done = match_->act(bot, bots_[index_of(bot)].choose(*match_));
    check(done.has_value());
    record_.keep_up(*match_);
    if (people_in(seating_) == 0) { // somebody watches the bots
        console_.out << story_text(*match_, spectator, watched_, console_);
        watched_ = match_->event_count();
    }
}

// With several people at one screen, each sees only what is theirs.
std::optional<Session::Turn> Session::hand_over(Seat seat) {
    if (people_in(seating_) < 2 || at_screen_ == seat) return std::nullopt;
    clear_screen(console_);
    console_.out << '\n';
    const std::string question =
        fmt::format("Pass the device to seat {}, who presses Enter: ", index_of(seat));
    const auto ready = ask(console_, question);
    if (!ready) return Turn::Interrupted;
    if (means_leaving(*ready)) return Turn::Left;
    clear_screen(console_);
    at_screen_ = seat;
    return std::nullopt;
}

void Session::show_table(Seat seat, const std::vector<Choice>& choices, std::size_t& shown) const {
    console_.out << '\n' << fitted(match_->draw(seat, console_.paint), console_.width) << '\n';
    console_.out << console_.paint(Ink::Strong, fmt::format("Seat {}: {}", index_of(seat),
                                                            match_->question(seat).ask.text()))
                 << '\n';
    shown = 0;
    console_.out << choices_text(choices, shown, console_);
}

void Session::print_news(Viewer viewer, std::size_t from) const {
    const std::string news = story_text(*match_, viewer, from, console_);
    if (!news.empty()) console_.out << '\n' << console_.paint(Ink::Strong, "What happened") << '\n' << news;
}

Session::Turn Session::take_turn(Seat seat) {
    if (const auto gone = hand_over(seat)) return *gone;

    print_news(seat, heard_[index_of(seat)]);
    heard_[index_of(seat)] = match_->event_count();

    const std::vector<Choice> choices = match_->choices(seat);
    std::size_t shown = 0;
    show_table(seat, choices, shown);
    while (true) {
        const auto text = ask(console_, prompt);
        if (!text) return Turn::Interrupted;
        if (text->empty()) continue;
        if (const auto turn = answer(seat, *text, choices, shown)) return *turn;
    }
}

std::optional<Session::Turn> Session::answer(Seat seat, const std::string& text,
                                             const std::vector<Choice>& choices, std::size_t& shown) {
    const auto choice = chosen(choices, match_->blocked(seat, {}), text);
    if (choice) {
        const auto done = match_->act(seat, (*choice)->text);
        check(done.has_value());
        people_played_ = true;
        record_.keep_up(*match_);
        return Turn::Played;
    }
    const std::string word = folded(text);
    if (means_leaving(text)) return Turn::Left;
    if (word == "?" || word == "h" || word == "help") {
        console_.out << help_text(*match_, seating_, seat, console_);
    } else if (word == "v") {
        show_table(seat, choices, shown);
    } else if (word == "l") {
        print_long(console_, story_text(*match_, seat, 0, console_));
    } else if (word == "r") {
        show_rules();
    } else if (word == "c") {
        show_cards();
    } else if (word == "+") {
        if (shown >= choices.size()) shown = 0;
        console_.out << choices_text(choices, shown, console_);
    } else {
        console_.out << choice.error().message << (choice.error().message.ends_with('.') ? " " : ". ")
                     << "? explains what you can type.\n";
    }
    return std::nullopt;
}

void Session::show_rules() const {
    const auto page = rules_page(home_, match_->info(), console_);
    if (page) {
        print_long(console_, *page);
    } else {
        console_.out << page.error().message << '\n';
    }
}

void Session::show_cards() const {
    const auto cards = game_.cards(pack_, match_->identity().seats, match_->identity().options);
    check(cards.has_value()); // the match was made from this pack
    print_long(console_, cards_page(*cards, match_->info(), console_));
}

int Session::leave() {
    if (!record_.file() && !record_.offer(*match_, "Save this game, so that you can go on later?", true)) {
        return interrupted();
    }
    if (record_.file()) {
        console_.out << fmt::format("Saved. Go on with:  {}\n", resume_command(*record_.file()));
    } else {
        console_.out << "Goodbye.\n";
    }
    return exit_ok;
}

int Session::interrupted() {
    if (!record_.file() && !people_played_) {
        console_.err << fmt::format(
            "homestretch play: interrupted before anybody had decided anything; the same cards "
            "again: --seed {}\n",
            short_hex(match_->identity().seed));
        return exit_interrupted;
    }
    if (record_.file() || record_.rescue(*match_)) {
        console_.err << fmt::format("homestretch play: interrupted; the game is saved. Go on with:  {}\n",
                                    resume_command(*record_.file()));
    } else {
        console_.err << "homestretch play: interrupted; the game could not be saved\n";
    }
    return exit_interrupted;
}

int Session::finish() {
    const std::size_t people = people_in(seating_);
    Viewer viewer = spectator;
    std::size_t from = watched_;
    for (const Seat seat : seats(seating_.size())) {
        if (seating_[index_of(seat)]) continue;
        if (people == 1) viewer = seat;
        from = std::max(from, heard_[index_of(seat)]);
    }
    if (people > 1) clear_screen(console_);
    print_news(viewer, from);
    console_.out << '\n' << fitted(match_->draw(viewer, console_.paint), console_.width) << '\n';

    std::vector<std::string> names = player_words(seating_);
    if (viewer) names[index_of(*viewer)] = "you";
    console_.out << ranking_text(match_->outcome(), names, console_);
    console_.out << fmt::format("Seed {}\n", short_hex(match_->identity().seed));
    if (record_.file()) {
        console_.out << fmt::format("Recorded. Look at it with:  homestretch replay {}\n",
                                    record_.file()->string());
    } else if (people > 0 && record_.offer(*match_, "Keep a record of this game?", false) && record_.file()) {
        console_.out << fmt::format("Look at it with:  homestretch replay {}\n", record_.file()->string());
    }
    return exit_ok;
}

} // namespace homestretch
