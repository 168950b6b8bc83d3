import type { Line } from '$lib/wire';

/** So many positions that wait let each be seen for half as long, twice as many for a third: nobody is left far behind. */
const crowd = 5;
const positions = new Set<string>(['look', 'decide']);

/** Hands lines on in their order, but lets each position be seen for a moment before anything new follows: three bots may have acted at once. */
export class Pacing {
  private readonly queue: Line[] = [];
  private seen = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pause: () => number,
    private readonly take: (line: Line) => void,
    private readonly told: (waiting: number) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether a position waits. */
  get waits(): boolean {
    return this.waiting > 0;
  }

  private get waiting(): number {
    return this.queue.filter((line) => positions.has(line.type)).length;
  }

  add(line: Line): void {
    this.queue.push(line);
    this.pump();
  }

  /** Everything that waits comes now, and what comes next too. */
  hurry(): void {
    this.seen = -Infinity;
    this.pump(true);
    this.seen = -Infinity;
  }

  end(): void {
    clearTimeout(this.timer);
    this.queue.length = 0;
  }

  private pump(atOnce = false): void {
    clearTimeout(this.timer);
    for (let line = this.queue[0]; line; line = this.queue[0]) {
      const wait = this.seen + this.pause() / (1 + Math.floor(this.waiting / crowd)) - this.now();
      if ('seq' in line && wait > 0 && !atOnce) {
        this.timer = setTimeout(() => this.pump(), wait);
        break;
      }
      this.queue.shift();
      if (positions.has(line.type)) this.seen = this.now();
      this.take(line);
    }
    this.told(this.waiting);
  }
}
