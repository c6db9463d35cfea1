import { mix } from '../colour';
import { sheet } from '../scenes/scene';
import { circle, line, type Markup, path } from '../svg/markup';
import type { Paper } from '../svg/paper';
import { d } from '../svg/paths';
import { paintScene } from '../scenes/paint-scene';
import type { PaintStill, StillPage } from './still-parts';

function petals(paper: Paper, { width, height, unit, colours }: StillPage, ring: number): Markup {
  const [dark] = colours.ground;
  const count = 6 + ring * 2;
  const length = unit * (0.08 + 0.075 * ring);
  const fill = paper.linear(
    [
      [0, mix(colours.glow, dark, 0.55 - 0.08 * (4 - ring))],
      [1, mix(colours.key, colours.glow, 0.2 * ring)],
    ],
    { from: [0, 1], to: [0, 0] },
  );
  const petal = d`M0 0Q${length * 0.42} ${-length * 0.5} 0 ${-length}Q${-length * 0.42} ${-length * 0.5} 0 0`;
  return Array.from({ length: count }, (_, index) => {
    const degrees = (index / count) * 360 + ring * 17;
    const transform = `translate(${width * 0.5} ${height * 0.46}) rotate(${degrees.toFixed(2)})`;
    return path(petal, {
      transform,
      fill,
      stroke: dark,
      'stroke-opacity': 0.35,
      'stroke-width': unit * 0.0028,
    });
  }).join('');
}

/** Paints a flower folded from paper, with four rings of petals. */
export const paperFlowerStill: PaintStill = (page) => {
  const { width, height, unit, light, colours } = page;
  const x = width * 0.5;
  const stem = d`M${x} ${height}Q${x + light * unit * 0.1} ${height * 0.75} ${x} ${height * 0.52}`;
  const flower = sheet(
    (paper) =>
      path(stem, line(mix(colours.ground[0], '#1c3a28', 0.6), unit * 0.02)) +
      [4, 3, 2, 1].map((ring) => petals(paper, page, ring)).join('') +
      circle(x, height * 0.46, unit * 0.05, { fill: mix(colours.key, '#fff3d0', 0.4) }),
  );
  return [...paintScene('disc', page), flower];
};
