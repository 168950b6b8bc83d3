export interface Point {
  x: number;
  y: number;
}

/** A way across the board, sampled: left leg up, half an ellipse over the top, right leg down. */
export class Curve {
  readonly length: number;
  private readonly points: Point[] = [];
  private readonly run: number[] = [];

  constructor(cx: number, cy: number, rx: number, ry: number, bottom: number) {
    const leg = 40;
    const bow = 240;
    for (let i = 0; i < leg; i++) this.add(cx - rx, bottom + ((cy - bottom) * i) / leg);
    for (let i = 0; i <= bow; i++) {
      const turn = Math.PI * (1 + i / bow);
      this.add(cx + rx * Math.cos(turn), cy + ry * Math.sin(turn));
    }
    for (let i = 1; i <= leg; i++) this.add(cx + rx, cy + ((bottom - cy) * i) / leg);
    this.length = this.run.at(-1) ?? 0;
  }

  private add(x: number, y: number): void {
    const last = this.points.at(-1);
    this.run.push(last ? (this.run.at(-1) ?? 0) + Math.hypot(x - last.x, y - last.y) : 0);
    this.points.push({ x, y });
  }

  /** The point so far along, so far outward from the way (inward if below 0), and the direction there in degrees. */
  at(along: number, outward = 0): Point & { angle: number } {
    const s = Math.max(0, Math.min(this.length, along));
    let low = 0;
    let high = this.run.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.run[middle] ?? 0) <= s) low = middle;
      else high = middle;
    }
    const a = this.points[low] as Point;
    const b = this.points[high] as Point;
    const step = (this.run[high] ?? 0) - (this.run[low] ?? 0) || 1;
    const part = (s - (this.run[low] ?? 0)) / step;
    const dx = (b.x - a.x) / step;
    const dy = (b.y - a.y) / step;
    return {
      x: a.x + (b.x - a.x) * part + dy * outward,
      y: a.y + (b.y - a.y) * part - dx * outward,
      angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    };
  }

  /** A line along the way. */
  line(from: number, to: number, outward: number): string {
    const pieces = Math.max(2, Math.ceil(Math.abs(to - from) / 8));
    const points = [];
    for (let i = 0; i <= pieces; i++) points.push(this.at(from + ((to - from) * i) / pieces, outward));
    return 'M' + points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
  }

  /** A piece of a band along the way. */
  band(from: number, to: number, inner: number, outer: number): string {
    return `${this.line(from, to, inner)}L${this.line(to, from, outer).slice(1)}Z`;
  }
}

const round = (n: number): number => Math.round(n * 10) / 10;
