import { HAT_BAND, HAT_CROWN, hatBrim } from '../accessories/hat';
import { scarfBehind, scarfOutline } from '../accessories/scarf';
import { cutBody, neckOutline } from '../clothes/body-cut';
import { GARMENTS } from '../clothes/garments';
import { mix, WHITE } from '../colour';
import type { Figure } from '../figure/figure-layer';
import { showsEars } from '../hair/grow-hair';
import { lockOutline } from '../hair/paint-hair';
import type { Look } from '../look';
import type { Random } from '../random';
import { circle, group, line, type Markup, moved, path } from '../svg/markup';
import { Paper } from '../svg/paper';
import { d } from '../svg/paths';
import { paintAnimeGlasses } from './anime-eyes';
import { paintAnimeFace } from './anime-face';
import { growAnimeHair } from './anime-hair';
import { type AnimeHead, createAnimeHead } from './anime-head';
import { type AnimeTones, animeTones, inkLine } from './anime-tones';
import { paintAnimeBackHair, paintAnimeFrontHair } from './paint-anime-hair';

function body(paper: Paper, look: Look, tones: AnimeTones, head: AnimeHead): Markup {
  const cut = cutBody(paper, look, tones.cloth);
  const garment = GARMENTS[look.cloth];
  const { neck, base, light } = cut;
  const outline = neckOutline(cut, garment.neckline, head.shift(60) * 0.3);
  const shade = d`M${-neck - 30} 60L${-neck - 30} ${base - 66}Q${light * 20 + head.shift(140)} ${base + 12} ${neck + 30} ${base - 56}L${neck + 30} 60Z`;
  return (
    path(cut.shoulders, { fill: cut.fill, ...inkLine(tones) }) +
    path(outline, { fill: tones.skin, ...inkLine(tones) }) +
    group({ 'clip-path': paper.clip(outline) }, path(shade, { fill: tones.skinShade })) +
    (garment.under?.(cut) ?? '') +
    garment.paint(cut)
  );
}

function ears(look: Look, tones: AnimeTones, head: AnimeHead): Markup {
  if (!showsEars(look.hair)) return '';
  const ear = (side: -1 | 1): Markup => {
    const dx = head.shift(10);
    const data = d`M${side * 100 + dx} -8Q${side * 126 + dx} -16 ${side * 120 + dx} 18Q${side * 114 + dx} 44 ${side * 98 + head.shift(20)} 42Z`;
    const fill = side === look.light ? tones.skin : tones.skinShade;
    const stud = mix(look.colours.key, WHITE, 0.6);
    const worn = look.earring > 0 && !look.masculine;
    return (
      path(data, { fill, ...inkLine(tones) }) +
      (worn ? circle(side * 110 + dx, 54, 6, { fill: stud, ...inkLine(tones, 2) }) : '')
    );
  };
  return ear(-1) + ear(1);
}

function headwear(look: Look, tones: AnimeTones, dx: number): Markup {
  const cloth = { fill: tones.headCloth, ...inkLine(tones) };
  if (look.hair === 'scarf') {
    const folds = 'M-140 120Q-20 240 150 150M-160 190Q0 290 170 210M-120 -60Q-90 -150 0 -170';
    return (
      path(scarfOutline(dx), { 'fill-rule': 'evenodd', ...cloth }) +
      path(folds, line(look.headTones.dark, 5))
    );
  }
  if (look.hair !== 'hat') return '';
  return group(
    { transform: `rotate(${-look.light * 6})` },
    path(HAT_CROWN, cloth),
    path(HAT_BAND, { fill: tones.ink }),
    path(hatBrim(), cloth),
  );
}

/** Draws a person as a cel: flat fills, one hard shadow, one ink line. */
export function animeFigure(look: Look, random: Random): Figure {
  const paper = new Paper();
  const tones = animeTones(look);
  const head = createAnimeHead(look);
  const hair = growAnimeHair(look, random);
  const dx = head.shift(-60) * 0.6;
  const { light, colours } = look;
  const scarf =
    look.hair === 'scarf' ? path(scarfBehind(), { fill: tones.headCloth, ...inkLine(tones) }) : '';
  const markup = [
    moved(dx, 0, scarf, paintAnimeBackHair(hair, tones)),
    body(paper, look, tones, head),
    ears(look, tones, head),
    paintAnimeFace(paper, look, tones, head, hair.front.map(lockOutline)),
    look.glasses ? paintAnimeGlasses(look, tones, head) : '',
    moved(dx, 0, paintAnimeFrontHair(paper, look, hair, tones, random)),
    headwear(look, tones, dx),
  ].join('');
  return {
    layers: [{ paper, body: markup }],
    rims: [
      { dx: light * 7, dy: 3, blur: 0.8, colour: mix(colours.rim, WHITE, 0.3), opacity: 0.9 },
      { dx: light * 30, dy: 8, blur: 16, colour: colours.rim, opacity: 0.4 },
    ],
  };
}
