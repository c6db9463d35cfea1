import { Readable } from 'node:stream';
import { UnreadableOriginal, type RenditionMaker } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import { makeRenditions } from '../media/render-original';
import type { PictureJudge } from '../moderation/picture-judge';
import { folderOf } from './generation-files';
import { judgeMade } from './judge-made';
import { longestVideoSeconds } from './schema';
import type { Finished } from './workshop';

interface Ground {
  storage: Storage;
  renditions: RenditionMaker;
  judge: PictureJudge;
}

/**
 * Checks a generated video, moderates pictures from all of it and stores its renditions, marked as
 * generated. Of a forbidden one only the file is stored, for staff. Safe to repeat.
 */
export async function keepVideo(
  { storage, renditions, judge }: Ground,
  { id, bytes, mostBytes }: { id: string; bytes: Buffer; mostBytes: number },
): Promise<Finished> {
  if (bytes.length === 0 || bytes.length > mostBytes) return { kind: 'spoilt' };
  try {
    const pictures = await renditions.lookInto(bytes, { longestMs: longestVideoSeconds * 1000 });
    const objection = await judgeMade({ storage, judge }, { id, bytes, pictures });
    if (objection) return objection;
    const folder = folderOf(id);
    const { measures } = await makeRenditions({ storage, renditions }, Readable.from([bytes]), {
      media: 'video',
      folder,
      isGenerated: true,
    });
    const { width, height, durationMs } = measures;
    const seconds = Math.max(1, Math.round((durationMs ?? 0) / 1000));
    return { kind: 'kept', result: { folder, width, height, seconds } };
  } catch (error) {
    if (error instanceof UnreadableOriginal) return { kind: 'spoilt' };
    throw error;
  }
}
