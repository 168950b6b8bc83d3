import { describe, expect, it } from 'vitest';
import { same } from './same';

describe('actions', () => {
  it('are the same in any order of their fields', () =>
    expect(same({ type: 'place', removed: { red: 1, black: 0 } }, { removed: { black: 0, red: 1 }, type: 'place' })).toBe(true));
  it('differ by a value', () => expect(same({ type: 'take', row: 1 }, { type: 'take', row: 2 })).toBe(false));
  it('differ by the order of a list', () => expect(same({ digits: [1, 2] }, { digits: [2, 1] })).toBe(false));
});
