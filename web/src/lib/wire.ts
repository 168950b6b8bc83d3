import type { Aside, WireLine } from './generated';

export type { LedgerLine, Result, Stint } from './generated';

/** One line from the server; see docs/api.md. */
export type Line = WireLine | Aside;

/** Hears a table, and goes on where it was when the connection breaks. */
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
  ) {
    this.open();
    // The server speaks at least every ten seconds; a phone that slept may hold a connection that is dead.
    this.watch = setInterval(() => {
      if (Date.now() - this.heard > 25_000) this.socket?.close();
    }, 5_000);
  }

  private open(): void {
    const query = new URLSearchParams();
    if (this.seat !== undefined) query.set('seat', String(this.seat));
    if (this.after > 0) query.set('after', String(this.after));
    if (this.chat > 0) query.set('chat', String(this.chat));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.state(true);
    };
    socket.onmessage = (event) => this.lines(String(event.data));
    socket.onclose = () => this.again();
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

  private again(): void {
    if (this.closed) return;
    this.state(false);
    const wait = Math.min(10_000, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), wait);
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
