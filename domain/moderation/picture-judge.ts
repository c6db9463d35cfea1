import type { Verdict } from './verdict';

/**
 * Judges a picture before it is shown to anyone. Throws PictureUnjudged when this is temporarily
 * impossible.
 */
export interface PictureJudge {
  judgePicture(bytes: Buffer): Promise<Verdict>;
}

/**
 * Thrown when the judge did not answer or its answer was invalid. The picture is not shown until it has
 * been judged.
 */
export class PictureUnjudged extends Error {
  override name = 'PictureUnjudged';
  readonly code = 'moderation.picture-unjudged';
}

/**
 * Used when no picture judge is configured: every picture that the image model's own rules allow is shown.
 */
export const trustingPictureJudge: PictureJudge = {
  judgePicture: () => Promise.resolve({ kind: 'allowed' }),
};
