// Generated from protocol/*.schema.json by `npm run types`. Do not edit.

/**
 * The client's choice; a repeated one gets the first answer again.
 */
export type CommandId = string;
export type SeatNumber = number;
/**
 * All that can be said where people speak in ready-made phrases; the client has words for each.
 */
export type Phrase = "hello" | "ready" | "minute" | "luck" | "nice" | "oops" | "thanks" | "game";
export type PlayerName = string;
/**
 * How long people may think: as long as they like, so long per decision, or from a bank that every decision refills a little.
 */
export type Clock = NoClock | DecisionClock | BankClock;
/**
 * How long the others wait for somebody who is gone: some seconds at a live table, a day, or for ever.
 */
export type Patience = LivePatience | DayPatience | EndlessPatience;
/**
 * A public table is listed: anybody may sit down and watch. A private one takes a link.
 */
export type Privacy = "private" | "public";
/**
 * Who may speak: nobody, players by quick phrases only, players, or spectators too.
 */
export type Chat = "off" | "phrases" | "players" | "everyone";
/**
 * What may be taken back: nothing, what revealed nothing, or anything that all the others agree to.
 */
export type Undo = "none" | "free" | "ask";
/**
 * Who may ask for hints: whoever plays with bots alone, every player, or nobody.
 */
export type Hints = "alone" | "on" | "off";
/**
 * SHA-256.
 */
export type Hash = string;
/**
 * Everything a client may say on a table's socket.
 */
export type ClientMessage =
  | ActCommand
  | LookCommand
  | UndoCommand
  | UndoAnswerCommand
  | SayCommand
  | SitCommand
  | StandCommand
  | SeatBotCommand
  | TakeBackCommand
  | ConfigureCommand
  | StartCommand
  | RematchCommand
  | NameCommand
  | PlanCommand
  | AgreeCommand
  | HintCommand
  | ResignCommand
  | EndCommand
  | EndAnswerCommand
  | PromiseCommand
  | RevealCommand
  | PingCommand
  | RevokeCommand;
/**
 * The secret part of a link.
 */
export type Token = string;
/**
 * Milliseconds since 1970, by the server's clock.
 */
export type Time = number;
/**
 * Why something was refused, or a connection ends; docs/protocol.md says what each means.
 */
export type Code =
  | "malformed"
  | "bad-setting"
  | "not-allowed"
  | "wrong-origin"
  | "not-found"
  | "wrong-method"
  | "upgrade-required"
  | "taken"
  | "not-now"
  | "stale"
  | "illegal"
  | "too-large"
  | "too-many-requests"
  | "too-slow"
  | "storage"
  | "draining"
  | "server-stopping";
export type TableId = string;
export type TablePhase = "gathering" | "playing" | "finished";
/**
 * A sentence in parts. Joined as they are printed, they are the sentence.
 */
export type Words = (string | number | SaidSeat | SaidWord)[];
/**
 * What changes in a view from one moment to the next: a JSON Patch (RFC 6902).
 */
export type Frame = Change[];
/**
 * As packs write them: numbers, words, lists of these; whether a word that may be left out is there; null for what was left out.
 */
export type StepArguments = ((number | string | boolean | null) | (number | string)[])[];
/**
 * Everything the server says on a table's socket.
 */
export type ServerMessage =
  | TableMessage
  | PresenceMessage
  | MatchMessage
  | EventsMessage
  | DoneMessage
  | RefusedMessage
  | ChatMessage
  | TalkMessage
  | UndoMessage
  | EndMessage
  | PlanMessage
  | HintAskedMessage
  | HintMessage
  | NoticeMessage
  | ByeMessage;

export interface ActCommand {
  type: "act";
  id: CommandId;
  seat: SeatNumber;
  /**
   * The one it answers, from the position.
   */
  decision: number;
  action: string;
}
export interface LookCommand {
  type: "look";
  id: CommandId;
  /**
   * One of the guest's own seats, or what spectators see.
   */
  as: SeatNumber | "watch";
}
export interface UndoCommand {
  type: "undo";
  id: CommandId;
  seat: SeatNumber;
}
export interface UndoAnswerCommand {
  type: "undo_answer";
  id: CommandId;
  seat: SeatNumber;
  agree: boolean;
}
/**
 * Either a phrase or a text.
 */
