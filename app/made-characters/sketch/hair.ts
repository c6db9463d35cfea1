import type { attributeCatalogue } from '~/domain/characters/attribute-catalogue';
import { mirror, type Line, type Point } from './shapes';

/** Hair between two lines from the parting to the tips. */
export interface Lock {
  outer: Line;
  inner: Line;
}

/** A hair style: round masses and locks behind the head, and locks in front of it. */
export interface HairStyle {
  masses: readonly Line[];
  back: readonly Lock[];
  front: readonly Lock[];
  /** Cloth over the hair. */
  cover?: 'hat' | 'scarf';
}

type Style = (typeof attributeCatalogue)['HairStyle'][number];

/** The height of the hair above the skull, and the place of the parting. */
const volume = 22;
const parting = 12;

/** Returns a line that sways from its third point on. */
const sway = (line: Line, amount: number): Line =>
  line.map(([x, y], index) => [index < 2 ? x : x + Math.sin(y * 0.034) * amount, y]);

/** Returns the hair behind head and shoulders. */
function mane(length: number, width: number, waves = 0): Lock {
  const outer: Line = [
    [-10, -148 - volume],
    [-96, -128 - volume / 2],
    [-128, -50],
    [-138 - width * 0.5, Math.min(50, length * 0.4)],
    [-146 - width, Math.min(150, length * 0.7)],
    [-142 - width, length * 0.88],
    [-104 - width * 0.6, length - 4],
    [-56, length + 6],
  ];
  return { outer: sway(outer, waves), inner: sway(mirror(outer), waves) };
}

/** Returns the two locks that frame the face. */
function curtains(length: number, width: number, waves = 0, inset = 0): Lock[] {
  const outer: Line = [
    [parting, -148 - volume],
    [-62, -146 - volume * 0.75],
    [-117, -92],
    [-131 - width * 0.2, -5],
    [-134 - width * 0.6, Math.min(90, length * 0.5)],
    [-138 - width, length * 0.7],
    [-128 - width, length * 0.86],
    [-98 - width * 0.4, length],
  ];
  const inner: Line = [
    [parting + 2, -114],
    [-36, -100],
    [-76, -58],
    [-96 + inset, 0],
    [-100 + inset, Math.min(72, length * 0.45)],
    [-92 + inset, length * 0.66],
    [-74 + inset, length * 0.84],
    [-86 - width * 0.3, length + 8],
  ];
  return both({ outer: sway(outer, waves), inner: sway(inner, waves) });
}

/** Returns a lock and its mirror image, which begins at the same parting. */
function both({ outer, inner }: Lock): Lock[] {
  const other = (line: Line): Line =>
    mirror(line).map((point, index): Point => (index === 0 ? (line[0] ?? point) : point));
  return [
    { outer, inner },
    { outer: other(outer), inner: other(inner) },
  ];
}

/** Returns hair that lies close to the skull and is tied behind it. */
const cap = (): Lock[] =>
  both({
    outer: [
      [parting, -150 - volume],
      [-66, -146 - volume * 0.7],
      [-112, -92],
      [-119, -30],
      [-110, 30],
    ],
    inner: [
      [parting, -108],
      [-46, -99],
      [-82, -68],
      [-99, -24],
      [-105, 26],
    ],
  });

/** Returns hair over the forehead, from one temple to the other. */
const fringe = (low = -34): Lock => ({
  outer: [
    [-104, low + 16],
    [-112, -84],
    [-70, -142],
    [0, -162],
    [70, -142],
    [112, -84],
    [104, low + 16],
  ],
  inner: [
    [-103, low + 18],
    [-66, low + 2],
    [-30, low - 4],
    [0, low - 5],
    [30, low - 4],
    [66, low + 2],
    [103, low + 18],
  ],
});

/** Returns short hair from a line over the skull to its hairline. */
const short = (top: Line, hairline: Line): Lock => ({ outer: top, inner: hairline });

/** Returns a round mass with a bumpy outline. */
const mass = (x: number, y: number, rx: number, ry: number, bumps: number, depth: number): Line =>
  Array.from({ length: bumps * 2 }, (_, index): Point => {
    const angle = (index / (bumps * 2)) * Math.PI * 2;
    const reach = 1 + (index % 2 === 0 ? depth : -depth);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });

const roundHairline: Lock = {
  outer: [
    [-114, 20],
    [-134, -60],
    [-104, -150],
    [0, -182],
    [104, -150],
    [134, -60],
    [114, 20],
  ],
  inner: [
    [-103, 10],
    [-98, -50],
    [-70, -92],
    [0, -110],
    [70, -92],
    [98, -50],
    [103, 10],
  ],
};

const only = (front: readonly Lock[]): HairStyle => ({ masses: [], back: [], front });
const shortTop = (lift: number): Line => [
  [-108, 4],
  [-115, -64],
  [-100, -134],
  [-34, -164 - lift],
  [46, -164 - lift],
  [102, -132],
  [115, -64],
  [108, 4],
];
const shortHairline = (low: number): Line => [
  [-103, -2],
  [-98, -54],
  [-80, -90 + low],
  [-28, -106 + low],
  [30, -106 + low],
  [82, -90 + low],
  [98, -54],
  [103, -2],
];

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
