import { refused, type Refused } from './api';
import type { Aside, WireLine } from './generated';

export type { LedgerLine, Result, Stint } from './generated';

/** One line from the server; see docs/api.md. */
export type Line = WireLine | Aside;

/** Refusals that another try may not meet again: a slow network, too many tries. */
const passing = [408, 429];
const longest = 10_000;

/**
 * Hears a table, and goes on where it was when the connection breaks. Where it may not be heard it says why, and stops. A connection
 * that opens is not enough to be hopeful again: only what was heard over it shows that the server takes us.
 */
export class Wire {
  private socket: WebSocket | undefined;
  private after = 0;
  private chat = 0;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = Date.now();
  private readonly watch: ReturnType<typeof setInterval>;

  constructor(
    private readonly table: string,
    private readonly seat: number | undefined,
    private readonly hear: (line: Line) => void,
    private readonly state: (live: boolean) => void,
    private readonly refuse: (why: Refused) => void,
  ) {
    this.open();
    // The server speaks at least every ten seconds; a phone that slept may hold a connection that is dead.
    this.watch = setInterval(() => {
      if (Date.now() - this.heard > 25_000) this.socket?.close();
    }, 5_000);
  }

  private where(verb: string, more: Record<string, string> = {}): string {
    const query = new URLSearchParams(more);
    if (this.seat !== undefined) query.set('seat', String(this.seat));
    if (this.after > 0) query.set('after', String(this.after));
    if (this.chat > 0) query.set('chat', String(this.chat));
    return `/api/tables/${this.table}/${verb}?${query}`;
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.where('socket')}`);
    let spoke = false;
    this.socket = socket;
    this.heard = Date.now();
    socket.onmessage = (event) => {
      if (!spoke) this.state(true);
      spoke = true;
      this.tries = 0;
      this.lines(String(event.data));
    };
    socket.onclose = () => void this.again(spoke);
  }

  private lines(text: string): void {
    this.heard = Date.now();
    for (const part of text.split('\n')) {
      if (!part) continue;
      const line = JSON.parse(part) as Line;
      if ('seq' in line) this.after = Math.max(this.after, line.seq);
      if (line.type === 'chat') this.chat = Math.max(this.chat, line.number);
      this.hear(line);
    }
  }

  private async again(spoke: boolean): Promise<void> {
    if (this.closed) return;
    this.state(false);
    const why = spoke ? undefined : await this.why();
    if (this.closed) return;
    if (why) {
      this.close();
      this.refuse(why);
      return;
    }
    const wait = Math.min(longest, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Why nothing can be heard, if that won't change. A browser hides what a socket was refused with: the same is asked without one. */
  private async why(): Promise<Refused | undefined> {
    try {
      const answer = await fetch(this.where('poll', { wait: '0' }));
      if (answer.status >= 400 && answer.status < 500 && !passing.includes(answer.status)) return await refused(answer);
      await answer.body?.cancel();
    } catch {
      // Nobody answers at all: the server may come back.
    }
    return undefined;
  }

  /** Answers a decision; the key names this answer, so that it can be sent again without harm. */
  act(seq: number, key: string, action: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ seq, key, action }));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    this.socket?.close();
  }
}
