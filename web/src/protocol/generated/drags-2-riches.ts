// Generated from protocol/*/drags-2-riches.schema.json by `npm run types`. Do not edit.

/**
 * The details of each event of Drags 2 Riches, by kind, with the pattern of its words. Written by `homestretch fields drags-2-riches --events`.
 */
export interface Events {
  /**
   * {Seat} took the First Player Token.
   */
  first_player: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} chose {character}.
   */
  character_taken: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which character
     */
    character: string;
  };
  /**
   * Round {round}: {event}{prestige? ({prestige} prestige)}.
   */
  round_began: {
    round: number;
    /**
     * which event
     */
    event: string;
  };
  /**
   * The Tour reserve filled {slots|Market slot}.
   */
  reserve_opened: {
    slots: number;
  };
  /**
   * {Seat's} turn.
   */
  turn_began: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {count?{Seat} drew {cards?{cards}|{count|card}}.}
   */
  drew: {
    /**
     * who it is about
     */
    seat: number;
    count: number;
    /**
     * which cards
     */
    cards?: string[];
  };
  /**
   * {Seat} dry-cleaned: {cards|card} in {seat?your|the} new Wardrobe.
   */
  dry_cleaned: {
    /**
     * who it is about
     */
    seat: number;
    cards: number;
  };
  /**
   * {Seat} activated {card}{from=hand?|{from=market? in| from} the {from}}{coins?, for {coins|coin}}.
   */
  activated: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * where it lay
     */
    from: "hand" | "look" | "floordrobe" | "wardrobe" | "market";
    coins: number;
  };
  /**
   * {Seat} put on {card?{card}|{a category} card}.
   */
  worn: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * of clothes
     */
    category: "Hair" | "Outfit" | "Heels" | "Makeup" | "Accessories";
    /**
     * which card
     */
    card?: string;
  };
  /**
   * {Seat} put on {card} from the Market.
   */
  worn_openly: {
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
   * {Seat} took off {card}.
   */
  replaced: {
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
   * {Seat} used {power}: {text}
   */
  power_used: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which character
     */
    character: string;
  };
  /**
   * {Seat} threw Shade at {other}.
   */
  aimed: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * whom it is done to
     */
    other: number;
  };
  /**
   * {Seat} let it happen.
   */
  suffered: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} blocked it with {card}.
   */
  blocked: {
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
   * {Seat} reversed it with {card?{card}|{seat?your|a} power}.
   */
  reversed: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * none: by a power
     */
    card?: string | null;
  };
  /**
   * The reversal by {seat} had to wait for {other's} new hand.
   */
  reversal_waits: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * whom it is done to
     */
    other: number;
  };
  /**
   * The Shade turned by {seat} hit {other}.
   */
  reversal_began: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * whom it is done to
     */
    other: number;
  };
  /**
   * {Seat} stopped the reversal with {card}.
   */
  reversal_cancelled: {
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
  dropped: {
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
   * {Seat} trashed {card}.
   */
  trashed: {
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
   * {Seat} returned {card} to {seat?your|the} {to}{to=wardrobe?, on top}.
   */
  returned: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    /**
     * where it lies now
     */
    to: "hand" | "look" | "floordrobe" | "wardrobe" | "market";
  };
  /**
   * {Seat} lent {card} to {other}.
   */
  lent: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * whom it is done to
     */
    other: number;
    /**
     * which card
     */
    card: string;
  };
  /**
   * {count?{Seat} looked at {cards?{cards}|{count|card}} of {seat?your|the} Wardrobe.}
   */
  peeked_wardrobe: {
    /**
     * who it is about
     */
    seat: number;
    count: number;
    /**
     * which cards
     */
    cards?: string[];
  };
  /**
   * {count?{Seat} kept {cards?{cards}|{count|card}}.}
   */
  kept: {
    /**
     * who it is about
     */
    seat: number;
    count: number;
    /**
     * which cards
     */
    cards?: string[];
  };
  /**
   * {Seat} looked at {other's} hand{seat?: {cards?{cards}|nothing}}.
   */
  peeked_hand: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * whom it is done to
     */
    other: number;
    count: number;
    /**
     * which cards
     */
    cards?: string[];
  };
  /**
   * {Seat} looked at {other's} Look{seat?: {cards?{cards}|nothing}}.
   */
  peeked_look: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * whom it is done to
     */
    other: number;
    count: number;
    /**
     * which cards
     */
    cards?: string[];
  };
  /**
   * {Seat} {deed=discard?made {other} discard {cards} from the|{deed=trash?trashed|borrowed} {cards} from {other's}} {from}.
   */
  took: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * whom it is done to
     */
    other: number;
    /**
     * which cards
     */
    cards: string[];
    /**
     * what was done
     */
    deed: "borrow" | "discard" | "trash";
    /**
     * where it lay
     */
    from: "hand" | "look" | "floordrobe" | "wardrobe" | "market";
  };
  /**
   * {Seat} gained {coins|coin}.
   */
  gained_coins: {
    /**
     * who it is about
     */
    seat: number;
    coins: number;
  };
  /**
   * Each card in {seat's} Look became worth {bonus} more this round.
   */
  gained_bonus: {
    /**
     * who it is about
     */
    seat: number;
    bonus: number;
  };
  /**
   * {category} became worth double this round for {seat} and {other}.
   */
  doubled: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * whom it is done to
     */
    other: number;
    /**
     * of clothes
     */
    category: "Hair" | "Outfit" | "Heels" | "Makeup" | "Accessories";
  };
  /**
   * {Seat} left it at that.
   */
  declined: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} bought {card} for {price|coin}.
   */
  bought: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    price: number;
  };
  /**
   * {Seat} thrifted {card}.
   */
  thrifted: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which card
     */
    card: string;
    price: number;
  };
  /**
   * {count?{Seat} laid aside {cards?{cards}|{count|card}}.}
   */
  untucked: {
    /**
     * who it is about
     */
    seat: number;
    count: number;
    /**
     * which cards
     */
    cards?: string[];
  };
  /**
   * {Seat} declared.
   */
  declared: {
    /**
     * who it is about
     */
    seat: number;
  };
  /**
   * {Seat} {up?competed with {cards}: {total} in all|stayed out}.
   */
  showed: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * whether she competes
     */
    up: boolean;
    /**
     * which cards
     */
    cards?: string[];
    total?: number;
  };
  /**
   * It was a tie between {seats}.
   */
  tied: {
    /**
     * who tied
     */
    seats: number[];
  };
  /**
   * {Seat} named a category: {label}.
   */
  labelled: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * of a performance
     */
    label: "lip-sync" | "dancing" | "comedy" | "singing" | "other";
  };
  /**
   * {Seat} won {event}{prestige? ({prestige} prestige)}.
   */
  won: {
    /**
     * who it is about
     */
    seat: number;
    /**
     * which event
     */
    event: string;
  };
  /**
   * Nobody competed: {event} was trashed.
   */
  event_trashed: {
    /**
     * which event
     */
    event: string;
  };
  /**
   * The match had gone on for too long and ended here.
   */
  stopped: {};
  /**
   * {Seat} ended with {score} prestige from {wins|event}.
   */
  scored: {
    /**
     * who it is about
     */
    seat: number;
    score: number;
    /**
     * events
     */
    won: string[];
  };
}
/**
 * What one viewer may know of a match of Drags 2 Riches. Written by `homestretch fields drags-2-riches --wire`.
 */
