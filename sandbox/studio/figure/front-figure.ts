import { paintGlasses } from '../accessories/glasses';
import { hatLayer } from '../accessories/hat';
import { headClothFill, scarfBehind, scarfLayer } from '../accessories/scarf';
import { bodyLayer } from '../clothes/body-layer';
import { mix, WHITE } from '../colour';
import { faceLayer } from '../face/face-layer';
import { createHead, type Head } from '../face/head-geometry';
import { growHair } from '../hair/grow-hair';
import type { HairForm } from '../hair/hair-form';
import { backHairPaint, frontHairPaint } from '../hair/hair-tones';
import { paintLock, paintMass } from '../hair/paint-hair';
import type { Look } from '../look';
import type { Random } from '../random';
import { line, type Markup, moved, path } from '../svg/markup';
import { Paper } from '../svg/paper';
import { d, type Point } from '../svg/paths';
import {
  FIGURE_BOUNDS,
  type Figure,
  type FigureLayer,
  HEAD_BOUNDS,
  type Rim,
} from './figure-layer';

/** Returns the faint edges that separate a part from the part behind it. */
function partRims({ light, colours }: Look): Rim[] {
  return [{ dx: light * 9, dy: 3, blur: 5, colour: colours.rim, opacity: 0.32 }];
}

/** Returns rim light around the far outline, first wide then sharp, and faint key light on the near one. */
function outlineRims({ light, colours }: Look): Rim[] {
  const { rim, key } = colours;
  return [
    { dx: light * 30, dy: 6, blur: 16, colour: rim, opacity: 0.5 },
    { dx: light * 7, dy: 3, blur: 2, colour: mix(rim, WHITE, 0.38), opacity: 0.95 },
    { dx: light * -16, dy: 3, blur: 9, colour: key, opacity: 0.4 },
  ];
}

function backHairLayer(look: Look, hair: HairForm, dx: number, random: Random): FigureLayer {
  const paper = new Paper();
  const paint = backHairPaint(look);
  const scarf =
    hair.headwear === 'scarf' ? path(scarfBehind(), { fill: headClothFill(paper, look) }) : '';
  const locks = hair.back.map((lock) => paintLock(paper, lock, paint, random));
  const masses = hair.masses.map((mass) => paintMass(paper, mass, paint, random));
  return { paper, body: moved(dx, 0, scarf, ...locks, ...masses), rims: partRims(look) };
}

function frontHairLayer(look: Look, hair: HairForm, dx: number, random: Random): FigureLayer {
  const paper = new Paper();
  const paint = frontHairPaint(paper, look);
  // Curls blend into the mass behind them: an edge of their own would look like a second head of hair.
  const curly = hair.front.some((lock) => lock.edge === 'curly');
  const fill = curly ? backHairPaint(look).fill : paint.fill;
  const locks = hair.front.map((lock) => paintLock(paper, lock, { ...paint, fill }, random));
  return { paper, body: moved(dx, 0, ...locks), rims: curly ? [] : partRims(look) };
}

function wisps(look: Look, dx: number, random: Random): Markup {
  const colour = mix(mix(look.hairBase, WHITE, 0.16), look.colours.key, 0.38);
  return [1, -1, 1, -1, 1]
    .map((side) => {
      const bend: Point = [side * random.between(112, 128), random.between(20, 60)];
      const end: Point = [side * random.between(96, 118), random.between(90, 150)];
      return path(d`M${side * 96 + dx} -30Q${bend} ${end}`, line(colour, 2, 0.5));
    })
    .join('');
}

function overFaceLayer(look: Look, head: Head, hair: HairForm, dx: number, random: Random) {
  const body =
    (hair.wisps ? wisps(look, dx, random) : '') + (look.glasses ? paintGlasses(look, head) : '');
  return { paper: new Paper(), body, bounds: HEAD_BOUNDS };
}

/** Draws a person from the front or three-quarter, from the hair behind the neck to the glasses. */
export function frontFigure(look: Look, random: Random): Figure {
  const head = createHead(look);
  const hair = growHair(look, random);
  const hairShift = head.shift(-60) * 0.55;
  const layers: FigureLayer[] = [
    backHairLayer(look, hair, hairShift, random),
    bodyLayer(look, head),
    faceLayer(look, head, hair.front, hairShift),
  ];
  if (hair.front.length > 0) layers.push(frontHairLayer(look, hair, hairShift, random));
  if (hair.headwear === 'scarf') {
    layers.push(scarfLayer(look, hairShift, partRims(look), random));
  }
  if (hair.headwear === 'hat') layers.push(hatLayer(look, hairShift, partRims(look)));
  if (hair.wisps || look.glasses) layers.push(overFaceLayer(look, head, hair, hairShift, random));
  return {
    layers: layers.map((layer) => ({ bounds: FIGURE_BOUNDS, ...layer })),
    rims: outlineRims(look),
  };
}
