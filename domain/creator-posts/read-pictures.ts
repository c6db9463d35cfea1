import type { Storage } from '~/providers/storage/storage';
import { renditionKeys, renditionWidthsOf } from '../media/rendition-keys';
import type { OwnPost } from './schema';

/** A picture of a post as a file of its archive. */
export interface PictureFile {
  path: string;
  read(): AsyncIterable<Uint8Array>;
}

/**
 * Returns the chosen pictures of a post in their order, each in its largest size, to be read one after the
 * other. Each is marked as generated.
 */
export function pictureFiles(storage: Storage, { images }: Pick<OwnPost, 'images'>): PictureFile[] {
  return images
    .filter(({ position, picture }) => position !== null && picture !== null)
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .flatMap(({ picture }, place) => {
      if (!picture) return [];
      const width = Math.max(...renditionWidthsOf(picture.width));
      const key = renditionKeys.picture(picture.folder, width, 'webp');
      const number = String(place + 1).padStart(2, '0');
      return [{ path: `${number}.webp`, read: () => readKey(storage, key) }];
    });
}

async function* readKey(storage: Storage, key: string): AsyncIterable<Uint8Array> {
  const file = await storage.read(key);
  if (!file) throw new Error(`the file ${key} is missing`);
  yield* file.stream as AsyncIterable<Uint8Array>;
}
