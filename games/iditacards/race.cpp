// The parts of the rules together, for the two listeners there are. One file makes both, since a class is
// instantiated as a whole.

#include "games/iditacards/race/cards.h"
#include "games/iditacards/race/dogs.h"
#include "games/iditacards/race/movement.h"
#include "games/iditacards/race/new_day.h"
#include "games/iditacards/race/play.h"
#include "games/iditacards/race/setup.h"
#include "games/iditacards/race/supply.h"
#include "games/iditacards/race/turn.h"

namespace iditacards {

template class Race<NullSink>;
template class Race<Recorder>;

} // namespace iditacards
