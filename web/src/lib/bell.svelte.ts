import type { Alive, Moved, Turn } from './generated';
import { router } from './router.svelte';
import { myself } from './me.svelte';
import { t } from './speech.svelte';

type Ring = Turn | Alive | Moved;

/** Hears which tables wait for me, wherever I am on the page, and says so if the tab is hidden and I wished it. */
class Bell {
  /** Grows with each turn that is told: a list of tables looks again. */
  rings = $state(0);
  private tries = 0;
  private settled = false;

  listen(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/me/socket`);
    socket.onopen = () => (this.settled = false);
    socket.onmessage = (event) => {
      for (const part of String(event.data).split('\n')) if (part) this.hear(JSON.parse(part) as Ring);
    };
    socket.onclose = () => setTimeout(() => this.listen(), Math.min(60_000, 1000 * 2 ** this.tries++) * (0.75 + Math.random() / 2));
  }

  private hear(ring: Ring): void {
    if (ring.type === 'alive') {
      this.settled = true;
      // Not when it opens: who is sent away at once would knock for ever.
      this.tries = 0;
    }
    if (ring.type !== 'turn') return;
    this.rings++;
    // What waited before I came is no news.
    if (this.settled && document.hidden) this.notify(ring.table, ring.game);
  }

  private notify(table: string, game: string): void {
    if (!myself.settings.notify || !notifiable() || Notification.permission !== 'granted') return;
    const note = new Notification(t('notify.title'), { body: t('notify.body', t(`game.${game}`)), icon: '/icon.svg', tag: table });
    note.onclick = () => {
      window.focus();
      router.go(`/t/${table}`);
      note.close();
    };
  }
}

export const notifiable = (): boolean => 'Notification' in window;

/** Whether the browser will show notifications; asks the person if that is still open. */
export async function mayNotify(): Promise<boolean> {
  return notifiable() && (await Notification.requestPermission()) === 'granted';
}

export const bell = new Bell();