export interface SayCommand {
  type: "say";
  id: CommandId;
  phrase?: Phrase;
  text?: string;
}
export interface SitCommand {
  type: "sit";
  id: CommandId;
  seat: SeatNumber;
  name: PlayerName;
}
export interface StandCommand {
  type: "stand";
  id: CommandId;
  seat: SeatNumber;
}
export interface SeatBotCommand {
  type: "seat_bot";
  id: CommandId;
  seat: SeatNumber;
  bot: string;
}
export interface TakeBackCommand {
  type: "take_back";
  id: CommandId;
  seat: SeatNumber;
}
export interface ConfigureCommand {
  type: "configure";
  id: CommandId;
  options?: OptionTexts;
  /**
   * A pack of the game, by its id.
   */
  pack?: string;
  seats?: number;
  clock?: Clock;
  patience?: Patience;
  privacy?: Privacy;
  chat?: Chat;
  undo?: Undo;
  hints?: Hints;
}
/**
 * Chosen options by name, as a person would write them: {"characters": "choose"}.
 */
export interface OptionTexts {
  [k: string]: string;
}
export interface NoClock {
  kind: "none";
}
export interface DecisionClock {
  kind: "decision";
  seconds: number;
}
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}
export interface LivePatience {
  kind: "live";
  seconds: number;
}
export interface DayPatience {
  kind: "day";
}
export interface EndlessPatience {
  kind: "none";
}
export interface StartCommand {
  type: "start";
  id: CommandId;
  /**
   * The bot for empty seats.
   */
  fill?: string;
}
/**
 * A part of the next deal is promised; the newest of a connection counts.
 */
export interface PromiseCommand {
  type: "promise";
  id: CommandId;
  promise: Hash;
}
/**
 * The part that was promised, when the table asks for it.
 */
export interface RevealCommand {
  type: "reveal";
  id: CommandId;
  part: Hash;
}
export interface RematchCommand {
  type: "rematch";
  id: CommandId;
}
export interface NameCommand {
  type: "name";
  id: CommandId;
  seat: SeatNumber;
  name: PlayerName;
}
/**
 * Everything that this seat thinks of playing, in games that plan together; nothing clears it.
 */
export interface PlanCommand {
  type: "plan";
  id: CommandId;
  seat: SeatNumber;
  /**
   * @maxItems 32
   */
  plays: WishedPlay[];
}
export interface WishedPlay {
  seat: SeatNumber;
  card: string;
  place: string;
  /**
   * To what the card will ask, in order.
   *
   * @maxItems 8
   */
  answers:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
}
/**
 * A thumb up for the plan, or no more; it has no effect on play.
 */
export interface AgreeCommand {
  type: "agree";
  id: CommandId;
  seat: SeatNumber;
  agree: boolean;
}
/**
 * The resume link of this seat becomes another one.
 */
export interface RevokeCommand {
  type: "revoke";
  id: CommandId;
  seat: SeatNumber;
}
/**
 * What would the strongest bot do here? `done` says that it thinks; `hint` follows.
 */
export interface HintCommand {
  type: "hint";
  id: CommandId;
  seat: SeatNumber;
  /**
   * The one it is about, from the position.
   */
  decision: number;
}
/**
 * A bot plays this seat to the end of the match.
 */
export interface ResignCommand {
  type: "resign";
  id: CommandId;
  seat: SeatNumber;
}
/**
 * Shall the match end here? It does when everybody else who plays agrees.
 */
export interface EndCommand {
  type: "end";
  id: CommandId;
  seat: SeatNumber;
}
/**
 * From a seat that was asked; or from the one that asks, to withdraw it.
 */
export interface EndAnswerCommand {
  type: "end_answer";
  id: CommandId;
  seat: SeatNumber;
  agree: boolean;
}
/**
 * Is the connection alive? `done` comes at once.
 */
