import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Advice, HintMessage } from '../../protocol';
import type { Hint } from '../../state/hint';
import { strings } from '../../strings';
import HintPanel from './HintPanel.svelte';

const choice = (label: string) => ({
  action: label.toLowerCase(),
  label,
  words: [`${label} and see.`],
  targets: [],
});
const ash: Advice = { choice: choice('Ash'), win_share: 0.464, visits: 1000 };
const birch: Advice = { choice: choice('Birch'), win_share: 0.21, visits: 200 };
const found: HintMessage = {
  type: 'hint',
  seat: 0,
  decision: 3,
  iterations: 1200,
  advice: [ash, birch],
};

const onselect = vi.fn();
const onclose = vi.fn();
const onretry = vi.fn();

function show(hint: HintMessage | null) {
  return render(HintPanel, { props: { hint: { found: hint }, onselect, onclose } });
}

/** In a replay, where Mira acted. */
function showThen(hint: Hint) {
  return render(HintPanel, { props: { hint, player: 'Mira', onretry, onclose } });
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('a hint', () => {
  it('is quiet while it is thought about', () => {
    show(null);
    expect(screen.getByRole('status').textContent).toBe(strings.hint.thinking);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('lists what could be done, the best first, with share and trials', () => {
    show(found);
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toContain('Ash and see.');
    expect(lines[0]).toContain('46%');
    expect(lines[0]).toContain('tried 1,000×');
    expect(lines[1]).toContain('21%');
    expect(screen.getByRole('status').textContent).toContain('Hint: Ash');
  });

  it('selects the action of a line', () => {
    show(found);
    screen.getByRole('button', { name: /Birch/ }).click();
    expect(onselect).toHaveBeenCalledWith(birch.choice);
  });

  it('has no numbers where there is only one thing to do', () => {
    show({ ...found, iterations: 0, advice: [{ choice: choice('Ash'), win_share: 0, visits: 0 }] });
    expect(screen.queryByText('0%')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(strings.hint.only);
  });

  it('can be closed', () => {
    show(found);
    screen.getByRole('button', { name: strings.hint.close }).click();
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe('a hint about a move of the past', () => {
  const { iterations, advice } = found;

  it('marks what was done among the best, and nothing can be selected', () => {
    showThen({ found: { iterations, advice, played: birch } });

    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(2);
    expect(lines[0]).not.toContain(strings.hint.played('Mira'));
    expect(lines[1]).toContain(strings.hint.played('Mira'));
    expect(screen.getAllByRole('button')).toHaveLength(1); // the one that closes
    expect(screen.getByRole('status').textContent).toBe(
      'Hint: Ash, about 46% of the win. Mira chose: Birch, about 21%.',
    );
    expect(screen.getByText('Mira chose: Birch, about 21%.')).toBeTruthy();
    expect(screen.getByText(/what Mira knew then/)).toBeTruthy();
  });

  it('says that the best was done', () => {
    showThen({ found: { iterations, advice, played: ash } });
    expect(screen.getByRole('status').textContent).toContain(strings.hint.same('Mira'));
  });

  it('adds what was done if it is not among the best', () => {
    const played = { choice: choice('Cedar'), win_share: 0.02, visits: 40 };
    showThen({ found: { iterations, advice, played } });

    const last = screen.getAllByRole('listitem').at(-1)?.textContent;
    expect(last).toContain('Cedar');
    expect(last).toContain('2%');
    expect(last).toContain(strings.hint.played('Mira'));
  });

  it('says why there is none, and asks again', () => {
    showThen({ found: null, failure: strings.hint.unreachable });

    expect(screen.getByRole('status').textContent).toBe(strings.hint.unreachable);
    screen.getByRole('button', { name: strings.hint.again }).click();
    expect(onretry).toHaveBeenCalledOnce();
  });
});
