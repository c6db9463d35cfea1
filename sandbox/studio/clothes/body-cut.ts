import type { Colour } from '../colour';
import { mix } from '../colour';
import type { ClothTones, Look } from '../look';
import { line, type Markup, path } from '../svg/markup';
import { ACROSS, type Paper } from '../svg/paper';
import { d, type Point, smooth } from '../svg/paths';

/** The measures to which every garment is cut, and its cloth. */
export interface BodyCut {
  light: -1 | 1;
  /** Half the width of the neck. */
  neck: number;
  /** The height of the base of the neck. */
  base: number;
  tones: ClothTones;
  /** The fill of the cloth, lit from the key side. */
  fill: string;
  shoulders: string;
}

function shoulderLine(neck: number, half: number, base: number, turned: number): Point[] {
  const slope: Point[] = [
    [-neck - 26, base - 8],
    [-neck - 70, base + 22],
    [-half + 30 + turned * 0.5, base + 62],
    [-half + turned, base + 120],
    [-half - 14 + turned, base + 260],
    [-half - 20 + turned, 900],
  ];
  const other: Point[] = [
    [half + 20 + turned, 900],
    [half + 14 + turned, base + 260],
    [half + turned, base + 120],
    [half - 30 + turned * 0.5, base + 62],
    [neck + 70, base + 22],
    [neck + 26, base - 8],
  ];
  return [...slope, ...other];
}

export function cutBody(paper: Paper, look: Look, tones: ClothTones): BodyCut {
  const neck = look.masculine ? 74 : 58;
  const half = look.masculine ? 272 : 226;
  const base = look.masculine ? 214 : 216;
  const [left, right] = look.light < 0 ? [tones.lit, tones.dark] : [tones.dark, tones.lit];
  const fill = paper.linear(
    [
      [0, left],
      [0.5, tones.mid],
      [1, right],
    ],
    ACROSS,
  );
  const shoulders = `${smooth(shoulderLine(neck, half, base, look.turn * 24))}Z`;
  return { light: look.light, neck, base, tones, fill, shoulders };
}

/** Draws a line of a fold or seam. */
export function fold(
  cut: BodyCut,
  data: string,
  width = 3,
  opacity = 0.5,
  colour?: Colour,
): Markup {
  return path(data, line(colour ?? cut.tones.dark, width, opacity));
}

/** Returns the tone of a part that faces one side; `inLight` and `inShade` give the share of shade. */
export function sideTone(cut: BodyCut, side: -1 | 1, inLight: number, inShade: number): Colour {
  return mix(cut.tones.lit, cut.tones.mid, side === cut.light ? inLight : inShade);
}

export type Neckline = 'high' | 'round' | 'wide' | 'open';

/** Returns the edge of the skin: half its width, the height of its ends and the depth of its curve. */
function necklineOpening(
  { neck, base }: BodyCut,
  neckline: Neckline,
): { half: number; side: number; depth: number } {
  if (neckline === 'wide') return { half: neck + 62, side: base + 14, depth: base + 80 };
  if (neckline === 'round') return { half: neck + 33, side: base, depth: base + 82 };
  if (neckline === 'open') return { half: neck + 33, side: base, depth: base + 72 };
  return { half: neck + 4, side: base + 6, depth: base + 30 };
}

/** Returns the outline of the neck down to the edge of the garment; `lean` follows the turned head. */
export function neckOutline(cut: BodyCut, neckline: Neckline, lean: number): string {
  const { neck, base } = cut;
  const { half, side, depth } = necklineOpening(cut, neckline);
  return d`M${-neck + 6 + lean} 70L${-neck} ${base - 50}Q${-neck - 4} ${base - 16} ${-half} ${side}Q0 ${depth} ${half} ${side}Q${neck + 4} ${base - 16} ${neck} ${base - 50}L${neck - 6 + lean} 70Z`;
}
