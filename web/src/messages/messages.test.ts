import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>;

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === 'node_modules' || name === 'target') return [];
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

const en = read('src/messages/en.json');
const fr = read('src/messages/fr.json');
const code = sources(join(root, 'src')).join('\n');

/** Keys that are put together: t(`game.${id}`). */
const families = [...code.matchAll(/t\(\s*`([^`$]*)\$\{/g)].map((match) => match[1] as string);
const halves = [...code.matchAll(/t\(\s*`\$\{[^}]*\}([^`]*)`/g)].map((match) => match[1] as string);

describe('the words of the page', () => {
  it('are the same keys in both languages', () => expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort()));

  it('are all used', () => {
    const unused = Object.keys(en).filter(
      (key) =>
        !code.includes(`'${key}'`) &&
        !families.some((family) => family && key.startsWith(family)) &&
        !halves.some((half) => key.endsWith(half)),
    );
    expect(unused).toEqual([]);
  });

  it('are all there', () => {
    const asked = [...code.matchAll(/\bt\(\s*(?:[^'"`()]*\?\s*)?'([a-zA-Z.]+)'/g)].map((match) => match[1] as string);
    expect(asked.filter((key) => !(key in en))).toEqual([]);
  });

  it('have the places and plural forms of each other', () => {
    const places = (text: string) => [...new Set([...text.matchAll(/\{(\d+)/g)].map((match) => match[1]))].sort();
    for (const key of Object.keys(en)) {
      expect(places(fr[key]!), key).toEqual(places(en[key]!));
      for (const text of [en[key]!, fr[key]!])
        if (text.includes('plural')) expect(text, key).toMatch(/one \{.*other \{/);
    }
  });

  it('of the overviews are the same keys in both languages', () =>
    expect(Object.keys(read('src/rules/fr.json'))).toEqual(Object.keys(read('src/rules/en.json'))));

  it('of each board are the same keys in both languages', () => {
    for (const game of ['palace', 'royaume', 'lord', 'minister', 'emblemes']) {
      const folder = `../games/${game}/ui`;
      const files = readdirSync(join(root, folder));
      expect(files.includes('en.json'), game).toBe(files.includes('fr.json'));
      if (!files.includes('en.json')) continue;
      expect(Object.keys(read(`${folder}/fr.json`)).sort(), game).toEqual(Object.keys(read(`${folder}/en.json`)).sort());
    }
  });
});
