// Whether the other end of a connection is still there. A browser notices a dead one only after minutes: so
// after a silence it is asked, and silence after that is the end.

/** After so long without a word the server is asked. */
const silence = 15_000;
/** So long it may take to answer; less when there is reason to doubt. */
const usualDeadline = 5000;
const doubtfulDeadline = 2500;

export class Pulse {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {}

  /** Something was heard. */
  beat(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(usualDeadline), silence);
  }

  /** There is reason to doubt: the page was asleep, the network has changed, an answer is late. */
  doubt(): void {
    this.check(doubtfulDeadline);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private check(deadline: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.dead, deadline);
    this.ask();
  }
}