export interface View {
  /**
   * whose view this is; a spectator's: null
   */
  viewer: number | null;
  /**
   * where the match stands
   */
  phase: "setup" | "playing" | "werk" | "tour" | "untucking" | "last-minute" | "declarations" | "verdict" | "finished";
  /**
   * what is asked; "next" plays on from there to the next decision
   */
  decision:
    | "character"
    | "play"
    | "tour"
    | "werk"
    | "target"
    | "react"
    | "answer"
    | "pick-hand"
    | "pick-peeked"
    | "pick-floordrobe"
    | "pick-look"
    | "pick-market"
    | "take-hand"
    | "take-look"
    | "take-floordrobe"
    | "recipient"
    | "may"
    | "mother-category"
    | "mother-player"
    | "last-minute"
    | "declare"
    | "category-is"
    | "judge"
    | "nothing";
  /**
   * who decides
   */
  pending: number[];
  /**
   * how many events have been turned up
   */
  round: number;
  /**
   * who holds the First Player Token
   */
  first: number;
  /**
   * whose turn it is
   */
  active: number;
  /**
   * events that nobody won
   */
  spent: string[];
  /**
   * of the active player, not spent yet
   */
  coins: number;
  /**
   * whether she has bought or thrifted this turn
   */
  bought: "nothing" | "something" | "thrifted";
  /**
   * for sale, by slot; an empty slot is null
   */
  market: (string | null)[];
  /**
   * cards laid aside for the Tour
   */
  reserve: number;
  /**
   * out of the game
   */
  trash: string[];
  /**
   * this turn, in this order
   */
  activated: string[];
  /**
   * by seat
   */
  players: {
    /**
     * who she is
     */
    character: string | null;
    /**
     * once in the match (D2R-59)
     */
    power_used: boolean;
    /**
     * count twice this round (D2R-65)
     */
    doubled: ("Hair" | "Outfit" | "Heels" | "Makeup" | "Accessories")[];
    /**
     * worn since before the Wardrobe was filled
     */
    unwashed: ("Hair" | "Outfit" | "Heels" | "Makeup" | "Accessories")[];
    /**
     * for each card of her Look this round
     */
    bonus: number;
    /**
     * on top of her Wardrobe, known to all
     */
    wardrobe_top: string[];
    /**
     * face up
     */
    floordrobe: string[];
    /**
     * how many cards are held
     */
    hand_size: number;
    /**
     * what the viewer knows of it
     */
    hand: string[];
    /**
     * how many she does not know
     */
    hand_unknown: number;
    /**
     * how many lie in it
     */
    wardrobe_size: number;
    /**
     * in the Wardrobe, or somewhere in hand and Look
     */
    unseen: string[];
    /**
     * worn, by category; face down "?"
     */
    look: {
      Hair: string | null;
      Outfit: string | null;
      Heels: string | null;
      Makeup: string | null;
      Accessories: string | null;
    };
    /**
     * how many events are won
     */
    won_size: number;
    /**
     * and not shown yet (D2R-84)
     */
    declared: boolean;
    /**
     * those of the unseen that may be in the Wardrobe
     */
    washed: string[];
    /**
     * what the Look is worth, if all of it is known
     */
    look_total: number | null;
    /**
     * of the own Look: known to others
     */
    look_seen?: ("Hair" | "Outfit" | "Heels" | "Makeup" | "Accessories")[] | null;
    /**
     * if the viewer is shown them
     */
    won: string[] | null;
    /**
     * of the events won
     */
    prestige: number | null;
  }[];
  /**
   * in the match
   */
  rounds: number;
  /**
   * everybody knows when they come (D2R-7)
   */
  special_rounds: {
    /**
     * when it comes
     */
    round: number;
    /**
     * what comes
     */
    kind: "event" | "spree" | "tour";
  }[];
  /**
   * the current one
   */
  event: {
    /**
     * which it is
     */
    id: string;
    /**
     * which it is of
     */
    deck: "I" | "II" | "III";
    /**
     * what it is
     */
    kind: "event" | "spree" | "tour";
    /**
     * what it is worth
     */
    prestige: number;
  } | null;
  /**
   * turned up so far
   */
  turned: string[];
  /**
   * how many are still to come
   */
  event_stack: number;
  /**
   * being resolved, the latest last
   */
  effects: {
    /**
     * whose effect it is
     */
    source: string;
    /**
     * who acts: who activated it, or who reversed it
     */
    seat: number;
    /**
     * its Shade alone, turned (D2R-50)
     */
    reversal: boolean;
    /**
     * who suffers its Shade
     */
    victims: number[];
    /**
     * whose reversals are still to come
     */
    reversers: number[];
  }[];
  /**
   * reversals that wait for the attacker's new hand (D2R-53)
   */
  waiting: {
    /**
     * who reversed it
     */
    reverser: number;
    /**
     * the Shade that is turned against the active player
     */
    source: string;
    /**
     * whom it will be turned against
     */
    attacker: number;
  }[];
  /**
   * for the highest total (D2R-89)
   */
  tied: number[];
  /**
   * how many cards can be drawn from it
   */
  draw_pile: number;
  /**
   * what the active player looks through in her Wardrobe
   */
  peeked: {
    /**
     * how many are still to be picked from
     */
    size: number;
    /**
     * how many are picked
     */
    picked_size: number;
    /**
     * the peeker's own
     */
    cards: string[];
    /**
     * the peeker's own
     */
    picked: string[];
    /**
     * those that everybody knows
     */
    known: string[];
  };
  /**
   * who competes, when all have declared; before, oneself
   */
  up: number[];
}
