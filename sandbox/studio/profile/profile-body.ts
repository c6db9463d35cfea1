import { mix } from '../colour';
import type { Look } from '../look';
import { line, type Markup, path } from '../svg/markup';
import { ACROSS, type Paper } from '../svg/paper';
import { d, type Point, smooth } from '../svg/paths';
import { softEllipse, softLine } from '../svg/soft-shapes';
import type { Traits } from '../traits';

const HIGH_COLLARS: ReadonlySet<Traits['cloth']> = new Set([
  'turtleneck',
  'scarf',
  'trench',
  'hoodie',
]);

function neck(paper: Paper, { masculine, skinTones, profileLight }: Look, base: number): Markup {
  const { mid, dark, ink } = skinTones;
  const fill = paper.linear(
    [
      [0, dark],
      [0.6, mix(mid, dark, 0.5)],
      [1, profileLight === 'front' ? mid : dark],
    ],
    ACROSS,
  );
  const outline = d`M56 130Q40 170 ${masculine ? 52 : 46} ${base + 10}L70 ${base + 90}L-150 ${base + 80}L${masculine ? -112 : -104} ${base - 20}Q-98 120 -104 20L20 20Z`;
  const shade = softEllipse(paper, {
    at: [0, 138],
    radii: [62, 34],
    degrees: 20,
    colour: ink,
    opacity: 0.85,
    blur: 12,
  });
  return path(outline, { fill }) + shade;
}

function collar({ masculine, cloth, clothTones }: Look, base: number, fill: string): Markup {
  if (!HIGH_COLLARS.has(cloth)) {
    return path(
      d`M76 ${base + 34}Q-10 ${base + 92} -126 ${base + 12}`,
      line(clothTones.lit, 11, 0.5),
    );
  }
  const outline = d`M${masculine ? 58 : 52} ${base - 38}Q-20 ${base + 4} ${masculine ? -116 : -108} ${base - 52}L-134 ${base + 40}Q-20 ${base + 110} 86 ${base + 40}Z`;
  const folds = d`M54 ${base - 14}Q-20 ${base + 30} -112 ${base - 26}M62 ${base + 10}Q-20 ${base + 56} -120 ${base}`;
  return path(outline, { fill }) + path(folds, line(clothTones.dark, 3.5, 0.7));
}

function shoulders({ masculine }: Look, base: number): string {
  const points: Point[] = [
    [-118, base + 4],
    [-168, base + 42],
    [masculine ? -262 : -226, base + 100],
    [masculine ? -300 : -262, base + 240],
    [-290, 900],
    [240, 900],
    [masculine ? 250 : 206, base + 260],
    [masculine ? 226 : 178, base + 130],
    [124, base + 66],
    [80, base + 30],
    [0, base + 52],
  ];
  return smooth(points, { closed: true });
}

/** Paints neck, shoulders and clothes of a person seen from the side. */
export function paintProfileBody(paper: Paper, look: Look): Markup {
  const { masculine, clothTones, profileLight } = look;
  const base = masculine ? 206 : 208;
  const fill = paper.linear(
    [
      [0, clothTones.dark],
      [0.5, clothTones.mid],
      [1, profileLight === 'front' ? clothTones.lit : clothTones.dark],
    ],
    ACROSS,
  );
  const arm = d`M${masculine ? 96 : 70} ${base + 170}Q40 ${base + 320} 60 900`;
  return (
    neck(paper, look, base) +
    path(shoulders(look, base), { fill }) +
    collar(look, base, fill) +
    softLine(arm, clothTones.dark, 12, 0.6, 6)
  );
}
