import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bytes, commitment, hex, key, pointOf } from './luck';

const vectors = JSON.parse(
  readFileSync(new URL('../../../catalog/src/test/resources/regalia/catalog/luck/vectors.json', import.meta.url), 'utf8'),
);

describe('luck', () => {
  it('commits as the published vectors do', () => {
    for (const one of vectors.commitments)
      expect(hex(commitment(bytes(one.seed), one.id, one.game, one.rules))).toBe(one.commitment);
  });

  it('derives the same keys', () => {
    for (const one of vectors.keys) expect(hex(key(bytes(one.seed), one.nonces))).toBe(one.key);
  });

  it('draws the same points, also where words are passed over', () => {
    for (const one of vectors.draws) {
      const total = one.weights.reduce((sum: number, weight: number) => sum + weight, 0);
      expect(pointOf(bytes(one.key), one.purpose, one.undos, total)).toBe(one.point);
    }
  });
});
