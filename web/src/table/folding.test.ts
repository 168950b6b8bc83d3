import { describe, expect, it } from 'vitest';
import type { Logged } from './play.svelte';
import { fold, seatOf } from './folding';

const line = (key: string, at = 1): Logged => ({ at, key, args: [] });

describe('the log', () => {
  it('folds a deal into one line and keeps what stands around it', () => {
    const log = [line('log.round'), line('log.dealOwn'), line('log.deal'), line('log.deal'), line('log.turn')];
    const folded = fold(log);
    expect(folded.map((one) => one.first.key)).toEqual(['log.round', 'log.dealOwn', 'log.turn']);
    expect(folded.map((one) => one.more.length)).toEqual([0, 3, 0]);
  });

  it('leaves two cards as they are', () => expect(fold([line('log.deal'), line('log.deal')]).every((one) => one.more.length === 0)).toBe(true));

  it('loses no line', () => {
    const log = [line('log.draw'), line('log.draw'), line('log.x'), line('log.draw'), line('log.draw'), line('log.draw')];
    expect(fold(log).reduce((sum, one) => sum + Math.max(1, one.more.length), 0)).toBe(log.length);
  });

  it('knows whom a line is about', () => {
    expect(seatOf({ ...line('log.take'), args: [{ seat: 2 }] })).toBe(2);
    expect(seatOf(line('log.round'))).toBeUndefined();
  });
});
