import type { Colour } from '../colour';
import type { Markup } from '../svg/markup';
import type { Paper } from '../svg/paper';

/**
 * Light along an edge: the shape minus the same shape moved by (dx, dy), blurred and clipped to the shape.
 * Light from the right moves it left. Lengths in head units.
 */
export interface Rim {
  dx: number;
  dy: number;
  blur: number;
  colour: Colour;
  opacity: number;
}

/** The part of the drawing that a layer may cover, in head units. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The largest bounds of a figure; the bottom is below every frame. */
export const FIGURE_BOUNDS: Bounds = { left: -390, top: -330, right: 390, bottom: 470 };
export const HEAD_BOUNDS: Bounds = { left: -180, top: -190, right: 180, bottom: 200 };

export interface FigureLayer {
  paper: Paper;
  body: Markup;
  bounds?: Bounds;
  rims?: readonly Rim[];
}

/** A person as layers from back to front, and the light along the whole outline. */
export interface Figure {
  layers: readonly FigureLayer[];
  rims: readonly Rim[];
}
