import type { Alive, Moved, Turn } from './generated';
import { myself } from './me.svelte';
import { show } from './notes';
import { t } from './speech.svelte';

type Ring = Turn | Alive | Moved;

/** Hears which tables wait for me, wherever I am on the page, and says so if the tab is hidden and I wished it. */
class Bell {
  /** Grows with each turn that is told: a list of tables looks again. */
  rings = $state(0);
  private tries = 0;
  /** Whether this connection has told what waits already; and whether one ever has. */
  private settled = false;
  private came = false;
  /** The tables of whose turn I was told. */
  private told = new Set<string>();
  /** Those of which this connection said at its beginning that they wait. */
  private waiting = new Set<string>();

  listen(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/me/socket`);
    socket.onopen = () => {
      this.settled = false;
      this.waiting = new Set();
    };
    socket.onmessage = (event) => {
      for (const part of String(event.data).split('\n')) if (part) this.hear(JSON.parse(part) as Ring);
    };
    socket.onclose = () => setTimeout(() => this.listen(), Math.min(60_000, 1000 * 2 ** this.tries++) * (0.75 + Math.random() / 2));
  }

  /** It is not my turn at a table any more: the next that is told there is another. */
  answered(table: string): void {
    this.told.delete(table);
  }

  private hear(ring: Ring): void {
    if (ring.type === 'alive') {
      // Where nothing waits any more somebody has played: for me, or I elsewhere.
      if (!this.settled) this.told = this.waiting;
      this.settled = true;
      this.came = true;
      // Not when it opens: who is sent away at once would knock for ever.
      this.tries = 0;
    }
    if (ring.type !== 'turn') return;
    this.rings++;
    // What waited before I came is no news, nor what comes again with a new connection; what came while there was none is.
    const news = this.settled || (this.came && !this.told.has(ring.table));
    this.told.add(ring.table);
    if (!this.settled) this.waiting.add(ring.table);
    if (news && document.hidden) this.notify(ring.table, ring.game);
  }

  private notify(table: string, game: string): void {
    if (myself.settings.notify) show({ title: t('notify.title'), body: t('notify.body', t(`game.${game}`)), address: `/t/${table}` });
  }
}

export const bell = new Bell();