export interface PingCommand {
  type: "ping";
  id: CommandId;
}
/**
 * The server will be restarted.
 */
export interface Notice {
  at: Time;
  /**
   * Perhaps more about it.
   */
  text: string;
}
/**
 * One edition of a pack. Its hash leads to its cards.
 */
export interface PackName {
  id: string;
  version: string;
  title: string;
  hash: Hash;
}
export interface TableSeat {
  seat: SeatNumber;
  /**
   * Whose seat it is. A person's seat stays theirs while a bot plays it.
   */
  holder: "open" | "person" | "bot";
  /**
   * Null if the seat is open.
   */
  name: string | null;
  /**
   * The kind of bot that plays this seat now, if one does.
   */
  bot: string | null;
  /**
   * Whether its person is connected; true for a bot.
   */
  here: boolean;
  /**
   * Whether its person is gone for longer than the table waits.
   */
  away: boolean;
  /**
   * Given up for this match: a bot plays on.
   */
  resigned: boolean;
  mine: boolean;
  host: boolean;
}
/**
 * The links this guest may hand out or use, and no others.
 */
export interface TableLinks {
  /**
   * One for each seat without a person; for the host only.
   */
  join: SeatLink[];
  watch: Token | null;
  /**
   * One for each of the guest's own seats.
   */
  resume: SeatLink[];
  /**
   * Of the match, once it is over.
   */
  replay: Token | null;
}
export interface SeatLink {
  seat: SeatNumber;
  token: Token;
}
/**
 * How the match is dealt; from its end on, how a rematch will be.
 */
export interface TableDeal {
  /**
   * Of the match that it deals.
   */
  number: number;
  seal: Hash;
  /**
   * What people's clients have promised to it; empty until somebody starts the match.
   */
  parts: TableDealPart[];
  /**
   * The cards are dealt without the parts that have not come by then; null: nobody is asked now.
   */
  until: Time | null;
}
export interface TableDealPart {
  seat: SeatNumber;
  promise: Hash;
  /**
   * Whether it is in the deal.
   */
  given: boolean;
}
/**
 * A table as one guest sees it.
 */
export interface Table {
  id: TableId;
  game: string;
  pack: PackName;
  options: OptionTexts;
  phase: TablePhase;
  /**
   * Of the match: a rematch is the next.
   */
  number: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats:
    | [TableSeat]
    | [TableSeat, TableSeat]
    | [TableSeat, TableSeat, TableSeat]
    | [TableSeat, TableSeat, TableSeat, TableSeat]
    | [TableSeat, TableSeat, TableSeat, TableSeat, TableSeat]
    | [TableSeat, TableSeat, TableSeat, TableSeat, TableSeat, TableSeat]
    | [TableSeat, TableSeat, TableSeat, TableSeat, TableSeat, TableSeat, TableSeat]
    | [TableSeat, TableSeat, TableSeat, TableSeat, TableSeat, TableSeat, TableSeat, TableSeat];
  /**
   * Whether this guest may act as the host: the host, or a player while the host is away.
   */
  hosting: boolean;
  /**
   * Connected people without a seat.
   */
  watchers: number;
  clock: Clock;
  patience: Patience;
  privacy: Privacy;
  chat: Chat;
  undo: Undo;
  hints: Hints;
  /**
   * Whether this guest may ask for hints, as people sit now.
   */
  hinting: boolean;
  seal: Hash;
  deal: TableDeal;
  created: Time;
  links: TableLinks;
}
/**
 * Where on the board something is: a zone of a seat or of the table, a place in it, a card.
 */
export interface Target {
  zone: string;
  seat?: SeatNumber | null;
  index?: number | null;
  id?: string | null;
}
export interface Choice {
  /**
   * What `act` sends back.
   */
  action: string;
  /**
   * For a button.
   */
  label: string;
  words: Words;
  targets: Target[];
}
export interface SaidSeat {
  seat: SeatNumber;
  text: string;
}
/**
 * A card, or another word of the game.
 */
