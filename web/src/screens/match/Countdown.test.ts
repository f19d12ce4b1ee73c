import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heardServerTime } from '../../state/server-clock';
import Countdown from './Countdown.svelte';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  heardServerTime(Date.now());
  vi.useRealTimers();
});

it('counts by the clock of the server, whatever the device thinks', async () => {
  heardServerTime(9_000_000);

  const { container } = render(Countdown, { deadline: 9_065_000, bank: null, running: true });
  expect(container.textContent).toContain('1:05');

  vi.advanceTimersByTime(5000);
  await tick();
  expect(container.textContent).toContain('1:00');
});

it('shows a bank that is not being used as it stands', () => {
  const { container } = render(Countdown, { deadline: null, bank: 90_000, running: false });
  expect(container.textContent).toContain('1:30');
});
