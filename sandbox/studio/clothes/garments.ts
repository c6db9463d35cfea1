import { mix } from '../colour';
import { circle, type Markup, path } from '../svg/markup';
import { d } from '../svg/paths';
import type { Traits } from '../traits';
import { type BodyCut, fold, type Neckline, sideTone } from './body-cut';

interface Garment {
  neckline: Neckline;
  /** Draws the garment under it that shows at the neck; a necklace is drawn over this. */
  under?(cut: BodyCut): Markup;
  paint(cut: BodyCut): Markup;
}

/** Draws a part and its mirror image, each in the tone of its side. */
function bothSides(draw: (side: -1 | 1) => Markup): Markup {
  return draw(-1) + draw(1);
}

/** Draws the tee under an open garment, down to the point where that is closed. */
function teeInside(cut: BodyCut, closedAt: number, gap: number): Markup {
  const { neck, base, tones } = cut;
  const data = d`M${-neck - 30} ${base - 16}Q0 ${base + 64} ${neck + 30} ${base - 16}L${gap} ${base + closedAt}L${-gap} ${base + closedAt}Z`;
  const hem = d`M${-neck - 24} ${base - 6}Q0 ${base + 58} ${neck + 24} ${base - 6}`;
  return path(data, { fill: tones.lining }) + fold(cut, hem, 5, 0.35, tones.liningLight);
}

const turtleneck: Garment = {
  neckline: 'high',
  paint: (cut) => {
    const { neck, base, fill } = cut;
    const collar = d`M${-neck - 8} ${base - 74}Q0 ${base - 40} ${neck + 8} ${base - 74}L${neck + 26} ${base + 26}Q0 ${base + 74} ${-neck - 26} ${base + 26}Z`;
    return (
      path(collar, { fill }) +
      fold(cut, d`M${-neck - 2} ${base - 52}Q0 ${base - 20} ${neck + 2} ${base - 52}`) +
      fold(cut, d`M${-neck - 8} ${base - 24}Q0 ${base + 10} ${neck + 8} ${base - 24}`) +
      fold(cut, d`M${-neck - 24} ${base + 24}Q0 ${base + 72} ${neck + 24} ${base + 24}`, 4, 0.6)
    );
  },
};

const crew: Garment = {
  neckline: 'round',
  paint: (cut) => {
    const { neck, base, tones } = cut;
    return (
      fold(
        cut,
        d`M${-neck - 34} ${base}Q0 ${base + 84} ${neck + 34} ${base}`,
        13,
        0.55,
        tones.lit,
      ) + fold(cut, d`M${-neck - 30} ${base + 2}Q0 ${base + 72} ${neck + 30} ${base + 2}`, 3, 0.7)
    );
  },
};

const boat: Garment = {
  neckline: 'wide',
  paint: (cut) => {
    const { neck, base, tones } = cut;
    const hem = d`M${-neck - 64} ${base + 16}Q0 ${base + 82} ${neck + 64} ${base + 16}`;
    return fold(cut, hem, 6, 0.5, tones.lit);
  },
};

const shirt: Garment = {
  neckline: 'open',
  under: ({ neck, base, tones }) => {
    const inside = d`M${-neck - 30} ${base - 4}Q0 ${base + 76} ${neck + 30} ${base - 4}L12 ${base + 270}L-12 ${base + 270}Z`;
    return path(inside, { fill: tones.mid });
  },
  paint: (cut) => {
    const { neck, base, tones } = cut;
    const collar = (side: -1 | 1): Markup =>
      path(
        d`M0 ${base + 92}L${side * (neck + 26)} ${base - 34}L${side * (neck + 58)} ${base + 10}L${side * 34} ${base + 128}Z`,
        { fill: sideTone(cut, side, 0.1, 0.75) },
      );
    const button = (offset: number): Markup =>
      circle(8, base + offset, 4, { fill: tones.dark, opacity: 0.8 });
    return (
      bothSides(collar) +
      fold(cut, d`M0 ${base + 92}V900`, 3, 0.6) +
      [150, 240, 330].map(button).join('')
    );
  },
};

