#include "games/iditacards/names.h"

#include "games/iditacards/rules.h"

namespace iditacards {

const homestretch::Vocabulary& flag_words() {
    static const homestretch::Vocabulary words{"immune", "energy-zero", "health-zero", "moved"};
    return words;
}

std::string square_name(int square) {
    if (square == start_square) return "Start";
    return square == finish_square ? "the Finish" : std::to_string(square);
}

} // namespace iditacards
