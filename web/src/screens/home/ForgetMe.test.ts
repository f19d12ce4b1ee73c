import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { strings } from '../../strings';
import ForgetMe from './ForgetMe.svelte';

const words = strings.guest;

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says what goes and what stays before it erases anything', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response('{"forgotten": true}')));
  vi.stubGlobal('fetch', asked);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  render(ForgetMe);

  await fireEvent.click(screen.getByRole('button', { name: words.forget }));
  screen.getByText(words.forgetWarning);
  expect(asked).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: words.forgetYes }));

  expect(asked).toHaveBeenCalledWith('/api/v1/session', expect.objectContaining({ method: 'DELETE' }));
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalledWith('/');
  });
});

it('leaves everything as it is for who thinks better of it', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  render(ForgetMe);

  await fireEvent.click(screen.getByRole('button', { name: words.forget }));
  await fireEvent.click(screen.getByRole('button', { name: words.forgetNo }));

  screen.getByText(words.forgetText);
  expect(asked).not.toHaveBeenCalled();
});
