import type * as z from 'zod';

/** Pictures to draw, in the format of the drawing service. */
type Recipe = z.core.util.JSONType;

/** A service that draws pictures and loops for the product. */
export interface Pictures {
  /**
   * Draws the files of a recipe and returns them by name. Throws PicturesUnavailable for a failure that may
   * be retried, and PicturesRefused for one that must not.
   */
  draw(recipe: Recipe): Promise<ReadonlyMap<string, Buffer>>;
}

export class PicturesUnavailable extends Error {
  override name = 'PicturesUnavailable';
  readonly code = 'pictures.unavailable';
}

export class PicturesRefused extends Error {
  override name = 'PicturesRefused';
  readonly code = 'pictures.refused';
}
