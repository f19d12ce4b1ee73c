import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HintMessage } from '../../protocol';
import { strings } from '../../strings';
import HintPanel from './HintPanel.svelte';

const choice = (label: string) => ({
  action: label.toLowerCase(),
  label,
  words: `${label} and see.`,
  targets: [],
});
const found: HintMessage = {
  type: 'hint',
  seat: 0,
  decision: 3,
  iterations: 1200,
  advice: [
    { choice: choice('Ash'), win_share: 0.464, visits: 1000 },
    { choice: choice('Birch'), win_share: 0.21, visits: 200 },
  ],
};

const onselect = vi.fn();
const onclose = vi.fn();

function show(hint: HintMessage | null) {
  return render(HintPanel, { props: { hint: { decision: 3, found: hint }, onselect, onclose } });
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
    expect(onselect).toHaveBeenCalledWith(found.advice[1]?.choice);
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
