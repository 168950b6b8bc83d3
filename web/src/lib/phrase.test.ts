import { describe, expect, it } from 'vitest';
import { fill } from './phrase';

const say = (pattern: string, language: string, ...args: (string | number)[]) =>
  fill(pattern, language, (index) => {
    const arg = args[index] ?? '';
    return typeof arg === 'number' ? { text: String(arg), number: arg } : { text: arg };
  });

describe('a phrase', () => {
  it('fills its places', () => expect(say('{0} takes {1}.', 'en', 'Ada', 'the Queen')).toBe('Ada takes the Queen.'));
  it('writes two apostrophes as one', () => expect(say("You can''t.", 'en')).toBe("You can't."));
  it('counts in English', () => {
    const pattern = '{0, plural, one {# card} other {# cards}} left';
    expect(say(pattern, 'en', 1)).toBe('1 card left');
    expect(say(pattern, 'en', 0)).toBe('0 cards left');
  });
  it('counts nothing as one in French', () => {
    const pattern = '{0, plural, one {# carte} other {# cartes}}';
    expect(say(pattern, 'fr', 0)).toBe('0 carte');
    expect(say(pattern, 'fr', 2)).toBe('2 cartes');
  });
  it('prefers an exact number to a category', () =>
    expect(say('{0, plural, =0 {none} one {#} other {#}}', 'en', 0)).toBe('none'));
  it('fills places inside a plural', () =>
    expect(say('{1, plural, one {{0} has # coin} other {{0} has # coins}}', 'en', 'Odo', 3)).toBe('Odo has 3 coins'));
});
