import { findInPicture } from '~/domain/moderation/picture-look';
import { PictureUnjudged, type PictureJudge } from '~/domain/moderation/picture-judge';
import type { PictureLevel } from '~/domain/moderation/prompts/level';
import { verdictOf } from '~/domain/moderation/strictest-verdict';
import { shrinkPicture } from '../renditions/shrink-picture';
import type { Looker } from './look/looker';

/** Large enough for the face of a person in a room. */
const longestSide = 1024;

/**
 * Creates a judge with models from npm packages: it checks whether a picture is more explicit than the
 * operator's level, and whether a face is clearly a child's. Throws PictureUnjudged if the check failed,
 * and UnreadableOriginal for a file that is not a picture.
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
