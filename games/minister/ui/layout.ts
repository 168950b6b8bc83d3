import { Curve, type Point } from './curve';
import type { Board, Stop } from './types';

export type Kind = 'start' | 'ordinary' | 'influence' | 'press' | 'opinion';

export function kind(zone: string): Kind {
  if (zone.startsWith('sector')) return 'start';
  if (zone.startsWith('influence')) return 'influence';
  if (zone === 'radio' || zone === 'newspaper' || zone === 'television') return 'press';
  return zone === 'opinion' ? 'opinion' : 'ordinary';
}

/** How often the press rolls. */
export const press: Record<string, number> = { radio: 1, newspaper: 2, television: 3 };

const pictures: Record<string, string> = { radio: 'radio', newspaper: 'news', television: 'tv', opinion: 'opinion' };

export interface Face {
  number: number;
  x: number;
  y: number;
  size: number;
  angle: number;
}

export interface ZoneShape {
  stop: Stop;
  kind: Kind;
  path: string;
  /** Its middle and direction, for the button that lies over it. */
  middle: Point & { angle: number };
  length: number;
  spaces: Point[];
  /** By space, from 0: the soup below it, and the way there. */
  soup: Map<number, Point & { drip: string; r: number }>;
  picture?: { name: string; x: number; y: number; size: number };
  name: { path: string; room: number };
  gate: string;
  faces: Face[];
}

export interface Layout {
  width: number;
  height: number;
  /** Half the breadth of the track, the radius of a space. */
  half: number;
  r: number;
  names: boolean;
  bed: string;
  zones: ZoneShape[];
  arrow?: Point & { angle: number; size: number };
  cabinet: { x: number; y: number; r: number; post: number; posts: Point[]; chancellor: Point };
  bar: { x: number; y: number; width: number; height: number };
  spiral: { x: number; y: number; r: number };
  die: { x: number; y: number; size: number };
  curve: Curve;
}

const rim = (half: number): number => Math.max(3, half * 0.15);

/** How many spaces lie side by side. */
function files(stop: Stop): number {
  const n = stop.spaces ?? 0;
  return kind(stop.zone) === 'start' || n > 3 ? 2 : 1;
}

/** How much of the track a zone takes, in rows of spaces. */
function weight(stop: Stop): number {
  switch (kind(stop.zone)) {
    case 'press':
      return 2.5;
    case 'opinion':
      return 2.7;
    case 'influence':
      return 1.8;
    default:
      return Math.ceil((stop.spaces ?? 1) / files(stop)) + 0.3;
  }
}

/** Lays the board out in a given room: zones along a curve by weight, soup inward, names outward, cabinet and time inside. */
export function layout(board: Board, roomWidth: number, roomHeight: number): Layout {
  const width = Math.min(roomWidth, roomHeight * 1.5);
  const height = Math.min(roomHeight, width * 1.2);
  const half = Math.max(15, Math.min(46, width * 0.06, height * 0.057));
  const names = width >= 560;
  const edge = half + rim(half) + (names ? 22 : 3);
  const rx = width / 2 - edge;
  const ry = Math.min(rx, (height - edge) * 0.66);
  const bottom = height - 5;
  const curve = new Curve(width / 2, edge + ry, rx, ry, bottom);

  const gate = half * 0.74;
  const stops = board.track;
  const weights = stops.map(weight);
  const unit = (curve.length - gate * (stops.length - 1)) / weights.reduce((sum, w) => sum + w, 0);
  const r = Math.min(unit * 0.46, half * 0.43);

  let along = 0;
  let arrow: Layout['arrow'];
  const zones = stops.map((stop, index): ZoneShape => {
    const before = along;
    if (index > 0) along += gate;
    const begin = along;
    const length = unit * (weights[index] ?? 1);
    along += length;
    if (stop.zone === board.redArrow) arrow = { ...curve.at(before + gate / 2, -half - rim(half) - r * 0.95), size: r };
    return shape(curve, stop, { before, begin, length, half, r, names });
  });

  return { width, height, half, r, names, bed: curve.band(0, curve.length, -half - rim(half), half + rim(half)), zones, ...(arrow ? { arrow } : {}), ...inside(width, height, edge, half, r), curve };
}

interface Room {
  before: number;
  begin: number;
  length: number;
  half: number;
  r: number;
  names: boolean;
}

