import type { Random } from '../random';
import { bumpyRing, type Point } from '../svg/paths';
import type { Traits } from '../traits';
import type { HairForm, Mass } from './hair-form';

function curlyMass(centre: Point, radii: Point, count: number, bump: number, random: Random): Mass {
  const swell = (): number => bump * random.between(0.4, 1);
  return { outline: bumpyRing(centre, radii, count, swell), centre, radii, texture: 'curls' };
}

export function afro({ volume }: Traits, random: Random): HairForm {
  return {
    back: [],
    masses: [curlyMass([0, -78], [188 + volume, 176 + volume], 46, 0.022, random)],
    front: [
      {
        outer: [
          [-112, 20],
          [-134, -60],
          [-104, -150],
          [0, -182],
          [104, -150],
          [134, -60],
          [112, 20],
        ],
        inner: [
          [-102, 6],
          [-98, -50],
          [-72, -92],
          [0, -108],
          [72, -92],
          [98, -50],
          [102, 6],
        ],
        edge: 'curly',
        texture: 'curls',
      },
    ],
  };
}

export function curls({ volume }: Traits, random: Random): HairForm {
  return {
    back: [],
    masses: [
      curlyMass([0, -20], [178 + volume, 206], 44, 0.03, random),
      curlyMass([-120, 120], [70, 96], 22, 0.05, random),
      curlyMass([120, 120], [70, 96], 22, 0.05, random),
    ],
    front: [
      {
        outer: [
          [-122, 70],
          [-140, -50],
          [-104, -148],
          [0, -180],
          [104, -148],
          [140, -50],
          [122, 70],
        ],
        inner: [
          [-104, 50],
          [-98, -40],
          [-66, -84],
          [10, -112],
          [70, -84],
          [98, -40],
          [104, 50],
        ],
        edge: 'curly',
        texture: 'curls',
      },
    ],
  };
}

/** Returns curls on top, cut short at the sides. */
export function mopOfCurls({ volume }: Traits, random: Random): HairForm {
  return {
    back: [],
    masses: [curlyMass([0, -128], [124 + volume * 0.5, 82], 30, 0.05, random)],
    front: [
      {
        outer: [
          [-108, 4],
          [-122, -80],
          [-96, -160],
          [-30, -190],
          [44, -188],
          [104, -152],
          [122, -80],
          [108, 4],
        ],
        inner: [
          [-103, -2],
          [-97, -60],
          [-70, -80],
          [-24, -92],
          [30, -82],
          [74, -84],
          [97, -58],
          [103, -2],
        ],
        edge: 'curly',
        texture: 'curls',
      },
    ],
  };
}
