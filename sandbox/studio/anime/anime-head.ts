import type { Look } from '../look';
import { type Point, smooth } from '../svg/paths';
import { chinOf, CROWN } from './proportions';

export interface AnimeHead {
  /** Returns the visible x of a point at a depth once the head is turned. */
  project(x: number, depth?: number): number;
  shift(y: number): number;
  outline: string;
}

function halfWidths(masculine: boolean): Point[] {
  const jaw = masculine ? 1.12 : 1;
  return [
    [0, CROWN],
    [56, -136],
    [90, -104],
    [103, -50],
    [102, 0],
    [97, 46],
    [84 * jaw, 88],
    [60 * jaw, 122],
    [masculine ? 38 : 23, 150],
    [0, chinOf(masculine)],
  ];
}

export function createAnimeHead({ yaw, masculine }: Look): AnimeHead {
  const sine = Math.sin(yaw * 0.8);
  const cosine = Math.cos(yaw * 0.8);
  const shift = (y: number): number => sine * (24 + (y + 60) * 0.16);
  const right = halfWidths(masculine);
  const left = right.slice(1, -1).reverse();
  const points: Point[] = [
    ...right.map(([x, y]): Point => [x + shift(y), y]),
    ...left.map(([x, y]): Point => [-x + shift(y), y]),
  ];
  return {
    project: (x, depth = 60) => x * cosine + depth * sine,
    shift,
    outline: smooth(points, { closed: true, tension: 0.155 }),
  };
}
