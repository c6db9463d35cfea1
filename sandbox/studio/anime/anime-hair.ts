import { growHair } from '../hair/grow-hair';
import type { HairForm, Lock } from '../hair/hair-form';
import type { Look } from '../look';
import type { Random } from '../random';
import { type Line, type Point, roughen } from '../svg/paths';
import type { Traits } from '../traits';

export interface AnimeLock extends Lock {
  /** A leaf is a tapered strand of a fringe, a cap is plain hair on the skull, a curl is part of a mass. */
  kind?: 'leaf' | 'cap' | 'curl';
}

export interface AnimeHair extends Omit<HairForm, 'front'> {
  front: readonly AnimeLock[];
}

/** Returns a tapered leaf from a root to a tip, bent to one side. */
function leaf([rootX, rootY]: Point, [tipX, tipY]: Point, width: number, bend: number): AnimeLock {
  const dx = tipX - rootX;
  const dy = tipY - rootY;
  const length = Math.hypot(dx, dy) || 1;
  const across: Point = [-dy / length, dx / length];
  const middle: Point = [
    (rootX + tipX) / 2 + across[0] * bend,
    (rootY + tipY) / 2 + across[1] * bend,
  ];
  const nearTip: Point = [middle[0] * 0.35 + tipX * 0.65, middle[1] * 0.35 + tipY * 0.65];
  const beside = ([x, y]: Point, distance: number): Point => [
    x + across[0] * distance,
    y + across[1] * distance,
  ];
  return {
    kind: 'leaf',
    outer: [
      beside([rootX, rootY], width * 0.8),
      beside(middle, width),
      beside(nearTip, width * 0.6),
      [tipX, tipY],
    ],
    inner: [
      beside([rootX, rootY], -width * 0.8),
      beside(middle, -width),
      beside(nearTip, -width * 0.5),
      [tipX + 0.5, tipY + 0.5],
    ],
  };
}

const SKULL_CAP: AnimeLock = {
  kind: 'cap',
  outer: [
    [-106, 10],
    [-116, -60],
    [-100, -134],
    [-36, -168],
    [36, -168],
    [100, -134],
    [116, -60],
    [106, 10],
  ],
  inner: [
    [-101, 2],
    [-94, -40],
    [-70, -66],
    [-24, -76],
    [24, -76],
    [70, -66],
    [94, -40],
    [101, 2],
  ],
};

const HIGH_CAP: AnimeLock = {
  ...SKULL_CAP,
  inner: [
    [-102, 4],
    [-97, -50],
    [-72, -96],
    [-26, -114],
    [26, -114],
    [72, -96],
    [97, -50],
    [102, 4],
  ],
};

/** Returns strands that stand on the crown, by angle in degrees from the right, and height. */
function crownLeaves(
  { hairSide }: Look,
  angles: readonly number[],
  height: number,
  lean: number,
  random: Random,
): AnimeLock[] {
  return angles.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const x = Math.cos(angle) * 92;
    const y = -50 + Math.sin(angle) * 106;
    const tip: Point = [
      x * 1.04 + hairSide * lean + random.between(-6, 6),
      y - Math.abs(Math.sin(angle)) * height + random.between(-5, 5),
    ];
    return leaf([x * 0.45, y * 0.55 - 34], tip, random.between(26, 33), hairSide * 14);
  });
}

type Tip = readonly [x: number, y: number, width: number];

/** Returns strands that fall over the forehead to their tips. */
function fringeLeaves({ hairSide }: Look, tips: readonly Tip[], random: Random): AnimeLock[] {
  return tips.map(([x, y, width]) => {
    const tip: Point = [x + hairSide * random.between(4, 14), y + random.between(-6, 6)];
    return leaf([hairSide * -18 + x * 0.35, -146], tip, width, hairSide * -16);
  });
}

const SHORT_FRINGE: readonly Tip[] = [
  [-92, -6, 20],
  [90, -8, 20],
  [-64, -26, 24],
  [66, -32, 22],
  [-26, -20, 24],
  [26, -32, 24],
];

