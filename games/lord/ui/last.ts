import type { Argument } from '$lib/api';
import type { Logged } from '$table/play.svelte';
import type { Goods } from './types';

/** What a seat did in the offering before this one. */
export interface Did {
  seat: number;
  goods?: Goods;
  digits: string;
  won: boolean;
  points: number;
}

export interface Past {
  offering: number;
  did: Did[];
}

/** The offering that was decided last, read from the log: its cards have left the table when everybody has played. */
export function lastOffering(log: Logged[]): Past | undefined {
  const end = log.findLastIndex((line) => line.key === 'log.wins' || line.key === 'log.nobody');
  const start = log.findLastIndex((line, at) => at <= end && line.key === 'log.offering');
  if (end < 0 || start < 0) return undefined;
  const stop = log.findIndex((line, at) => at > end && line.key === 'log.offering');
  const did = new Map<number, Did>();
  const of = (seat: number): Did => {
    const known = did.get(seat) ?? { seat, digits: '', won: false, points: 0 };
    did.set(seat, known);
    return known;
  };
  for (const line of log.slice(start, stop < 0 ? undefined : stop)) {
    if (line.points) {
      if (line.key !== 'reason.left') of(line.points.seat).points += line.points.points;
      continue;
    }
    const seat = seatOf(line.args[0]);
    if (seat === undefined) continue;
    if (line.key === 'log.offer' || line.key === 'log.add') read(of(seat), line.args[1]);
    else if (line.key === 'log.sitsOut') of(seat);
    else if (line.key === 'log.wins') of(seat).won = true;
  }
  const offering = log[start]?.args[0];
  return { offering: typeof offering === 'number' ? offering : 0, did: [...did.values()] };
}

function seatOf(arg: Argument | undefined): number | undefined {
  return typeof arg === 'object' && 'seat' in arg ? arg.seat : undefined;
}

/** A number as it is said: the goods, then digit within digit. */
function read(did: Did, number: Argument | undefined): void {
  if (typeof number !== 'object' || !('key' in number)) return;
  const goods = number.args?.[0];
  if (typeof goods === 'object' && 'name' in goods) did.goods = goods.name.replace('goods.', '') as Goods;
  did.digits = digits(number.args?.[1]);
}

function digits(arg: Argument | undefined): string {
  if (typeof arg === 'object' && 'key' in arg) return (arg.args ?? []).map(digits).join('');
  return String(arg ?? '');
}
