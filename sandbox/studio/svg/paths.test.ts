import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { along, blend, bumpyRing, d, type Point, smooth, wave } from './paths';

const point = fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }));
const polyline = fc.array(point, { minLength: 2, maxLength: 9 });

describe('paths', () => {
  it('writes numbers with at most two decimals', () => {
    expect(d`M${1.23456} ${-0.001}L${[2, 3.339]}Z`).toBe('M1.23 0L2 3.34Z');
  });

  it('draws a curve that starts at the first point and ends at the last', () => {
    fc.assert(
      fc.property(polyline, (points) => {
        const data = smooth(points);
        const [first, last] = [points[0], points.at(-1)] as [Point, Point];
        expect(data.startsWith(`M${first[0]} ${first[1]}C`)).toBe(true);
        expect(data.endsWith(` ${last[0]} ${last[1]}`)).toBe(true);
      }),
    );
  });

  it('blends from one line to the other', () => {
    fc.assert(
      fc.property(polyline, (points) => {
        const other = points.map(([x, y]): Point => [x + 10, y]);
        expect(blend(points, other, 0)).toEqual(points);
        expect(blend(points, other, 1)).toEqual(other);
      }),
    );
  });

  it('walks along a line from end to end', () => {
    const corner: Point[] = [
      [0, 0],
      [10, 0],
      [10, 20],
    ];
    expect(along(corner, 0)).toEqual([0, 0]);
    expect(along(corner, 0.5)).toEqual([10, 0]);
    expect(along(corner, 0.75)).toEqual([10, 10]);
  });

  it('leaves the crown of a wave in place', () => {
    const hair: Point[] = [
      [0, -150],
      [10, -100],
      [10, 50],
    ];
    expect(wave(hair, 12, 1).slice(0, 2)).toEqual(hair.slice(0, 2));
  });

  it('keeps a ring near its radii', () => {
    for (const [x, y] of bumpyRing([5, 5], [100, 50], 24, () => 0.05)) {
      const reach = Math.hypot((x - 5) / 100, (y - 5) / 50);
      expect(reach).toBeGreaterThan(0.94);
      expect(reach).toBeLessThan(1.06);
    }
  });
});
