import { describe, expect, it } from 'vitest';
import { apart, course } from './chart';

const line = (seq: number, seat: number, points: number) => ({ seq, seat, points, rule: 'X-1', reason: 'reason.x' });

describe('the chart of points', () => {
  it('climbs at each line of a seat and lasts to the end', () => {
    const ledger = [line(2, 0, 3), line(4, 1, 5), line(6, 0, -1)];
    expect(course(ledger, 0, 8)).toEqual([[0, 0], [2, 0], [2, 3], [6, 3], [6, 2], [8, 2]]);
    expect(course(ledger, 1, 8).at(-1)).toEqual([8, 5]);
  });

  it('keeps labels apart, in their order and inside', () => {
    const placed = apart([50, 52, 51, 98], 0, 100, 12);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((at, index) => expect(at - sorted[index]!).toBeGreaterThanOrEqual(12));
    expect(placed[0]).toBeLessThan(placed[2]!);
    expect(placed[2]).toBeLessThan(placed[1]!);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
  });
});
