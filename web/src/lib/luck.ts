import { api } from './api';
import type { Header, Result, Verdict as Judgement } from './generated';
import { hmac, join, sha256 } from './sha256';

/** Checks the luck of a match in the browser, as docs/luck.md defines it. Only purposes and weights come from the server: they follow from the rules. */

export interface Verdict {
  seed: string;
  promised: string;
  commitment: boolean;
  outcomes: number;
  server: boolean;
}

export async function verify(table: string): Promise<Verdict> {
  const response = await fetch(`/api/tables/${table}/record`);
  if (!response.ok) throw new Error((await response.json()).detail);
  const lines = (await response.text()).trim().split('\n');
  const header = JSON.parse(lines[0]!) as Header;
  const seed = (JSON.parse(lines.at(-1)!) as { result: Result }).result.luck?.seed;
  if (!header.luck || !seed) throw new Error('no luck');
  const { draws } = await api.get<Judgement>(`/api/tables/${table}/verify`);
  const luck = header.luck;
  const found = hex(commitment(bytes(seed), luck.shared ?? header.match, header.game, header.rules));
  const own = key(bytes(seed), luck.nonces);
  const right = (draws ?? []).every((draw) => {
    const point = draw.total === 0 ? 0 : pointOf(own, draw.purpose, draw.undos, draw.total);
    return draw.from <= point && point < draw.from + draw.weight;
  });
  return { seed, promised: luck.commitment, commitment: found === luck.commitment, outcomes: draws?.length ?? 0, server: right };
}

export function commitment(seed: Uint8Array, id: string, game: string, rules: string): Uint8Array {
  return sha256(join(field('regalia-luck/1 commitment'), field(id), field(game), field(rules), field(seed)));
}

export function key(seed: Uint8Array, nonces: string[]): Uint8Array {
  return hmac(seed, join(field('regalia-luck/1 key'), ...nonces.map((nonce) => field(nonce))));
}

/** The point on which an outcome falls: words that would favour low points are passed over. */
export function pointOf(own: Uint8Array, purpose: string, undos: number, total: number): number {
  const most = 2 ** 32 - (2 ** 32 % total);
  for (let attempt = 0; ; attempt++) {
    const drawn = hmac(own, join(field(purpose), number(undos), number(attempt)));
    const word = new DataView(drawn.buffer).getUint32(0);
    if (word < most) return word % total;
  }
}

function number(n: number): Uint8Array {
  const out = new Uint8Array(4);
  new DataView(out.buffer).setUint32(0, n);
  return out;
}

function field(value: string | Uint8Array): Uint8Array {
  const data = typeof value === 'string' ? new TextEncoder().encode(value) : value;
  return join(number(data.length), data);
}

export const bytes = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('');
