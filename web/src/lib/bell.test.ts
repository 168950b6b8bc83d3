import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fake } from './fake-socket';

const notes: string[] = [];

class Note {
  static permission = 'granted';
  constructor(_: string, more: { tag: string }) {
    notes.push(more.tag.replace('/t/', ''));
  }
}

/** As on a phone. */
class Illegal {
  static permission = 'granted';
  constructor() {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
  }
}

/** A page in a hidden tab of somebody who wishes to be told. */
async function hiddenPage() {
  vi.resetModules();
  const { bell } = await import('./bell.svelte');
  const { myself } = await import('./me.svelte');
  myself.settings.notify = true;
  bell.listen();
  return bell;
}

const turn = (table: string) => ({ type: 'turn', table, game: 'lord' });

describe('the bell', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.stubGlobal('WebSocket', Fake);
    const here = { protocol: 'http:', host: 'here', pathname: '/', search: '', hash: '' };
    const page = { addEventListener: () => undefined, Notification: Note, location: here };
    vi.stubGlobal('location', here);
    vi.stubGlobal('window', page);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('document', { hidden: true, documentElement: { dataset: {} }, addEventListener: () => undefined });
    vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal('Notification', Note);
    Fake.all = [];
    notes.length = 0;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('knocks ever more rarely where it is sent away at once', async () => {
    await hiddenPage();
    for (const seconds of [1, 2, 4, 8, 16]) {
      const before = Fake.all.length;
      Fake.last().opens();
      Fake.last().close();
      await vi.advanceTimersByTimeAsync(1000 * seconds - 1);
      expect(Fake.all.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(Fake.all.length).toBe(before + 1);
    }
  });

  it('comes back soon after it was heard', async () => {
    await hiddenPage();
    for (let cut = 0; cut < 5; cut++) {
      Fake.last().opens();
      Fake.last().says({ type: 'alive' });
      Fake.last().close();
      await vi.advanceTimersByTimeAsync(1000);
      expect(Fake.all.length).toBe(cut + 2);
    }
  });

  it('tells what is news, and not again what waited when the line came back', async () => {
    const bell = await hiddenPage();
    Fake.last().opens();
    Fake.last().says(turn('old'));
    Fake.last().says({ type: 'alive' });
    Fake.last().says(turn('new'));
    expect(notes).toEqual(['new']);
    Fake.last().close();
    await vi.advanceTimersByTimeAsync(1000);
    Fake.last().opens();
    Fake.last().says(turn('new'));
    Fake.last().says({ type: 'alive' });
    expect(notes).toEqual(['new']);
    expect(bell.rings).toBe(3);
  });

  /** The line breaks and is there again; the server says what waits. */
  async function again(...tables: string[]) {
    Fake.last().close();
    await vi.advanceTimersByTimeAsync(1000);
    Fake.last().opens();
    Fake.last().says(...tables.map(turn), { type: 'alive' });
  }

  it('tells what came while the line was down', async () => {
    await hiddenPage();
    Fake.last().opens();
    Fake.last().says(turn('old'), { type: 'alive' });
    await again('old', 'new');
    expect(notes).toEqual(['new']);
    await again('old', 'new');
    expect(notes).toEqual(['new']);
  });

  it('tells the next turn at a table where one has played, also if the line was down', async () => {
    const bell = await hiddenPage();
    Fake.last().opens();
    Fake.last().says({ type: 'alive' }, turn('here'), turn('elsewhere'));
    bell.answered('here');
    await again('here');
    expect(notes).toEqual(['here', 'elsewhere', 'here']);
    await again('here', 'elsewhere');
    expect(notes).toEqual(['here', 'elsewhere', 'here', 'elsewhere']);
  });

  /** Two turns come to a page that may not tell of them itself; it hears of both. */
  async function phone(workers: object) {
    vi.stubGlobal('navigator', { language: 'en', ...workers });
    vi.stubGlobal('Notification', Illegal);
    const bell = await hiddenPage();
    Fake.last().opens();
    Fake.last().says({ type: 'alive' });
    Fake.last().says(turn('one'), turn('other'));
    await vi.advanceTimersByTimeAsync(0);
    expect(bell.rings).toBe(2);
  }

  it('lets a worker tell where a page may not, and hears the rest all the same', async () => {
    const shown = vi.fn();
    const register = vi.fn(async () => ({ active: {}, showNotification: async (_: string, more: object) => shown(more) }));
    await phone({ serviceWorker: { register } });
    expect(register).toHaveBeenCalledWith(expect.stringContaining('notes.worker'));
    expect(shown.mock.calls.map(([more]) => more)).toMatchObject([{ tag: '/t/one', data: '/t/one' }, { tag: '/t/other', data: '/t/other' }]);
  });

  it.each([
    ['there are no workers', {}],
    ['none can be had', { serviceWorker: { register: () => Promise.reject(new Error('no')) } }],
  ])('goes on where nobody may tell, because %s', async (_, workers) => {
    await phone(workers);
  });
});
