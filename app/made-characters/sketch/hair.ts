import type { attributeCatalogue } from '~/domain/characters/attribute-catalogue';
import {
  both,
  cap,
  curtains,
  fringe,
  mane,
  mass,
  only,
  parting,
  roundHairline,
  short,
  shortHairline,
  shortTop,
  volume,
  type HairStyle,
} from './locks';

type Style = (typeof attributeCatalogue)['HairStyle'][number];

/** The hair styles of the catalogue. */
export const hairStyles: Readonly<Record<Style, HairStyle>> = {
  Afro: { masses: [mass(0, -72, 200, 190, 23, 0.018)], back: [], front: [roundHairline] },
  Bob: { masses: [], back: [mane(140, 10)], front: curtains(134, 12, 0, 8) },
  Bun: { masses: [mass(-8, -196, 60, 50, 9, 0.01)], back: [], front: cap() },
  'Buzz cut': only([short(shortTop(-10), shortHairline(-4))]),
  Crop: only([short(shortTop(10), shortHairline(10))]),
  Curly: {
    masses: [
      mass(0, -24, 176, 200, 22, 0.03),
      mass(-122, 120, 70, 96, 11, 0.05),
      mass(122, 120, 70, 96, 11, 0.05),
    ],
    back: [],
    front: [roundHairline],
  },
  'Curtain bangs': {
    masses: [],
    back: [mane(330, 18, 6)],
    front: [
      ...curtains(320, 14, 8),
      ...both({
        outer: [
          [parting, -150 - volume],
          [-40, -128],
          [-74, -70],
          [-104, -4],
          [-120, 40],
        ],
        inner: [
          [parting, -124],
          [-18, -96],
          [-44, -50],
          [-82, -4],
          [-112, 36],
        ],
      }),
    ],
  },
  Fringe: { masses: [], back: [mane(330, 10, 3)], front: [...curtains(320, 8, 4), fringe()] },
  Hat: { masses: [], back: [mane(300, 14, 6)], front: curtains(290, 10, 6), cover: 'hat' },
  Headscarf: { masses: [], back: [], front: [], cover: 'scarf' },
  Pixie: {
    masses: [],
    back: [],
    front: [
      ...cap(),
      short(
        [
          [-60, -150],
          [10, -176],
          [86, -130],
          [112, -60],
          [104, 2],
        ],
        [
          [-74, -118],
          [-16, -92],
          [36, -62],
          [74, -42],
          [96, -8],
        ],
      ),
    ],
  },
  Ponytail: {
    masses: [],
    back: [
      {
        outer: [
          [40, -168],
          [132, -180],
          [196, -96],
          [190, 40],
          [198, 170],
          [166, 290],
        ],
        inner: [
          [50, -136],
          [104, -120],
          [128, -50],
          [122, 50],
          [132, 160],
          [158, 284],
        ],
      },
    ],
    front: cap(),
  },
  Quiff: only([
    short(
      [
        [-107, 4],
        [-113, -64],
        [-104, -136],
        [-62, -202],
        [24, -218],
        [92, -178],
        [114, -110],
        [107, 4],
      ],
      shortHairline(-8),
    ),
  ]),
  'Shoulder length': { masses: [], back: [mane(216, 12, 3)], front: curtains(208, 8, 4, 4) },
  'Side part': {
    masses: [],
    back: [mane(330, 20, 8)],
    front: [
      {
        outer: [
          [-46, -172],
          [40, -170],
          [112, -110],
          [134, -10],
          [142, 90],
          [152, 190],
          [142, 270],
          [112, 330],
        ],
        inner: [
          [-46, -132],
          [20, -120],
          [70, -76],
          [88, -6],
          [98, 80],
          [92, 170],
          [82, 264],
          [104, 336],
        ],
      },
      {
        outer: [
          [-46, -170],
          [-86, -140],
          [-120, -84],
          [-126, 0],
          [-124, 90],
          [-124, 230],
        ],
        inner: [
          [-46, -124],
          [-74, -96],
          [-95, -46],
          [-103, 10],
          [-103, 80],
          [-104, 226],
        ],
      },
    ],
  },
  'Slicked back': only([short(shortTop(8), shortHairline(-18))]),
  Straight: { masses: [], back: [mane(340, 6)], front: curtains(336, 4) },
  Wavy: { masses: [], back: [mane(330, 22, 9)], front: curtains(322, 18, 12) },
};
