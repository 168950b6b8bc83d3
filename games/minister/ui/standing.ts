import type { Point } from './curve';
import { pack, type Layout, type ZoneShape } from './layout';
import type { Member, Spot, View } from './types';

/** A figure on the track: whose, and where it is drawn. */
export interface Figure extends Point {
  seat: number;
  index: number;
  member: Member;
  size: number;
}

/** Where everybody stands, and where somebody would who came to a spot. */
export function standing(view: View, at: Layout, coming?: { seat: number; to: Spot }): { figures: Figure[]; ghost?: Point & { size: number } } {
  const figures: Figure[] = [];
  let ghost: (Point & { size: number }) | undefined;
  const everybody = view.parties.flatMap(({ seat, members }) => members.map((member, index) => ({ seat, index, member })));
  for (const zone of at.zones) {
    const here = everybody.filter(({ member }) => member.at.zone === zone.stop.zone);
    const asked = coming?.to.zone === zone.stop.zone ? coming : undefined;
    const size = at.r * 2.1;
    if (zone.kind === 'ordinary' || zone.kind === 'influence') {
      const spot = (space: number): Point | undefined => zone.spaces[Math.max(0, space - 1)];
      for (const one of here) {
        const soup = one.member.inSoup ? zone.soup.get(one.member.at.space - 1) : undefined;
        const where = soup ?? spot(one.member.at.space);
        if (where) figures.push({ ...one, x: where.x, y: where.y, size: soup ? soup.r * 2.5 : size });
      }
      const where = asked && spot(asked.to.space);
      if (where) ghost = { ...where, size };
    } else if (zone.kind === 'start') {
      const taken = seats(zone, here);
      for (const [slot, one] of taken) {
        const where = zone.spaces[slot];
        if (where) figures.push({ ...one, ...where, size });
      }
      const free = zone.spaces.find((_, slot) => !taken.has(slot));
      if (asked && free) ghost = { ...free, size };
    } else {
      const room = pack(at, zone, here.length + (asked ? 1 : 0));
      here.forEach((one, i) => figures.push({ ...one, ...(room.points[i] as Point), size: Math.min(size, room.size) }));
      if (asked) ghost = { ...(room.points[here.length] as Point), size: Math.min(size, room.size) };
    }
  }
  figures.sort((one, other) => one.seat - other.seat || one.index - other.index);
  return { figures, ...(ghost ? { ghost } : {}) };
}

/** Who started in a sector keeps its place there; who came later takes a free one. */
function seats<T extends { seat: number; index: number }>(zone: ZoneShape, here: T[]): Map<number, T> {
  const taken = new Map<number, T>();
  const home = ({ seat, index }: T): number | undefined => {
    if (zone.stop.zone === 'sector1' && index === 0) return seat;
    if (zone.stop.zone === 'sector2' && (index === 1 || index === 2)) return seat * 2 + index - 1;
    return zone.stop.zone === 'sector3' && index === 3 ? seat : undefined;
  };
  for (const one of here) {
    const slot = home(one);
    if (slot !== undefined) taken.set(slot, one);
  }
  for (const one of here) {
    if (home(one) !== undefined) continue;
    let slot = 0;
    while (taken.has(slot)) slot++;
    taken.set(slot, one);
  }
  return taken;
}
