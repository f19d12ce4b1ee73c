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
/**
 * What one viewer may know of a match of Rat Race. Written by `homestretch fields rat-race --wire`.
 */
export interface View {
  /**
   * who looks; null: a spectator
   */
  viewer: number | null;
  /**
   * the decision
   */
  phase:
    | "vote"
    | "play"
    | "place"
    | "bank"
    | "unbank"
    | "discard"
    | "others-discard"
    | "steal"
    | "recover"
    | "look"
    | "give"
    | "hand-out"
    | "peek"
    | "expose"
    | "expose-other"
    | "take"
    | "shift"
    | "shift-to"
    | "drop"
    | "least"
    | "play-issue"
    | "step"
    | "riot"
    | "calm"
    | "move"
    | "draw-bank"
    | "finished";
  /**
   * whose turn it is
   */
  active: number | null;
  /**
   * who took the first turn
   */
  first: number | null;
  /**
   * from 1
   */
  turn: number;
  /**
   * after which a Regency ends the match (RR-83)
   */
  turn_limit: number | null;
  /**
   * who decides
   */
  pending: number[];
  /**
   * turns without any action (RR-81)
   */
  silent: number;
  /**
   * left in phase 2 of this turn
   */
  moves: number;
  /**
   * this turn has no phase 2
   */
  skip_move: boolean;
  /**
   * made in phase 3 of this turn
   */
  picks: number;
  /**
   * tied so far (RR-11)
   */
  elections: number;
  /**
   * of the last election, by seat
   */
  votes: number[];
  /**
   * face up; its end is the top
   */
  discard: string[];
  /**
   * the Action being executed (RR-26)
   */
  action: string | null;
  /**
   * the Issue played but not yet placed
   */
  placing: string | null;
  /**
   * the Issue turned over that waits for its row
   */
  revealed: string | null;
  /**
   * once the match has ended
   */
  monarch: string | null;
  /**
   * how it ended
   */
  ended_by: "throne" | "silent-round" | "turn-limit" | "technical-bound" | null;
  /**
   * from the farthest row on
   */
  fields: {
    /**
     * its coordinates
     */
    place: string;
    q: number;
    r: number;
    /**
     * 1: the farthest from the Throne
     */
    row: number;
    /**
     * of its tile
     */
    level: number;
    /**
     * what an arsenal needs to enter it (RR-20)
     */
    ideals: string[];
    /**
     * it can be entered from off the board
     */
    entry: boolean;
    /**
     * a Riot Field
     */
    riot: boolean;
  }[];
  /**
   * nobody can play a card any more (RR-80)
   */
  final_sprint: boolean;
  /**
   * the board of this match
   */
  layout: {
    id: string;
    name: string;
    throne: {
      q: number;
      r: number;
      [k: string]: unknown;
    };
    [k: string]: unknown;
  };
  /**
   * in Councilor order
   */
  councilors: {
    id: string;
    /**
     * where its token stands
     */
    place: string;
    /**
     * steps to the Throne
     */
    distance: number | null;
    /**
     * its Issues, the Active card last
     */
    row: string[];
    /**
     * its home ideal and those of its Issues
     */
    arsenal: string[];
    /**
     * its Active card has Feet
     */
    feet: boolean;
    /**
     * others have Feet, so it may not move (RR-37)
     */
    locked: boolean;
    /**
     * where its next step forward may lead
     */
    ahead: {
      /**
       * a next field
       */
      place: string;
      /**
       * ideals it lacks to enter it
       */
      needs: string[];
      /**
       * it riots
       */
      riot: boolean;
      /**
       * somebody stands there
       */
      taken: boolean;
    }[];
  }[];
  /**
   * where riots may begin or be calmed now
   */
  choices: string[];
  /**
   * the card in the middle of its effect
   */
  effect: {
    /**
     * whose effect it is
     */
    card: string;
    /**
     * the step that asks
     */
    step: number;
    /**
     * how often so far
     */
    done: number;
  } | null;
  pile_size: number;
  /**
   * cards of the pile whose place the viewer knows (RR-99)
   */
  pile: {
    /**
     * 1: the lowest
     */
    from_bottom: number;
    /**
     * which card lies there
     */
    card: string;
  }[];
  /**
   * off the pile; null: not known to the viewer
   */
  lifted: (string | null)[];
  /**
   * by seat
   */
  players: {
    hand_size: number;
    bank_size: number;
    /**
     * picks or votes that are not shown yet (RR-98)
     */
    committed: number;
    /**
     * as far as the viewer knows it
     */
    hand: string[];
    /**
     * the others
     */
    hand_unknown: number;
    /**
     * face up
     */
    bank_up: string[];
    /**
     * face down, known to the viewer
     */
    bank_down: string[];
    /**
     * the others
     */
    bank_unknown: number;
    /**
     * what the known cards of the bank would score (RR-77)
     */
    symbols: {
      ant: number;
      bull: number;
      elephant: number;
      rat: number;
      bear: number;
    };
  }[];
  /**
   * the viewer's own picks or vote
   */
  commits?: (string | number)[] | null;
}
