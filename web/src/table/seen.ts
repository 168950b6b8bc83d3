/** What I saw last of a table on this device, so that it can be told what happened since. */
export interface Seen {
  /** The entry of the last line that I saw. */
  at: number;
  /** When. */
  time: number;
}

const most = 60;
const place = (table: string, seat: number) => `seen.${table}.${seat}`;

export function seen(table: string, seat: number, store: Storage = localStorage): Seen | undefined {
  const kept = store.getItem(place(table, seat));
  if (!kept) return undefined;
  const [at, time] = kept.split(' ').map(Number);
  return Number.isFinite(at) && Number.isFinite(time) ? { at: at!, time: time! } : undefined;
}

/** Keeps it, and forgets the tables that were seen longest ago. */
export function see(table: string, seat: number, at: number, now = Date.now(), store: Storage = localStorage): void {
  store.setItem(place(table, seat), `${at} ${now}`);
  const all = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) => key.startsWith('seen.'));
  if (all.length <= most) return;
  const age = (key: string) => Number(store.getItem(key)?.split(' ')[1] ?? 0);
  for (const key of all.sort((a, b) => age(a) - age(b)).slice(0, all.length - most)) store.removeItem(key);
}

/** Forgets a table: it is over. */
export function unsee(table: string, seat: number, store: Storage = localStorage): void {
  store.removeItem(place(table, seat));
}
