import { mix, WHITE } from '../colour';
import type { Head } from '../face/head-geometry';
import { FIGURE_BOUNDS, type FigureLayer } from '../figure/figure-layer';
import type { Look } from '../look';
import { circle, group, line, type Markup, path } from '../svg/markup';
import { ACROSS, Paper } from '../svg/paper';
import { d } from '../svg/paths';
import { softEllipse, softLine } from '../svg/soft-shapes';
import { type BodyCut, cutBody, neckOutline } from './body-cut';
import { GARMENTS } from './garments';

function neckFill(paper: Paper, { light, skinTones: { lit, mid, dark } }: Look): string {
  const [left, right] = light < 0 ? [mix(lit, mid, 0.5), dark] : [dark, mix(lit, mid, 0.5)];
  const middle = light < 0 ? mid : mix(mid, dark, 0.3);
  return paper.linear(
    [
      [0, left],
      [0.5, middle],
      [1, right],
    ],
    ACROSS,
  );
}

function paintNeck(paper: Paper, look: Look, cut: BodyCut, outline: string, head: Head): Markup {
  const { ink } = look.skinTones;
  const { neck, base, light } = cut;
  const chinShadow = softEllipse(paper, {
    at: [head.shift(120), 104],
    radii: [104, 84],
    colour: ink,
    opacity: 0.92,
    blur: 13,
  });
  const tendons =
    softLine(d`M${light * 34} 160L${light * 10} ${base + 26}`, ink, 7, 0.34, 4) +
    softLine(d`M${-light * 40} 160L${-light * 10} ${base + 30}`, ink, 7, 0.42, 4);
  const darkEdge = softLine(
    d`M${-light * (neck + 2)} 120L${-light * (neck + 1)} ${base - 46}Q${-light * (neck + 6)} ${base - 16} ${-light * (neck + 60)} ${base + 18}`,
    look.colours.rim,
    5,
    0.4,
    5,
  );
  return (
    path(outline, { fill: neckFill(paper, look) }) +
    group({ 'clip-path': paper.clip(outline) }, chinShadow, tendons, darkEdge)
  );
}

function necklace({ colours, necklace: worn }: Look, { neck, base }: BodyCut): Markup {
  if (!worn) return '';
  const metal = mix(colours.key, WHITE, 0.5);
  const chain = d`M${-neck - 20} ${base + 2}Q0 ${base + 66} ${neck + 20} ${base + 2}`;
  return path(chain, line(metal, 2.4, 0.85)) + circle(0, base + 36, 5, { fill: metal });
}

/** Draws shoulders and neck with the clothes on them. */
export function bodyLayer(look: Look, head: Head): FigureLayer {
  const paper = new Paper();
  const cut = cutBody(paper, look, look.clothTones);
  const garment = GARMENTS[look.cloth];
  const outline = neckOutline(cut, garment.neckline, head.shift(60) * 0.5);
  const skinShown = garment.neckline !== 'high';
  return {
    paper,
    body:
      path(cut.shoulders, { fill: cut.fill }) +
      paintNeck(paper, look, cut, outline, head) +
      (garment.under?.(cut) ?? '') +
      (skinShown ? necklace(look, cut) : '') +
      garment.paint(cut),
    bounds: { ...FIGURE_BOUNDS, top: 40 },
  };
}
