// The contract between the game screen and a game. A game draws its pictures and says nothing about rules:
// what may be chosen, and why not, arrives with the position.

import type { Component } from 'svelte';
import type { Selection } from '../game/selection.svelte';
import type { Choice, LogEntry, PlanMessage, PlannedPlay, Position, SeatNumber } from '../protocol';
import type { EventSound } from '../sound/cues';
import type { Pack } from '../state/pack';

export interface BoardProps {
  /**
   * As this viewer may see it. While something is told, its view is how things stand by then, and the rest is that of
   * the position before. `choices[].targets` are lit, `blocked[]` say why not, in place.
   */
  readonly position: Position;
  readonly pack: Pack;
  /** By seat. The viewer's own seat is called "You". */
  readonly names: readonly string[];
  /** Null: a spectator, or everyone's view of a replay. */
  readonly me: SeatNumber | null;
  readonly selection: Selection;
  /** Plays a choice at once, as dropping a card on its place does; a click selects instead. */
  readonly choose: (choice: Choice) => void;
  /** What has been shown since `position`, newest last: the action under way. Empty once it is over. */
  readonly events: readonly LogEntry[];
  /** Everything told so far, `events` included, newest last: for a board that looks back. */
  readonly log?: readonly LogEntry[];
  /** 0: no motion, show results at once; otherwise durations are divided by it. */
  readonly speed: number;
  /** What the table plans together; absent where there is nothing to plan, as in a replay. */
  readonly planning?: Planning | undefined;
}

/** Thoughts that everybody at the table sees. They are no moves: nothing comes of them before somebody plays. */
export type Plan = Pick<PlanMessage, 'plays' | 'agreed' | 'preview'>;

/** A play somebody thinks of, before it is known whose thought it is. */
export type Wish = Omit<PlannedPlay, 'by'>;

export interface Planning {
  readonly plan: Plan;
  /** Replaces everything the viewer has planned. What cannot be planned is said where the question stands, unless
      nobody asked for it. */
  readonly set: (plays: Wish[], unasked?: 'unasked') => void;
  readonly agree: (agree: boolean) => void;
}

export interface SeatProps extends BoardProps {
  readonly seat: SeatNumber;
}

export interface FinaleProps extends BoardProps {
  /** By seat: which bot played there; null: a person did. */
  readonly bots: readonly (string | null)[];
}

export interface SeatSummary {
  /** What they are: "Odalys · Victory Leap". */
  readonly note: string;
  /** The one number that matters, and its unit: "31", "spaces". */
  readonly number: string;
  readonly unit: string;
  /** What they are doing while it is their move: "picking". */
  readonly verb: string;
}

export type CardSize = 'xs' | 's' | 'm' | 'l' | 'zoom';

export interface CardProps {
  readonly id: string;
  readonly pack: Pack;
  readonly size: CardSize;
}

/** What a game's folder exports from index.ts. Its CSS sets the world's tokens under [data-game='id']. */
export interface GameModule {
  /** The stage. */
  readonly Board: Component<BoardProps>;
  /** The dock below the prompt: own zones left, hand centre. Absent from a spectator's screen. */
  readonly Dock: Component<BoardProps>;
  /** A face beside the name, if players have one; the seat's mark then stands with the name. */
  readonly Portrait?: Component<SeatProps>;
  /** The open zones of one seat, below its name and number. */
  readonly SeatZones: Component<SeatProps>;
  /** The reference panel above the log, if there is one. */
  readonly Reference?: Component<BoardProps>;
  /** What a phone has room for of a long title. */
  readonly shortTitle?: string;
  /** What the reference panel's tab is called on a phone. */
  readonly referenceTitle?: string;
  /** What the results show of the end itself, below the banner: a count, a last reveal. */
  readonly Finale?: Component<FinaleProps>;
  /** What the prompt says of the choice that is about to be confirmed. Without it, the server's words. */
  readonly confirmation?: (choice: Choice, board: Confirmed) => Confirmation | null;
  /** One card's face, for the zoom, the log and banners. */
  readonly Card: Component<CardProps>;
  /** What the zoom says of a card besides its name and text. Without it, the pack's own words. */
  readonly facts?: (pack: Pack, id: string) => string;
  /** What the words on a card mean, to be read beside it. */
  readonly explained?: (pack: Pack, id: string) => readonly Explained[];
  readonly seatSummary: (position: Position, seat: SeatNumber, pack: Pack) => SeatSummary;
  /** Where the match stands, for the top bar: ["Turn 4 of 7", "Draft, pick 3 of 6"]. */
  readonly status: (position: Position) => readonly string[];
  /**
   * How long an event is shown, in milliseconds at speed 1, up to 900. Events of length 0 are shown together
   * with the next one. Without this, every event takes 120.
   */
  readonly beat?: (event: LogEntry) => number;
  /** Whether an event belongs in the log; without it, every one does. */
  readonly told?: (event: LogEntry) => boolean;
  /** What an event sounds like, if it is to be heard. */
  readonly sound?: EventSound;
  /** The world's own call to the turn, in hertz. */
  readonly turnNotes?: readonly number[];
  /** From the whole log of a match. Without it, the results show scores only. */
  readonly tally?: (log: readonly LogEntry[], seats: number, pack: Pack) => Tally;
  /** How a match ended that all win or lose as one: there is no order among the seats. */
  readonly teamResult?: (position: Position, pack: Pack) => TeamResult;
  /** How a match of one player ended: such a match has a score of its own, and nobody to compare with. */
  readonly soloResult?: (position: Position, pack: Pack) => SoloResult;
  /** Cards for banners, best first; the winner's own in a finished position. */
  readonly showcase: (
    pack: Pack,
    finished: { position: Position; seat: SeatNumber } | null,
  ) => readonly string[];
}

export interface Explained {
  readonly name: string;
  readonly text: string;
}

export type Confirmed = Pick<BoardProps, 'position' | 'pack' | 'me' | 'selection' | 'planning'>;

export interface Confirmation {
  readonly headline: string;
  readonly text: string;
  /** Of the filled button. */
  readonly label: string;
  readonly cancel: { readonly label: string; readonly press: () => void };
}

export interface TeamResult {
  /** "Stage Debut"; null: the banner says only whether it was won. */
  readonly title: string | null;
  readonly sentence: string;
}

export interface SoloResult {
  /** "Over the line after 41 turns." */
  readonly sentence: string;
  readonly numbers: readonly { readonly name: string; readonly value: string }[];
}

/** How a match went, for the results: where the points came from, and who led when. */
export interface Tally {
  readonly sources: readonly { readonly name: string; readonly bySeat: readonly number[] }[];
  /** The start, and then every turn. */
  readonly turns: readonly TallyTurn[];
}

export interface TallyTurn {
  /** On the axis of the chart, and in a sentence: "4", "turn 4". */
  readonly label: string;
  readonly name: string;
  /** By seat, at its end. */
  readonly totals: readonly number[];
  /** The position at its end. */
  readonly ply: number;
}

/** What the home screen needs of a game, small enough to load before it is chosen (tile.ts). */
export interface TileModule {
  /** The runner in the game's lane, drawn to fill its box. */
  readonly Tile: Component;
  readonly theme: { readonly minutes: number; readonly tagline: string; readonly progress: number };
}
