import { mix, WHITE } from '../colour';
import type { Look } from '../look';
import { line, type Markup, path } from '../svg/markup';
import type { Paper } from '../svg/paper';
import { d, smooth } from '../svg/paths';
import { penumbra, softEllipse, softLine } from '../svg/soft-shapes';
import type { Head } from './head-geometry';

/** The edge of the shadow on the far side of the nose, from the forehead to below the chin: x, y, depth. */
const SHADOW_EDGE = [
  [40, -170, 60],
  [34, -100, 80],
  [20, -46, 90],
  [22, -26, 84],
  [13, -4, 84],
  [13, 24, 98],
  [18, 46, 104],
  [25, 58, 92],
  [16, 67, 88],
  [6, 72, 92],
  [7, 82, 92],
  [10, 95, 90],
  [9, 112, 86],
  [16, 132, 84],
  [10, 165, 70],
] as const;

function shadowHalf({ light, shadow, skinTones }: Look, head: Head): Markup {
  const darkSide = -light;
  const edge = SHADOW_EDGE.map(([x, y, depth]) => head.project(darkSide * x, y, depth));
  const beyond = darkSide * 280;
  const half = path(`${smooth(edge)}L${beyond} 170L${beyond} -170Z`, { fill: skinTones.dark });
  return penumbra(half, shadow, [-9, 0], [9, 0], 13);
}

/** Draws the patch of light under the far eye. */
function cheekTriangle(paper: Paper, { light, skinTones }: Look, head: Head): Markup {
  const darkSide = -light;
  return softEllipse(paper, {
    at: head.project(darkSide * 55, 32, 66),
    radii: [17, 15],
    degrees: darkSide * -18,
    colour: skinTones.mid,
    opacity: 0.8,
    blur: 9,
  });
}

function sockets(paper: Paper, { skinTones }: Look, head: Head): Markup {
  const socket = (side: -1 | 1): Markup =>
    softEllipse(paper, {
      at: head.project(side * 46, -5),
      radii: [30, 17],
      colour: skinTones.ink,
      opacity: 0.5,
      blur: 9,
    });
  return socket(-1) + socket(1);
}

function hollowCheek(paper: Paper, { light, masculine, skinTones }: Look, head: Head): Markup {
  return softEllipse(paper, {
    at: [light * 84 + head.shift(60), 72],
    radii: [26, 52],
    degrees: light * 22,
    colour: skinTones.ink,
    opacity: masculine ? 0.5 : 0.36,
    blur: 16,
  });
}

function highlights(paper: Paper, { light, skinTones }: Look, head: Head): Markup {
  const bright = (share: number): string => mix(skinTones.lit, WHITE, share);
  const cheekbone = softEllipse(paper, {
    at: head.project(light * 54, 34, 74),
    radii: [27, 16],
    degrees: light * -24,
    colour: bright(0.5),
    opacity: 0.58,
    blur: 12,
  });
  const forehead = softEllipse(paper, {
    at: head.project(light * 26, -74, 78),
    radii: [38, 22],
    colour: bright(0.4),
    opacity: 0.4,
    blur: 14,
  });
  const chin = softEllipse(paper, {
    at: head.project(light * 6, 131, 84),
    radii: [15, 9],
    colour: skinTones.lit,
    opacity: 0.45,
    blur: 8,
  });
  return cheekbone + forehead + chin;
}

/** Draws light along the ridge of the nose, and the shadow of its tip. */
function nose(paper: Paper, { light, skinTones }: Look, head: Head): Markup {
  const ridge = smooth([
    head.project(light * 3, -10, 88),
    head.project(light * 4, 20, 104),
    head.project(light * 4, 44, 116),
  ]);
  const base = smooth([
    head.project(-19, 58, 92),
    head.project(-11, 63, 98),
    head.project(0, 64, 104),
    head.project(11, 63, 98),
    head.project(19, 58, 92),
  ]);
  const nostrils = d`M${head.project(-12, 61, 96)}q5 -4 9 0M${head.project(12, 61, 96)}q-5 -4 -9 0`;
  return (
    softLine(ridge, mix(skinTones.lit, WHITE, 0.5), 7, 0.5, 3.4) +
    softLine(base, skinTones.ink, 6, 0.6, 2.2) +
    path(nostrils, line(skinTones.ink, 4, 0.75)) +
    softEllipse(paper, {
      at: head.project(0, 73, 94),
      radii: [7, 7],
      colour: skinTones.ink,
      opacity: 0.35,
      blur: 5,
    })
  );
}

/** Paints light and shade on the face, from the largest plane to the smallest. */
export function paintPlanes(paper: Paper, look: Look, head: Head): Markup {
  return (
    shadowHalf(look, head) +
    cheekTriangle(paper, look, head) +
    sockets(paper, look, head) +
    hollowCheek(paper, look, head) +
    highlights(paper, look, head) +
    nose(paper, look, head)
  );
}