const blazer: Garment = {
  neckline: 'open',
  under: (cut) => teeInside(cut, 270, 12),
  paint: (cut) => {
    const { neck, base } = cut;
    const lapel = (side: -1 | 1): Markup => {
      const notch = d`L${side * 120} ${base + 170}L${side * 150} ${base + 110}L${side * 132} ${base + 92}`;
      const start = d`${side * 10} ${base + 290}`;
      const shape = d`M${side * (neck + 22)} ${base - 20}`;
      const end = d`L${side * (neck + 46)} ${base + 4}Z`;
      return (
        path(`${shape}L${start}${notch}${end}`, { fill: sideTone(cut, side, 0.25, 0.85) }) +
        fold(cut, `M${start}${notch}`, 2.5, 0.55)
      );
    };
    return teeInside(cut, 270, 12) + bothSides(lapel) + fold(cut, d`M0 ${base + 280}V900`, 3, 0.6);
  },
};

const trench: Garment = {
  neckline: 'open',
  under: (cut) => teeInside(cut, 196, 6),
  paint: (cut) => {
    const { neck, base } = cut;
    const collar = (side: -1 | 1): Markup =>
      path(
        d`M${side * (neck + 14)} ${base - 64}L${side * (neck + 86)} ${base + 8}L${side * (neck + 110)} ${base + 96}L${side * 4} ${base + 210}L${side * 22} ${base + 120}Z`,
        { fill: sideTone(cut, side, 0.15, 0.85) },
      );
    return (
      bothSides(collar) +
      fold(cut, d`M${-neck - 110} ${base + 96}L-14 ${base + 210}V900`, 3) +
      fold(cut, d`M${neck + 110} ${base + 96}L14 ${base + 210}`, 3)
    );
  },
};

const hoodie: Garment = {
  neckline: 'open',
  paint: (cut) => {
    const { neck, base, tones } = cut;
    const hood = d`M${-neck - 30} ${base - 50}Q${-neck - 96} ${base + 10} -80 ${base + 78}Q0 ${base + 150} 80 ${base + 78}Q${neck + 96} ${base + 10} ${neck + 30} ${base - 50}Q${neck + 20} ${base + 50} 0 ${base + 74}Q${-neck - 20} ${base + 50} ${-neck - 30} ${base - 50}Z`;
    return (
      path(hood, { fill: mix(tones.mid, tones.lit, 0.35) }) +
      fold(cut, d`M-26 ${base + 92}V${base + 230}`, 4, 0.75, tones.lit) +
      fold(cut, d`M26 ${base + 92}V${base + 214}`, 4, 0.75, tones.lit)
    );
  },
};

const scarf: Garment = {
  neckline: 'high',
  paint: (cut) => {
    const { neck, base, tones } = cut;
    const loop = d`M${-neck - 34} ${base - 72}Q0 ${base - 20} ${neck + 34} ${base - 72}Q${neck + 84} ${base} ${neck + 52} ${base + 56}Q0 ${base + 120} ${-neck - 52} ${base + 56}Q${-neck - 84} ${base} ${-neck - 34} ${base - 72}Z`;
    const end = d`M20 ${base + 60}L92 ${base + 40}L118 ${base + 330}L40 ${base + 340}Z`;
    return (
      path(end, { fill: mix(tones.lit, tones.mid, 0.6) }) +
      path(loop, { fill: mix(tones.lit, tones.mid, 0.3) }) +
      fold(cut, d`M${-neck - 50} ${base - 10}Q0 ${base + 50} ${neck + 50} ${base - 10}`, 4) +
      fold(cut, d`M${-neck - 56} ${base + 26}Q0 ${base + 90} ${neck + 56} ${base + 26}`, 4)
    );
  },
};

export const GARMENTS: Record<Traits['cloth'], Garment> = {
  turtleneck,
  crew,
  boat,
  shirt,
  blazer,
  trench,
  hoodie,
  scarf,
};
