import { eyeColours } from '../colours';
import { skins, type Looks } from './looks';
import { mix, mirror, smooth, type Line } from './shapes';

const ink = '#12070f';
const keyLight = '#ffd9bd';
const night = '#16163a';

/** The right half of the outline of a face, from the top of the skull to the chin. */
const outlineOf = (isMan: boolean): Line =>
  isMan
    ? [
        [0, -152],
        [54, -138],
        [88, -110],
        [107, -66],
        [110, -18],
        [106, 28],
        [100, 64],
        [90, 96],
        [68, 122],
        [40, 142],
        [0, 151],
      ]
    : [
        [0, -151],
        [53, -138],
        [85, -110],
        [104, -66],
        [107, -18],
        [102, 28],
        [93, 62],
        [78, 95],
        [56, 120],
        [30, 140],
        [0, 149],
      ];

/** Returns the colours of a skin in light and in shadow. */
export function skinTones({ ethnicity }: Pick<Looks, 'ethnicity'>) {
  const skin = skins[ethnicity];
  return {
    lit: mix(skin, keyLight, 0.22),
    mid: mix(skin, night, 0.22),
    dark: mix(skin, night, 0.66),
  };
}

/** Returns the head without its hair: half in light, half in shadow. */
export function drawFace(looks: Looks): string {
  const isMan = looks.gender === 'male';
  const half = outlineOf(isMan);
  const outline = smooth([...half, ...[...mirror(half)].reverse().slice(1, -1)], true);
  const { mid, dark } = skinTones(looks);
  const shadow =
    'M34 -160Q26 -60 20 -30Q14 0 15 26Q22 50 26 58Q14 70 6 74Q10 96 9 112Q16 134 12 160H140V-160Z';
  return [
    `<path d="${outline}" fill="url(#skin)"/>`,
    '<g clip-path="url(#face)">',
    `<path d="${shadow}" fill="${dark}" opacity=".7" filter="url(#soft)"/>`,
    `<ellipse cx="-62" cy="46" rx="30" ry="18" fill="#fff" opacity=".14" filter="url(#soft)"/>`,
    ...(looks.age >= 50 ? [agedLines(dark)] : []),
    drawNose(mid),
    drawMouth(looks),
    '</g>',
    looks.style === 'Anime'
      ? drawnEyes(looks)
      : [-1, 1].map((side) => drawEye(looks, side)).join(''),
    `<clipPath id="face"><path d="${outline}"/></clipPath>`,
  ].join('');
}

const agedLines = (dark: string) =>
  `<g fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round" opacity=".5"><path d="M-28 62Q-42 78 -44 96M28 62Q42 78 44 96M-80 8Q-90 12 -96 8M-80 14Q-90 20 -94 22M80 8Q90 12 96 8M80 14Q90 20 94 22M-40 -66Q0 -72 40 -66"/></g>`;

const drawNose = (mid: string) =>
  `<path d="M-4 -14Q-8 24 -9 46" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="7" stroke-linecap="round" filter="url(#soft)"/><path d="M-19 56Q-12 66 0 65Q12 66 19 56" fill="none" stroke="${mix(mid, ink, 0.55)}" stroke-width="4" stroke-linecap="round"/>`;

function drawMouth({ gender, ethnicity }: Looks): string {
  const lips = mix(gender === 'male' ? '#a9685c' : '#b4485a', skins[ethnicity], 0.25);
  const dark = mix(lips, ink, 0.45);
  return `<path d="M-27 93Q-16 86 -7 86Q0 90 7 86Q16 86 27 93Q10 97 0 98Q-10 97 -27 93Z" fill="${dark}"/><path d="M-27 93Q0 101 27 93Q15 111 0 111Q-15 111 -27 93Z" fill="${lips}"/>`;
}

function drawEye({ gender, eyes, hairColor }: Looks, side: number): string {
  const isLit = side < 0;
  const white = isLit ? '#f0e2dc' : '#8f8297';
  const iris = mix(eyeColours[eyes] ?? '#5c3b28', isLit ? '#ffffff' : ink, isLit ? 0.08 : 0.28);
  const brow = mix(
    hairColor === 'Blonde' || hairColor === 'Silver' ? '#6b5238' : '#2a1a18',
    ink,
    0.3,
  );
  const thick = gender === 'male' ? 9 : 6;
  return [
    `<g transform="scale(${side} 1)">`,
    `<path d="M22 -27Q38 -39 56 -38Q70 -36 80 -22Q66 -31 54 -${38 - thick}Q38 -${39 - thick} 22 -${27 - thick}Z" fill="${brow}"/>`,
    `<path d="M27 8Q36 -7 48 -8Q61 -7 70 3Q58 15 47 15Q35 14 27 8Z" fill="${white}"/>`,
    `<circle cx="48" cy="3" r="11" fill="${iris}"/><circle cx="48" cy="3" r="5.2" fill="#060308"/>`,
    `<circle cx="${isLit ? 52 : 44}" cy="-2" r="2.8" fill="#fff" opacity="${isLit ? 0.95 : 0.5}"/>`,
    `<path d="M24 9Q35 -10 48 -11Q63 -10 74 2Q62 -5 48 -5Q36 -4 24 9Z" fill="${ink}"/>`,
    '</g>',
  ].join('');
}

/** Returns the eyes of a drawing, which are larger and flatter. */
function drawnEyes({ eyes, hairColor }: Looks): string {
  const iris = eyeColours[eyes] ?? '#5c3b28';
  const brow = hairColor === 'Blonde' ? '#7a5c38' : '#2a1a22';
  const eye = `<path d="M22 10Q26 -20 50 -22Q72 -20 80 0Q76 28 52 30Q30 30 22 10Z" fill="#fbf3f0"/><ellipse cx="50" cy="5" rx="17" ry="23" fill="${iris}"/><ellipse cx="50" cy="8" rx="8" ry="13" fill="${mix(iris, ink, 0.75)}"/><circle cx="44" cy="-6" r="5.5" fill="#fff"/><path d="M18 12Q22 -26 50 -28Q76 -26 86 -2Q72 -20 50 -20Q30 -18 18 12Z" fill="${ink}"/><path d="M24 -44Q48 -56 76 -42" fill="none" stroke="${brow}" stroke-width="5" stroke-linecap="round"/>`;
  return `<g transform="scale(-1 1)">${eye}</g><g>${eye}</g>`;
}
