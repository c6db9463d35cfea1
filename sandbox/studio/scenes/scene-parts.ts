import { type Colour, mix, WHITE } from '../colour';
import { circle, line, type Markup, rect } from '../svg/markup';
import type { Paper, Stop } from '../svg/paper';
import type { Stage } from './scene';

interface Backdrop {
  from: Colour;
  to: Colour;
  x: number;
  y: number;
  radius: number;
}

/**
 * Paints the wall behind everything: light in one place, fading to dark. Positions are fractions of the
 * page.
 */
export function backdrop(
  paper: Paper,
  { width, height }: Stage,
  { from, to, x, y, radius }: Backdrop,
): Markup {
  const stops: Stop[] = [
    [0, from],
    [0.55, mix(from, to, 0.72)],
    [1, to],
  ];
  return rect(0, 0, width, height, { fill: paper.radial(stops, x, y, radius) });
}

interface Bokeh {
  count: number;
  top: number;
  bottom: number;
  smallest: number;
  largest: number;
}

/** Paints lights out of focus, each a disc with a brighter rim. */
export function bokeh({ random, width, height, unit, colours }: Stage, plan: Bokeh): Markup {
  const tints = [
    colours.key,
    colours.rim,
    colours.glow,
    mix(colours.key, WHITE, 0.3),
    colours.ground[2],
  ] as const;
  return Array.from({ length: plan.count }, () => {
    const tint = random.pick(tints);
    const radius = unit * random.between(plan.smallest, plan.largest);
    const x = random.between(0, width);
    const y = height * random.between(plan.top, plan.bottom);
    return (
      circle(x, y, radius, { fill: tint, opacity: random.between(0.12, 0.42) }) +
      circle(x, y, radius, line(tint, unit * 0.0022, 0.5))
    );
  }).join('');
}
