// Generated from protocol/*/slow-and-steady.schema.json by `npm run types`. Do not edit.

/**
 * The details of each event of Slow and Steady Wins the (Drag) Race, by kind, with the pattern of its words. Written by `homestretch fields slow-and-steady --events`.
 */
export interface Events {
  /**
   * {Seat} became the start player.
   */
  start_player: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} {seat?were|was} offered {cards?{cards}|two cards}.
   */
  offered: {
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
   * {Seat} kept {card?{card}; {second} became a challenge|a card; the other became a challenge}.
   */
  drafted: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card?: string;
    /**
     * the other card
     */
    passed?: string;
  };
  /**
   * Round {round} began; {lead} {lead?were|was} first in turn order.
   */
  round_began: {
    round: number;
    /**
     * first in turn order
     */
    lead: number;
  };
  /**
   * {count?{Seat} drew {cards?{cards}|{count|card}}.}
   */
  drew: {
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
   * {challenge} became a challenge of this round.
   */
  dealt: {
    /**
     * which card
     */
    card: string;
    /**
     * from the left, from 0
     */
    column: number;
  };
  /**
   * {challenge} took effect{text?: {text}|.}
   */
  activated: {
    /**
     * which card
     */
    card: string;
    /**
     * from the left, from 0
     */
    column: number;
  };
  /**
   * {challenge} joined the challenges.
   */
  drew_challenge: {
    /**
     * which card
     */
    card: string;
    /**
     * from the left, from 0
     */
    column: number;
  };
  /**
   * There was nothing to draw ({step}).
   */
  nothing_drawn: {
    /**
     * of the step
     */
    verb: string;
  };
  /**
   * {cards|discarded challenge} went back into the challenge deck.
   */
  refilled: {
    cards: number;
  };
  /**
   * {Seat} returned {card?{card}|a card} to the deck.
   */
  returned: {
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
   * {Seat} decided.
   */
  committed: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} passed {card} on to {other}.
   */
  passed: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * with whom
     */
    other: number;
  };
  /**
   * {against} got {+number} power.
   */
  power_changed: {
    /**
     * from the left, from 0
     */
    column: number;
    number: number;
  };
  /**
   * {against} broke in two; the new challenge to its right got {number}.
   */
  broke: {
    /**
     * from the left, from 0
     */
    column: number;
    number: number;
  };
  /**
   * {against} and {other_challenge} merged.
   */
  merged: {
    /**
     * from the left, from 0
     */
    column: number;
    /**
     * the other one
     */
    second: number;
  };
  /**
   * {other_challenge} took the place of {challenge}.
   */
  replaced: {
    /**
     * from the left, from 0
     */
    column: number;
    /**
     * which card
     */
    card: string;
    /**
     * the other card
     */
    new: string;
  };
  /**
   * {+number} confidence at the end of the round.
   */
  ledger_changed: {
    number: number;
  };
  /**
   * {Seat} had no card to play.
   */
  skipped: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} played {card} {where}.
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
    /**
     * where
     */
    place: "u" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8";
  };
  /**
   * {Seat} added a {number}-power piece {where}.
   */
  token_placed: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * where
     */
    place: "u" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8";
  };
  /**
   * {Seat's} {waits?next card was to get|card got} {+number} power.
   */
  boosted: {
    /**
     * who it is about
     */
    seat: number;
    number: number;
    /**
     * for the next card
     */
    waits: boolean;
  };
  /**
   * {against} and {other_challenge} changed places.
   */
  swapped: {
    /**
     * from the left, from 0
     */
    column: number;
    /**
     * the other one
     */
    second: number;
  };
  /**
   * {against} was silenced.
   */
  silenced: {
    /**
     * from the left, from 0
     */
    column: number;
    number: number;
  };
  /**
   * {card} moved {where}.
   */
  moved: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * by its number
     */
    piece: number;
    /**
     * where
     */
    place: "u" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8";
  };
  /**
   * {card} was broken; {number} of its power went {where}.
   */
  split_off: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * by its number
     */
    piece: number;
    /**
     * where
     */
    place: "u" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8";
  };
  /**
   * From then on a failure cost {number} less.
   */
  guarded: {
    number: number;
  };
  /**
   * {Seat} put {card} back into the deck.
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
   * {Seat} looked at {cards?{challenges}|{count|card} of the challenge deck}.
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
   * {Seat} discarded {challenge}.
   */
  culled: {
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
   * {cards?{Seat} put {cards|card} back into the challenge deck.}
   */
  put_back: {
    /**
     * who it is about
     */
    seat: number;
    cards: number;
  };
  /**
   * {Seat} traded {card} with {other} for {returned}.
   */
  traded: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * with whom
     */
    other: number;
    /**
     * the other card
     */
    returned: string;
  };
  /**
   * {Seat} used the effect of {card}.
   */
  effect_copied: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * by its number
     */
    piece: number;
    /**
     * where
     */
    place: "u" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8";
  };
  /**
   * {Seat} added the printed power of {card}: {+number}.
   */
  power_copied: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * by its number
     */
    piece: number;
    /**
     * where
     */
    place: "u" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8";
  };
  /**
   * {Seat} declined.
   */
  declined: {
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
   * {stopped_by}
   */
  limited: {
    /**
     * SS-103
     */
    limit: "columns" | "entries" | "activations" | "pieces" | "hearts" | "depth";
    lost?: number;
  };
  /**
   * Round {round}: {projected}.
   */
  resolved: {
    round: number;
    /**
     * all is overcome
     */
    success: boolean;
    /**
     * of the unopposed pieces
     */
    gain: number;
    /**
     * of what is not overcome
     */
    loss: number;
    /**
     * with the rewards
     */
    ledger: number;
    /**
     * of the hearts
     */
    change: number;
    /**
     * afterwards
     */
    hearts: number;
    /**
     * challenges, left to right
     */
    columns: {
      /**
       * of the challenge
       */
      power: number;
      /**
       * of what opposes it
       */
      strength: number;
      /**
       * as things stand
       */
      overcome: boolean;
    }[];
  };
  /**
   * {ended_by=victory?The team won with {score|heart}: {rating}|{ended_by=limit?The match took too many decisions and counted as a defeat|Mary's confidence ran out: the team was defeated}}.
   */
  ended: {
    /**
     * how
     */
    ended_by: "victory" | "defeat" | "limit";
    /**
     * by the team
     */
    won: boolean;
    score: number;
    /**
     * of a victory
     */
    title: string | null;
  };
}
/**
 * What one viewer may know of a match of Slow and Steady Wins the (Drag) Race. Written by `homestretch fields slow-and-steady --wire`.
 */
