import { mix, NIGHT } from '../colour';
import type { FigureLayer, Rim } from '../figure/figure-layer';
import type { Look } from '../look';
import { group, path, round } from '../svg/markup';
import { Paper } from '../svg/paper';
import { type Line, smooth } from '../svg/paths';
import { softFill } from '../svg/soft-shapes';
import { headClothFill } from './scarf';

export const HAT_CROWN = 'M-112 -108Q-116 -232 -62 -250Q0 -232 62 -250Q116 -232 112 -108Z';
export const HAT_BAND = 'M-113 -116Q0 -78 113 -116L112 -146Q0 -108 -112 -146Z';
const HAT_SHADOW = 'M-180 -84Q0 -30 180 -84L110 -44Q0 -12 -110 -44Z';

const BRIM: Line = [
  [-238, -104],
  [-170, -122],
  [-110, -118],
  [0, -96],
  [110, -118],
  [170, -122],
  [238, -104],
  [150, -70],
  [0, -56],
  [-150, -70],
];

export function hatBrim(): string {
  return smooth(BRIM, { closed: true });
}

/** Draws a felt hat, tilted away from the key light. */
export function hatLayer(look: Look, dx: number, rims: Rim[]): FigureLayer {
  const paper = new Paper();
  const fill = headClothFill(paper, look);
  const transform = `translate(${round(dx)} 0) rotate(${-look.light * 6})`;
  const body = group(
    { transform },
    softFill(HAT_SHADOW, NIGHT, 0.7, 8),
    path(HAT_CROWN, { fill }),
    path(HAT_BAND, { fill: mix(look.headTones.dark, NIGHT, 0.5) }),
    path(hatBrim(), { fill }),
  );
  return { paper, body, rims };
}
