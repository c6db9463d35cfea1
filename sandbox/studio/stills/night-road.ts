import { mix, WHITE } from '../colour';
import { sheet } from '../scenes/scene';
import { circle, type Markup, path } from '../svg/markup';
import type { Paper } from '../svg/paper';
import { d } from '../svg/paths';
import { glow } from '../svg/soft-shapes';
import { paintScene } from '../scenes/paint-scene';
import type { PaintStill, StillPage } from './still-parts';

const HORIZON = 0.6;

function dash({ width, height, unit, colours }: StillPage, index: number): Markup {
  const near = (index / 7) ** 2;
  const far = ((index + 0.5) / 7) ** 2;
  const half = (share: number): number => unit * 0.004 + share * unit * 0.012;
  const y = (share: number): number => height * (HORIZON + 0.4 * share);
  const x = width * 0.5;
  const data = d`M${x - half(near)} ${y(near)}L${x + half(near)} ${y(near)}L${x + half(far)} ${y(far)}L${x - half(far)} ${y(far)}Z`;
  return path(data, { fill: colours.key, opacity: 0.8 });
}

function lantern(paper: Paper, page: StillPage, side: -1 | 1, index: number): Markup {
  const { width, height, unit, colours, night } = page;
  const near = (index / 6) ** 2;
  const x = width * 0.5 + side * (unit * 0.03 + near * width * 0.62);
  const y = height * (HORIZON + 0.32 * near);
  const tall = height * (0.03 + 0.42 * near);
  const pole = d`M${x} ${y}V${y - tall}q0 ${-tall * 0.06} ${-side * tall * 0.14} ${-tall * 0.06}`;
  const bulb = unit * (0.003 + 0.012 * near);
  return (
    path(pole, { stroke: night, 'stroke-width': 1.5 + near * 10, fill: 'none' }) +
    glow(
      paper,
      [x - side * tall * 0.16, y - tall * 1.04],
      unit * (0.02 + 0.12 * near),
      colours.glow,
      0.95,
    ) +
    circle(x - side * tall * 0.15, y - tall * 1.05, bulb, { fill: mix(colours.key, WHITE, 0.5) })
  );
}

/** Paints an empty road to the sea with lanterns on both sides. */
export const nightRoadStill: PaintStill = (page) => {
  const { width, height, colours, night } = page;
  const [dark, middle] = colours.ground;
  const road = sheet((paper) => {
    const verge = paper.linear([
      [0, mix(middle, dark, 0.5)],
      [1, night],
    ]);
    const lanterns = ([-1, 1] as const).flatMap((side) =>
      [1, 2, 3, 4, 5].map((index) => lantern(paper, page, side, index)),
    );
    return (
      path(d`M0 ${height * HORIZON}H${width}V${height}H0Z`, { fill: verge }) +
      path(
        d`M${width * 0.48} ${height * HORIZON}h${width * 0.04}L${width * 0.95} ${height}H${width * 0.05}Z`,
        { fill: night },
      ) +
      Array.from({ length: 7 }, (_, index) => dash(page, index)).join('') +
      lanterns.join('')
    );
  });
  return [...paintScene('sea', page), road];
};
