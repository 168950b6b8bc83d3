import type { Logged } from '$table/play.svelte';

/** What an evaluation brought a seat. */
export interface Outcome {
  queen: number;
  missions: number;
  king: number;
  total: number;
}

/** What the evaluations that are over brought to all seats: the points of the log, those of a round together. */
export function evaluations(log: Logged[], seats: number): Outcome[][] {
  const rounds = new Map<number, Outcome[]>();
  for (const { points } of log) {
    if (!points || points.reason === 'reason.start') continue;
    const none = () => ({ queen: 0, missions: 0, king: 0, total: 0 });
    const round = rounds.get(points.seq) ?? Array.from({ length: seats }, none);
    rounds.set(points.seq, round);
    const outcome = round[points.seat];
    if (!outcome) continue;
    outcome[part(points.reason)] += points.points;
    outcome.total += points.points;
  }
  return [...rounds.values()];
}

function part(reason: string): 'queen' | 'missions' | 'king' {
  if (reason.startsWith('reason.queen')) return 'queen';
  return reason === 'reason.king' ? 'king' : 'missions';
}
