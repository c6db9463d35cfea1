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

/** The height of the hair above the skull, and the place of the parting. */
export const volume = 22;
export const parting = 12;

/** Returns a line that sways from its third point on. */
const sway = (line: Line, amount: number): Line =>
  line.map(([x, y], index) => [index < 2 ? x : x + Math.sin(y * 0.034) * amount, y]);

/** Returns the hair behind head and shoulders. */
export function mane(length: number, width: number, waves = 0): Lock {
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
export function curtains(length: number, width: number, waves = 0, inset = 0): Lock[] {
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
export function both({ outer, inner }: Lock): Lock[] {
  const other = (line: Line): Line =>
    mirror(line).map((point, index): Point => (index === 0 ? (line[0] ?? point) : point));
  return [
    { outer, inner },
    { outer: other(outer), inner: other(inner) },
  ];
}

/** Returns hair that lies close to the skull and is tied behind it. */
export const cap = (): Lock[] =>
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
export const fringe = (low = -34): Lock => ({
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
export const short = (top: Line, hairline: Line): Lock => ({ outer: top, inner: hairline });

/** Returns a round mass with a bumpy outline. */
export const mass = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  bumps: number,
  depth: number,
): Line =>
  Array.from({ length: bumps * 2 }, (_, index): Point => {
    const angle = (index / (bumps * 2)) * Math.PI * 2;
    const reach = 1 + (index % 2 === 0 ? depth : -depth);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });

export const roundHairline: Lock = {
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

export const only = (front: readonly Lock[]): HairStyle => ({ masses: [], back: [], front });
export const shortTop = (lift: number): Line => [
  [-108, 4],
  [-115, -64],
  [-100, -134],
  [-34, -164 - lift],
  [46, -164 - lift],
  [102, -132],
  [115, -64],
  [108, 4],
];
export const shortHairline = (low: number): Line => [
  [-103, -2],
  [-98, -54],
  [-80, -90 + low],
  [-28, -106 + low],
  [30, -106 + low],
  [82, -90 + low],
  [98, -54],
  [103, -2],
];
