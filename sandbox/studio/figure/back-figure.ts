import { HAT_BAND, HAT_CROWN, hatBrim } from '../accessories/hat';
import { headClothFill, scarfBehind, scarfFolds } from '../accessories/scarf';
import { cutBody, neckOutline } from '../clothes/body-cut';
import { GARMENTS } from '../clothes/garments';
import { mix, NIGHT, WHITE } from '../colour';
import { growHair, showsEars } from '../hair/grow-hair';
import { paintLock, paintMass } from '../hair/paint-hair';
import type { Look } from '../look';
import type { Random } from '../random';
import { ellipse, group, line, type Markup, path } from '../svg/markup';
import { Paper } from '../svg/paper';
import { d, type Point, smooth } from '../svg/paths';
import type { Figure } from './figure-layer';

function backOfHead({ volume }: Look): string {
  const half: Point[] = [
    [0, -156 - volume * 0.6],
    [-84, -128],
    [-116, -50],
    [-104, 40],
    [-64, 110],
    [-52, 150],
  ];
  const other: Point[] = half
    .slice(1)
    .reverse()
    .map(([x, y]) => [-x, y]);
  return smooth([...half, ...other], { closed: true });
}

/** Draws strands that fall from the crown. */
function strands(look: Look, light: string, dark: string, random: Random): Markup {
  return Array.from({ length: 60 }, (_, index) => {
    const share = (index / 59) * 2 - 1;
    const isLight = index % 2 === 1;
    const end: Point = [share * random.between(96, 118), random.between(20, 100)];
    const data = d`M${share * 18} ${-150 - look.volume * 0.5}Q${share * 120} -120 ${end}`;
    return path(data, line(isLight ? light : dark, random.between(1, 3.5), isLight ? 0.14 : 0.3));
  }).join('');
}

const HIGH_COLLARS: ReadonlySet<Look['cloth']> = new Set(['turtleneck', 'scarf', 'trench']);

function ears({ skinTones, colours }: Look): Markup {
  const fill = mix(skinTones.mid, colours.ground[0], 0.6);
  return ellipse(-112, 16, 13, 28, { fill }) + ellipse(112, 16, 13, 28, { fill });
}

/** Draws a person from behind: hair and shoulders against the light. */
export function backFigure(look: Look, random: Random): Figure {
  const { colours, hairBase, skinTones } = look;
  const paint = {
    fill: mix(hairBase, colours.ground[0], 0.72),
    light: mix(hairBase, colours.rim, 0.5),
    dark: NIGHT,
  };
  // Under a scarf no hair is visible; under a hat it falls straight.
  const hair = growHair(look, random);
  const paper = new Paper();
  const cut = cutBody(paper, look, look.clothTones);
  const cloth = headClothFill(paper, look);
  const scarf = scarfBehind();
  const wound =
    path(scarf, { fill: cloth }) +
    group({ 'clip-path': paper.clip(scarf) }, scarfFolds(look, random));
  const uncovered = [
    path(backOfHead(look), { fill: paint.fill }),
    ...hair.back.map((lock) => paintLock(paper, lock, paint, random)),
    ...hair.masses.map((mass) => paintMass(paper, mass, paint, random)),
    strands(look, paint.light, paint.dark, random),
  ].join('');
  const hat =
    path(HAT_CROWN, { fill: cloth }) +
    path(HAT_BAND, { fill: NIGHT }) +
    path(hatBrim(), { fill: cloth });
  const body = [
    path(cut.shoulders, { fill: cut.fill }),
    path(neckOutline(cut, 'high', 0), { fill: mix(skinTones.mid, colours.ground[0], 0.72) }),
    HIGH_COLLARS.has(look.cloth) ? GARMENTS.turtleneck.paint(cut) : GARMENTS.crew.paint(cut),
    showsEars(look.hair) ? ears(look) : '',
    hair.headwear === 'scarf' ? wound : uncovered,
    hair.headwear === 'hat' ? hat : '',
  ].join('');
  const { light } = look;
  return {
    layers: [{ paper, body }],
    rims: [
      { dx: light * 26, dy: 10, blur: 14, colour: colours.rim, opacity: 0.5 },
      { dx: light * 6, dy: 4, blur: 2, colour: mix(colours.rim, WHITE, 0.4), opacity: 0.95 },
      { dx: light * -14, dy: 6, blur: 7, colour: colours.key, opacity: 0.7 },
    ],
  };
}
