import type { LedgerLine } from '$lib/wire';

/** A seat's points after each line of the ledger, as corners of a stair: [entry, points]. */
export function course(ledger: LedgerLine[], seat: number, last: number): [number, number][] {
  let points = 0;
  const corners: [number, number][] = [[0, 0]];
  for (const line of ledger) {
    if (line.seat !== seat) continue;
    corners.push([line.seq, points], [line.seq, (points += line.points)]);
  }
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
