import type { Palette } from '../palettes';
import type { Random } from '../random';
import type { Markup } from '../svg/markup';
import { Paper } from '../svg/paper';

/** The page on which a scene is painted. Lengths in pixels of that page. */
export interface Stage {
  colours: Palette;
  random: Random;
  width: number;
  height: number;
  /** The shorter side, the unit of all measures in scenes. */
  unit: number;
  light: -1 | 1;
  /** The position of the head, as a fraction of the width. */
  headX: number;
}

/** One sheet of a scene; `blur` (pixels) softens the sheet as a whole. */
export interface SceneLayer {
  paper: Paper;
  body: Markup;
  blur?: number;
}

export type PaintScene = (stage: Stage) => SceneLayer[];

/** Creates a sheet whose markup uses the sheet's own gradients. */
export function sheet(draw: (paper: Paper) => Markup, blur?: number): SceneLayer {
  const paper = new Paper();
  return { paper, body: draw(paper), blur };
}
