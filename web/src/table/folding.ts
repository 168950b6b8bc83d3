import type { Logged } from './play.svelte';

/** A line of the log, or many of a deal that are folded into one. */
export interface Folded {
  first: Logged;
  more: Logged[];
}

const deal = /^log\.(deal|dealOwn|draw|drawOwn|grid|setAside|takenOut|tale|craving|open|event|token)$/;
const fewest = 3;

/** Lines that stand alone; the same entry gives the same line, so that only what is new is drawn. */
const alone = new WeakMap<Logged, Folded>();

function single(entry: Logged): Folded {
  const known = alone.get(entry) ?? { first: entry, more: [] };
  alone.set(entry, known);
  return known;
}

/** Folds what is dealt: nobody reads forty-five cards one by one, but whoever wants to can. */
export function fold(log: Logged[]): Folded[] {
  const folded: Folded[] = [];
  for (let at = 0; at < log.length; ) {
    let end = at;
    while (end < log.length && deal.test(log[end]!.key) && !log[end]!.points) end++;
    const dealt = end - at >= fewest;
    folded.push(dealt ? { first: log[at]!, more: log.slice(at, end) } : single(log[at]!));
    at = dealt ? end : at + 1;
  }
  return folded;
}

/** The seat that a line is about. */
export function seatOf(entry: Logged): number | undefined {
  if (entry.points) return entry.points.seat;
  const first = entry.args[0];
  return typeof first === 'object' && first !== null && 'seat' in first ? first.seat : undefined;
}