export interface SaidWord {
  /**
   * What it is: card, racetrack.
   */
  noun: string;
  id: string;
  text: string;
}
export interface Advice {
  choice: Choice;
  /**
   * Estimated: the seat's part of the win, with a little of its lead in it.
   */
  win_share: number;
  /**
   * Imagined games that began with it.
   */
  visits: number;
}
/**
 * Something that cannot be chosen now, and why.
 */
export interface Blocked {
  target: Target;
  reason: Words;
  rule?: string | null;
}
export interface Question {
  eyebrow: Words;
  headline: Words;
  rule?: string | null;
}
export interface Standing {
  score: number;
  rank: number;
}
export interface TeamResult {
  won: boolean;
  /**
   * Null where a loss has none.
   */
  score: number | null;
}
export interface Outcome {
  /**
   * Stopped: the players ended it, or left it; nobody has won.
   */
  ending: "finished" | "void" | "stopped";
  /**
   * By seat.
   */
  standings: Standing[];
  team: TeamResult | null;
}
export interface RunningClock {
  /**
   * When the first of the pending decisions is taken by a bot.
   */
  deadline: Time | null;
  /**
   * Milliseconds left, by seat; null for a seat without a bank.
   */
  banks: (number | null)[];
}
/**
 * A match at one moment, as one viewer may see it.
 */
export interface Position {
  number: number;
  /**
   * The seat whose view this is; null for a spectator.
   */
  viewer: SeatNumber | null;
  ply: number;
  /**
   * Of the log: another one has other entries under the same numbers.
   */
  epoch: number;
  log_size: number;
  /**
   * The game's own, as protocol/views has it.
   */
  view: object;
  pending: SeatNumber[];
  question: Question | null;
  decision: number | null;
  choices: Choice[];
  blocked: Blocked[];
  clock: RunningClock | null;
  undo: Undo;
  outcome: Outcome | null;
}
/**
 * A position whose view is not told: the frames make it of the view before.
 */
export interface NextPosition {
  number: number;
  /**
   * The seat whose view this is; null for a spectator.
   */
  viewer: SeatNumber | null;
  ply: number;
  /**
   * Of the log: another one has other entries under the same numbers.
   */
  epoch: number;
  log_size: number;
  pending: SeatNumber[];
  question: Question | null;
  decision: number | null;
  choices: Choice[];
  blocked: Blocked[];
  clock: RunningClock | null;
  undo: Undo;
  outcome: Outcome | null;
}
/**
 * Something that happened, as one viewer heard it.
 */
export interface LogEntry {
  /**
   * The moves that had been made when it happened; 0 for what the start of a match brings.
   */
  ply: number;
  kind: string;
  words: Words;
  /**
   * By kind, as protocol/events has them.
   */
  details: object;
  frame?: Frame;
}
export interface Change {
  op: "add" | "remove" | "replace";
  /**
   * A JSON Pointer into the view.
   */
  path: string;
  /**
   * Not with `remove`.
   */
  value?: unknown;
}
export interface ErrorDetails {
  code: Code;
  /**
   * For people; says what to do.
   */
  message: string;
}
export interface ErrorBody {
  error: ErrorDetails;
}
/**
 * A line in a list of tables.
 */
export interface TableSummary {
  id: TableId;
  game: string;
  pack: PackName;
  phase: TablePhase;
  seats: TableSeat[];
  clock: Clock;
  privacy: Privacy;
  created: Time;
  /**
   * Whether a seat of this guest owes a decision.
   */
  waiting_for_me: boolean;
}
/**
 * A finished match of this guest.
 */
export interface ReplaySummary {
  token: Token;
  game: string;
  table: TableId;
  number: number;
  players: string[];
  outcome: Outcome;
  ended: Time;
}
export interface Session {
  /**
   * Null until the guest has chosen one.
   */
  name: PlayerName | null;
  /**
   * When the guest's recovery code was made; null: there is none.
   */
  recovery: Time | null;
  tables: TableSummary[];
  replays: ReplaySummary[];
  /**
   * Replays this guest keeps, whether or not they played.
   */
  kept: Token[];
  /**
   * What the operator tells everybody.
   */
  notice: Notice | null;
}
/**
 * The server knows nothing of this guest any more.
 */
