import { api, nonce } from './api';
import { openTable } from './open';
import { router } from './router.svelte';
import type { BoxLid } from './shelf';

/** Begins a match against bots, at once. */
export async function playNow(box: BoxLid): Promise<void> {
  const seats = Math.max(3, box.seats[0]);
  const players = ['me', ...Array(seats - 1).fill('squire')];
  const table = await openTable({ game: box.id, seats, players });
  await api.post(`/api/tables/${table.id}/ready`, { nonces: [nonce()] });
  router.go(`/t/${table.id}`);
}
