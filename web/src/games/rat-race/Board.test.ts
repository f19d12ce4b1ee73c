import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import type { Position } from '../../protocol';
import Board from './Board.svelte';
import { choice, pack, position, view } from './fixture';

const rat = { zone: 'councilor', index: 3, id: 'rat' };
const ant = { zone: 'councilor', index: 0, id: 'ant' };
const gate = { zone: 'field', index: 0, id: '0,0' };

function show(shown: Position) {
  const selection = new Selection();
  selection.ask(shown);
  const choose = vi.fn();
  render(Board, {
    props: { position: shown, pack, names: ['You', 'Mira'], me: 0, selection, choose, events: [], speed: 0 },
  });
  return { selection, choose };
}

describe('the field', () => {
  it('is written out for those who cannot see it', () => {
    show(position(view()));

    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(lines).toContain('Row 2: fist-money field');
    expect(lines).toContain('Row 1: money field, Rat here');
    expect(lines).toContain(
      'Rat, on the money field in row 1, has money, 0 Issues, blocked; fist-money field: needs fist',
    );
  });

  it('moves a Councilor by pointing at it and at its field', async () => {
    const { selection } = show(
      position(view(), {
        choices: [
          choice('move ant 0,0', ant, gate),
          choice('move bull 0,0', { ...ant, index: 1, id: 'bull' }, gate),
        ],
      }),
    );

    await fireEvent.click(screen.getByRole('button', { name: /^Ant,/ }));
    await fireEvent.click(screen.getByRole('button', { name: /^Row 1: laurel field/ }));

    expect(selection.ready.map(({ action }) => action)).toEqual(['move ant 0,0']);
  });

  it('says why a field is closed to the Councilor looked at', async () => {
    show(position(view(), { choices: [choice('move ant 0,0', ant, gate)] }));
    expect(screen.queryByText('needs fist')).toBeNull();

    await fireEvent.focusIn(screen.getByRole('button', { name: /^Rat,/ }));

    expect(screen.getByText('needs fist')).toBeTruthy();
  });

  it('says what the server has against a field', () => {
    const target = { zone: 'field', index: 2, id: '0,1' };
    show(
      position(view(), {
        choices: [choice('move ant 0,0', ant, gate)],
        blocked: [{ target, reason: ['Rat needs fist'], rule: 'RR-41' }],
      }),
    );

    expect(screen.getByRole('button', { name: /^Row 2: fist-money field.*Rat needs fist$/ })).toBeTruthy();
  });

  it('lets Feet hold a Councilor', () => {
    show(
      position(view(), {
        choices: [choice('move ant 0,0', ant, gate)],
        blocked: [{ target: rat, reason: ['Feet: only Ant may move'], rule: 'RR-37' }],
      }),
    );

    expect(
      screen.getByRole('button', { name: /^Rat,.*Feet: only Ant may move$/ }).getAttribute('aria-disabled'),
    ).toBe('true');
  });
});
