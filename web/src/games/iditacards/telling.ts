// How long each event is shown, and what it sounds like: cards for cards, the sled for whoever
// moves.

import { tellings } from '../../game/telling';
import type { Events } from '../../protocol/generated/iditacards';
import { walkTime } from './motion';

/** Far off, a dog howls: up a fourth. */
export const turnNotes: readonly number[] = [392, 523.25];

export const { beat, sound, told } = tellings<Events>({
  started: { lasts: 60 },
  turn_began: { lasts: 80 },
  played: { lasts: 300, sound: 'card' },
  revealed: { lasts: 400, sound: 'card' },
  paid_energy: { lasts: 160, ownSound: 'card' },
  paid_health: { lasts: 220, ownSound: 'card' },
  broken: { lasts: 300 },
  fizzled: { lasts: 260 },
  risked: { lasts: 260 },
  risk_paid: { lasts: 200 },
  resolved: { lasts: 200 },
  chain_ended: { lasts: 200 },
  cancelled: { lasts: 300 },
  drew: { lasts: 160, ownSound: 'card' },
  shuffled: { lasts: 0, silent: true },
  supply_gained: { lasts: 260 },
  took: { lasts: 220, sound: 'card' },
  dog_arrived: { lasts: 260 },
  attached: { lasts: 260 },
  attachment_declined: { lasts: 260 },
  dog_died: { lasts: 300 },
  pushed_back: { lasts: 360, sound: 'token' },
  entered_leg: { lasts: 240 },
  levels: { lasts: 200 },
  died: { lasts: 700, sound: 'token' },
  damaged: { lasts: 200 },
  claimed: { lasts: 300, sound: 'card' },
  day_called: { lasts: 200 },
  day_began: { lasts: 160 },
  weather_rolled: { lasts: 600 },
  finished: { lasts: 300 },
  lost: { lasts: 300 },
  moved: { lasts: ({ from, to }) => walkTime(to - from), sound: 'token' },
});
