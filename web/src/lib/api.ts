import type { Argument, Me, Problem, Uploaded } from './generated';

/** What the server says and takes. The shapes are those of its records (see generated.ts, and /openapi.json for the routes). */
export type {
  Argument,
  Box,
  Choice,
  Idea,
  Ideas,
  Judged,
  Listed,
  Me,
  Message,
  Muted,
  Paragraph,
  Rules,
  Shelf,
  Shown as Table,
  Words,
} from './generated';

/** A refusal, as RFC 9457 has it. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly args: Argument[],
    readonly rule: string | undefined,
    detail: string,
  ) {
    super(detail);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = method === 'GET' ? {} : { 'Content-Type': 'application/json' };
  const response = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await refused(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** The refusal that an answer is. */
export async function refused(response: Response): Promise<Refused> {
  try {
    const problem = (await response.json()) as Problem;
    return new Refused(
      response.status,
      problem.reason ?? '',
      problem.args ?? [],
      problem.rule,
      problem.detail ?? problem.title,
    );
  } catch {
    return new Refused(response.status, '', [], undefined, response.statusText);
  }
}

export const api = {
  get: <T>(path: string) => call<T>('GET', path),
  post: <T = void>(path: string, body: unknown = {}) => call<T>('POST', path, body),
  patch: <T>(path: string, body: unknown) => call<T>('PATCH', path, body),
  remove: (path: string) => call<void>('DELETE', path),
};

/** Brings a record to the server, which takes it once under the same key. */
export async function upload(record: string, key: string): Promise<Uploaded> {
  const response = await fetch(`/api/records?key=${key}`, { method: 'POST', headers: { 'Content-Type': 'application/jsonl' }, body: record });
  if (!response.ok) throw await refused(response);
  return (await response.json()) as Uploaded;
}

/** Who I am; a guest is made on the first visit. */
export async function whoAmI(language: string): Promise<Me> {
  // The key is in a cookie that no script can see; this mark only saves a question that would be answered with a refusal.
  if (localStorage.getItem('known')) {
    try {
      return await api.get<Me>('/api/me');
    } catch (failed) {
      if (!(failed instanceof Refused) || failed.status !== 401) throw failed;
    }
  }
  const me = await arrive(language);
  localStorage.setItem('known', 'yes');
  return me;
}

/** A new guest, or who the cookie says: browsers may delete the mark and keep the cookie. */
async function arrive(language: string): Promise<Me> {
  try {
    return await api.post<Me>('/api/me', { name: guestName(), language });
  } catch (failed) {
    if (!(failed instanceof Refused) || failed.status !== 409) throw failed;
    return await api.get<Me>('/api/me');
  }
}

/** Guests need a name before they choose one. */
function guestName(): string {
  const names = ['Maud', 'Odo', 'Isolde', 'Perceval', 'Ysabeau', 'Guilhem', 'Aenor', 'Lambert', 'Sybille', 'Thierry'];
  return names[Math.floor(Math.random() * names.length)] as string;
}

/** What I add to the luck of a match: 16 random bytes. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