export interface Forgotten {
  forgotten: true;
}
/**
 * Whether a guest keeps a replay: it is not deleted by itself then.
 */
export interface Keeping {
  kept: boolean;
}
export interface SessionChange {
  name: PlayerName;
}
/**
 * Brings this guest to another device. Nobody can be told it again.
 */
export interface RecoveryCode {
  code: string;
}
/**
 * The six words as somebody types them: in capitals, with commas.
 */
export interface RecoveryUse {
  code: string;
}
export interface TableList {
  tables: TableSummary[];
}
/**
 * Everything but the game may be left out.
 */
export interface NewTable {
  game: string;
  name?: PlayerName;
  seats?: number;
  pack?: string;
  options?: OptionTexts;
  clock?: Clock;
  patience?: Patience;
  privacy?: Privacy;
  chat?: Chat;
  undo?: Undo;
  hints?: Hints;
}
/**
 * Under which name to sit down; the session's if absent.
 */
export interface LinkUse {
  name?: PlayerName;
}
/**
 * Where to go.
 */
export interface OpenedLink {
  kind: "join" | "watch" | "resume" | "replay";
  table: TableId | null;
  seat: SeatNumber | null;
  replay: Token | null;
}
export interface OptionValue {
  word: string;
  meaning: string;
  /**
   * Written `word:item,item`.
   */
  takes_list: boolean;
}
export interface GameOption {
  name: string;
  kind: "choice" | "number" | "seat";
  values: OptionValue[];
  low: number | null;
  high: number | null;
  default: string;
  meaning: string;
  rule: string | null;
  /**
   * The value that takes the rulebook by its letter, where values are readings of it.
   */
  letter: string | null;
}
export interface PackEntry {
  id: string;
  version: string;
  title: string;
  hash: Hash;
  authors: string[];
  licence: string;
  options: OptionTexts;
}
export interface BotKind {
  name: string;
  meaning: string;
}
export interface GameEntry {
  id: string;
  title: string;
  kind: string;
  summary: string;
  credit: string;
  /**
   * What people should know before a first match; only where the theme may weigh on them.
   */
  note?: string;
  /**
   * One sentence: what the rulebook left open, and so is ours.
   */
  left_open?: string;
  /**
   * One sentence about the cards as a set, beside the sources of each.
   */
  cards_note?: string;
  min_seats: number;
  max_seats: number;
  options: GameOption[];
  packs: PackEntry[];
  bots: BotKind[];
}
/**
 * A mistake in a pack. While there is one, the last good edition stays in use.
 */
export interface PackProblem {
  /**
   * The pack's folder.
   */
  pack: string;
  game: string | null;
  file: string;
  /**
   * From 1; 0: the file as a whole.
   */
  line: number;
  /**
   * Its name or key; empty: the line as a whole.
   */
  column: string;
  message: string;
}
export interface SettingOffer {
  label: string;
  meaning: string;
  /**
   * What `configure` says.
   */
  value:
    | string
    | {
        [k: string]: unknown;
      };
}
/**
 * A setting of a table, and the values that a page offers.
 */
export interface SettingEntry {
  name: string;
  label: string;
  meaning: string;
  offers: SettingOffer[];
}
export interface GameList {
  games: GameEntry[];
  /**
   * Of tables, in the order of the page.
   */
  settings: SettingEntry[];
  problems: PackProblem[];
}
/**
 * Where a rule, a card or a part of a card comes from.
 */
