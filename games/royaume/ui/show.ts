import type { Argument } from '$lib/api';
import type { Logged } from '$table/play.svelte';
import type { Symbol } from './types';

/** A bard card as it was turned up: for all, or a ninth for one seat, and who moved a token. */
export interface Turned {
  symbol: Symbol;
  seat?: number;
  moved: number[];
}

const seatOf = (arg: Argument | undefined): number => (typeof arg === 'object' && 'seat' in arg ? arg.seat : -1);
const symbolOf = (arg: Argument | undefined): Symbol => (typeof arg === 'object' && 'name' in arg ? arg.name.replace('symbol.', '') : 'lute') as Symbol;

/** The bard's show, from the log. */
export function show(log: Logged[]): Turned[] {
  const cards: Turned[] = [];
  for (const { key, args } of log) {
    if (key === 'log.card') cards.push({ symbol: symbolOf(args[1]), moved: [] });
    if (key === 'log.ninth') cards.push({ symbol: symbolOf(args[1]), seat: seatOf(args[0]), moved: [] });
    if (key === 'log.moved') cards.at(-1)?.moved.push(seatOf(args[0]));
  }
  return cards;
}
