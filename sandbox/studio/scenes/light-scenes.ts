import { type Colour, mix, WHITE } from '../colour';
import { circle, line, type Markup, path } from '../svg/markup';
import { d } from '../svg/paths';
import { glow } from '../svg/soft-shapes';
import { type PaintScene, sheet, type Stage } from './scene';
import { backdrop, bokeh } from './scene-parts';

export const disc: PaintScene = (stage) => {
  const { random, width, height, unit, light, headX, colours } = stage;
  const [dark, middle] = colours.ground;
  const radius = unit * random.between(0.33, 0.4);
  const x = width * (headX + light * 0.07 * Math.min(1, height / width));
  const y = height * 0.4;
  return [
    sheet((paper) => {
      const fill = paper.linear([
        [0, mix(colours.glow, WHITE, 0.12)],
        [1, mix(colours.glow, middle, 0.75)],
      ]);
      return (
        backdrop(paper, stage, { from: middle, to: dark, x: 0.5, y: 0.4, radius: 0.9 }) +
        glow(paper, [x, y], radius * 1.9, colours.glow, 0.5) +
        circle(x, y, radius, { fill, opacity: 0.92 })
      );
    }),
  ];
};

/** Returns a glass tube as path data: a ring, or an arch that reaches the ground. */
function tube({ random, width, height, unit, headX }: Stage, index: number, count: number): string {
  const x = width * headX + unit * (index - (count - 1) / 2) * 0.22;
  if (random.chance(0.5)) {
    const radius = unit * (0.36 - 0.05 * index);
    const y = height * 0.37;
    return d`M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}`;
  }
  const half = unit * 0.3;
  return d`M${x - half} ${height}L${x - half} ${height * 0.42}A${half} ${half} 0 0 1 ${x + half} ${height * 0.42}L${x + half} ${height}`;
}

export const neon: PaintScene = (stage) => {
  const { random, width, height, unit, colours } = stage;
  const [dark, middle] = colours.ground;
  const count = random.integer(1, 3);
  const tubes = Array.from({ length: count }, (_, index) => ({
    data: tube(stage, index, count),
    colour: index % 2 === 1 ? colours.rim : colours.glow,
  }));
  const drawn = (size: number, shade: (colour: Colour) => Colour): Markup =>
    tubes.map(({ data, colour }) => path(data, line(shade(colour), unit * size))).join('');
  return [
    sheet((paper) =>
      backdrop(paper, stage, {
        from: mix(dark, middle, 0.8),
        to: dark,
        x: 0.5,
        y: 0.45,
        radius: 0.9,
      }),
    ),
    sheet(() => drawn(0.05, (colour) => colour), unit * 0.045),
    sheet(() => drawn(0.018, (colour) => colour), unit * 0.012),
    sheet(
      (paper) =>
        drawn(0.0065, (colour) => mix(colour, WHITE, 0.72)) +
        glow(paper, [width * 0.5, height], unit * 0.7, colours.rim, 0.2),
    ),
  ];
};

export const stage: PaintScene = (page) => {
  const { random, width, height, unit, colours } = page;
  const [dark, middle] = colours.ground;
  return [
    sheet((paper) =>
      backdrop(paper, page, {
        from: mix(dark, middle, 0.7),
        to: dark,
        x: 0.5,
        y: 0.3,
        radius: 0.9,
      }),
    ),
    sheet((paper) => {
      const beam = (index: number): Markup => {
        const x = width * (0.1 + index * 0.27);
        const colour = index % 2 === 1 ? colours.rim : colours.glow;
        const foot = width * (0.5 + random.between(-0.5, 0.5));
        const fill = paper.linear([
          [0, colour, 0.62],
          [1, colour, 0],
        ]);
        const data = d`M${x - unit * 0.02} ${-height * 0.03}L${x + unit * 0.02} ${-height * 0.03}L${foot + unit * 0.2} ${height}L${foot - unit * 0.2} ${height}Z`;
        return path(data, { fill });
      };
      return [0, 1, 2, 3].map(beam).join('');
    }, unit * 0.014),
    sheet(() =>
      bokeh(page, { count: 10, top: 0.02, bottom: 0.16, smallest: 0.012, largest: 0.028 }),
    ),
  ];
};
