import { buffer } from 'node:stream/consumers';
import type { Evidence } from '~/domain/moderation/list-evidence';
import { shrinkPicture } from '~/providers/renditions/shrink-picture';
import type { Storage } from '~/providers/storage/storage';

/** As large as it is looked at, in pixels. */
const longestSide = 640;

/**
 * What was made and may not be shown, for staff who opened it: in the page itself, so that no address
 * ever leads to it. Null of what has gone.
 */
export function readEvidencePictures(
  storage: Storage,
  evidence: readonly Evidence[],
): Promise<(string | null)[]> {
  return Promise.all(
    evidence.map(async ({ text: key }) => {
      const file = await storage.read(key);
      if (!file) return null;
      const jpeg = await shrinkPicture(await buffer(file.stream), longestSide);
      return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    }),
  );
}
