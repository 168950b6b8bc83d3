import type { LedgerLine } from '$lib/wire';

/**
 * Where each line of the ledger stands: moments in which points moved follow each other at equal distance, for most of a match is dealing and
 * thinking. Where all points come in one moment they follow each other as each seat counts them.
 */
export function moments(ledger: LedgerLine[]): number[] {
  const order = [...new Set(ledger.map((line) => line.seq))].sort((a, b) => a - b);
  if (order.length > 1) return ledger.map((line) => order.indexOf(line.seq) + 1);
  const counted = new Map<number, number>();
  return ledger.map(({ seat }) => {
    const at = (counted.get(seat) ?? 0) + 1;
    counted.set(seat, at);
    return at;
  });
}

/** A seat's points after each line of the ledger, as corners of a stair: [moment, points]. */
export function course(ledger: LedgerLine[], places: number[], seat: number, last: number): [number, number][] {
  let points = 0;
  const corners: [number, number][] = [[0, 0]];
  ledger.forEach((line, index) => {
    if (line.seat !== seat) return;
    const at = places[index]!;
    corners.push([at, points], [at, (points += line.points)]);
  });
  corners.push([last, points]);
  return corners;
}

/** Pushes labels apart that would lie on each other; they keep their order. */
export function apart(wanted: number[], least: number, most: number, gap: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  order.forEach((one, rank) => {
    const before = order[rank - 1];
    one.at = Math.max(one.at, before ? before.at + gap : least);
  });
  for (let rank = order.length - 1, bound = most; rank >= 0; rank--, bound -= gap) order[rank]!.at = Math.min(order[rank]!.at, bound);
  const placed = [...wanted];
  for (const one of order) placed[one.index] = one.at;
  return placed;
}
