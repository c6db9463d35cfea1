import type { Unrendered } from './schema';

/** Rows that have an original and are shown once it has its renditions, as their area declares them. */
export interface OriginalSource {
  table: string;
  /** Where the renditions of a row lie. */
  folder(id: string): string;
  /** What says in SQL whether it is a photo or a video, as `media`. */
  media: string;
}

/** The sources of all kinds of originals. */
export type Originals = Record<Unrendered['kind'], OriginalSource>;
