// A small pack and positions of it, for tests.

import type { CardWords } from '../../protocol';
import { card, smallPack, steps, table } from '../fixture';
import type { Needs } from './cards';
import type { PlayerView, View } from './view';

export { event, position } from '../fixture';

function named(kind: string, id: string, text: string, data: CardWords['data'] = {}): CardWords {
  return card(kind, id, id.charAt(0).toUpperCase() + id.slice(1), text, data);
}

export const pack = smallPack(
  'dragon-racer',
  [
    table(
      'dragons.csv',
      'id,name,level,label,colour,racetrack,speed,need_red,need_green,need_blue,need_gold,need_any,effect',
      'emberpup,Emberpup,1,A,red,burning_spire,2,1,0,0,0,0,',
      'rimewing,Rimewing,2,A,blue,frozen_cove,4,0,0,2,0,0,',
      'frostkit,Frostkit,1,A,blue,frozen_cove,2,0,0,1,0,0,',
      'nebulon,Nebulon,3,A,blue,moon,6,1,0,2,0,1,',
      'brinestrike,Brinestrike,3,B,green,frozen_cove,,,,,,,attack own 1',
    ),
    table(
      'characters.csv',
      'id,name,ability,effect,token',
      'rowan,Rowan,Formation Flying,support blue; when fire_all move 3,sky',
      'kafka,Kafka,Team Player,team_size 4,turquoise',
      'zahra,Zahra,Hit and Run,when attack move 2,',
    ),
    table(
      'racetracks.csv',
      'id,name,boost_order',
      'moon,Moon,3',
      'burning_spire,Burning Spire,1',
      'frozen_cove,Frozen Cove,2',
    ),
    table(
      'tiles.csv',
      'id,racetrack,colour,place,position,levels,spaces',
      'c0,burning_spire,gold,corner,0,1 2,10',
      'c1,burning_spire,green,corner,1,1 2,8',
      'c5,burning_spire,red,corner,5,1 2,8',
      'c6,frozen_cove,blue,corner,6,1 2,8',
      'u1,moon,blue,upper,,3,8',
      'u2,frozen_cove,green,upper,,3,8',
      'l1,burning_spire,gold,lower,,4,8',
    ),
    table(
      'turns.csv',
      'turn,explore',
      '1,none',
      '2,upper',
      '3,upper',
      '4,upper',
      '5,lower',
      '6,lower',
      '7,lower',
    ),
  ],
  [
    named('Dragons', 'emberpup', 'Needs 1 red. Speed 2.'),
    named('Dragons', 'rimewing', 'Needs 2 blue. Speed 4.'),
    named('Dragons', 'frostkit', 'Needs 1 blue. Speed 2.'),
    named('Dragons', 'nebulon', 'Needs 1 red, 2 blue, 1 any. Speed 6.'),
    named(
      'Dragons',
      'brinestrike',
      'Attack: one racing dragon needs 1 more green supporter this turn. Or support.',
      { effect: steps('attack own 1', 'Attack: one racing dragon needs 1 more green supporter this turn.') },
    ),
    named('Characters', 'rowan', 'Gives 1 blue support each turn.', { supports: { blue: 1 } }),
    named('Characters', 'kafka', 'Races with 4 dragons.'),
    named('Characters', 'zahra', 'When you attack, move 2 more spaces.'),
  ],
);

export function needs(some: Partial<Needs>): Needs {
  return { red: 0, green: 0, blue: 0, gold: 0, any: 0, ...some };
}

export function player(some: Partial<PlayerView> = {}): PlayerView {
  return {
    character: 'rowan',
    trophy: 1,
    distance: 0,
    moved: 0,
    lap: 0,
    space: 0,
    tile: 0,
    team: ['emberpup', 'rimewing'],
    needs: [needs({ red: 1 }), needs({ blue: 2 })],
    committed: false,
    revealed: false,
    hand_size: 2,
    collected_size: 1,
    attacks: [],
    ...some,
  };
}

export function view(some: Partial<View> = {}): View {
  return {
    viewer: 0,
    pending: [0],
    deck: [],
    phase: 'draft',
    turn: 2,
    turns: 7,
    round: 2,
    pass: 'right',
    boost: { sole: 2, tie: 1 },
    asking: null,
    lap: 82,
    tiles: { upper: ['u1'], lower: [] },
    undealt_size: 0,
    players: [player({ collected: ['frostkit'] }), player()],
    hand: ['nebulon', 'brinestrike'],
    commit: null,
    ...some,
  };
}
