import { Readable } from 'node:stream';
import { UnreadableOriginal, type RenditionMaker } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import { makeRenditions } from '../media/render-original';
import type { PictureJudge } from '../moderation/picture-judge';
import { folderOf } from './generation-files';
import { judgeMade } from './judge-made';
import type { Finished } from './workshop';

interface Ground {
  storage: Storage;
  renditions: RenditionMaker;
  judge: PictureJudge;
}

/**
 * Checks and moderates a generated photo and stores its renditions, marked as generated. Of a forbidden
 * one only the file is stored, for staff. Safe to repeat.
 */
export async function keepPhoto(
  { storage, renditions, judge }: Ground,
  { id, bytes, mostBytes }: { id: string; bytes: Buffer; mostBytes: number },
): Promise<Finished> {
  if (bytes.length === 0 || bytes.length > mostBytes) return { kind: 'spoilt' };
  const objection = await judgeMade({ storage, judge }, { id, bytes, pictures: [bytes] });
  if (objection) return objection;
  const folder = folderOf(id);
  try {
    const { measures } = await makeRenditions({ storage, renditions }, Readable.from([bytes]), {
      media: 'photo',
      folder,
      isGenerated: true,
    });
    const { width, height } = measures;
    return { kind: 'kept', result: { folder, width, height } };
  } catch (error) {
    if (error instanceof UnreadableOriginal) return { kind: 'spoilt' };
    throw error;
  }
}
