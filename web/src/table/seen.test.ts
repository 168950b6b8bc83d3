import { describe, expect, it } from 'vitest';
import { see, seen, unsee } from './seen';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

describe('what was seen of a table', () => {
  it('is known again, for each seat', () => {
    const store = storage();
    see('a', 0, 12, 1000, store);
    expect(seen('a', 0, store)).toEqual({ at: 12, time: 1000 });
    expect(seen('a', 1, store)).toBeUndefined();
    unsee('a', 0, store);
    expect(seen('a', 0, store)).toBeUndefined();
  });

  it('forgets the oldest when there are many', () => {
    const store = storage();
    store.setItem('language', 'fr');
    for (let table = 0; table < 80; table++) see(`t${table}`, 0, table, 1000 + table, store);
    expect(store.length).toBe(61);
    expect(seen('t0', 0, store)).toBeUndefined();
    expect(seen('t79', 0, store)?.at).toBe(79);
    expect(store.getItem('language')).toBe('fr');
  });

  it('takes no nonsense', () => {
    const store = storage();
    store.setItem('seen.a.0', 'rubbish');
    expect(seen('a', 0, store)).toBeUndefined();
  });
});
