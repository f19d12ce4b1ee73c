// How far somebody is with the lessons on this device. Kept in the browser, never sent.

const place = 'homestretch-lessons';

interface Note {
  readonly step: number;
  readonly done: boolean;
}
type Notes = Readonly<Record<string, Note>>;

function stored(): Notes {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Notes;
  } catch {
    return {}; // private windows may forbid storage
  }
}

function keep(key: string, note: Note): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...stored(), [key]: note }));
  } catch {
    // It is forgotten when the page is closed.
  }
}

export const lessonNotes = {
  /** Where to go on; 0: at the beginning. */
  stepOf: (game: string, lesson: string): number => {
    const note = stored()[`${game}/${lesson}`];
    return note && !note.done ? note.step : 0;
  },
  reached: (game: string, lesson: string, step: number): void => {
    const before = stored()[`${game}/${lesson}`];
    keep(`${game}/${lesson}`, { step, done: before?.done ?? false });
  },
  done: (game: string, lesson: string): void => keep(`${game}/${lesson}`, { step: 0, done: true }),
  /** Whether somebody has seen a lesson of the game here, or said that they know it. */
  knows: (game: string): boolean => Object.keys(stored()).some((key) => key.startsWith(`${game}/`)),
  /** They know the game already. */
  skip: (game: string): void => keep(`${game}/`, { step: 0, done: true }),
};