export interface Source {
  /**
   * Empty: the whole.
   */
  part: string;
  /**
   * Stated in the rulebook, found in a public source, decided by us; in this order.
   *
   * @minItems 1
   */
  from: ["rulebook" | "public" | "ours", ...("rulebook" | "public" | "ours")[]];
  /**
   * What is whose, in a few words; or empty.
   */
  note: string;
}
export interface RuleBlock {
  /**
   * Of a numbered rule.
   */
  id: string | null;
  /**
   * Of a numbered rule; null if the page does not say.
   */
  source: Source | null;
  /**
   * Markdown.
   */
  text: string;
}
export interface RuleSection {
  title: string;
  level: number;
  blocks: RuleBlock[];
}
export interface RulesPage {
  game: string;
  title: string;
  sections: RuleSection[];
}
export interface CardTable {
  file: string;
  columns: string[];
  rows: string[][];
}
/**
 * A card as people read it.
 */
export interface CardWords {
  table: string;
  id: string;
  name: string;
  facts: string;
  text: string;
  data: CardData;
  /**
   * Of its parts; absent if the pack claims nothing.
   */
  sources?: Source[];
}
/**
 * What is printed on it as facts with names, which are the game's own.
 */
export interface CardData {
  /**
   * What it does.
   */
  effect?: CardStep[];
  [k: string]: unknown;
}
/**
 * A step of an effect in the words of the pack.
 */
export interface CardStep {
  verb: string;
  arguments: StepArguments;
  when?: CardCondition;
  /**
   * Its sentence in the card's text.
   */
  text: string;
}
/**
 * The word before it that says when or whether it is carried out.
 */
export interface CardCondition {
  word: string;
  arguments: StepArguments;
  /**
   * If the condition of the step before does not hold.
   */
  otherwise?: true;
}
export interface PackPage {
  hash: Hash;
  id: string;
  version: string;
  title: string;
  game: string;
  authors: string[];
  licence: string;
  tables: CardTable[];
  cards: CardWords[];
}
export interface ReplayPack {
  id: string;
  version: string;
  hash: Hash;
}
/**
 * What the seed is made of; docs/fairness.md says how.
 */
export interface ReplayDeal {
  secret: Hash;
  /**
   * In the order of the promises.
   */
  parts: ReplayDealPart[];
}
export interface ReplayDealPart {
  seat: SeatNumber;
  promise: Hash;
  /**
   * The part; null: it did not come in time.
   */
  given: Hash | null;
}
export interface ReplayFile {
  format: "homestretch-replay";
  version: 1 | 2;
  game: string;
  pack: ReplayPack;
  options: OptionTexts;
  seats: number;
  seed: Hash;
  seal?: Hash;
  deal?: ReplayDeal;
  players?: string[];
  /**
   * Each a seat and an action's text.
   */
  actions: [SeatNumber, string][];
}
/**
 * The action that led here.
 */
export interface ReplayMove {
  seat: SeatNumber;
  action: string;
}
export interface ReplayPly {
  ply: number;
  /**
   * In the whole match.
   */
  plies: number;
  players: string[];
  move: ReplayMove | null;
  /**
   * One for each seat that was asked for.
   */
  positions: Position[];
  /**
   * What was heard of this ply, or of the last ones, by the seat that was asked for; what belongs to this ply has frames.
   */
  log: LogEntry[];
  frame: Frame;
}
/**
 * What the strongest bot would have done, and what was done.
 */
export interface ReplayHint {
  ply: number;
  seat: SeatNumber;
  played: Advice;
  /**
   * Imagined games in all; 0 if there was only one thing to do.
   */
  iterations: number;
  /**
   * The best first, up to five.
   */
  advice: Advice[];
}
export interface LessonEntry {
  /**
   * The name of its file.
   */
  id: string;
  title: string;
  /**
   * One line that makes one want to begin.
   */
  about: string;
  /**
   * About how long it takes; 0 if nobody says.
   */
  minutes: number;
  /**
   * The learner's.
   */
  seat: number;
  /**
   * Everybody's names, by seat; may be empty.
   */
  players: string[];
  /**
   * Their titles.
   */
  steps: string[];
}
export interface LessonList {
  lessons: LessonEntry[];
}
/**
 * As if everything before had been done.
 */
