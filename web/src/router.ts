// Addresses of screens, and moving between them without loading the page again.

import type { Token } from './protocol';

export type LinkKind = 'join' | 'watch' | 'resume';

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'link'; kind: LinkKind; token: Token }
  | { screen: 'replay'; token: Token; ply: number | null }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'learn'; game: string }
  | { screen: 'missing' };

export const paths = {
  home: '/',
  table: (id: string) => `/tables/${encodeURIComponent(id)}`,
  rules: (game: string, anchor?: string) =>
    `/rules/${encodeURIComponent(game)}${anchor === undefined ? '' : `#${anchor}`}`,
  learn: (game: string) => `/learn/${encodeURIComponent(game)}`,
  link: (kind: LinkKind, token: Token) => `/${kind}/${encodeURIComponent(token)}`,
  replay: (token: Token, ply?: number) =>
    `/replay/${encodeURIComponent(token)}${ply === undefined ? '' : `#${ply}`}`,
};

export function readRoute(path: string, hash = ''): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const anchor = hash.replace(/^#/, '');
  if (first === '') return { screen: 'home' };
  if (second === '' || rest.length > 0) return { screen: 'missing' };
  switch (first) {
    case 'tables':
      return { screen: 'table', id: second };
    case 'join':
    case 'watch':
    case 'resume':
      return { screen: 'link', kind: first, token: second };
    case 'replay':
      return { screen: 'replay', token: second, ply: /^\d+$/.test(anchor) ? Number(anchor) : null };
    case 'rules':
      return { screen: 'rules', game: second, rule: anchor || null };
    case 'learn':
      return { screen: 'learn', game: second };
    default:
      return { screen: 'missing' };
  }
}

/** Where a pasted invitation leads: a whole link, its path, or the name of a table. */
export function readInvitation(text: string): string | null {
  const trimmed = text.trim();
  if (/^[a-z0-9-]{1,64}$/.test(trimmed)) return paths.table(trimmed);
  const path = trimmed.replace(/^(?:https?:\/\/)?[^/]*(?=\/)/, '');
  const { screen } = readRoute(path.replace(/[?#].*$/, ''));
  return screen === 'link' || screen === 'table' || screen === 'replay' ? path : null;
}
