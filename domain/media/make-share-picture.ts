import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { drawSharePicture } from '~/providers/renditions/share-picture';
import type { Storage } from '~/providers/storage/storage';

/** Changed whenever the drawing is. */
const version = 1;

/**
 * The picture with which a page is shown elsewhere, made of a stored one on first use and kept; null
 * when that is not there. The caller has chosen a picture that everybody may see.
 */
export async function makeSharePicture(
  storage: Storage,
  sourceKey: string,
): Promise<Buffer | null> {
  const source = await storage.read(sourceKey);
  if (!source) return null;
  // A source that was replaced has another tag.
  const identity = `${version}:${sourceKey}:${source.etag}`;
  const key = `shared/${createHash('sha256').update(identity).digest('hex')}.jpg`;
  const kept = await storage.read(key);
  if (kept) {
    source.stream.destroy();
    return buffer(kept.stream);
  }
  const picture = await drawSharePicture(await buffer(source.stream));
  await storage.put(key, picture, { contentType: 'image/jpeg' });
  return picture;
}
