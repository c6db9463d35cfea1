import { findInPicture } from '~/domain/moderation/picture-look';
import { PictureUnjudged, type PictureJudge } from '~/domain/moderation/picture-judge';
import type { PictureLevel } from '~/domain/moderation/prompts/level';
import { verdictOf } from '~/domain/moderation/strictest-verdict';
import { shrinkPicture } from '../renditions/shrink-picture';
import type { Looker } from './look/looker';

/** Large enough for a face of somebody who stands in a room. */
const longestSide = 1024;

/**
 * Judges pictures by what models see that lie in packages of ours: whether one is explicit beyond the
 * operator's level, and whether a face is clearly a child's. Throws PictureUnjudged where nobody could
 * look, and UnreadableOriginal for what is no picture.
 */
export function createEmbeddedPictureJudge(
  looker: Looker,
  levelOf: () => Promise<PictureLevel>,
): PictureJudge {
  return {
    async judgePicture(bytes) {
      const picture = await shrinkPicture(bytes, longestSide);
      const level = await levelOf();
      try {
        return verdictOf(findInPicture(await looker.look(picture), level));
      } catch (error) {
        throw new PictureUnjudged('nobody could look at it', { cause: error });
      }
    },
  };
}
