import type { Unrendered } from './schema';

/** Rows that have an original and are shown once it has its renditions, as declared by their area. */
export interface OriginalSource {
  table: string;
  /** Returns the folder in which the renditions of a row are stored. */
  folder(id: string): string;
  /** An SQL expression, named `media`, for whether the row is a photo or a video. */
  media: string;
}

/** The source of each kind of original. */
export type Originals = Record<Unrendered['kind'], OriginalSource>;