export interface LessonStep {
  /**
   * From 0.
   */
  step: number;
  title: string;
  /**
   * What the coach says.
   */
  say: string;
  /**
   * Ids of cards and places that are lit.
   */
  show: string[];
  /**
   * What leads on; null: the step is only read.
   */
  action: string | null;
  /**
   * What the coach says once it is done.
   */
  done: string | null;
  pack: Hash;
  /**
   * Of the match, as they were chosen.
   */
  options: {
    [k: string]: string;
  };
  position: Position;
  /**
   * What the learner heard since the step before.
   */
  log: LogEntry[];
}
/**
 * What would come of another action than the one that leads on.
 */
export interface LessonAside {
  /**
   * The coach's answer.
   */
  words: string;
  position: Position;
  log: LogEntry[];
}
export interface TableMessage {
  type: "table";
  table: Table;
  now: Time;
}
/**
 * Who is here, when it has changed; what the table message says of it is no longer so.
 */
export interface PresenceMessage {
  type: "presence";
  /**
   * By seat.
   */
  here: boolean[];
  /**
   * By seat.
   */
  away: boolean[];
  watchers: number;
  hosting: boolean;
}
export interface MatchMessage {
  type: "match";
  position: Position;
  /**
   * The number of the first log entry below.
   */
  since: number;
  log: LogEntry[];
}
export interface EventsMessage {
  type: "events";
  /**
   * The ply of the view that the frames change. Who has another one, or another epoch, looks again.
   */
  from: number;
  events: LogEntry[];
  frame: Frame;
  position: NextPosition;
}
export interface DoneMessage {
  type: "done";
  id: string;
}
export interface RefusedMessage {
  type: "refused";
  /**
   * Null if the command had no readable one.
   */
  id: string | null;
  code: Code;
  message: string;
  rule?: string;
}
/**
 * Has either a phrase or a text.
 */
export interface ChatMessage {
  type: "chat";
  seat: SeatNumber | null;
  name: string;
  phrase?: Phrase;
  text?: string;
  at: Time;
}
/**
 * What was said of late, for who comes.
 */
export interface TalkMessage {
  type: "talk";
  said: ChatMessage[];
}
/**
 * While it is open: who has not answered. Then, once: how it ended.
 */
export interface UndoMessage {
  type: "undo";
  seat: SeatNumber;
  waiting?: SeatNumber[];
  settled?: "undone" | "declined" | "lapsed";
}
/**
 * Whether the match shall end here. While it is open: who has not answered. Then, once: how it was settled.
 */
export interface EndMessage {
  type: "end";
  seat: SeatNumber;
  waiting?: SeatNumber[];
  settled?: "agreed" | "declined" | "lapsed";
}
/**
 * What the players think of doing, and what would come of it; no part of the match.
 */
export interface PlanMessage {
  type: "plan";
  plays: PlannedPlay[];
  /**
   * Who agrees to the plan as it is.
   */
  agreed: SeatNumber[];
  /**
   * The game's own, as far as this viewer can know; null without a plan.
   */
  preview: object | null;
}
export interface PlannedPlay {
  by: SeatNumber;
  seat: SeatNumber;
  card: string;
  place: string;
  answers: string[];
}
/**
 * Somebody asked for a hint; everybody hears of it.
 */
export interface HintAskedMessage {
  type: "hint_asked";
  seat: SeatNumber;
}
/**
 * What the strongest bot would do, for the seat that asked and nobody else.
 */
export interface HintMessage {
  type: "hint";
  seat: SeatNumber;
  /**
   * The one it is about.
   */
  decision: number;
  /**
   * Imagined games in all; 0 if there is only one thing to do.
   */
  iterations: number;
  /**
   * The best first.
   */
  advice: Advice[];
}
/**
 * What the operator tells everybody; also to whoever comes while it is up.
 */
export interface NoticeMessage {
  type: "notice";
  /**
   * Null: what was announced is not so.
   */
  notice: Notice | null;
}
/**
 * The last message of a connection.
 */
export interface ByeMessage {
  type: "bye";
  code: Code;
  message: string;
  /**
   * Whether to connect again.
   */
  again: boolean;
}

/** Of a person, in characters. */
export const longestName = 32;

/** In characters. */
export const longestTalk = 400;
