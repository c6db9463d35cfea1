import type { Look } from '../look';
import { type Point, smooth } from '../svg/paths';

/**
 * A turned head: the visible position of a feature at (x, y) and a given depth, and the outline of the
 * face.
 */
export interface Head {
  project(x: number, y: number, depth?: number): Point;
  /** Returns the sideways shift of the outline at a height. */
  shift(y: number): number;
  outline: string;
}

type HalfWidth = readonly [y: number, width: number];

function halfWidths({ masculine, jaw }: Look): HalfWidth[] {
  if (masculine) {
    return [
      [-150, 0],
      [-138, 52],
      [-112, 86],
      [-70, 105],
      [-20, 109],
      [25, 105],
      [62, 100 * jaw],
      [95, 90 * jaw],
      [120, 69 * jaw],
      [141, 42],
      [151, 0],
    ];
  }
  return [
    [-150, 0],
    [-138, 52],
    [-112, 84],
    [-70, 103],
    [-20, 107],
    [25, 103],
    [62, 95 * jaw],
    [95, 80 * jaw],
    [120, 57 * jaw],
    [140, 32],
    [149, 0],
  ];
}

function bump(y: number, centre: number, width: number): number {
  return Math.exp(-(((y - centre) / width) ** 2));
}

export function createHead(look: Look): Head {
  const sine = Math.sin(look.yaw);
  const cosine = Math.cos(look.yaw);
  const turned = Math.abs(sine);
  const farSide = sine >= 0 ? 1 : -1;

  const shift = (y: number): number =>
    y > -40 ? sine * (20 + (y + 40) * 0.2) : sine * 20 * (1 - Math.min(1, (-40 - y) / 110));

  const edge = (side: 1 | -1): Point[] =>
    halfWidths(look).map(([y, width]) => {
      if (side !== farSide) return [side * width * (1 + 0.03 * turned) + shift(y), y];
      // The far cheekbone stands out and the far socket falls in.
      const relief = turned * 9 * (bump(y, 40, 26) - bump(y, 4, 22));
      return [side * (width * (1 - 0.16 * turned) + relief) + shift(y), y];
    });

  const right = edge(1);
  const left = edge(-1).reverse().slice(1, -1);
  return {
    project: (x, y, depth = 82) => [x * cosine + depth * sine, y - look.pitch * depth * 0.35],
    shift,
    outline: smooth([...right, ...left], { closed: true }),
  };
}