function shortHair(look: Look, random: Random): AnimeLock[] {
  if (look.hair === 'buzz') return [HIGH_CAP];
  if (look.hair === 'slick') {
    return [HIGH_CAP, ...crownLeaves(look, [-140, -116, -92, -68, -44], 14, 30, random)];
  }
  if (look.hair === 'quiff') {
    const crown = crownLeaves(look, [-150, -130, -110, -88, -66, -44, -26], 46, 22, random);
    return [SKULL_CAP, ...crown, ...fringeLeaves(look, SHORT_FRINGE, random)];
  }
  if (look.hair === 'mopCurls') {
    const crown = crownLeaves(look, [-156, -134, -112, -90, -68, -46, -24], 32, 8, random);
    return [SKULL_CAP, ...crown, ...fringeLeaves(look, SHORT_FRINGE, random)];
  }
  const crown = crownLeaves(look, [-138, -112, -86, -60, -38], 20, 26, random);
  return [SKULL_CAP, ...crown, ...fringeLeaves(look, SHORT_FRINGE, random)];
}

const LONG_FRINGE: readonly Tip[] = [
  [-98, 34, 22],
  [98, 30, 22],
  [-74, -4, 27],
  [76, -10, 26],
  [-34, -24, 26],
  [34, -30, 25],
  [2, -14, 20],
];

/** Returns a fringe of leaves that grows from the parting. */
function partedFringe(look: Look, random: Random): AnimeLock[] {
  const parting = look.parting * 0.6;
  return LONG_FRINGE.map(([x, y, width]) => {
    const tip: Point = [x + look.hairSide * random.between(2, 12), y + random.between(-7, 7)];
    const root: Point = [parting + x * 0.22, -150 - look.volume * 0.5];
    return leaf(root, tip, width, (x < 0 ? -1 : 1) * random.between(10, 20));
  });
}

/** Returns two strands in front of the ears and a swept one, because tied hair always leaves some loose. */
function framingLeaves(look: Look, random: Random): AnimeLock[] {
  const root: Point = [look.parting * 0.5, -148 - look.volume * 0.6];
  const side = (direction: -1 | 1): AnimeLock =>
    leaf(
      [root[0] + direction * 52, root[1] + 22],
      [direction * 106, 70 + random.between(-14, 14)],
      17,
      direction * -26,
    );
  const swept = look.hairSide;
  return [
    side(-1),
    side(1),
    leaf(root, [swept * 96, -30 + random.between(-5, 5)], 22, swept * -34),
    leaf(root, [swept * -88, -46 + random.between(-5, 5)], 20, swept * 34),
  ];
}

function sideCurtains({ volume, parting }: Look): AnimeLock[] {
  const middle = parting * 0.6;
  return ([-1, 1] as const).map((side) => ({
    outer: [
      [middle, -148 - volume],
      [side * 66, -146 - volume * 0.7],
      [side * 118, -90],
      [side * 128, 0],
      [side * 122, 80],
      [side * 104, 150],
    ],
    inner: [
      [middle, -112],
      [side * 44, -100],
      [side * 80, -58],
      [side * 94, 0],
      [side * 92, 70],
      [side * 102, 152],
    ],
  }));
}

const SHORT: ReadonlySet<Traits['hair']> = new Set([
  'pixie',
  'crop',
  'quiff',
  'slick',
  'mopCurls',
  'buzz',
]);
const GATHERED: ReadonlySet<Traits['hair']> = new Set(['topBun', 'lowBun', 'ponytail']);
const AS_DRAWN: ReadonlySet<Traits['hair']> = new Set(['afro', 'scarf', 'hat']);

function curlyEdges(lock: Lock, random: Random): AnimeLock {
  if (lock.edge !== 'curly') return lock;
  const rough = (points: Line): Line => roughen(points, 6, random);
  return { outer: rough(lock.outer), inner: rough(lock.inner), kind: 'curl' };
}

/** Returns the hair of a cel: the same forms, with fringes and short hair cut into tapered leaves. */
export function growAnimeHair(look: Look, random: Random): AnimeHair {
  const hair = growHair(look, random);
  if (SHORT.has(look.hair)) return { back: [], masses: [], front: shortHair(look, random) };
  if (AS_DRAWN.has(look.hair)) {
    return { ...hair, front: hair.front.map((lock) => curlyEdges(lock, random)) };
  }
  if (GATHERED.has(look.hair)) {
    return { ...hair, wisps: false, front: [...hair.front, ...framingLeaves(look, random)] };
  }
  // Leaves replace the straight-cut fringe.
  const locks = hair.front.filter((lock) => !lock.hem);
  const curtains = look.hair === 'curls' || look.hair === 'sidePart' ? sideCurtains(look) : [];
  const kept = look.hair === 'curls' ? [] : locks;
  return { ...hair, front: [...kept, ...curtains, ...partedFringe(look, random)] };
}
