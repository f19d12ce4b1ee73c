// Generated from protocol/*/iditacards.schema.json by `npm run types`. Do not edit.

/**
 * What one viewer may know of a match of Iditacards. Written by `homestretch fields iditacards --wire`.
 */
export interface View {
  /**
   * whose view it is; null: a spectator's
   */
  viewer: number | null;
  /**
   * what the turn has come to
   */
  phase: "main" | "free-action" | "action" | "new-day" | "end-of-turn" | "finished";
  /**
   * whose turn it is
   */
  current: number;
  /**
   * who has to decide
   */
  pending: number[];
  /**
   * of the last new day (ID-53)
   */
  weather: string;
  /**
   * by seat
   */
  players: {
    /**
     * the square, -1: Start
     */
    position: number;
    /**
     * 7 is death (ID-92)
     */
    hypothermia: number;
    /**
     * the same
     */
    starvation: number;
    /**
     * squares of those passed; "passed" for all up to the player's (ID-82)
     */
    checkpoints: number[];
    /**
     * what lasts until the next new day
     */
    flags: ("immune" | "energy-zero" | "health-zero" | "moved")[];
    /**
     * names of the cards resolved today (ID-43)
     */
    today: string[];
    /**
     * their types
     */
    today_types: string[];
    /**
     * begun, the present one included
     */
    turns: number;
    /**
     * new days taken part in
     */
    days: number;
    /**
     * dogs, by arrival
     */
    table: {
      /**
       * the dog
       */
      dog: string;
      /**
       * what it holds, by arrival
       */
      attachments: string[];
    }[];
    /**
     * the discard pile, open to all
     */
    discard: {
      [k: string]: number;
    };
    /**
     * cards whose risk is to be paid; the top comes last (ID-30)
     */
    stack: {
      /**
       * energy and health are paid
       */
      card: string;
      /**
       * still to pay
       */
      risks: number;
    }[];
    /**
     * in the chain of the stack (ID-34)
     */
    resolved: {
      [k: string]: number;
    };
    /**
     * of the track
     */
    leg: number;
    /**
     * weather and others do no harm (ID-88)
     */
    immune: boolean;
    /**
     * added to every movement (ID-73)
     */
    speed: number;
    /**
     * at the end of the turn (ID-8)
     */
    end_move: number;
    /**
     * cards drawn at a new day
     */
    starting_hand: number;
    /**
     * of the cards in the own hand
     */
    costs?: {
      [k: string]: unknown;
    } | null;
    /**
     * lies there for certain
     */
    known_hand?: {
      [k: string]: number;
    } | null;
    /**
     * the same
     */
    known_deck?: {
      [k: string]: number;
    } | null;
    /**
     * cards in hand
     */
    hand_size: number;
    /**
     * cards in the deck
     */
    deck_size: number;
    /**
     * legendary cards to claim
     */
    unclaimed_size: number;
    /**
     * in hand, deck and what is looked at
     */
    owned: {
      [k: string]: number;
    };
    /**
     * the viewer's own
     */
    hand?: {
      [k: string]: number;
    } | null;
    /**
     * the viewer's own, in no order
     */
    deck?: {
      [k: string]: number;
    } | null;
    /**
     * the viewer's own
     */
    unclaimed?: {
      [k: string]: number;
    } | null;
  }[];
  /**
   * upgrade cards to take (ID-70)
   */
  supply: {
    [k: string]: number;
  };
  /**
   * starter and legendary cards that are out of the game (ID-67)
   */
  out: {
    [k: string]: number;
  };
  /**
   * in the damage pile
   */
  damage: number;
  /**
   * one turn of every player
   */
  round: number;
  /**
   * after which the foremost wins (ID-96)
   */
  round_limit: number;
  /**
   * which track
   */
  board: "multiplayer" | "solo";
  /**
   * what is asked, and about what
   */
  ask: {
    /**
     * the question
     */
    what:
      | "none"
      | "main"
      | "before-failing"
      | "energy"
      | "join"
      | "legendary"
      | "room"
      | "attach-to"
      | "replace"
      | "kill-own"
      | "kill-any"
      | "destroy-of"
      | "draw-of"
      | "destroy-hand"
      | "recover"
      | "recover-all"
      | "upgrade-deck"
      | "take";
    /**
     * being paid, resolved or carried out
     */
    card: string | null;
    /**
     * cards to pay, recover, destroy or take
     */
    left: number;
    /**
     * what the card costs in all
     */
    costs: {
      [k: string]: unknown;
    } | null;
    /**
     * that is to hold an attachment
     */
    dog: number | null;
    /**
     * who takes part in the new day
     */
    joined: number[];
    /**
     * cards being looked at
     */
    looking: number;
    /**
     * if they are the viewer's own
     */
    looked_at: {
      [k: string]: number;
    };
  };
  /**
   * upgrade decks
   */
  upgrades: {
    [k: string]: {
      /**
       * cards in it
       */
      size: number;
      /**
       * in no order
       */
      cards: {
        [k: string]: number;
      };
      /**
       * beside it
       */
      destroyed: {
        [k: string]: number;
      };
      /**
       * can be chosen (ID-71)
       */
      usable: boolean;
    };
  };
  /**
   * legendary cards in no hand
   */
  undealt_size: number;
}
