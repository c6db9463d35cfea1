import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { printPicture, type PicturePrint } from '~/providers/renditions/print-picture';
import { UnreadableOriginal } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import { renditionKeys } from './rendition-keys';

/** The place of stored media: a folder of renditions or a single file. */
export interface Stored {
  place: string;
  /** The key of the original, if it is kept. */
  originalKey: string | null;
}

/** A fingerprint of stored media by its content. A part is null when it cannot be read. */
export interface Print {
  sha256: Buffer | null;
  likeness: PicturePrint | null;
}

const extension = /\.\w+$/;

/** Returns the place of a stored file: its folder if that contains renditions, else the file itself. */
export function placeOfKey(key: string): string {
  const isRendition = /\/(?:w\d+\.(?:webp|avif)|video\.mp4|locked\.jpg)$/.test(key);
  return isRendition ? key.slice(0, key.lastIndexOf('/')) : key;
}

/** Takes the print of stored media: a hash of the original's bytes and the likeness of its picture. */
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
    // The file may be a single video, which has only a hash of its bytes.
    if (error instanceof UnreadableOriginal) return null;
    throw error;
  }
}
