import { describe, expect, it } from 'vitest';
import { paths, readInvitation, readRoute } from './router';

const token = 'Zm9vYmFyYmF6cXV4MTIzNA';

describe('addresses', () => {
  it('lead to their screens', () => {
    expect(readRoute('/')).toEqual({ screen: 'home' });
    expect(readRoute(paths.table('brisk-otter-41'))).toEqual({ screen: 'table', id: 'brisk-otter-41' });
    expect(readRoute(paths.link('join', token))).toEqual({ screen: 'link', kind: 'join', token });
    expect(readRoute(paths.replay(token))).toEqual({ screen: 'replay', token, ply: null });
    const moment = new URL(paths.replay(token, 12), 'https://play.example');
    expect(readRoute(moment.pathname, moment.hash)).toEqual({ screen: 'replay', token, ply: 12 });
    expect(readRoute(paths.rules('dragon-racer'), '#DR-41')).toEqual({
      screen: 'rules',
      game: 'dragon-racer',
      rule: 'DR-41',
    });
  });

  it('that mean nothing lead to a page that says so', () => {
    expect(readRoute('/tables')).toEqual({ screen: 'missing' });
    expect(readRoute('/join/a/b')).toEqual({ screen: 'missing' });
    expect(readRoute('/elsewhere/x')).toEqual({ screen: 'missing' });
  });
});

describe('a pasted invitation', () => {
  it('may be a link, a path or the name of a table', () => {
    expect(readInvitation(`https://play.example/join/${token}`)).toBe(`/join/${token}`);
    expect(readInvitation(` play.example:8080/watch/${token} `)).toBe(`/watch/${token}`);
    expect(readInvitation(`/join/${token}`)).toBe(`/join/${token}`);
    expect(readInvitation('brisk-otter-41')).toBe('/tables/brisk-otter-41');
  });

  it('is refused when it leads nowhere', () => {
    expect(readInvitation('')).toBeNull();
    expect(readInvitation('https://play.example/')).toBeNull();
    expect(readInvitation('hello there')).toBeNull();
  });
});
