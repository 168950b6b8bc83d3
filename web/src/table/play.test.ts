import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '$lib/api';
import { Fake } from '$lib/fake-socket';

const table = {
  id: 'abc',
  game: 'lord',
  stage: 'running',
  places: [{ name: 'Ada', person: 'ada', ready: true }, { name: 'Bob', person: 'bob', ready: true }],
} as Table;

const decide = (seq: number) => ({ type: 'decide', seq, millis: 0, view: {}, legal: ['a', 'b'], legalTotal: 2 });
const look = (seq: number) => ({ type: 'look', seq, toAct: [1], view: {} });
const taken = (answers: number, key: string, entry = 3) => ({ type: 'taken', answers, key, entry });
const declined = (key: string) => ({ type: 'declined', status: 409, reason: 'wire.stale', args: [], key });

/** The table while people gather, with these in its seats. */
const gathering = (...people: (string | undefined)[]) => ({
  ...table,
  stage: 'open',
  places: people.map((person) => (person ? { name: person, person, ready: false } : { name: '', ready: false })),
});

/** A page that shows a table to Ada, with the eyes of a seat or of none. */
async function page(at = table, seat: number | 'none' = 0) {
  vi.resetModules();
  const { Play } = await import('./play.svelte');
  const { myself } = await import('$lib/me.svelte');
  myself.me = { id: 'ada', name: 'Ada', kind: 'guest', settings: {}, recoverable: false };
  const play = new Play<object, string>(at, seat === 'none' ? undefined : seat);
  Fake.last().opens();
  return play;
}

