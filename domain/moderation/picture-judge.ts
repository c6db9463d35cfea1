import type { Verdict } from './verdict';

/** Judges a picture before anybody is shown it. Throws PictureUnjudged where it cannot just now. */
export interface PictureJudge {
  judgePicture(bytes: Buffer): Promise<Verdict>;
}

/** The judge did not answer, or not as agreed: nobody is shown the picture until it has. */
export class PictureUnjudged extends Error {
  override name = 'PictureUnjudged';
  readonly code = 'moderation.picture-unjudged';
}

/** Where no judge of pictures is configured: what the maker's own rules let through is shown. */
export const trustingPictureJudge: PictureJudge = {
  judgePicture: () => Promise.resolve({ kind: 'allowed' }),
};
