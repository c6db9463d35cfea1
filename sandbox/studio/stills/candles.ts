import { mix, WHITE } from '../colour';
import { sheet } from '../scenes/scene';
import { line, type Markup, path, rect } from '../svg/markup';
import { d } from '../svg/paths';
import { glow, softEllipse } from '../svg/soft-shapes';
import { paintScene } from '../scenes/paint-scene';
import type { PaintStill } from './still-parts';

/** Paints three candles and a glass on a dark table. */
export const candlesStill: PaintStill = (page) => {
  const { random, width, height, unit, colours, night } = page;
  const [dark, middle, bright] = colours.ground;
  const table = height * 0.8;
  const dim: typeof colours = {
    ...colours,
    ground: [dark, mix(dark, middle, 0.6), mix(middle, bright, 0.3)],
  };
  const candles = sheet((paper) => {
    const candle = (index: number): Markup => {
      const x = width * (0.28 + index * 0.2 + random.between(-0.03, 0.03));
      const tall = height * random.between(0.16, 0.38);
      const wide = unit * 0.085;
      const top = table - tall;
      const wax = paper.linear([
        [0, mix(colours.key, WHITE, 0.5)],
        [0.35, mix(colours.key, colours.glow, 0.5)],
        [1, middle],
      ]);
      const flame = d`M${x} ${top - unit * 0.13}Q${x + unit * 0.034} ${top - unit * 0.045} ${x} ${top - unit * 0.012}Q${x - unit * 0.034} ${top - unit * 0.045} ${x} ${top - unit * 0.13}`;
      return (
        glow(paper, [x, top - unit * 0.05], unit * 0.42, colours.glow, 0.6) +
        rect(x - wide / 2, top, wide, tall, { rx: wide * 0.12, fill: wax }) +
        path(flame, { fill: mix(colours.key, WHITE, 0.7) }) +
        softEllipse(paper, {
          at: [x, height * 0.818],
          radii: [wide, height * 0.008],
          colour: colours.glow,
          opacity: 0.8,
          blur: unit * 0.016,
        })
      );
    };
    return rect(0, table, width, height * 0.25, { fill: night }) + [0, 1, 2].map(candle).join('');
  });
  const glass = sheet(() => {
    const left = width * 0.74;
    const brim = height * 0.46;
    const stem = height * 0.79 - brim - unit * 0.24;
    const outline = d`M${left} ${brim}h${unit * 0.2}q0 ${unit * 0.2} ${-unit * 0.09} ${unit * 0.22}v${stem}h${unit * 0.06}v${unit * 0.014}h${-unit * 0.14}v${-unit * 0.014}h${unit * 0.06}v${-stem}q${-unit * 0.09} ${-unit * 0.02} ${-unit * 0.09} ${-unit * 0.22}z`;
    const wine = d`M${left + unit * 0.01} ${brim + unit * 0.09}h${unit * 0.18}q${-unit * 0.02} ${unit * 0.11} ${-unit * 0.09} ${unit * 0.115}q${-unit * 0.07} 0 ${-unit * 0.09} ${-unit * 0.115}z`;
    const edge = line(mix(colours.rim, WHITE, 0.4), 2.4, 0.75);
    return (
      path(outline, { ...edge, fill: colours.rim, 'fill-opacity': 0.14 }) +
      path(wine, { fill: colours.glow, opacity: 0.65 })
    );
  });
  return [...paintScene('studio', { ...page, colours: dim }), candles, glass];
};
