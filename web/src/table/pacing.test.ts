import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line } from '$lib/wire';
import { Pacing } from './pacing';

const look = (seq: number) => ({ type: 'look', seq, toAct: [], view: {} }) as Line;
const said = (seq: number) => ({ type: 'said', seq, at: seq, key: 'log.x' }) as Line;
const ready = { type: 'ready', seats: [] } as Line;

describe('pacing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function pacing(pause = 600) {
    const taken: string[] = [];
    let behind = 0;
    const one = new Pacing(
      () => pause,
      (line) => taken.push('seq' in line ? `${line.type}${line.seq}` : line.type),
      (waiting) => (behind = waiting),
    );
    return { one, taken, behind: () => behind };
  }

  it('shows the first position at once and what goes with it', () => {
    const { one, taken } = pacing();
    [said(1), look(2), ready].forEach((line) => one.add(line));
    expect(taken).toEqual(['said1', 'look2', 'ready']);
  });

  it('lets a position be seen before anything new follows', () => {
    const { one, taken, behind } = pacing();
    [look(1), said(2), look(3), said(4), look(5)].forEach((line) => one.add(line));
    expect(taken).toEqual(['look1']);
    expect(behind()).toBe(2);
    vi.advanceTimersByTime(600);
    expect(taken).toEqual(['look1', 'said2', 'look3']);
    vi.advanceTimersByTime(600);
    expect(taken.at(-1)).toBe('look5');
    expect(behind()).toBe(0);
  });

  it('hurries through all that waits, and lets the next come at once', () => {
    const { one, taken } = pacing();
    [look(1), said(2), look(3)].forEach((line) => one.add(line));
    one.hurry();
    expect(taken).toEqual(['look1', 'said2', 'look3']);
    one.add(look(4));
    expect(taken.at(-1)).toBe('look4');
  });

  it('goes faster the more wait', () => {
    const { one, taken } = pacing();
    for (let seq = 1; seq <= 11; seq++) one.add(look(seq));
    vi.advanceTimersByTime(200);
    expect(taken.at(-1)).toBe('look2');
    vi.advanceTimersByTime(10 * 600);
    expect(taken.at(-1)).toBe('look11');
  });

  it('waits for nothing where nothing moves', () => {
    const { one, taken } = pacing(0);
    [look(1), look(2), look(3)].forEach((line) => one.add(line));
    expect(taken).toEqual(['look1', 'look2', 'look3']);
  });
});
