import { describe, expect, it } from 'vitest';
import { apart, course, moments } from './chart';

const line = (seq: number, seat: number, points: number) => ({ seq, seat, points, rule: 'X-1', reason: 'reason.x' });

describe('the chart of points', () => {
  it('climbs at each line of a seat and lasts to the end', () => {
    const ledger = [line(2, 0, 3), line(4, 1, 5), line(6, 0, -1)];
    expect(course(ledger, [1, 2, 3], 0, 4)).toEqual([[0, 0], [1, 0], [1, 3], [3, 3], [3, 2], [4, 2]]);
    expect(course(ledger, [1, 2, 3], 1, 4).at(-1)).toEqual([4, 5]);
  });

  it('gives each moment in which points moved the same room', () =>
    expect(moments([line(53, 0, 3), line(53, 1, 3), line(90, 0, 5), line(91, 1, -1)])).toEqual([1, 1, 2, 3]));

  it('goes through what is counted where all points come at the end', () =>
    expect(moments([line(70, 0, 20), line(70, 0, 12), line(70, 1, 17), line(70, 1, -2), line(70, 1, 4)])).toEqual([1, 2, 1, 2, 3]));

  it('keeps labels apart, in their order and inside', () => {
    const placed = apart([50, 52, 51, 98], 0, 100, 12);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((at, index) => expect(at - sorted[index]!).toBeGreaterThanOrEqual(12));
    expect(placed[0]).toBeLessThan(placed[2]!);
    expect(placed[2]).toBeLessThan(placed[1]!);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
  });
});
