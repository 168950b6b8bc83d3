import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whoAmI } from './api';

const ada = { id: 'ada', name: 'Ada', kind: 'guest', settings: {}, recoverable: false };
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

/** A browser with this in its storage, whose cookie the server knows or doesn't. What it asked, and what is stored in the end. */
function browser(kept: Record<string, string>, cookie: boolean) {
  const asked: string[] = [];
  const stored = new Map(Object.entries(kept));
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (method === 'GET') return cookie ? answer(200, ada) : answer(401, { type: '/problems/unknown-caller', title: 'Who are you?' });
    if (cookie) return answer(409, { type: '/problems/known-already', title: 'You are somebody already', status: 409 });
    cookie = true;
    return answer(201, ada);
  });
  return { asked, stored };
}

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('who I am', () => {
  it('is a new guest on the first visit', async () => {
    const { asked, stored } = browser({}, false);
    expect((await whoAmI('en')).id).toBe('ada');
    expect(asked).toEqual(['POST /api/me']);
    expect(stored.get('known')).toBe('yes');
  });

  it('is only asked for when one was here before', async () => {
    const { asked } = browser({ known: 'yes' }, true);
    expect((await whoAmI('en')).id).toBe('ada');
    expect(asked).toEqual(['GET /api/me']);
  });

  it('is a new guest when the server knows one no more', async () => {
    const { asked } = browser({ known: 'yes' }, false);
    expect((await whoAmI('en')).id).toBe('ada');
    expect(asked).toEqual(['GET /api/me', 'POST /api/me']);
  });

  it('is who the cookie says, when the browser has deleted all but the cookie', async () => {
    const { asked, stored } = browser({}, true);
    expect((await whoAmI('en')).id).toBe('ada');
    expect(asked).toEqual(['POST /api/me', 'GET /api/me']);
    expect(stored.get('known')).toBe('yes');
  });
});
