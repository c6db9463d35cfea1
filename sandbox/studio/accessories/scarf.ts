import type { FigureLayer, Rim } from '../figure/figure-layer';
import type { Look } from '../look';
import type { Random } from '../random';
import { group, line, type Markup, path } from '../svg/markup';
import { ACROSS, Paper } from '../svg/paper';
import { d, type Line, type Point, smooth } from '../svg/paths';

const HOOD: Line = [
  [0, -186],
  [-96, -158],
  [-138, -70],
  [-140, 40],
  [-158, 150],
  [-190, 246],
  [-90, 318],
  [0, 336],
  [90, 318],
  [190, 246],
  [158, 150],
  [140, 40],
  [138, -70],
  [96, -158],
];

const BEHIND: Line = [
  [0, -186],
  [-96, -158],
  [-138, -70],
  [-140, 40],
  [-158, 150],
  [-214, 262],
  [-150, 330],
  [150, 330],
  [214, 262],
  [158, 150],
  [140, 40],
  [138, -70],
  [96, -158],
];

const OPENING: Line = [
  [0, -116],
  [-62, -96],
  [-92, -30],
  [-90, 50],
  [-58, 124],
  [0, 160],
  [58, 124],
  [90, 50],
  [92, -30],
  [62, -96],
];

export function headClothFill(
  paper: Paper,
  { light, headTones: { lit, mid, dark } }: Look,
): string {
  const [left, right] = light < 0 ? [lit, dark] : [dark, lit];
  return paper.linear(
    [
      [0, left],
      [0.55, mid],
      [1, right],
    ],
    ACROSS,
  );
}

/** Returns the outline of the hood around the opening for the face, which moves with the turned head. */
export function scarfOutline(dx: number): string {
  const opening: Point[] = OPENING.map(([x, y]) => [x + dx, y]);
  return smooth(HOOD, { closed: true }) + smooth(opening, { closed: true });
}

export function scarfBehind(): string {
  return smooth(BEHIND, { closed: true });
}

/** Draws cloth wound around head and shoulders. */
export function scarfFolds({ headTones: { lit, dark } }: Look, random: Random): Markup {
  return Array.from({ length: 16 }, (_, index) => {
    const share = index / 15;
    const inShade = index % 2 === 1;
    const colour = inShade ? dark : lit;
    const across = d`M${-150 + share * 40} ${130 + share * 40}Q${-40 + share * 30} ${250 + share * 46} 150 ${150 + share * 110}`;
    const over = d`M${-132 + share * 30} ${40 - share * 60}Q${-90 + share * 40} -160 ${share * 50} ${-180 + share * 40}`;
    return (
      path(across, line(colour, random.between(2, 6), inShade ? 0.5 : 0.22)) +
      path(over, line(colour, 3, inShade ? 0.34 : 0.16))
    );
  }).join('');
}

export function scarfLayer(look: Look, dx: number, rims: Rim[], random: Random): FigureLayer {
  const paper = new Paper();
  const outline = scarfOutline(dx);
  const cloth = path(outline, { 'fill-rule': 'evenodd', fill: headClothFill(paper, look) });
  const clip = paper.clip(outline, 'evenodd');
  return { paper, body: cloth + group({ 'clip-path': clip }, scarfFolds(look, random)), rims };
}
