// HTTP: everything that is not said on a table's socket. Failures are errors with words for people.

import type {
  ErrorBody,
  Forgotten,
  GameList,
  Keeping,
  LessonAside,
  LessonList,
  LessonStep,
  NewTable,
  OpenedLink,
  OptionTexts,
  PackPage,
  PlayerName,
  RecoveryCode,
  ReplayFile,
  ReplayHint,
  ReplayPly,
  RulesPage,
  SeatNumber,
  Session,
  Table,
  TableId,
  TableList,
  Token,
} from '.';
import { strings } from '../strings';
import { sentence } from './sentence';

export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** For programs; `unreachable` and `unreadable` are the client's own. */
    readonly code: string,
    readonly status: number,
  ) {
    super(message);
  }
}

const base = '/api/v1';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    request.headers = { accept: 'application/json', 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(base + path, request);
  } catch {
    throw new ApiError(strings.errors.unreachable, 'unreachable', 0);
  }
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new ApiError(strings.errors.unreadable(response.status), 'unreadable', response.status);
  }
  if (response.ok) return answer as T;
  const { error } = (answer ?? {}) as Partial<ErrorBody>;
  throw new ApiError(
    error ? sentence(error.message) : strings.errors.unreadable(response.status),
    error?.code ?? 'unreadable',
    response.status,
  );
}

const at = encodeURIComponent;
const packs = new Map<string, Promise<PackPage>>();

export const api = {
  session: () => call<Session>('GET', '/session'),
  rename: (name: PlayerName) => call<Session>('PUT', '/session', { name }),
  forgetMe: () => call<Forgotten>('DELETE', '/session'),
  putAway: (table: TableId) => call<Session>('DELETE', `/session/tables/${at(table)}`),
  newRecovery: () => call<RecoveryCode>('POST', '/session/recovery'),
  adopt: (code: string) => call<Session>('POST', '/session/adopt', { code }),
  games: () => call<GameList>('GET', '/games'),
  rules: (game: string) => call<RulesPage>('GET', `/games/${at(game)}/rules`),
  lessons: (game: string) => call<LessonList>('GET', `/games/${at(game)}/lessons`),
  lessonStep: (game: string, lesson: string, step: number) =>
    call<LessonStep>('GET', `/games/${at(game)}/lessons/${at(lesson)}/steps/${step}`),
  lessonAside: (game: string, lesson: string, step: number, action: string) =>
    call<LessonAside>(
      'GET',
      `/games/${at(game)}/lessons/${at(lesson)}/steps/${step}/aside?action=${at(action)}`,
    ),
  tables: () => call<TableList>('GET', '/tables'),
  createTable: (wanted: NewTable) => call<Table>('POST', '/tables', wanted),
  table: (id: TableId) => call<Table>('GET', `/tables/${at(id)}`),
  openLink: (token: Token, name?: PlayerName) =>
    call<OpenedLink>('POST', `/links/${at(token)}`, name ? { name } : {}),
  replay: (token: Token) => call<ReplayFile>('GET', `/replays/${at(token)}`),
  keepReplay: (token: Token, kept: boolean) => call<Keeping>('PUT', `/replays/${at(token)}/kept`, { kept }),
  /** With what was heard of the last plies, as many as `log` says. */
  ply: (token: Token, ply: number, as: SeatNumber | 'all', log: number) =>
    call<ReplayPly>('GET', `/replays/${at(token)}/plies/${ply}?as=${as}&log=${log}`),
  replayHint: (token: Token, ply: number) =>
    call<ReplayHint>('GET', `/replays/${at(token)}/plies/${ply}/hint`),

  /**
   * Its cards read as they do at the table, if there is one. A pack never changes, so it is asked for once; a
   * failure is not remembered.
   */
  pack(hash: string, table?: { readonly seats: number; readonly options: OptionTexts }): Promise<PackPage> {
    const query = table && new URLSearchParams({ ...table.options, seats: String(table.seats) });
    const path = `/packs/${at(hash)}${query ? `?${query}` : ''}`;
    const known = packs.get(path);
    if (known) return known;
    const asked = call<PackPage>('GET', path);
    packs.set(path, asked);
    asked.catch(() => packs.delete(path));
    return asked;
  },
};
