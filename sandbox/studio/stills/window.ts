import { mix, WHITE } from '../colour';
import { sheet } from '../scenes/scene';
import { line, path, rect } from '../svg/markup';
import { d } from '../svg/paths';
import { paintScene } from '../scenes/paint-scene';
import type { PaintStill } from './still-parts';

/** Paints the city through a window, with a warm cup on the sill. */
export const windowStill: PaintStill = (page) => {
  const { width, height, unit, colours, night } = page;
  const sill = height * 0.86;
  const cup = d`M${width * 0.62} ${sill}v${-height * 0.1}q0 ${-height * 0.02} ${width * 0.03} ${-height * 0.02}h${width * 0.06}q${width * 0.03} 0 ${width * 0.03} ${height * 0.02}v${height * 0.1}z`;
  const steam = d`M${width * 0.68} ${height * 0.72}q${-unit * 0.04} ${-unit * 0.05} 0 ${-unit * 0.09}q${unit * 0.04} ${-unit * 0.05} 0 ${-unit * 0.1}`;
  const frame = { fill: night };
  return [
    ...paintScene('city', page),
    sheet(
      () =>
        rect(0, 0, width * 0.06, height, frame) +
        rect(width * 0.94, 0, width * 0.06, height, frame) +
        rect(width * 0.485, 0, width * 0.03, height, frame) +
        rect(0, height * 0.44, width, height * 0.022, frame) +
        rect(0, sill, width, height * 0.2, frame) +
        rect(0, height * 0.858, width, height * 0.006, { fill: colours.rim, opacity: 0.7 }) +
        path(cup, {
          fill: mix(night, colours.ground[1], 0.6),
          stroke: colours.rim,
          'stroke-width': unit * 0.003,
          'stroke-opacity': 0.6,
        }),
    ),
    sheet(() => path(steam, line(WHITE, unit * 0.014, 0.4)), unit * 0.012),
  ];
};
