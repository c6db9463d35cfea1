import type { Random } from '../random';
import { mirror, type Point, wave } from '../svg/paths';
import type { Lock } from './hair-form';

/** The length below which hair is a bob: one curtain that turns in. */
const BOB_LIMIT = 240;

interface Crown {
  volume: number;
  parting: number;
}

interface Fall {
  length: number;
  /** The distance by which the ends stand out. */
  width: number;
  waves?: number;
  /** Moves the inner edge towards the face. */
  inset?: number;
}

function hangAsBob(points: readonly Point[], length: number): Point[] {
  const full = Math.max(length * 0.8, 180);
  return points.map(([x, y], index) => {
    if (index === points.length - 1) return [x * 1.1, length + (y > length ? 6 : 0)];
    if (index === points.length - 2) return [x, length * 0.93];
    return [x, y > 0 ? Math.min(1, y / full) * length * 0.86 : y];
  });
}

/** Returns the lock on one side of the parting: -1 left, 1 right. */
function sideLock(
  side: -1 | 1,
  { volume, parting }: Crown,
  { length, width, waves = 0, inset = 0 }: Fall,
  random: Random,
): Lock {
  // Drawn on the left and mirrored; the parting is not mirrored.
  const root = parting * -side;
  const left: Point[] = [
    [root, -149 - volume],
    [-58, -140 - volume * 0.74],
    [-110, -96 - volume * 0.1],
    [-131 - width * 0.2, -5],
    [-134 - width * 0.6, 90],
    [-140 - width, 180],
    [-128 - width, length * 0.8],
    [-98 - width * 0.4, length],
  ];
  const right: Point[] = [
    [root + 2, -116],
    [-42 + root * 0.4, -100],
    [-76, -58],
    [-95 + inset, 0],
    [-99 + inset, 72],
    [-90 + inset * 1.5, 150],
    [-70 + inset * 1.6, length * 0.8],
    [-86 - width * 0.3, length + 10],
  ];
  const hang = (points: Point[]): Point[] =>
    length < BOB_LIMIT ? hangAsBob(points, length) : points;
  const turn = (points: Point[]): Point[] => (side === 1 ? mirror(points) : points);
  const phase = random.between(0, 6);
  return {
    outer: wave(turn(hang(left)), waves, phase),
    inner: wave(turn(hang(right)), waves, phase + 0.5),
  };
}

export function sideLocks(crown: Crown, fall: Fall, random: Random): Lock[] {
  return [sideLock(-1, crown, fall, random), sideLock(1, crown, fall, random)];
}

/** Returns the hair behind the neck, from one shoulder to the other. */
export function mane({ volume }: Crown, { length, width, waves = 0 }: Fall, random: Random): Lock {
  const crown: Point[] = [
    [-10, -148 - volume],
    [-90, -126 - volume * 0.5],
    [-126, -50],
    [-138 - width * 0.5, 50],
  ];
  const ends: Point[] =
    length < BOB_LIMIT
      ? [
          [-140 - width * 0.6, length * 0.62],
          [-134 - width * 0.5, length * 0.9],
          [-96, length],
          [-50, length + 4],
        ]
      : [
          [-152 - width, 150],
          [-150 - width, length - 60],
          [-104 - width * 0.6, length - 6],
          [-60, length + 10],
        ];
  const left = [...crown, ...ends];
  const phase = random.between(0, 6);
  return { outer: wave(left, waves, phase), inner: wave(mirror(left), waves, phase + 2) };
}

/** Returns a straight-cut fringe from the parting to both temples. */
export function fringe({ volume, parting }: Crown, lowestY: number): Lock {
  const temple = lowestY + 20;
  return {
    outer: [
      [parting - 8, -152 - volume * 0.6],
      [-66, -128],
      [-98, -76],
      [-104, temple],
    ],
    inner: [
      [parting + 8, -152 - volume * 0.6],
      [66, -128],
      [98, -76],
      [104, temple],
    ],
    hem: [
      [104, temple],
      [60, lowestY + 2],
      [20, lowestY - 4],
      [-20, lowestY - 3],
      [-60, lowestY + 2],
      [-104, temple],
    ],
  };
}