export interface View {
  /**
   * who looks
   */
  viewer: number | null;
  /**
   * where the match stands
   */
  phase: "draft" | "activation" | "play" | "finished";
  /**
   * what is asked
   */
  decision:
    | "draft"
    | "play"
    | "extra"
    | "forget"
    | "exchange"
    | "place"
    | "pick"
    | "pick-second"
    | "split"
    | "pick-piece"
    | "move"
    | "cull"
    | "recover"
    | "trade"
    | "trade-give"
    | "trade-return"
    | null;
  /**
   * who owes the decision
   */
  pending: number[];
  /**
   * of the draft; 4 when it is over
   */
  draft_step: number;
  /**
   * 0 during the draft
   */
  round: number;
  /**
   * the first in turn order
   */
  lead: number;
  /**
   * place in the turn order of who plays or drafts
   */
  turn: number;
  /**
   * plays that this player has left besides
   */
  extra: number;
  /**
   * Mary's confidence
   */
  hearts: number;
  /**
   * another loss is a defeat (loss_rule=brink)
   */
  warned: boolean;
  /**
   * confidence to be counted at the end of the round
   */
  ledger: number;
  /**
   * what a failure costs less
   */
  guard: number;
  /**
   * the rounds played
   */
  history: {
    /**
     * all was overcome
     */
    success: boolean;
    /**
     * of the hearts
     */
    change: number;
    /**
     * afterwards
     */
    hearts: number;
  }[];
  /**
   * in the order of discarding
   */
  challenge_discard: string[];
  /**
   * basic cards out of play
   */
  unused: string[];
  /**
   * by seat
   */
  players: {
    /**
     * in the order of discarding
     */
    discard: string[];
    /**
     * waits for this player's card
     */
    boost: number;
    /**
     * of a closed hand, known to all
     */
    known_in_hand: string[];
    /**
     * of a closed hand's deck, known to all
     */
    known_in_deck: string[];
    /**
     * null: not for the viewer's eyes
     */
    hand: string[] | null;
    /**
     * cards in hand
     */
    hand_size: number;
    /**
     * null: not for the viewer's eyes
     */
    deck: string[] | null;
    /**
     * cards in the deck
     */
    deck_size: number;
    /**
     * null: not for the viewer's eyes
     */
    offer: string[] | null;
    /**
     * cards offered in the draft
     */
    offer_size: number;
    /**
     * has laid down a card for others
     */
    committed: boolean;
    /**
     * of a closed hand and its deck, what the viewer knows
     */
    known: string[];
  }[];
  /**
   * challenges, left to right
   */
  columns: {
    /**
     * its slot
     */
    place: "u" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8";
    /**
     * of the challenge
     */
    power: number;
    /**
     * of what opposes it
     */
    strength: number;
    /**
     * as things stand
     */
    overcome: boolean;
    /**
     * the fixed part of its power
     */
    fixed: number;
    /**
     * its cards
     */
    entries: {
      /**
       * made by a break; no card lies here
       */
      copy: boolean;
      /**
       * itself, or what it copies
       */
      card: string;
      /**
       * or its activation has begun
       */
      activated: boolean;
      /**
       * does nothing any more
       */
      silenced: boolean;
      /**
       * power on the card
       */
      printed: number;
      /**
       * shown as +
       */
      variable: boolean;
    }[];
    /**
     * one of its cards is special
     */
    special: boolean;
    /**
     * that oppose it, by number
     */
    pieces: number[];
  }[];
  /**
   * resources in play
   */
  pieces: {
    /**
     * in the order of play
     */
    number: number;
    /**
     * only a card lies here itself
     */
    kind: "card" | "token" | "copy";
    /**
     * itself, or what it comes from
     */
    card: string;
    /**
     * who played it
     */
    owner: number;
    /**
     * the challenge it opposes, or u: unopposed
     */
    place: "u" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8";
    /**
     * the fixed part of its power
     */
    fixed: number;
    /**
     * all in all
     */
    power: number;
    /**
     * its own variable part
     */
    varying: number;
    /**
     * what others add
     */
    auras: number;
  }[];
  /**
   * in this round
   */
  any_loss_defeats: boolean;
  /**
   * the turn order
   */
  order: number[];
  /**
   * the most hearts there can be; 99: no limit
   */
  heart_cap: number;
  /**
   * what the viewer knows to be in it
   */
  challenge_deck: string[];
  /**
   * all its cards
   */
  challenge_deck_size: number;
  /**
   * lifted off it; null: not for the viewer's eyes
   */
  looked_at: string[] | null;
  /**
   * how many those are
   */
  looked_at_size: number;
  /**
   * not yet dealt
   */
  special_deck_size: number;
  /**
   * the viewer's own card that is laid down
   */
  commit: string | null;
  /**
   * that asks
   */
  effect: {
    /**
     * whose effect it is
     */
    card: string;
    /**
     * which of the two
     */
    side: "resource" | "challenge";
    /**
     * who carries it out
     */
    seat: number;
    /**
     * the step that asks
     */
    text: string;
  } | null;
  /**
   * option
   */
  open_hands: boolean;
  /**
   * option
   */
  planning_aid: boolean;
  /**
   * if the round ended now
   */
  projection: {
    /**
     * for people
     */
    words: string;
    /**
     * all is overcome
     */
    success: boolean;
    /**
     * of the unopposed pieces
     */
    gain: number;
    /**
     * of what is not overcome
     */
    loss: number;
    /**
     * with the rewards
     */
    ledger: number;
    /**
     * of the hearts
     */
    change: number;
    /**
     * afterwards
     */
    hearts: number;
    /**
     * challenges, left to right
     */
    columns: {
      /**
       * of the challenge
       */
      power: number;
      /**
       * of what opposes it
       */
      strength: number;
      /**
       * as things stand
       */
      overcome: boolean;
    }[];
    /**
     * the match would be lost
     */
    defeat: boolean;
    /**
     * what a failure costs less
     */
    guard: number;
    /**
     * steps whose cards nobody can know
     */
    unknown: string[];
    /**
     * planned plays that are not possible
     */
    left_out: number[];
  } | null;
  /**
   * null before the end
   */
  result: {
    /**
     * how
     */
    ended_by: "victory" | "defeat" | "limit";
    /**
     * by all
     */
    won: boolean;
    /**
     * the last one
     */
    round: number;
    /**
     * the hearts of a victory
     */
    score: number;
    /**
     * what they are worth
     */
    title: string | null;
  } | null;
}
