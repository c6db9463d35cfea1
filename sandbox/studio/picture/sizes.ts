/** A size in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Portraits and the pictures made from them: cards, avatars, loops. */
export const PORTRAIT_SIZE: PictureSize = { width: 720, height: 900 };
/** The size of posts and stories, which fill a phone. */
export const TALL_SIZE: PictureSize = { width: 720, height: 1280 };
export const COVER_SIZE: PictureSize = { width: 1440, height: 686 };
/** On a cover the person stands at the right and leaves room for text. */
export const COVER_HEAD_X = 0.7;
