import type { Bareness } from './lexicons/prompt-lexicon';

/** The levels of nudity that an operator can allow in pictures, the lowest first. */
export const pictureLevels = ['sfw', 'topless', 'nude', 'explicit'] as const;
export type PictureLevel = (typeof pictureLevels)[number];

/** Checks whether a level allows this much nudity. */
export const allows = (level: PictureLevel, shown: Bareness): boolean =>
  pictureLevels.indexOf(level) >= pictureLevels.indexOf(shown);
