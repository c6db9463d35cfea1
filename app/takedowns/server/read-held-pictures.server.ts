import { buffer } from 'node:stream/consumers';
import type { Held } from '~/domain/takedowns/list-notices';
import { renditionKeys } from '~/domain/media/rendition-keys';
import { UnreadableOriginal } from '~/providers/renditions/rendition-maker';
import { shrinkPicture } from '~/providers/renditions/shrink-picture';
import type { Storage } from '~/providers/storage/storage';

/** The maximum side of a shown picture in pixels, and the maximum number per notice. */
const longestSide = 320;
const mostPictures = 24;

/**
 * Returns the pictures that a notice takes down as `data:` addresses. They are part of the page of the
 * staff who opened it, so that no address of the site serves them. A file that cannot be read is left out.
 */
export async function readHeldPictures(storage: Storage, held: readonly Held[]): Promise<string[]> {
  const places = [...new Set(held.flatMap((one) => one.places))].slice(0, mostPictures);
  const read = places.map(async (place) => {
    const isFile = /\.\w+$/.test(place);
    const file = await storage.read(isFile ? place : renditionKeys.picture(place, 360, 'webp'));
    if (!file) return [];
    try {
      const jpeg = await shrinkPicture(await buffer(file.stream), longestSide);
      return [`data:image/jpeg;base64,${jpeg.toString('base64')}`];
    } catch (error) {
      if (error instanceof UnreadableOriginal) return [];
      throw error;
    }
  });
  return (await Promise.all(read)).flat();
}
