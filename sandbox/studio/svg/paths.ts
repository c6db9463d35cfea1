import type { Random } from '../random';
import { round } from './markup';

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** Formats path data with rounded numbers: d`M${x} ${y}L${point}`. */
export function d(text: TemplateStringsArray, ...values: readonly (number | Point)[]): string {
  return text.reduce((data, piece, index) => {
    const value = values[index - 1];
    if (value === undefined) return data + piece;
    const shown =
      typeof value === 'number' ? round(value) : `${round(value[0])} ${round(value[1])}`;
    return `${data}${shown}${piece}`;
  });
}

function pointAt(points: Line, index: number, closed: boolean): Point {
  const last = points.length - 1;
  const wrapped = closed
    ? (index + points.length) % points.length
    : Math.max(0, Math.min(last, index));
  return points[wrapped] ?? [0, 0];
}

interface Smoothing {
  closed?: boolean;
  tension?: number;
}

/** Returns a Catmull-Rom curve through the points as cubic path data. */
export function smooth(points: Line, { closed = false, tension = 1 / 6 }: Smoothing = {}): string {
  let data = d`M${pointAt(points, 0, closed)}`;
  const segments = closed ? points.length : points.length - 1;
  for (let index = 0; index < segments; index++) {
    const before = pointAt(points, index - 1, closed);
    const from = pointAt(points, index, closed);
    const to = pointAt(points, index + 1, closed);
    const after = pointAt(points, index + 2, closed);
    const leave: Point = [
      from[0] + (to[0] - before[0]) * tension,
      from[1] + (to[1] - before[1]) * tension,
    ];
    const arrive: Point = [
      to[0] - (after[0] - from[0]) * tension,
      to[1] - (after[1] - from[1]) * tension,
    ];
    data += d`C${leave} ${arrive} ${to}`;
  }
  return closed ? `${data}Z` : data;
}

/** Returns the closed shape whose edge follows each line in turn. */
export function enclose(...lines: readonly Line[]): string {
  return `${lines.map((points, index) => (index === 0 ? smooth(points) : smooth(points).replace('M', 'L'))).join('')}Z`;
}

/** Returns the band between two lines in the same direction. */
export function ribbon(outer: Line, inner: Line): string {
  return enclose(outer, [...inner].reverse());
}

export function mirror(points: Line): Point[] {
  return points.map(([x, y]) => [-x, y]);
}

/** Returns the line at a share of the way from one line to another of equal length. */
export function blend(from: Line, to: Line, share: number): Point[] {
  return from.map(([x, y], index) => {
    const [toX, toY] = to[index] ?? [x, y];
    return [x + (toX - x) * share, y + (toY - y) * share];
  });
}

/** Returns the point at a share of the way along a polyline, by its segments. */
export function along(points: Line, share: number): Point {
  const position = Math.max(0, Math.min(0.9999, share)) * (points.length - 1);
  const index = Math.floor(position);
  const from = pointAt(points, index, false);
  const to = pointAt(points, index + 1, false);
  const rest = position - index;
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest];
}

/** Adds waves that grow from the crown (y -150) downwards; the first two points stay unchanged. */
export function wave(points: Line, amplitude: number, phase: number, frequency = 0.034): Point[] {
  return points.map(([x, y], index) => {
    if (index < 2) return [x, y];
    const grown = Math.min(1, (y + 150) / 180);
    return [x + Math.sin(y * frequency + phase) * amplitude * grown, y];
  });
}

function subdivide(points: Line, steps: number): Point[] {
  const fine: Point[] = [];
  points.slice(0, -1).forEach((from, index) => {
    const to = points[index + 1] ?? from;
    for (let step = 0; step < steps; step++) {
      const share = step / steps;
      fine.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
  });
  return [...fine, ...points.slice(-1)];
}

/** Makes an edge curly. */
export function roughen(points: Line, amount: number, random: Random): Point[] {
  return subdivide(points, 4).map(([x, y]) => [
    x + random.between(-amount, amount),
    y + random.between(-amount, amount),
  ]);
}

/** Makes an edge of short cut locks: every third point stands up. */
export function serrate(points: Line, amount: number, random: Random): Point[] {
  return subdivide(points, 3).map(([x, y], index) => [
    x + random.between(-amount, amount) * 0.4,
    y + (index % 3 === 1 ? -amount : amount * 0.4),
  ]);
}

/** Returns a closed ring whose rim varies by `bump` of its radius. */
export function bumpyRing(
  [cx, cy]: Point,
  [rx, ry]: Point,
  count: number,
  bump: (index: number) => number,
): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const reach = 1 + (index % 2 === 1 ? 1 : -1) * bump(index);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
}
