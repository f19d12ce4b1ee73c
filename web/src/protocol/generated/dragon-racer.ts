// Generated from protocol/*/dragon-racer.schema.json by `npm run types`. Do not edit.

/**
 * The details of each event of Dragon Racer, by kind, with the pattern of its words. Written by `homestretch fields dragon-racer --events`.
 */
export interface Events {
  /**
   * {Seat} took the character {character} ({ability}).
   */
  character_taken: {
    /**
     * whose
     */
    seat: number;
    /**
     * whose ability it is
     */
    character: string;
  };
  /**
   * {Seat} got the trophy for {trophy}{by_lot?, by lot}.
   */
  trophy_given: {
    /**
     * whose
     */
    seat: number;
    /**
     * from 1
     */
    place: number;
    /**
     * shared
     */
    by_lot: boolean;
  };
  /**
   * {Seat} got the team {cards,}.
   */
  team_dealt: {
    /**
     * whose
     */
    seat: number;
    /**
     * which dragons
     */
    cards: string[];
  };
  /**
   * The {tile} tile was turned up; {dragons|dragon} joined the deck.
   */
  tile_turned: {
    /**
     * turned up
     */
    tile: string;
    /**
     * that joined the deck
     */
    dragons: number;
  };
  /**
   * {count?{Seat} {seat?were|was} dealt {cards?{cards,}|{count|card}}.}
   */
  hand_dealt: {
    /**
     * whose
     */
    seat: number;
    /**
     * how many cards
     */
    count: number;
    /**
     * which dragons
     */
    cards?: string[];
  };
  /**
   * {Seat} chose a card.
   */
  committed: {
    /**
     * whose
     */
    seat: number;
  };
  /**
   * {Seat} took {card?{card}|a card}.
   */
  taken: {
    /**
     * whose
     */
    seat: number;
    /**
     * which dragon
     */
    card?: string;
  };
  /**
   * The hands were passed to the {direction}.
   */
  hands_passed: {
    /**
     * in which they went round
     */
    direction: "right" | "left";
  };
  /**
   * {Seat} revealed {cards,}.
   */
  revealed: {
    /**
     * whose
     */
    seat: number;
    /**
     * which dragons
     */
    cards: string[];
  };
  /**
   * {Seat} held {card} back.
   */
  held: {
    /**
     * whose
     */
    seat: number;
    /**
     * which dragon
     */
    card: string;
  };
  /**
   * {Seat} attacked {self?{seat?your|its} own|{whose's}} {attacked} with {card}.
   */
  attacked: {
    /**
     * whose
     */
    seat: number;
    /**
     * which dragon
     */
    card: string;
    /**
     * what is attacked
     */
    target: {
      /**
       * whose
       */
      seat: number;
      /**
       * of its team
       */
      slot: number;
      /**
       * which dragon
       */
      card: string;
    };
  };
  /**
   * {Seat} fired up {fired?{fired} and moved {spaces|space}|nothing}.
   */
  fired_up: {
    /**
     * whose
     */
    seat: number;
    /**
     * with the cards and characters that support each
     */
    dragons: {
      slot: number;
      card: string;
      supporters: string[];
    }[];
    /**
     * moved
     */
    spaces: number;
  };
  /**
   * {Seat} moved {spaces|space} more by {ability}.
   */
  bonus_moved: {
    /**
     * whose
     */
    seat: number;
    /**
     * moved
     */
    spaces: number;
    /**
     * whose ability it is
     */
    character: string;
  };
  /**
   * {Seat} swapped {in} in for {out}.
   */
  swapped: {
    /**
     * whose
     */
    seat: number;
    /**
     * joining
     */
    in: string;
    /**
     * leaving
     */
    out: string;
  };
  /**
   * {Seat} kept the team.
   */
  team_kept: {
    /**
     * whose
     */
    seat: number;
  };
  /**
   * {Seat} {tied?tied|won} the {racetrack} boost and moved {spaces|space}.
   */
  boosted: {
    /**
     * whose
     */
    seat: number;
    /**
     * that is judged
     */
    racetrack: string;
    /**
     * moved
     */
    spaces: number;
    /**
     * shared
     */
    tied: boolean;
  };
  /**
   * Turn {turn} is over.
   */
  turn_ended: {
    /**
     * from 1
     */
    turn: number;
  };
  /**
   * The race is over.
   */
  finished: {};
}
/**
 * What one viewer may know of a match of Dragon Racer. Written by `homestretch fields dragon-racer --wire`.
 */
export interface View {
  /**
   * who looks; null: nobody at the table
   */
  viewer: number | null;
  /**
   * what is decided
   */
  phase: "choose_character" | "draft" | "attack" | "fire" | "swap" | "finished";
  /**
   * from 1
   */
  turn: number;
  /**
   * in an attack: the index of the racer's collected card it is about
   */
  asking: number | null;
  /**
   * who owes a decision
   */
  pending: number[];
  /**
   * by seat
   */
  players: {
    /**
     * null until it is chosen
     */
    character: string | null;
    /**
     * the place it stands for; 0 before turn 1
     */
    trophy: number;
    /**
     * flown in the match, laps included
     */
    distance: number;
    /**
     * of that, in this turn
     */
    moved: number;
    /**
     * the racing team, by slot
     */
    team: string[];
    /**
     * attacks by this player that lie on dragons now
     */
    attacks: {
      /**
       * index among the attacker's collected cards
       */
      card: number;
      /**
       * whose racing dragon it lies on
       */
      seat: number;
      /**
       * which one of the team
       */
      slot: number;
    }[];
    /**
     * laps completed
     */
    lap: number;
    /**
     * of the lap
     */
    space: number;
    /**
     * position on the circuit
     */
    tile: number;
    /**
     * supporters that each dragon needs now, by colour
     */
    needs: object[];
    /**
     * has taken a card this round
     */
    committed: boolean;
    /**
     * has begun his race this turn
     */
    revealed: boolean;
    /**
     * cards in hand
     */
    hand_size: number;
    /**
     * cards collected
     */
    collected_size: number;
    /**
     * one's own, and everybody's who has begun his race
     */
    collected?: string[] | null;
    /**
     * dragons of each racetrack
     */
    racetracks?: {
      [k: string]: number;
    };
  }[];
  /**
   * how many there are
   */
  turns: number;
  /**
   * of the draft
   */
  round: number;
  /**
   * where hands go this turn
   */
  pass: "right" | "left";
  /**
   * spaces for a boost this turn
   */
  boost: {
    /**
     * won alone
     */
    sole: number;
    /**
     * tied
     */
    tie: number;
  };
  /**
   * spaces of a lap
   */
  lap: number;
  /**
   * turned up so far, in circuit order
   */
  tiles: {
    upper: string[];
    lower: string[];
  };
  /**
   * what deck, hands and collections are made of
   */
  deck: string[];
  /**
   * cards that nobody was dealt
   */
  undealt_size: number;
  /**
   * one's own
   */
  hand?: string[] | null;
  /**
   * the index of what one takes this round
   */
  commit: number | null;
  /**
   * the hands one has held this turn
   */
  notes?:
    | {
        /**
         * whose hand it was at first
         */
        dealt_to: number;
        /**
         * when one held it
         */
        round: number;
        /**
         * what was in it, in file order
         */
        cards: string[];
      }[]
    | null;
  /**
   * what can be fired up, and with whom
   */
  plans?: object[];
}
