import type { Bareness } from './lexicons/prompt-lexicon';

/** How much the pictures of an operator may show, the least first. */
export const pictureLevels = ['sfw', 'topless', 'nude', 'explicit'] as const;
export type PictureLevel = (typeof pictureLevels)[number];

/** Whether a picture of an operator may show so much. */
export const allows = (level: PictureLevel, shown: Bareness): boolean =>
  pictureLevels.indexOf(level) >= pictureLevels.indexOf(shown);