function shape(curve: Curve, stop: Stop, { before, begin, length, half, r, names }: Room): ZoneShape {
  const what = kind(stop.zone);
  const gap = Math.max(0.5, half * 0.025);
  const middle = curve.at(begin + length / 2);
  const spaces: Point[] = [];
  const soup = new Map<number, Point & { drip: string; r: number }>();
  const n = stop.spaces ?? 0;
  if (what === 'influence') spaces.push(curve.at(begin + length / 2, -half * 0.44));
  else
    for (let i = 0; i < n; i++) {
      const side = files(stop);
      const rows = Math.ceil(n / side);
      const s = begin + (length * (Math.floor(i / side) + 0.5)) / rows;
      spaces.push(curve.at(s, side === 1 ? 0 : i % 2 === 0 ? half * 0.47 : -half * 0.47));
    }
  for (const space of stop.soup) {
    const s = begin + (length * (space - 0.5)) / n;
    const down = -half - rim(half);
    const size = Math.min(r * 0.78, (length / n) * 0.44);
    soup.set(space - 1, { ...curve.at(s, down - size * 1.1), r: size, drip: `M${point(curve.at(s, -half))}L${point(curve.at(s, down - size * 0.3))}` });
  }
  const name = pictures[stop.zone] ?? (what === 'influence' ? 'influence' : undefined);
  const size = half * 0.72;
  const at = curve.at(begin + length / 2, half * (what === 'influence' ? 0.46 : 0.42));
  const across = half * 1.84;
  const side = Math.min((half * 0.74) * 0.76, across / Math.max(1, stop.barrier.length) - 1);
  return {
    stop,
    kind: what,
    path: curve.band(begin + gap, begin + length - gap, -half, half),
    middle,
    length,
    spaces,
    soup,
    ...(name ? { picture: { name, x: at.x - size / 2, y: at.y - size / 2, size } } : {}),
    name: names ? { path: curve.line(begin - half * 0.7, begin + length + half * 0.7, half + rim(half) + 6), room: length + half * 0.7 } : { path: '', room: 0 },
    gate: begin > before ? curve.band(before + gap, begin - gap, -half, half) : '',
    faces: stop.barrier.map((number, i) => {
      const pitch = Math.min(across / stop.barrier.length, side * 1.25);
      const spot = curve.at((before + begin) / 2, pitch * ((stop.barrier.length - 1) / 2 - i));
      return { number, x: spot.x, y: spot.y, size: side, angle: spot.angle };
    }),
  };
}

const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** What lies within the arch. */
function inside(width: number, height: number, edge: number, half: number, r: number): Pick<Layout, 'cabinet' | 'bar' | 'spiral' | 'die'> {
  const left = edge + half + rim(half);
  const room = width - 2 * left;
  const top = edge + half + rim(half) + r * 3;
  const big = width >= 560;
  const radius = Math.min(room * 0.44, (height - top) * 0.43);
  const base = top + radius;
  const cx = width / 2;
  const foot = base - radius * 0.13;
  const posts: (Point & { turn: number })[] = [];
  for (const [count, far] of [[9, 0.84], [7, 0.54]] as const)
    for (let i = 0; i < count; i++) {
      const turn = (Math.PI * i) / (count - 1);
      posts.push({ x: cx - radius * far * Math.cos(turn), y: foot - radius * far * Math.sin(turn), turn: turn + far / 1000 });
    }
  posts.sort((one, other) => one.turn - other.turn);
  const bar = { width: radius * 1.7, height: big ? 26 : 17, x: cx - radius * 0.85, y: base + (big ? 28 : 6) };
  const floor = bar.y + bar.height + (big ? 14 : 8);
  const low = height - floor - (big ? 22 : 4);
  const turning = Math.min(low / 2, room * 0.19);
  const middle = floor + low / 2;
  const size = Math.min(84, low * 0.5, room * 0.19);
  return {
    cabinet: { x: cx, y: base, r: radius, post: radius * 0.097, posts, chancellor: { x: cx, y: foot - radius * 0.05 } },
    bar,
    spiral: { x: left + room * 0.06 + turning, y: middle, r: turning },
    die: { x: left + room * (big ? 0.79 : 0.8), y: middle - (big ? 10 : 6), size },
  };
}

/** Where so many stand in a zone that has room for any number, and how large they may be. */
export function pack(from: Layout, zone: ZoneShape, count: number): { size: number; points: Point[] } {
  const { curve, half, r } = from;
  const index = from.zones.indexOf(zone);
  const begin = along(from, index);
  const free = count > 2 ? half * 1.9 : half * 1.1;
  const long = zone.length * 0.96;
  let best = { cell: 0, rows: 1, files: 1 };
  for (let files = 1; files <= Math.max(1, count); files++) {
    const rows = Math.ceil(count / files);
    const cell = Math.min(long / rows, free / files, r * 2.3);
    if (cell > best.cell + 0.01) best = { cell, rows, files };
  }
  const inner = count > 2 ? 0 : -half * 0.38;
  const points = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / best.files);
    const file = i % best.files;
    return curve.at(begin + zone.length / 2 + (row - (best.rows - 1) / 2) * best.cell, inner + ((best.files - 1) / 2 - file) * best.cell);
  });
  return { size: best.cell * 0.94, points };
}

function along(from: Layout, index: number): number {
  const gate = from.half * 0.74;
  let s = 0;
  for (let i = 0; i < index; i++) s += (from.zones[i]?.length ?? 0) + gate;
  return s;
}

/** Steps on a spiral from outside to its middle, the same way apart. */
export function spiral(steps: number, at: { x: number; y: number; r: number }): { line: string; steps: Point[] } {
  const turns = steps > 10 ? 2.1 : 1.4;
  const samples: Point[] = [];
  const run: number[] = [];
  for (let i = 0; i <= 300; i++) {
    const t = i / 300;
    const turn = -Math.PI * 0.62 + turns * 2 * Math.PI * t;
    const far = at.r * 0.9 * (1 - t * 0.98);
    const next = { x: at.x + far * Math.cos(turn), y: at.y + far * Math.sin(turn) };
    const last = samples.at(-1);
    run.push(last ? (run.at(-1) ?? 0) + Math.hypot(next.x - last.x, next.y - last.y) : 0);
    samples.push(next);
  }
  const length = run.at(-1) ?? 0;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const wanted = (length * i) / steps;
    return samples[run.findIndex((s) => s >= wanted - 0.001)] ?? (samples.at(-1) as Point);
  });
  return { line: 'M' + samples.map(point).join('L'), steps: points };
}
