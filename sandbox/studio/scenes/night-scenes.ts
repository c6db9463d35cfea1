import { mix, WHITE } from '../colour';
import { circle, line, type Markup, path, rect } from '../svg/markup';
import { d } from '../svg/paths';
import { glow } from '../svg/soft-shapes';
import { type PaintScene, sheet, type Stage } from './scene';
import { backdrop, bokeh } from './scene-parts';

function towers({ random, width, height, colours }: Stage): Markup {
  const [dark, middle] = colours.ground;
  const tower = (index: number): Markup => {
    const wide = width * random.between(0.05, 0.12);
    const tall = height * random.between(0.25, 0.62);
    const x = width * (index / 16) - wide * 0.3;
    const top = height * 0.95 - tall;
    const wall = mix(dark, middle, random.between(0.1, 0.6));
    let drawn = rect(x, top, wide, tall + height * 0.2, { fill: wall, opacity: 0.9 });
    for (let slot = 0; slot < 22; slot++) {
      if (!random.chance(0.7)) continue;
      const windowX = x + wide * random.between(0.08, 0.8);
      const windowY = top + tall * random.between(0.05, 0.95);
      const fill = random.pick([colours.key, colours.glow, colours.rim]);
      const opacity = random.between(0.35, 0.95);
      drawn += rect(windowX, windowY, wide * 0.07, height * 0.008, { fill, opacity });
    }
    return drawn;
  };
  return Array.from({ length: 16 }, (_, index) => tower(index)).join('');
}

export const city: PaintScene = (stage) => {
  const { width, height, unit, colours } = stage;
  const [dark, middle, bright] = colours.ground;
  const from = mix(middle, bright, 0.5);
  return [
    sheet((paper) => backdrop(paper, stage, { from, to: dark, x: 0.5, y: 0.75, radius: 0.9 })),
    sheet(() => towers(stage), unit * 0.006),
    sheet(
      (paper) =>
        bokeh(stage, { count: 16, top: 0.45, bottom: 0.9, smallest: 0.018, largest: 0.055 }) +
        glow(paper, [width * 0.5, height * 0.95], unit * 0.9, colours.glow, 0.25),
    ),
  ];
};

function streaks({ random, width, height }: Stage): Markup {
  return Array.from({ length: 90 }, () => {
    const x = random.between(0, width);
    const y = random.between(0, height);
    const length = height * random.between(0.01, 0.05);
    const opacity = random.between(0.08, 0.3);
    const streak = path(
      d`M${x} ${y}l${length * 0.08} ${length}`,
      line(WHITE, random.between(1, 2.4), opacity),
    );
    if (!random.chance(0.35)) return streak;
    const drop = random.between(1.2, 2.6);
    return streak + circle(x + length * 0.08, y + length, drop, { fill: WHITE, opacity: 0.3 });
  }).join('');
}

export const rain: PaintScene = (stage) => {
  const { unit, colours } = stage;
  const [dark, middle, bright] = colours.ground;
  const from = mix(middle, bright, 0.6);
  return [
    sheet((paper) => backdrop(paper, stage, { from, to: dark, x: 0.5, y: 0.6, radius: 0.9 })),
    sheet(
      () => bokeh(stage, { count: 26, top: 0.15, bottom: 0.95, smallest: 0.03, largest: 0.085 }),
      unit * 0.012,
    ),
    sheet(() => streaks(stage)),
  ];
};

export const sea: PaintScene = (stage) => {
  const { random, width, height, unit, light, headX, colours } = stage;
  const [dark, middle, bright] = colours.ground;
  const moonX = width * headX + unit * light * 0.2;
  const moonY = height * 0.4;
  return [
    sheet((paper) => {
      const sky = paper.linear([
        [0, dark],
        [0.38, middle],
        [0.58, mix(bright, colours.glow, 0.35)],
        [0.6, mix(middle, dark, 0.3)],
        [1, dark],
      ]);
      const moon = mix(mix(colours.key, colours.glow, 0.28), WHITE, 0.16);
      const glints = Array.from({ length: 46 }, () => {
        const y = height * (0.605 + Math.pow(random.next(), 1.6) * 0.38);
        const wide = unit * random.between(0.02, 0.18);
        const x = moonX - wide / 2 + random.between(-0.16, 0.16) * unit;
        const opacity = random.between(0.1, 0.5);
        return rect(x, y, wide, height * 0.0025, { rx: 2, fill: colours.key, opacity });
      });
      return (
        rect(0, 0, width, height, { fill: sky }) +
        glow(paper, [moonX, moonY], unit * 0.5, colours.key, 0.5) +
        circle(moonX, moonY, unit * 0.1, { fill: moon }) +
        glints.join('')
      );
    }),
  ];
};

export const leaves: PaintScene = (stage) => {
  const { random, width, height, unit, light, colours } = stage;
  const [dark, middle, bright] = colours.ground;
  const blade = d`M0 0Q${unit * 0.05} ${-unit * 0.1} 0 ${-unit * 0.34}Q${-unit * 0.05} ${-unit * 0.1} 0 0`;
  const frond = (): Markup => {
    const x = random.chance(0.5)
      ? random.between(-0.05, 0.2) * width
      : random.between(0.8, 1.05) * width;
    const y = random.between(-0.05, 0.9) * height;
    const turn = random.between(0, 360);
    const blades = Array.from({ length: 13 }, (_, index) =>
      path(blade, { transform: `rotate(${(index - 6) * 13})` }),
    );
    const fill = mix(dark, middle, 0.35);
    const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`;
    return `<g transform="${transform}" fill="${fill}" opacity=".85">${blades.join('')}</g>`;
  };
  const from = mix(bright, colours.glow, 0.12);
  return [
    sheet((paper) =>
      backdrop(paper, stage, { from, to: dark, x: 0.5 + light * 0.15, y: 0.38, radius: 0.85 }),
    ),
    sheet(() => Array.from({ length: 5 }, frond).join(''), unit * 0.009),
  ];
};
