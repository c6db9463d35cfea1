import type * as z from 'zod';

/** What is to be drawn, in the words of the service that draws. */
type Recipe = z.core.util.JSONType;

/** Whoever draws pictures and loops for the product. */
export interface Pictures {
  /**
   * The files of a recipe by their names. Throws PicturesUnavailable for what may go well later, and
   * PicturesRefused for what never will.
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
