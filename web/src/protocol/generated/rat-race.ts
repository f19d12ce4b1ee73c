// Generated from protocol/*/rat-race.schema.json by `npm run types`. Do not edit.

/**
 * The details of each event of Rat Race, by kind, with the pattern of its words. Written by `homestretch fields rat-race --events`.
 */
export interface Events {
  /**
   * {Seat} {seat?were|was} dealt {cards?{cards}|{count|card}}.
   */
  dealt: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * how many cards
     */
    count: number;
    /**
     * which cards
     */
    cards?: string[];
  };
  /**
   * {Seat} decided.
   */
  committed: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} voted for {for}.
   */
  voted: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * the other player
     */
    for: number;
  };
  /**
   * The election was tied, for the {election=1?first|{election=2?second|third}} time.
   */
  tied: {
    election: number;
  };
  /**
   * {Seat} played first{by_lot?, by lot}.
   */
  first_player: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * drawn
     */
    by_lot: boolean;
  };
  /**
   * Turn {turn}: {seat?it was yours|{Seat}}.
   */
  turn_began: {
    /**
     * who it is about
     */
    seat: number;
    turn: number;
  };
  /**
   * {Seat} played {card}.
   */
  played: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
  };
  /**
   * {card} went to the {councilor}.
   */
  placed: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * which Councilor
     */
    councilor: string;
  };
  /**
   * {Seat} drew {card?{card}|a card}.
   */
  drew: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card?: string;
  };
  /**
   * {cards|card} of the discard pile became the draw pile.
   */
  reshuffled: {
    cards: number;
  };
  /**
   * {Seat} banked {card?{card}|a card}.
   */
  banked: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card?: string;
  };
  /**
   * {Seat} took {card?{card}|a card} out of {seat?your|the} bank.
   */
  unbanked: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card?: string;
  };
  /**
   * {Seat} discarded {card}.
   */
  discarded: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
  };
  /**
   * {Seat} took {card?{card}|a card} from {other}.
   */
  stolen: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card?: string;
    /**
     * the other player
     */
    other: number;
  };
  /**
   * {Seat} took {card} from the discard pile.
   */
  recovered: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
  };
  /**
   * {count?{Seat} looked at {cards?{cards}|{count|card}}.}
   */
  looked: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * how many cards
     */
    count: number;
    /**
     * which cards
     */
    cards?: string[];
  };
  /**
   * {Seat} kept {card?{card}|a card}.
   */
  kept: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card?: string;
  };
  /**
   * {count?{Seat} put {cards?{cards}|{count|card}} under the pile.}
   */
  put_under: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * how many cards
     */
    count: number;
    /**
     * which cards
     */
    cards?: string[];
  };
  /**
   * {Seat} put {card?{card}|a card} into {to_self?{seat?your|their} own bank|{other?your bank|the bank of {other}}}.
   */
  given: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card?: string;
    /**
     * the other player
     */
    other: number;
  };
  /**
   * {Seat} looked into {of?your bank|the bank of {of}}{cards?: {cards}}.
   */
  peeked: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * how many cards
     */
    count: number;
    /**
     * the other player
     */
    of: number;
    /**
     * which cards
     */
    cards?: string[];
  };
  /**
   * {card} turned up in {seat?your bank|the bank of {seat}}.
   */
  exposed: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
  };
  /**
   * {card} went from the {from} to the {to}.
   */
  issue_moved: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * whose it was
     */
    from: string;
    /**
     * whose it is now
     */
    to: string;
  };
  /**
   * {card} of the {from} was discarded.
   */
  issue_dropped: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * whose it was
     */
    from: string;
  };
  /**
   * {Seat} turned over {card}.
   */
  revealed: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
  };
  /**
   * {card} joined the {councilor}.
   */
  issue_dealt: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * which Councilor
     */
    councilor: string;
  };
  /**
   * The {councilor} went {to=off?back off the board|to {there}}.
   */
  moved: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which Councilor
     */
    councilor: string;
    /**
     * where it stood
     */
    from: string;
    /**
     * where it stands
     */
    to: string;
  };
  /**
   * {Seat} moved nobody.
   */
  passed: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} stopped.
   */
  stopped: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * A riot broke out on {there}.
   */
  riot_began: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which field
     */
    place: string;
  };
  /**
   * Calm returned to {there}.
   */
  riot_ended: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which field
     */
    place: string;
  };
  /**
   * No Councilor could move.
   */
  move_skipped: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {crowned}
   */
  crowned: {
    /**
     * which Councilor
     */
    councilor: string;
    /**
     * what ended the match
     */
    ended_by: "throne" | "silent-round" | "turn-limit" | "technical-bound";
  };
  /**
   * {Seat} had {score|symbol} banked: {cards?{cards}|nothing}.
   */
  bank_shown: {
    /**
     * who it is about
     */
    seat: number;
    score: number;
    /**
     * which cards
     */
    cards: string[];
  };
}
