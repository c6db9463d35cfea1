import { mix, multiply, WHITE } from '../colour';
import type { HairPaint } from '../hair/paint-hair';
import type { Lock, Mass } from '../hair/hair-form';
import type { Look } from '../look';
import type { Random } from '../random';
import type { Paper } from '../svg/paper';
import { bumpyRing, type Point, wave } from '../svg/paths';
import type { Traits } from '../traits';

type ProfileShape = 'long' | 'bob' | 'cap' | 'crop' | 'round';

const SHAPES: Record<Traits['hair'], ProfileShape> = {
  straight: 'long',
  waves: 'long',
  curtainBangs: 'long',
  sidePart: 'long',
  longFringe: 'long',
  hat: 'long',
  shoulder: 'bob',
  bob: 'bob',
  bobFringe: 'bob',
  topBun: 'cap',
  lowBun: 'cap',
  ponytail: 'cap',
  pixie: 'cap',
  slick: 'cap',
  buzz: 'cap',
  scarf: 'cap',
  crop: 'crop',
  quiff: 'crop',
  mopCurls: 'round',
  afro: 'round',
  curls: 'round',
};

export interface ProfileHair {
  shape: ProfileShape;
  lock: Lock;
  /** The point at which combed hair is tied; strands lead there from the hairline. */
  gather?: Point;
  tail?: Lock;
  mass?: Mass;
}

function long({ volume, hairLength: length, hair }: Look, random: Random): Lock {
  const outer: Point[] = [
    [68, -126 - volume * 0.4],
    [8, -158 - volume],
    [-84, -146 - volume],
    [-150, -78],
    [-166, 14],
    [-168, 116],
    [-160, 230],
    [-112, length],
  ];
  const inner: Point[] = [
    [58, -104],
    [34, -72],
    [12, -30],
    [-2, 22],
    [-10, 84],
    [-22, 156],
    [-42, 238],
    [-92, length + 12],
  ];
  if (hair === 'straight') return { outer, inner };
  const phase = random.between(0, 6);
  return { outer: wave(outer, 12, phase), inner: wave(inner, 12, phase + 0.4) };
}

function bob({ volume }: Look): Lock {
  return {
    outer: [
      [68, -126 - volume * 0.4],
      [8, -158 - volume],
      [-84, -146 - volume],
      [-150, -78],
      [-164, 0],
      [-156, 70],
      [-118, 122],
    ],
    inner: [
      [60, -102],
      [38, -66],
      [22, -20],
      [16, 30],
      [20, 82],
      [8, 118],
      [-40, 134],
    ],
  };
}

/** Returns hair combed back over the ear, with a little hair in front of it. */
function cap({ volume }: Look): Lock {
  return {
    outer: [
      [73, -115],
      [46, -138 - volume * 0.3],
      [-8, -155 - volume * 0.6],
      [-80, -143 - volume * 0.5],
      [-138, -82],
      [-146, -8],
      [-126, 56],
      [-100, 92],
    ],
    inner: [
      [70, -108],
      [50, -84],
      [38, -52],
      [18, 2],
      [-6, -2],
      [-44, 8],
      [-62, 52],
      [-88, 94],
    ],
  };
}

function crop({ volume }: Look): Lock {
  return {
    outer: [
      [82, -120],
      [42, -168 - volume * 0.7],
      [-56, -164 - volume * 0.4],
      [-128, -108],
      [-142, -22],
      [-122, 40],
      [-100, 74],
    ],
    inner: [
      [66, -100],
      [46, -80],
      [34, -44],
      [16, 6],
      [-8, -2],
      [-50, 14],
      [-84, 76],
    ],
    edge: 'cut',
  };
}

function round(): Lock {
  return {
    outer: [
      [96, -100],
      [60, -190],
      [-40, -214],
      [-150, -160],
      [-196, -50],
      [-150, 80],
    ],
    inner: [
      [62, -92],
      [44, -70],
      [26, -34],
      [6, 6],
      [-40, 30],
      [-90, 70],
    ],
    edge: 'curly',
    texture: 'curls',
  };
}

function coil(centre: Point, radii: Point): Mass {
  return { centre, radii, outline: bumpyRing(centre, radii, 20, () => 0), texture: 'coil' };
}

const TAIL: Lock = {
  outer: [
    [-96, -138],
    [-190, -150],
    [-236, -40],
    [-214, 110],
    [-196, 210],
    [-214, 300],
  ],
  inner: [
    [-104, -92],
    [-150, -84],
    [-164, 0],
    [-150, 120],
    [-160, 210],
    [-206, 306],
  ],
};

function gathered(look: Look): Pick<ProfileHair, 'gather' | 'tail' | 'mass'> {
  const top: Point = [-74, -190 - look.volume * 0.5];
  if (look.hair === 'topBun') return { gather: [-72, -146], mass: coil(top, [54, 48]) };
  if (look.hair === 'lowBun') return { gather: [-132, 34], mass: coil([-156, 44], [54, 50]) };
  if (look.hair === 'ponytail') return { gather: [-118, -108], tail: TAIL };
  return { gather: [-150, 30] };
}

/** Returns the shapes of a person's hair, seen from the side that the face is turned away from. */
export function growProfileHair(look: Look, random: Random): ProfileHair {
  const shape = SHAPES[look.hair];
  if (shape === 'long') return { shape, lock: long(look, random) };
  if (shape === 'bob') return { shape, lock: bob(look) };
  if (shape === 'crop') return { shape, lock: crop(look) };
  if (shape === 'cap') return { shape, lock: cap(look), ...gathered(look) };
  const centre: Point = [-56, -64];
  const outline = bumpyRing(centre, [162, 160], 40, () => 0.025);
  return { shape, lock: round(), mass: { centre, radii: [160, 160], outline, texture: 'curls' } };
}

export function profileHairPaint(
  paper: Paper,
  { hairBase, colours, profileLight }: Look,
): HairPaint {
  const front = profileLight === 'front';
  const { key, rim, ground } = colours;
  const lit = mix(multiply(hairBase, mix(key, WHITE, 0.4)), ground[0], 0.1);
  const behind = mix(hairBase, ground[0], 0.7);
  const fill = paper.linear(
    [
      [0, behind],
      [0.55, mix(hairBase, ground[0], 0.55)],
      [1, front ? lit : behind],
    ],
    { from: [-170, 0], to: [80, -60], units: 'drawing' },
  );
  return {
    fill,
    light: mix(mix(hairBase, WHITE, 0.16), front ? key : rim, 0.4),
    dark: mix(hairBase, '#040206', 0.75),
  };
}
