import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fake } from './fake-socket';
import { Wire } from './wire';

const problem = (status: number, reason: string) => () =>
  Promise.resolve(new Response(JSON.stringify({ type: '', title: 'no', status, reason }), { status }));
const last = () => Fake.last();

describe('the wire', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.stubGlobal('WebSocket', Fake);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    Fake.all = [];
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  function wire(answer: () => Promise<Response>) {
    const asked = vi.fn((path: string) => (void path, answer()));
    vi.stubGlobal('fetch', asked);
    const live: boolean[] = [];
    const refused: string[] = [];
    const one = new Wire('abc', 1, () => undefined, (on) => live.push(on), (why) => refused.push(why.reason));
    return { one, asked, live, refused };
  }

  /** How long it takes until it tries again. */
  async function pause(): Promise<number> {
    const before = Fake.all.length;
    const start = Date.now();
    while (Fake.all.length === before && Date.now() - start < 60_000) await vi.advanceTimersByTimeAsync(50);
    return Date.now() - start;
  }

  it('says why it may not hear a table, and tries no more', async () => {
    const { asked, refused, live } = wire(problem(409, 'table.otherRules'));
    last().opens();
    last().close();
    expect(await pause()).toBe(60_000);
    expect(refused).toEqual(['table.otherRules']);
    expect(asked.mock.calls).toEqual([['/api/tables/abc/poll?wait=0&seat=1']]);
    expect(live).not.toContain(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('no network'))],
    ['it came too often', problem(429, '')],
    ['the server is busy', problem(503, 'server.busy')],
    ['only the socket fails', () => Promise.resolve(new Response('{}'))],
  ])('waits longer each time, within bounds, when %s', async (_, answer) => {
    const { one, refused } = wire(answer);
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries++) {
      // That it opens is no sign that anybody speaks.
      last().opens();
      last().close();
      waits.push(await pause());
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    expect(refused).toEqual([]);
    one.close();
  });

  it('goes on at once where it was after it was heard', async () => {
    const { one, asked, live } = wire(problem(503, 'server.busy'));
    for (let tries = 0; tries < 5; tries++) {
      last().close();
      await pause();
    }
    last().opens();
    last().says({ type: 'said', seq: 7, at: 3, key: 'log.x' });
    asked.mockClear();
    last().close();
    expect(await pause()).toBe(250);
    expect(last().url).toBe('ws://here/api/tables/abc/socket?seat=1&after=7');
    expect(asked).not.toHaveBeenCalled();
    expect(live.slice(-2)).toEqual([true, false]);
    one.close();
  });

  it('is silent once it is closed, also while it asks why', async () => {
    const { one, refused } = wire(problem(409, 'table.otherRules'));
    last().close();
    one.close();
    expect(await pause()).toBe(60_000);
    expect(refused).toEqual([]);
  });
});
