import type { Logged } from '$table/play.svelte';
import { key, type View } from './types';

/** The cards that lie there since an earlier round: those that the log hasn't seen placed in this one. */
export function keptIn(log: Logged[], view: View, ending: number | undefined): Set<string> {
  if (view.round === 1 || ending !== undefined) return new Set();
  const placed = new Set<string>();
  for (const entry of log.slice(log.findLastIndex((one) => one.key === 'log.roundEnd') + 1)) {
    const [seat, character] = entry.args;
    if (entry.key === 'log.place' && typeof seat === 'object' && 'seat' in seat && typeof character === 'object' && 'name' in character)
      placed.add(`${seat.seat}-${character.name.split('.')[1]}`);
  }
  return new Set(view.locations.flatMap((row) => row.cards.map(key)).filter((card) => !placed.has(card)));
}
