import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import type { LogEntry, Position } from '../../protocol';
import Board from './Board.svelte';
import { choice, event, look, ownPlayer, pack, player, position, view } from './fixture';

function show(shown: Position, log: LogEntry[] = []) {
  const selection = new Selection();
  selection.ask(shown);
  const choose = vi.fn();
  render(Board, {
    props: {
      position: shown,
      pack,
      names: ['You', 'Mira', 'Jonas'],
      me: 0,
      selection,
      choose,
      events: [],
      log,
      speed: 0,
    },
  });
  return { selection, choose };
}

describe('the stage', () => {
  it('sells what one can pay, and says why not the rest', async () => {
    const { selection } = show(
      position(view({ phase: 'werk', decision: 'werk', coins: 2 }), {
        choices: [choice('buy 1', { zone: 'market', index: 1, id: 'L02' }), choice('end')],
        blocked: [
          {
            target: { zone: 'market', index: 0, id: 'O07' },
            reason: ['costs 4 coins, you have 2'],
            rule: 'D2R-68',
          },
          { target: { zone: 'market', index: 2 }, reason: ['the draw pile is empty'], rule: 'D2R-72' },
        ],
      }),
    );

    await fireEvent.click(screen.getByRole('button', { name: /^Kitten Heels/ }));

    expect(selection.ready.map(({ action }) => action)).toEqual(['buy 1']);
    expect(
      screen.getByRole('button', { name: /^Cashmere Realness.*costs 4 coins, you have 2$/ }),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Market slot 3: sold out, the draw pile is empty' }),
    ).toBeTruthy();
  });

  it('is written out for those who cannot see it, and never names what is hidden', () => {
    show(
      position(
        view({
          players: [
            ownPlayer({ look: look({ Hair: 'H05' }) }),
            player({ look: look({ Outfit: '?' }), look_total: null }),
            player(),
          ],
        }),
      ),
    );

    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(lines.find((line) => line?.startsWith('Mira'))).toContain('Outfit: face down');
    expect(lines.find((line) => line?.startsWith('You;'))).toContain('Hair: Victory Rolls, value 3');
  });

  it('answers Shade with a button', async () => {
    const { choose } = show(
      position(view({ decision: 'react', active: 1 }), {
        choices: [choice('suffer'), choice('block L02', { zone: 'hand', seat: 0, index: 0, id: 'L02' })],
      }),
      [
        event('turn_began', { seat: 1 }),
        event('activated', { seat: 1, card: 'H06', from: 'hand', coins: 1 }),
        event('aimed', { seat: 1, other: 0 }),
      ],
    );

    expect(screen.getByRole('heading', { name: 'Mira throws Shade' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Block\s*Kitten Heels/ }));

    expect(choose.mock.calls[0]?.[0]).toMatchObject({ action: 'block L02' });
    expect(screen.getByRole('button', { name: /^Reverse\s*no Reverse/ })).toHaveProperty('disabled', true);
  });

  it('keeps a contest until one has seen it', async () => {
    show(position(view({ round: 2 })), [
      event('round_began', { round: 1, event: 'E03' }),
      event('showed', { seat: 1, up: true, cards: ['O07'], total: 4 }),
      event('won', { seat: 1, event: 'E03' }),
      event('round_began', { round: 2, event: 'E01' }),
      event('turn_began', { seat: 0 }),
    ]);

    expect(screen.getByRole('heading', { name: 'Mira wins' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Show the Market' }));

    expect(screen.getByRole('heading', { name: 'Market', level: 2 })).toBeTruthy();
  });
});
