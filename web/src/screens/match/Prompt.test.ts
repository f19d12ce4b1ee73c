import { render, screen } from '@testing-library/svelte';
import type { ComponentProps } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Selection } from '../../game/selection.svelte';
import type { Choice, Position, Target } from '../../protocol';
import { Pack } from '../../state/pack';
import { strings } from '../../strings';
import Prompt from './Prompt.svelte';

const place = (index: number): Target => ({ zone: 'hand', seat: 0, index, id: `card-${index}` });
const choice = (action: string, label: string, ...targets: Target[]): Choice => ({
  action,
  label,
  words: [`${label} and see.`],
  targets,
});

const position: Position = {
  number: 1,
  viewer: 0,
  ply: 3,
  epoch: 1,
  log_size: 4,
  view: {},
  pending: [0, 1],
  question: { eyebrow: ['Draft, pick 1 of 2'], headline: ['Take one dragon'], rule: 'DR-34' },
  decision: 3,
  choices: [
    choice('pass', 'Pass'),
    choice('pick 0', 'Take Ash', place(0)),
    choice('pick 1', 'Take Birch', place(1)),
  ],
  blocked: [],
  clock: null,
  undo: 'none',
  outcome: null,
};

let selection: Selection;
const choose = vi.fn();
const onrule = vi.fn();

function show(
  changes: Partial<Position> = {},
  refusal: { message: string; rule: string | null } | null = null,
  more: Partial<ComponentProps<typeof Prompt>> = {},
) {
  const shown = { ...position, ...changes };
  selection.ask(shown);
  return render(Prompt, {
    props: {
      position: shown,
      pack: new Pack({
        hash: '',
        id: '',
        version: '',
        title: '',
        game: '',
        authors: [],
        licence: '',
        tables: [],
        cards: [],
      }),
      names: ['You', 'Mira'],
      selection,
      refusal,
      choose,
      onundo: vi.fn(),
      onrule,
      ...more,
    },
  });
}

beforeEach(() => {
  selection = new Selection();
  vi.clearAllMocks();
});

describe('the prompt', () => {
  it('asks, and offers what needs no pointing as plain buttons', () => {
    show();
    expect(screen.getByRole('heading').textContent).toBe('Take one dragon');
    expect(screen.getByRole('button', { name: 'Pass' }).classList.contains('go')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Take Ash' })).toBeNull();
  });

  it('has one filled button that repeats what is selected, and says what it means', async () => {
    show();
    selection.point(place(1));

    const take = await screen.findByRole('button', { name: 'Take Birch' });
    expect(take.classList.contains('go')).toBe(true);
    expect(screen.getByText('Take Birch and see.')).toBeTruthy();
    take.click();
    expect(choose).toHaveBeenCalledWith(position.choices[2]);
  });

  it('cannot be answered while the selection is locked', async () => {
    const { container } = show();
    expect(container.querySelector('.asking')?.getAttribute('aria-busy')).toBe('false');
    selection.point(place(1));
    selection.locked = true;
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Take Birch' })).disabled).toBe(
      true,
    );
    expect(container.querySelector('.asking')?.getAttribute('aria-busy')).toBe('true');
  });

  it('lists every choice for those who would rather read', async () => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    show();
    screen.getByRole('button', { name: strings.game.allChoices }).click();
    const all = await screen.findAllByText(/^Take (Ash|Birch)$/);
    all[0]?.click();
    expect(choose).toHaveBeenCalledWith(position.choices[1]);
  });

  it('has a hint only where there are any, and selects what it says', async () => {
    const first = show();
    expect(screen.queryByRole('button', { name: strings.hint.ask })).toBeNull();
    first.unmount();

    const [, , birch] = position.choices;
    const advice = birch ? [{ choice: birch, win_share: 0.5, visits: 9 }] : [];
    const onhint = vi.fn();
    show({}, null, {
      onhint,
      hint: { found: { iterations: 9, advice } },
    });
    screen.getByRole('button', { name: strings.hint.ask }).click();
    expect(onhint).toHaveBeenCalledOnce();

    screen.getByRole('listitem').querySelector('button')?.click();
    const take = await screen.findByRole('button', { name: 'Take Birch' });
    await vi.waitFor(() => expect(document.activeElement).toBe(take));
    expect(choose).not.toHaveBeenCalled();
  });

  it('says whom everybody waits for', () => {
    show({ choices: [], pending: [1], decision: null });
    expect(screen.getByRole('heading').textContent).toBe('Waiting for Mira');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lets a committed choice be changed while that is possible', () => {
    show({ choices: [], pending: [1], decision: null, undo: 'free' });
    expect(screen.getByRole('button', { name: strings.game.change })).toBeTruthy();
  });

  it('says why something was refused and opens the rule', () => {
    show({}, { message: 'Attack dragons never join a team', rule: 'DR-64' });
    expect(screen.getByRole('alert').textContent).toContain('Attack dragons never join a team');
    screen.getByRole('button', { name: strings.game.readRule }).click();
    expect(onrule).toHaveBeenCalledWith('DR-64');
  });
});