/** The connection breaks and is there again; the server says these lines. */
async function again(...lines: object[]) {
  Fake.last().close();
  await vi.advanceTimersByTimeAsync(250);
  Fake.last().opens();
  Fake.last().says(...lines);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', Fake);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', pathname: '/', search: '' });
  vi.stubGlobal('document', { documentElement: { dataset: { motion: 'none' } }, addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  Fake.all = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('an answer that was lost with the connection', () => {
  it('is sent again under its key, for the server asks no second time', async () => {
    const play = await page();
    Fake.last().says(decide(25));
    play.act('a');
    const [lost] = Fake.last().sent;
    await again({ type: 'present', seats: [0] });
    expect(Fake.last().sent).toEqual([lost]);
    expect(play.sending).toBe(true);
    Fake.last().says(look(27), taken(25, lost!.key));
    expect(play.sending).toBe(false);
    Fake.last().says(decide(29));
    play.act('b');
    expect(Fake.last().sent[1]).toMatchObject({ seq: 29, action: 'b' });
    play.close();
  });

  it('stays picked where a secret choice is asked again, until it is taken', async () => {
    const play = await page();
    Fake.last().says(decide(25));
    play.picked = { action: 'a', label: 'A' };
    play.confirm();
    const [lost] = Fake.last().sent;
    await again(decide(25));
    expect(Fake.last().sent).toEqual([lost]);
    expect(play.picked?.action).toBe('a');
    play.confirm();
    expect(Fake.last().sent).toHaveLength(1);
    Fake.last().says(look(25), { type: 'own', drafts: ['a'] }, taken(25, lost!.key));
    expect(play.picked).toBeUndefined();
    expect(play.sending).toBe(false);
    play.close();
  });

  it('that had been taken before leaves alone what was picked since', async () => {
    const play = await page();
    Fake.last().says(decide(25));
    play.act('a');
    const { key } = Fake.last().sent[0]!;
    await again(decide(33));
    expect(play.sending).toBe(false);
    play.picked = { action: 'b', label: 'B' };
    Fake.last().says(taken(25, key));
    expect(play.picked?.action).toBe('b');
    play.confirm();
    expect(Fake.last().sent.at(-1)).toMatchObject({ seq: 33, action: 'b' });
    play.close();
  });

  it('and has been overtaken is no failure of what is asked now', async () => {
    const play = await page();
    Fake.last().says(decide(25));
    play.act('a');
    const { key } = Fake.last().sent[0]!;
    await again(decide(33));
    play.act('b');
    Fake.last().says(declined(key));
    expect(play.failure).toBe('');
    expect(play.sending).toBe(true);
    play.close();
  });

  it('is not sent again once it was answered', async () => {
    const play = await page();
    Fake.last().says(decide(25));
    play.act('a');
    Fake.last().says(declined(Fake.last().sent[0]!.key));
    expect(play.failure).toBe('wire.stale');
    expect(play.sending).toBe(false);
    await again({ type: 'present', seats: [0] });
    expect(Fake.last().sent).toEqual([]);
    play.close();
  });
});

describe('a turn', () => {
  it('has passed for the bell once none of my seats is to act', async () => {
    const play = await page(gathering('ada', 'bob', 'ada') as Table);
    const { bell } = await import('$lib/bell.svelte');
    const answered = vi.spyOn(bell, 'answered');
    Fake.last().says(decide(25));
    Fake.last().says({ ...look(27), toAct: [2] });
    expect(answered).not.toHaveBeenCalled();
    Fake.last().says({ ...look(29), toAct: [1] });
    expect(answered).toHaveBeenCalledExactlyOnceWith('abc');
    play.close();
  });
});

describe('a seat', () => {
  const sits = async (seat: number | 'none', before: object, ...after: object[]) => {
    const play = await page(before as Table, seat);
    const astray = [play.astray];
    for (const table of after) {
      Fake.last().says({ type: 'table', table });
      astray.push(play.astray);
    }
    play.close();
    return astray;
  };

  it('is taken anew by who has left it, or was given another', async () => {
    expect(await sits(0, gathering('ada', 'bob'), gathering(undefined, 'bob'))).toEqual([false, true]);
    expect(await sits(0, gathering('ada', 'bob'), gathering('bob', 'ada'))).toEqual([false, true]);
    expect(await sits(0, gathering('ada', 'bob'), { ...gathering('bob', 'ada'), stage: 'running' })).toEqual([false, true]);
  });

  it('is kept by who has others too', async () => {
    expect(await sits(1, gathering('ada', 'ada', 'bob'), gathering('bob', 'ada', 'ada'))).toEqual([false, false]);
    expect(await sits(0, gathering('ada', 'ada', 'bob'), gathering('bob', 'ada', 'ada'))).toEqual([false, true]);
  });

  it('is taken by who has watched and sits down', async () => {
    expect(await sits('none', gathering(undefined, 'bob'), gathering(undefined, 'bob'), gathering('ada', 'bob'))).toEqual([false, false, true]);
  });

  it('is none of theirs who asked for one of somebody else', async () => {
    expect(await sits(1, gathering('ada', 'bob'))).toEqual([false]);
  });

  it('is left as it was where nobody plays any more', async () => {
    expect(await sits(0, gathering('ada', 'bob'), { ...gathering(undefined, undefined), stage: 'cancelled' })).toEqual([false, false]);
  });
});

describe('my own last action', () => {
  const said = (seq: number, at: number) => ({ type: 'said', seq, at, key: 'log.x' });

  /** Acts, and is taken after an entry. */
  function act(play: { act: (action: string) => void }, answers: number, entry: number) {
    play.act('a');
    return taken(answers, Fake.last().sent.at(-1)!.key, entry);
  }

  it('is found again behind what others did since', async () => {
    const play = await page();
    Fake.last().says(said(1, 19), decide(25));
    expect(play.before).toBeUndefined();
    Fake.last().says(said(26, 20), look(27), act(play, 25, 19));
    Fake.last().says(said(28, 21), look(29), said(30, 22), decide(31));
    expect(play.before).toBe(19);
    play.close();
  });

  it('is the one before if it was taken back, with others or alone', async () => {
    const play = await page();
    Fake.last().says(said(1, 4), decide(5));
    Fake.last().says(said(6, 5), look(7), act(play, 5, 4));
    Fake.last().says(said(8, 6), decide(9));
    Fake.last().says(said(10, 7), look(11), act(play, 9, 6));
    expect(play.before).toBe(6);
    Fake.last().says({ type: 'takenBack', seq: 12, lines: 1 }, decide(13));
    expect(play.before).toBe(4);
    // This one tells nothing.
    Fake.last().says(decide(14), { type: 'own', undo: 8 }, act(play, 13, 8));
    expect(play.before).toBe(8);
    void play.takeBack();
    expect(play.before).toBe(4);
    play.close();
  });

  it('is none that still waits for what others choose', async () => {
    const play = await page();
    Fake.last().says(said(1, 4), decide(5));
    Fake.last().says(look(5), { type: 'own', drafts: ['a'] }, act(play, 5, 4));
    expect(play.before).toBeUndefined();
    Fake.last().says(said(6, 5), look(7));
    expect(play.before).toBe(4);
    play.close();
  });
});
