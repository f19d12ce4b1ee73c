import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import type { Choice, Position, Target } from '../../protocol';
import type { BoardProps } from '../board';
import Dock from './Dock.svelte';
import { pack, player, position, view } from './fixture';

function choice(action: string, ...targets: Target[]): Choice {
  return { action, label: action, words: [], targets };
}

function show(shown: Position): { choose: BoardProps['choose'] } {
  const selection = new Selection();
  selection.ask(shown);
  const choose = vi.fn<BoardProps['choose']>();
  const props = {
    position: shown,
    pack,
    names: ['You', 'Mira'],
    me: 0,
    selection,
    choose,
    events: [],
    speed: 0,
  };
  render(Dock, { props });
  return { choose };
}

const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

describe('the draft', () => {
  const picks = [
    choice('pick 0', { zone: 'hand', seat: 0, index: 0, id: 'nebulon' }),
    choice('pick 1', { zone: 'hand', seat: 0, index: 1, id: 'brinestrike' }),
  ];

  it('names every card in hand as the eye reads it', () => {
    show(position(view(), { choices: picks }));

    expect(button(/^Nebulon: speed 6, needs 1 red, 2 blue and 1 any, supports blue, Moon$/)).toBeTruthy();
    expect(button(/^Brinestrike: attack dragon, supports green, Frozen Cove/)).toBeTruthy();
  });

  it('takes a card that is pointed at twice', async () => {
    const { choose } = show(position(view(), { choices: picks }));

    await fireEvent.click(button(/^Nebulon/));
    expect(button(/^Nebulon/).getAttribute('aria-pressed')).toBe('true');
    expect(choose).not.toHaveBeenCalled();

    await fireEvent.click(button(/^Nebulon/));
    expect(choose).toHaveBeenCalledWith(picks[0]);
  });

  it('says which card one has committed to, and what others cannot see', () => {
    show(position(view({ commit: 1 }), { pending: [1], choices: [] }));

    expect(button(/^Brinestrike.*your pick$/)).toBeTruthy();
    expect(button(/^Frostkit.*hidden from others$/)).toBeTruthy();
  });
});

describe('firing up', () => {
  const racing = view({
    phase: 'fire',
    hand: [],
    players: [
      player({
        revealed: true,
        collected: ['frostkit', 'emberpup'],
        team: ['emberpup', 'frostkit', 'rimewing'],
      }),
      player(),
    ],
  });
  const dragon = (index: number, id: string): Target => ({ zone: 'team', seat: 0, index, id });
  const [ember, frost, rime] = [dragon(0, 'emberpup'), dragon(1, 'frostkit'), dragon(2, 'rimewing')];
  const fires = [
    choice('fire 0'),
    choice('fire 1', ember),
    choice('fire 2', frost),
    choice('fire 3', ember, frost),
    choice('fire 4', rime),
  ];
  const inTeam = (name: RegExp): HTMLElement => {
    const found = screen
      .getAllByRole('button', { name })
      .find(({ dataset }) => dataset['target']?.startsWith('team/'));
    if (!found) throw new Error(`${String(name)} is not in the team`);
    return found;
  };

  it('puts dragons into the set and takes them out again', async () => {
    show(position(racing, { choices: fires }));

    await fireEvent.click(inTeam(/^Emberpup/));
    await fireEvent.click(inTeam(/^Frostkit/));
    expect(inTeam(/^Emberpup/).getAttribute('aria-pressed')).toBe('true');
    expect(inTeam(/^Frostkit/).getAttribute('aria-pressed')).toBe('true');

    await fireEvent.click(inTeam(/^Emberpup/));
    expect(inTeam(/^Emberpup/).getAttribute('aria-pressed')).toBeNull();
  });

  it('says why a dragon does not go with the set', async () => {
    show(position(racing, { choices: fires }));
    expect(screen.queryByText('not enough support left')).toBeNull();

    await fireEvent.click(inTeam(/^Emberpup/));

    expect(inTeam(/^Rimewing.*not enough support left$/)).toBeTruthy();
  });

  it('says why a dragon cannot fly at all', () => {
    const blocked = [{ target: rime, reason: ['needs 1 blue more'], rule: 'DR-54' }];
    show(position(racing, { choices: fires.slice(0, 4), blocked }));

    expect(inTeam(/^Rimewing.*needs 1 blue more$/).getAttribute('aria-disabled')).toBe('true');
  });
});
