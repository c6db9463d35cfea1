import { hairColours } from '../colours';
import { drawFace, skinTones } from './face';
import { drawFigure } from './figure';
import { hairStyles } from './hair';
import type { Lock } from './locks';
import { looksSchema, type Looks } from './looks';
import { alongside, between, mix, smooth } from './shapes';

const ink = '#0b0710';
const rim = '#a79cff';

/** The part of the sheet that each frame shows, as the `viewBox` of the drawing. */
const views = {
  bust: '-215 -235 430 538',
  eyes: '-110 -64 220 116',
  figure: '-165 24 330 647',
} as const satisfies Record<Looks['frame'], string>;

/** Returns a sketch of a person with these looks as SVG. The same looks give the same picture. */
export function drawSketch(looks: Looks): string {
  const [, , width, height] = views[looks.frame].split(' ');
  const content = looks.frame === 'figure' ? drawFigure(looks) : `${backdrop}${drawBust(looks)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${views[looks.frame]}" width="${width}" height="${height}">${tones(looks)}${content}</svg>`;
}

/** Reads looks from the query of an address. What is missing or not valid has its default. */
export function readLooks(query: URLSearchParams): Looks {
  const parts = looksSchema.shape;
  const entries = Object.entries(parts).flatMap(([name, schema]) => {
    const read = schema.safeParse(query.get(name) ?? undefined);
    return read.success ? [[name, read.data]] : [];
  });
  return looksSchema.parse(Object.fromEntries(entries));
}

const backdrop = `<rect x="-260" y="-270" width="520" height="650" fill="url(#dusk)"/><circle cx="-118" cy="-30" r="74" fill="#f7dcdc" opacity=".92"/><rect x="-260" y="150" width="520" height="230" fill="#0d0b22"/><g fill="#f7dcdc" opacity=".26"><rect x="-206" y="166" width="86" height="2"/><rect x="-178" y="182" width="58" height="2"/><rect x="-226" y="204" width="120" height="2"/><rect x="-190" y="232" width="64" height="2"/></g>`;

/** The gradients and filters of a drawing. */
function tones(looks: Looks): string {
  const { lit, mid, dark } = skinTones(looks);
  const hair = hairOf(looks);
  const isFlat = looks.style === 'Anime';
  const across = (id: string, stops: readonly (readonly [at: number, colour: string])[]) =>
    `<linearGradient id="${id}">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
  return `<defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#171634"/><stop offset=".55" stop-color="#3c3f96"/><stop offset=".65" stop-color="#6b6fc4"/><stop offset=".66" stop-color="#14122c"/></linearGradient><filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${isFlat ? 0.1 : 7}"/></filter>${across(
    'skin',
    [
      [0, lit],
      [0.45, mix(lit, mid, 0.4)],
      [0.7, mid],
      [1, dark],
    ],
  )}${across('hair', [
    [0, mix(hair, '#ffd9bd', 0.2)],
    [0.5, hair],
    [1, mix(hair, '#14123a', 0.6)],
  ])}</defs>`;
}

/** Returns the colour of the hair; it turns grey with age. */
function hairOf({ hairColor, age }: Looks): string {
  const colour = hairColours[hairColor] ?? '#1c1a22';
  return mix(colour, '#b9bac4', Math.max(0, Math.min(0.85, (age - 48) / 40)));
}

/** Returns head, hair and shoulders. */
function drawBust(looks: Looks): string {
  const isMan = looks.gender === 'male';
  const style = hairStyles[looks.hair ?? (isMan ? 'Crop' : 'Straight')];
  const { dark, mid } = skinTones(looks);
  const wide = isMan ? 262 : 216;
  const neck = isMan ? 66 : 52;
  const shoulders = `M-${neck + 16} 214Q-${wide - 40} 244 -${wide} 330L-${wide + 8} 400H${wide + 8}L${wide} 330Q${wide - 40} 244 ${neck + 16} 214Z`;
  const collar = `M-${neck + 6} 152Q0 186 ${neck + 6} 152L${neck + 22} 240Q0 286 -${neck + 22} 240Z`;
  return [
    ...style.masses.map(
      (mass) =>
        `<path d="${smooth(mass, true)}" fill="url(#hair)" stroke="${rim}" stroke-opacity=".35" stroke-width="3"/>`,
    ),
    ...style.back.map((lock) => drawLock(lock, looks, true)),
    `<path d="M-${neck} 90V200Q0 240 ${neck} 200V90Z" fill="${mix(mid, dark, 0.55)}"/>`,
    `<path d="${shoulders}" fill="${ink}" stroke="${rim}" stroke-opacity=".5" stroke-width="3"/>`,
    `<path d="${collar}" fill="#15111d"/><path d="M-${neck + 2} 166Q0 200 ${neck + 2} 166" fill="none" stroke="#2c2636" stroke-width="3"/>`,
    drawFace(looks),
    ...style.front.map((lock) => drawLock(lock, looks, false)),
    ...(style.cover ? [covers[style.cover]] : []),
  ].join('');
}

/** The shares at which a lock shows strands. */
const strands = [0.14, 0.3, 0.46, 0.62, 0.78, 0.9];

function drawLock({ outer, inner }: Lock, looks: Looks, isBehind: boolean): string {
  const hair = hairOf(looks);
  const lines = looks.style === 'Anime' ? [0.5] : strands;
  const strokes = lines.map((share, index) => {
    const colour = index % 2 === 0 ? mix(hair, ink, 0.6) : mix(hair, '#ffe6d2', 0.35);
    return `<path d="${smooth(alongside(outer, inner, share))}" stroke="${colour}" stroke-opacity="${index % 2 === 0 ? 0.5 : 0.35}" stroke-width="${index % 2 === 0 ? 4 : 2}"/>`;
  });
  return `<path d="${between(outer, inner)}" fill="url(#hair)"${isBehind ? ' filter="brightness(.7)"' : ''}/><g fill="none" stroke-linecap="round">${strokes.join('')}<path d="${smooth(outer)}" stroke="${rim}" stroke-opacity=".45" stroke-width="3"/></g>`;
}

const covers = {
  hat: `<path d="M-126 -62Q-132 -190 0 -196Q132 -190 126 -62Q0 -104 -126 -62Z" fill="#2a2233"/><path d="M-196 -52Q-96 -118 0 -112Q96 -118 196 -52Q96 -84 0 -80Q-96 -84 -196 -52Z" fill="#1b1524" stroke="${rim}" stroke-opacity=".5" stroke-width="3"/>`,
  scarf: `<path d="M0 -182Q-128 -176 -132 -40Q-136 70 -96 150Q-110 230 -150 300H150Q110 230 96 150Q136 70 132 -40Q128 -176 0 -182ZM0 -124Q74 -116 92 -46Q100 30 74 104Q40 150 0 156Q-40 150 -74 104Q-100 30 -92 -46Q-74 -116 0 -124Z" fill="#3a2340" fill-rule="evenodd" stroke="${rim}" stroke-opacity=".5" stroke-width="3"/><path d="M-84 -110Q-110 -40 -104 60M84 -110Q112 -30 104 60M-70 150Q0 200 70 150" fill="none" stroke="#221328" stroke-width="5" stroke-linecap="round" opacity=".7"/>`,
} as const;
