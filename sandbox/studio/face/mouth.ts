import { mix, multiply, WHITE } from '../colour';
import type { Look } from '../look';
import { line, type Markup, path } from '../svg/markup';
import { ACROSS, type Paper } from '../svg/paper';
import { d, type Point } from '../svg/paths';
import { softEllipse } from '../svg/soft-shapes';
import type { Head } from './head-geometry';

interface LipShape {
  halfWidth: number;
  upper: number;
  lower: number;
}

const FEMININE: LipShape = { halfWidth: 26, upper: 8, lower: 13 };
const MASCULINE: LipShape = { halfWidth: 28, upper: 5, lower: 9 };

/** Paints a closed mouth: upper lip in shade, lower lip in light, a darker line between them. */
export function paintMouth(paper: Paper, look: Look, head: Head): Markup {
  const { light, colours, skinTones, masculine } = look;
  const { halfWidth: w, upper, lower } = masculine ? MASCULINE : FEMININE;
  const corner = 95 - look.smile * 4;
  const at = (x: number, y: number): Point => head.project(x, y, 92 - Math.abs(x) * 0.5);

  const lit = multiply(look.lips, mix(colours.key, WHITE, 0.25));
  const dark = mix(lit, skinTones.ink, 0.5);
  const [left, right] = light < 0 ? [lit, dark] : [dark, lit];
  const lowerFill = paper.linear(
    [
      [0, left],
      [1, right],
    ],
    ACROSS,
  );

  const cupid = 94 - upper;
  const upperLip = d`M${at(-w, corner)}Q${at(-16, cupid)} ${at(-7, cupid)}Q${at(0, cupid + 3)} ${at(7, cupid)}Q${at(16, cupid)} ${at(w, corner)}Q${at(10, 97)} ${at(0, 98)}Q${at(-10, 97)} ${at(-w, corner)}Z`;
  const lowerLip = d`M${at(-w, corner)}Q${at(0, 100)} ${at(w, corner)}Q${at(15, 98 + lower)} ${at(0, 98 + lower)}Q${at(-15, 98 + lower)} ${at(-w, corner)}Z`;
  const parting = d`M${at(-w - 1, corner)}Q${at(-10, 97)} ${at(0, 98.5)}Q${at(10, 97)} ${at(w + 1, corner)}`;

  return (
    softEllipse(paper, {
      at: at(0, 119),
      radii: [15, 4],
      colour: skinTones.ink,
      opacity: 0.42,
      blur: 5,
    }) +
    path(upperLip, { fill: mix(dark, skinTones.ink, 0.2), opacity: 0.95 }) +
    path(lowerLip, { fill: lowerFill, opacity: 0.95 }) +
    path(parting, line(skinTones.ink, 3, 0.9)) +
    softEllipse(paper, {
      at: head.project(light * 7, 104, 94),
      radii: [9, 3],
      colour: WHITE,
      opacity: 0.3,
      blur: 3,
    })
  );
}
