import { afterEach, describe, expect, it, vi } from 'vitest';
import { strings } from '../strings';
import { api } from './api';

function answering(status: number, body: string) {
  const asked = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('the HTTP client', () => {
  it('sends JSON and gives back the answer', async () => {
    const asked = answering(201, '{"id":"brisk-otter-41"}');

    const table = await api.createTable({ game: 'dragon-racer', seats: 4 });

    expect(table.id).toBe('brisk-otter-41');
    expect(asked).toHaveBeenCalledWith(
      '/api/v1/tables',
      expect.objectContaining({ method: 'POST', body: '{"game":"dragon-racer","seats":4}' }),
    );
  });

  it("passes on the server's own words and code", async () => {
    answering(404, '{"error":{"code":"unknown-table","message":"There is no such table."}}');

    await expect(api.table('gone')).rejects.toMatchObject({
      code: 'unknown-table',
      status: 404,
      message: 'There is no such table.',
    });
  });

  it('says in words that the server cannot be reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));

    await expect(api.games()).rejects.toMatchObject({
      code: 'unreachable',
      message: strings.errors.unreachable,
    });
  });

  it('says in words that an answer made no sense', async () => {
    answering(502, '<html>Bad gateway</html>');

    await expect(api.games()).rejects.toMatchObject({ code: 'unreadable', status: 502 });
  });

  it('asks for a pack once, and again after a failure', async () => {
    const failing = answering(503, '{"error":{"code":"busy","message":"Try again."}}');
    await expect(api.pack('aa')).rejects.toMatchObject({ code: 'busy' });
    expect(failing).toHaveBeenCalledTimes(1);

    const asked = answering(200, '{"hash":"aa"}');
    await api.pack('aa');
    await api.pack('aa');
    expect(asked).toHaveBeenCalledTimes(1);

    await api.pack('aa', { seats: 4, options: { feet_scope: 'all_steps' } });
    expect(asked).toHaveBeenLastCalledWith(
      expect.stringContaining('/packs/aa?feet_scope=all_steps&seats=4'),
      expect.anything(),
    );
  });
});
