/** A point in the units of the sketch: the head's centre is the origin, y counts downwards. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the path data of a smooth line through the points (a Catmull-Rom spline). */
export function smooth(points: Line, isClosed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const place = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[place] ?? [0, 0];
  };
  const [first = [0, 0]] = points;
  const spans = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const bend = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ];
    return `C${bend.map(round).join(' ')}`;
  });
  return `M${first.map(round).join(' ')}${spans.join('')}${isClosed ? 'Z' : ''}`;
}

/** Returns the path data of the area between two lines. */
export const between = (one: Line, other: Line): string =>
  `${smooth(one)}${smooth([...other].reverse()).replace(/^M/, 'L')}Z`;

/** Returns a line mirrored at the middle of the face. */
export const mirror = (line: Line): Line => line.map(([x, y]) => [-x, y]);

/** Returns the line that runs between two lines of equal length, at a share from 0 to 1. */
export const alongside = (one: Line, other: Line, share: number): Line =>
  one.map(([x, y], index) => {
    const [toX, toY] = other[index] ?? [x, y];
    return [x + (toX - x) * share, y + (toY - y) * share];
  });

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Returns the mixture of two colours (`#rrggbb`); a share of 1 is the second. */
export function mix(one: string, other: string, share: number): string {
  const target = channels(other);
  const mixed = channels(one).map((value, index) => {
    const towards = target[index] ?? value;
    return Math.round(value + (towards - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
