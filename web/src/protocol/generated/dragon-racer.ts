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
