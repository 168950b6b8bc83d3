/** An answer to what was asked: the key names it, so that it can be sent again without harm. */
export interface Answer {
  seq: number;
  key: string;
  action: unknown;
}

/** My answers at a table: the one that is on its way, and which of those that were given here stand. */
export class Answers {
  private waiting = $state.raw<Answer>();
  private keys = 0;
  private readonly run = Math.random().toString(36).slice(2, 10);
  /** To which questions, and after which entries of the record. One that isn't known for sure to stand is forgotten. */
  private standing: { seq: number; entry: number }[] = [];

  /** @param send says whether it could be sent */
  constructor(private readonly send: (answer: Answer) => boolean) {}

  /** Whether one is on its way. */
  get pending(): boolean {
    return this.waiting !== undefined;
  }

  /** Answers a question; false if there is no connection. */
  give(seq: number, action: unknown): boolean {
    const answer = { seq, key: `${this.run}-${this.keys++}`, action };
    const sent = this.send(answer);
    if (sent) this.waiting = answer;
    return sent;
  }

  /** The connection is back: what is on its way may have been lost, and what the server has asked once it doesn't ask again. */
  again(): void {
    if (this.waiting) this.send(this.waiting);
  }

  /** The server says what became of an answer. Whether it is the one that waits: others are answers to what has passed. */
  heard(key: string | undefined): boolean {
    if (key && key !== this.waiting?.key) return false;
    this.waiting = undefined;
    return true;
  }

  /** None is waited for any more: something else is asked. */
  drop(): void {
    this.waiting = undefined;
  }

  /** An answer was taken after an entry. */
  taken(seq: number, entry: number): void {
    this.standing.push({ seq, entry });
  }

  /** What came after an entry was taken back. */
  backTo(entry: number): void {
    this.standing = this.standing.filter((answer) => answer.entry < entry);
  }

  /** The entry before the last that stands. Answers to what is asked still are choices that wait for others': no entry has them yet. */
  before(asked: number): number | undefined {
    return this.standing.findLast((answer) => answer.seq !== asked)?.entry;
  }
}
