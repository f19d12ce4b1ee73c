import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import type { Position } from '../../protocol';
import type { Plan, Wish } from '../board';
import Board from './Board.svelte';
import { choice, column, entry, pack, piece, position, view } from './fixture';
import { confirmation } from './index';
import { planner } from './planner.svelte';

const names = ['You', 'Bo', 'Dee'];
const card = { zone: 'hand', seat: 0, index: 0, id: 'S02' };
const third = { zone: 'column', index: 2, id: 'B3' };
const moves = [
  choice('play S02 c3', card, third),
  choice('play S02 u', card, { zone: 'unopposed' }),
  choice('play B3 c3', { ...card, index: 1, id: 'B3' }, third),
];

function show(shown: Position, plan: Plan = { plays: [], agreed: [], preview: null }) {
  const selection = new Selection();
  selection.ask(shown);
  const set = vi.fn<(plays: Wish[], unasked?: string) => void>();
  const planning = { plan, set, agree: vi.fn() };
  render(Board, {
    props: {
      position: shown,
      pack,
      names,
      me: 0,
      selection,
      choose: vi.fn(),
      events: [],
      speed: 0,
      planning,
    },
  });
  return { selection, set, planning };
}

beforeEach(() => {
  planner.selection.clear();
  planner.declined = null;
  planner.own = null;
});

describe('the row', () => {
  it('is written out for those who cannot see it', () => {
    show(position(view()));

    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(lines).toContain('Challenge 3: Basic 3, power 3. not opposed yet');
    expect(lines).toContain('Challenge 1: Basic 2, power 2. opposed with 2, overcome');
    expect(lines).toContain('Basic 2, of Bo, power 2: 2 of its own, against Basic 2');
  });

  it('says below the hearts when any loss would be the end', () => {
    show(position(view({ hearts: 0, any_loss_defeats: true })));

    expect(screen.getAllByText('Any loss now ends the show')).toHaveLength(2); // drawn, and written out
  });

  it('names every part of a merged challenge and what has become of it', () => {
    const merged = column(0, 'B2', {
      power: 5,
      entries: [entry('B2'), entry('S25', { copy: true, silenced: true })],
    });
    show(position(view({ columns: [merged] })));

    expect(
      screen.getByRole('button', {
        name: /^Challenge 1: Basic 2 \+ Cold Shoulder \(copy\), power 5.*silenced/,
      }),
    ).toBeTruthy();
  });

  it('says why a slot is taken', () => {
    const target = { zone: 'column', index: 0, id: 'B2' };
    const reason = 'another resource opposes it already';
    show(position(view(), { choices: moves, blocked: [{ target, reason: [reason], rule: 'SS-41' }] }));

    expect(screen.getByRole('button', { name: new RegExp(`^Challenge 1.*${reason}$`) })).toBeTruthy();
  });
});

describe('a plan', () => {
  it('is made of a move that is about to be confirmed', async () => {
    const { selection, set } = show(position(view(), { choices: moves }));
    selection.point(card);
    await fireEvent.click(screen.getByRole('button', { name: /^Challenge 3/ }));

    expect(selection.ready.map(({ action }) => action)).toEqual(['play S02 c3']);
    expect(set).toHaveBeenCalledWith([{ seat: 0, card: 'S02', place: 'c3', answers: [] }], 'unasked');
  });

  it('is made for somebody else by pointing at their card and at a place', async () => {
    const { set } = show(position(view(), { choices: moves }));
    planner.pick(['B2', 'B3'], 2, 'B3');
    expect(await screen.findByText('Where could Dee play Basic 3?')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Challenge 3/ }));

    expect(set).toHaveBeenCalledWith([{ seat: 2, card: 'B3', place: 'c3', answers: [] }]);
    expect(planner.picking).toBe(false);
  });

  it('is shown where it would lie, with whose thought it is', () => {
    const pieces = [piece(1, 'B2'), piece(2, 'B3', { owner: 2, place: 'c3', power: 3 })];
    const { columns } = view();
    show(position(view(), { choices: moves }), {
      plays: [{ by: 1, seat: 2, card: 'B3', place: 'c3', answers: [] }],
      agreed: [],
      preview: { board: { columns, pieces }, asked: [], columns: [], unknown: [], left_out: [] },
    });

    expect(screen.getByText('Bo suggests')).toBeTruthy();
  });

  it('is selected already for whoever comes to play it', () => {
    const { columns, pieces } = view();
    const { selection, planning } = show(position(view(), { choices: moves }), {
      plays: [{ by: 0, seat: 0, card: 'S02', place: 'c3', answers: [] }],
      agreed: [],
      preview: {
        board: { columns, pieces },
        asked: [{ play: 0, action: 'place u', options: [{ action: 'place u', label: 'unopposed' }] }],
        columns: [],
        unknown: [],
        left_out: [],
      },
    });

    const [ready] = selection.ready;
    expect(ready?.action).toBe('play S02 c3');
    const asked =
      ready && confirmation(ready, { position: position(view()), pack, me: 0, selection, planning });
    expect(asked).toMatchObject({
      headline: 'Play Ask for Help against Basic 3?',
      text: 'Its effect: unopposed. You can still change it.',
      label: 'Play as planned',
    });
  });

  it('does not come about where the table plays without', async () => {
    const { selection, set } = show(position(view({ planning_aid: false }), { choices: moves }));
    selection.point(card);
    await fireEvent.click(screen.getByRole('button', { name: /^Challenge 3/ }));

    expect(set).not.toHaveBeenCalled();
  });
});
