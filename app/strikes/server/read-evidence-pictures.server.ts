import { buffer } from 'node:stream/consumers';
import type { Evidence } from '~/domain/moderation/list-evidence';
import { longestVideoSeconds } from '~/domain/generations/schema';
import { lookIntoVideo } from '~/providers/renditions/look-into-video';
import { UnreadableOriginal } from '~/providers/renditions/rendition-maker';
import { shrinkPicture } from '~/providers/renditions/shrink-picture';
import type { Storage } from '~/providers/storage/storage';

/** As large as it is looked at, in pixels. */
const longestSide = 640;

/** What was made and may not be shown, as it is seen; of a video, the pictures that were judged. */
export interface Made {
  kind: 'photo' | 'video' | 'unreadable' | 'gone';
  /** As `data:` addresses. */
  pictures: string[];
}

/**
 * What was made and may not be shown, by the flag it led to, for staff who opened it: in the page
 * itself, so that no address ever leads to it.
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

/** Null of what cannot be read as that. */
async function readable<Read>(read: () => Promise<Read>): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableOriginal) return null;
    throw error;
  }
}
