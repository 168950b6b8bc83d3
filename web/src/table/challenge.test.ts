import { describe, expect, it, vi } from 'vitest';

vi.mock('$lib/house.svelte', () => ({ links: { origin: 'https://regalia.example' } }));
const { challenge, tableOf } = await import('./challenge');

describe('a link to a table', () => {
  it('names the table, however it leads there', () => {
    for (const link of ['4g42', ' /t/4g42 ', 'https://regalia.example/t/4g42', 'https://regalia.example/t/4g42/?seat=1#log', '/replay/4g42'])
      expect(tableOf(link), link).toBe('4g42');
  });

  it('may be the one by which others are challenged', () => {
    expect(tableOf(challenge({ game: 'lord', id: '4g42' } as Parameters<typeof challenge>[0]))).toBe('4g42');
  });

  it('names none when nothing is written', () => {
    for (const nothing of ['', '  ', '/', '?seat=1']) expect(tableOf(nothing), nothing).toBe('');
  });
});
