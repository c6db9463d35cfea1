import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { drawSharePicture } from '~/providers/renditions/share-picture';
import type { Storage } from '~/providers/storage/storage';

/** Increased whenever the drawing changes. */
const version = 1;

/**
 * Returns the picture with which a page is shown on other sites. It is made from a stored picture on first
 * use and kept. Returns null when the source is missing. The caller has chosen a picture that everyone may
 * see.
 */
export async function makeSharePicture(
  storage: Storage,
  sourceKey: string,
): Promise<Buffer | null> {
  const source = await storage.read(sourceKey);
  if (!source) return null;
  // A replaced source has another etag.
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
