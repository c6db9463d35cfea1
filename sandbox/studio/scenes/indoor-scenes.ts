import { mix, WHITE } from '../colour';
import { group, type Markup, path, rect, round } from '../svg/markup';
import { ACROSS, DOWN, type Paper } from '../svg/paper';
import { d } from '../svg/paths';
import { glow } from '../svg/soft-shapes';
import { type PaintScene, sheet, type Stage } from './scene';
import { backdrop } from './scene-parts';

export const studio: PaintScene = (stage) => {
  const { width, height, unit, light, colours } = stage;
  const [dark, , bright] = colours.ground;
  return [
    sheet(
      (paper) =>
        backdrop(paper, stage, {
          from: bright,
          to: dark,
          x: 0.5 + light * 0.22,
          y: 0.36,
          radius: 0.85,
        }) +
        glow(paper, [width * (0.5 - light * 0.34), height * 0.72], unit * 0.6, colours.rim, 0.28),
    ),
  ];
};

function slat(paper: Paper, { width, height, colours, light }: Stage, index: number): Markup {
  const strength = 0.3 - 0.008 * index;
  // Soft along the slat's edges, and fading along its length away from the key light.
  const near = strength * 0.95;
  const far = strength * 0.06;
  const fill = paper.linear(
    [
      [0, colours.key, light < 0 ? near : far],
      [0.55, colours.key, strength * 0.55],
      [1, colours.key, light < 0 ? far : near],
    ],
    ACROSS,
  );
  const y = height * (0.02 + index * 0.066);
  return rect(-width * 0.3, y, width * 1.6, height * 0.03, { fill });
}

export const blinds: PaintScene = (stage) => {
  const { random, width, height, unit, light, colours } = stage;
  const [dark, middle, bright] = colours.ground;
  const from = mix(middle, bright, 0.35);
  const turn = random.between(-10, -4) * light;
  const transform = `rotate(${round(turn)} ${width / 2} ${height / 2})`;
  return [
    sheet((paper) =>
      backdrop(paper, stage, { from, to: dark, x: 0.5 + light * 0.2, y: 0.4, radius: 0.9 }),
    ),
    sheet((paper) => {
      const slats = Array.from({ length: 13 }, (_, index) => slat(paper, stage, index));
      return group({ transform }, ...slats);
    }, unit * 0.006),
  ];
};

export const curtain: PaintScene = (stage) => {
  const { random, width, height, unit, light, colours } = stage;
  const [dark, middle, bright] = colours.ground;
  const foldWidth = width / 13;
  return [
    sheet((paper) => {
      const folds = Array.from({ length: 15 }, (_, index) => {
        const crest = mix(middle, bright, random.between(0.3, 0.9));
        const fall = mix(middle, bright, random.between(0.2, 0.6));
        const fill = paper.linear(
          [
            [0, dark],
            [0.45, crest],
            [0.6, fall],
            [1, dark],
          ],
          ACROSS,
        );
        return rect(index * foldWidth - foldWidth * 0.5, 0, foldWidth * 1.15, height, { fill });
      });
      const shade = paper.linear(
        [
          [0, dark, 0.5],
          [0.4, dark, 0],
          [1, dark, 0.85],
        ],
        DOWN,
      );
      return (
        rect(0, 0, width, height, { fill: dark }) +
        folds.join('') +
        glow(paper, [width * (0.5 + light * 0.25), height * 0.3], unit * 0.75, colours.glow, 0.35) +
        rect(0, 0, width, height, { fill: shade })
      );
    }),
  ];
};

function shelves({ random, width, height, light, colours }: Stage): Markup {
  const [dark, middle, bright] = colours.ground;
  const left = width * (0.5 - light * 0.5) - (light > 0 ? 0 : width * 0.34);
  const boards = [0, 1, 2].map((row) =>
    rect(left, height * (0.2 + row * 0.2), width * 0.34, height * 0.012, {
      fill: mix(dark, bright, 0.4),
      opacity: 0.8,
    }),
  );
  const spines = Array.from({ length: 26 }, (_, index) => {
    const tall = height * random.between(0.08, 0.15);
    const x = left + width * 0.34 * random.next();
    const wide = width * random.between(0.012, 0.03);
    const fill = random.pick([middle, bright, mix(bright, colours.glow, 0.4), dark]);
    const y = height * (0.2 + (index % 3) * 0.2) - tall;
    return rect(x, y, wide, tall, { fill, opacity: 0.75 });
  });
  return boards.join('') + spines.join('');
}

export const lamp: PaintScene = (stage) => {
  const { width, height, unit, light, headX, colours } = stage;
  const [dark, middle] = colours.ground;
  const x = width * headX + unit * light * 0.32;
  const y = height * 0.3;
  const shade = d`M${x - unit * 0.09} ${y + unit * 0.08}L${x - unit * 0.05} ${y - unit * 0.07}H${x + unit * 0.05}L${x + unit * 0.09} ${y + unit * 0.08}Z`;
  return [
    sheet(
      (paper) =>
        backdrop(paper, stage, { from: middle, to: dark, x: 0.5, y: 0.5, radius: 0.9 }) +
        glow(paper, [x, y], unit * 0.75, colours.glow, 0.75),
    ),
    sheet(
      () =>
        rect(x - unit * 0.006, y + unit * 0.08, unit * 0.012, height, { fill: dark }) +
        path(shade, { fill: mix(colours.key, WHITE, 0.35) }) +
        shelves(stage),
      unit * 0.009,
    ),
  ];
};

export const arch: PaintScene = (stage) => {
  const { width, height, unit, light, headX, colours } = stage;
  const [dark, middle, bright] = colours.ground;
  const x = width * (headX - light * 0.05 * Math.min(1, height / width));
  const half = unit * 0.36;
  return [
    sheet((paper) => {
      const fill = paper.linear([
        [0, mix(bright, colours.glow, 0.55)],
        [0.7, mix(colours.key, colours.glow, 0.5)],
        [1, bright],
      ]);
      const doorway = d`M${x - half} ${height * 1.05}V${height * 0.4}A${half} ${half} 0 0 1 ${x + half} ${height * 0.4}V${height * 1.05}Z`;
      const from = mix(middle, bright, 0.25);
      return (
        backdrop(paper, stage, { from, to: dark, x: 0.5, y: 0.55, radius: 0.95 }) +
        // A faint wide edge instead of a blur: the doorway is a little out of focus.
        path(doorway, { fill, opacity: 0.3, stroke: bright, 'stroke-width': unit * 0.006 }) +
        path(doorway, { fill, opacity: 0.86 }) +
        glow(paper, [x, height * 0.45], unit * 0.8, colours.glow, 0.28)
      );
    }),
  ];
};
