import { buffer } from 'node:stream/consumers';
import type { Evidence } from '~/domain/moderation/list-evidence';
import { longestVideoSeconds } from '~/domain/generations/schema';
import { lookIntoVideo } from '~/providers/renditions/look-into-video';
import { UnreadableOriginal } from '~/providers/renditions/rendition-maker';
import { shrinkPicture } from '~/providers/renditions/shrink-picture';
import type { Storage } from '~/providers/storage/storage';

/** The maximum side of a shown picture, in pixels. */
const longestSide = 640;

/** Blocked generated content for review. For a video, it has the stills that were moderated. */
export interface Made {
  kind: 'photo' | 'video' | 'unreadable' | 'gone';
  /** The pictures as `data:` addresses. */
  pictures: string[];
}

/**
 * Returns the blocked generated content by flag, for staff who opened it. It is embedded in the page, so
 * that no address ever leads to it.
 */
export async function readEvidencePictures(
  storage: Storage,
  evidence: readonly Evidence[],
): Promise<ReadonlyMap<string, Made>> {
  const read = evidence.map(async ({ flagId, text: key }): Promise<[string, Made]> => {
    const file = await storage.read(key);
    const made = file && (await lookAt(await buffer(file.stream)));
    return [flagId, made ?? { kind: 'gone', pictures: [] }];
  });
  return new Map(await Promise.all(read));
}

const longestMs = longestVideoSeconds * 1000;

async function lookAt(bytes: Buffer): Promise<Made> {
  const photo = await readable(() => toPicture(bytes));
  if (photo) return { kind: 'photo', pictures: [photo] };
  const stills = await readable(() => lookIntoVideo(bytes, { longestMs }));
  if (!stills) return { kind: 'unreadable', pictures: [] };
  return { kind: 'video', pictures: await Promise.all(stills.map(toPicture)) };
}

async function toPicture(bytes: Buffer): Promise<string> {
  const jpeg = await shrinkPicture(bytes, longestSide);
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** Returns null if the file cannot be read as that type. */
async function readable<Read>(read: () => Promise<Read>): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableOriginal) return null;
    throw error;
  }
}
