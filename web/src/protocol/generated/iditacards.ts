// Generated from protocol/*/iditacards.schema.json by `npm run types`. Do not edit.

/**
 * The details of each event of Iditacards, by kind, with the pattern of its words. Written by `homestretch fields iditacards --events`.
 */
export interface Events {
  /**
   * {Seat} began.
   */
  started: {
    /**
     * who it is about
     */
    seat: number;
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
   * {Seat} revealed {card}.
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
   * {Seat} discarded {card}.
   */
  paid_energy: {
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
   * {Seat} lost {cards} from {seat?your|the} deck.
   */
  paid_health: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which cards
     */
    cards: string[];
  };
  /**
   * The payment failed because of {card}.
   */
  broken: {
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
   * {card} fizzled.
   */
  fizzled: {
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
   * {card} went on {seat's} risk stack, with {risks|risk} to pay.
   */
  risked: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * still to pay
     */
    risks: number;
  };
  /**
   * {risks?A risk of {card} was paid, {risks} left|The risk of {card} was paid}.
   */
  risk_paid: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * still to pay
     */
    risks: number;
  };
  /**
   * {card} took effect.
   */
  resolved: {
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
   * The chain was over: {cards} {many?were|was} discarded.
   */
  chain_ended: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which cards
     */
    cards: string[];
  };
  /**
   * The weather kept {card} from having an effect.
   */
  cancelled: {
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
   * {Seat} passed.
   */
  passed: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} drew {cards?{cards}|{count|card}}.
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
   * {Seat} looked at the top {count=1?card|{count} cards} of {seat?your|the} deck.
   */
  looked_at: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * how many cards
     */
    count: number;
  };
  /**
   * {Seat} drew {card?{card}|one of them}.
   */
  drew_looked_at: {
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
   * {Seat} destroyed {card}.
   */
  destroyed: {
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
   * {Seat} recovered {card} to {seat?your|the} {to=hand?hand|deck}.
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
    /**
     * where it went
     */
    to: "deck" | "hand";
  };
  /**
   * {Seat} shuffled {seat?your|the} deck.
   */
  shuffled: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} chose the {deck} deck.
   */
  chose_deck: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which upgrade deck
     */
    deck: string;
  };
  /**
   * {cards} {many?were|was} added to the supply.
   */
  supply_gained: {
    /**
     * which cards
     */
    cards: string[];
  };
  /**
   * All cards in the supply were destroyed.
   */
  supply_destroyed: {};
  /**
   * The destroyed cards of the {deck} deck were shuffled.
   */
  deck_refilled: {
    /**
     * which upgrade deck
     */
    deck: string;
  };
  /**
   * {Seat} took {card}.
   */
  took: {
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
   * {card} joined {seat's} team.
   */
  dog_arrived: {
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
   * There was no room for {card}.
   */
  no_room: {
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
   * {Seat} put {card} on {dog}.
   */
  attached: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * which dog
     */
    dog: string;
  };
  /**
   * No dog could hold {card}.
   */
  not_attached: {
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
   * {Seat} declined {card}.
   */
  attachment_declined: {
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
   * {Seat} discarded {card} from {dog}.
   */
  attachment_dropped: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * which dog
     */
    dog: string;
  };
  /**
   * {card} saved {dog}.
   */
  saved: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * which dog
     */
    dog: string;
  };
  /**
   * {Seat's} {card} died{to=destroyed?| and went to {seat?your|the} {to=hand?hand|discard pile}}.
   */
  dog_died: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * where it went
     */
    to: "destroyed" | "hand" | "discard";
  };
  /**
   * {Seat} moved {way}.
   */
  moved: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * the square left
     */
    from: number;
    /**
     * the square reached
     */
    to: number;
    /**
     * what moved the sled
     */
    by: "card" | "turn";
  };
  /**
   * {Seat} {seat?were|was} pushed back {way}.
   */
  pushed_back: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * the square left
     */
    from: number;
    /**
     * the square reached
     */
    to: number;
  };
  /**
   * {Seat} entered the {entered}.
   */
  entered_leg: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which leg, counted from 0
     */
    leg: number;
  };
  /**
   * {Seat} had hypothermia {hypothermia}, starvation {starvation}.
   */
  levels: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * as it is now
     */
    hypothermia: number;
    /**
     * as it is now
     */
    starvation: number;
  };
  /**
   * {Seat} died and retreated {way}.
   */
  died: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * the square left
     */
    from: number;
    /**
     * the square reached
     */
    to: number;
  };
  /**
   * {Seat} took {points} damage.
   */
  damaged: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * how many
     */
    points: number;
  };
  /**
   * {Seat} claimed {card}.
   */
  claimed: {
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
   * {Seat} {flag=immune?became immune|{seat?were|was} freed from {flag=energy-zero?energy|health} costs} for the rest of the day.
   */
  flag_set: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * what lasts until the day ends
     */
    flag: "immune" | "energy-zero" | "health-zero" | "moved";
  };
  /**
   * {Seat} called a new day.
   */
  day_called: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} joined.
   */
  joined: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} stayed out.
   */
  stayed: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} shuffled everything into a new deck.
   */
  day_began: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * The weather was {weather}.
   */
  weather_rolled: {
    /**
     * what it is now
     */
    weather: string;
  };
  /**
   * Round {round}: {seat's} turn.
   */
  turn_began: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * one turn of every player
     */
    round: number;
  };
  /**
   * {Seat} crossed the finish line.
   */
  finished: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * The time for this match was over.
   */
  limit_reached: {};
  /**
   * {Seat} died {square=-1?at Start|on square {square}}: the race was lost.
   */
  lost: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * where it happened
     */
    square: number;
  };
}
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
