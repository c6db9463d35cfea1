import { type Colour, mix } from '../colour';
import type { Look } from '../look';
import type { Random } from '../random';
import type { SceneLayer, Stage } from '../scenes/scene';

/** The page on which a still life is painted: a stage, and the dark colour of its objects. */
export interface StillPage extends Stage {
  night: Colour;
}

export type PaintStill = (page: StillPage) => SceneLayer[];

export function stillPage(look: Look, random: Random, width: number, height: number): StillPage {
  return {
    colours: look.colours,
    random,
    width,
    height,
    unit: Math.min(width, height),
    light: look.light,
    headX: 0.5,
    night: mix(look.colours.ground[0], '#050207', 0.4),
  };
}
