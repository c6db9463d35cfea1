import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { printPicture, type PicturePrint } from '~/providers/renditions/print-picture';
import { UnreadableOriginal } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import { renditionKeys } from './rendition-keys';

/** Where something stored lies: a folder of renditions, or a file that stands alone. */
export interface Stored {
  place: string;
  /** What it was made of, where that is kept. */
  originalKey: string | null;
}

/** What is known of stored media by its content; null where that cannot be read. */
export interface Print {
  sha256: Buffer | null;
  likeness: PicturePrint | null;
}

const extension = /\.\w+$/;

/** The place of a stored file: its folder where that holds renditions, else the file itself. */
export function placeOfKey(key: string): string {
  const isRendition = /\/(?:w\d+\.(?:webp|avif)|video\.mp4|locked\.jpg)$/.test(key);
  return isRendition ? key.slice(0, key.lastIndexOf('/')) : key;
}

/** Takes the print of what is stored: of its original by its bytes, of its picture by what it shows. */
export async function takePrint(storage: Storage, { place, originalKey }: Stored): Promise<Print> {
  const isFile = extension.test(place);
  const bytesOf = originalKey ?? (isFile ? place : null);
  const picture = isFile ? place : renditionKeys.picture(place, 360, 'webp');
  return {
    sha256: bytesOf === null ? null : await hashFile(storage, bytesOf),
    likeness: await likenessOf(storage, picture),
  };
}

async function hashFile(storage: Storage, key: string): Promise<Buffer | null> {
  const file = await storage.read(key);
  if (!file) return null;
  const hash = createHash('sha256');
  await pipeline(file.stream, hash);
  return hash.digest();
}

async function likenessOf(storage: Storage, key: string): Promise<PicturePrint | null> {
  const file = await storage.read(key);
  if (!file) return null;
  try {
    return await printPicture(await buffer(file.stream));
  } catch (error) {
    // A video that stands alone, say: its bytes are known.
    if (error instanceof UnreadableOriginal) return null;
    throw error;
  }
}
