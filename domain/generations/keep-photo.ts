import { Readable } from 'node:stream';
import { UnreadableOriginal, type RenditionMaker } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import { PictureUnjudged, type PictureJudge } from '../moderation/picture-judge';
import { makeRenditions } from '../media/render-original';
import { evidenceKeyOf, folderOf } from './generation-files';
import type { Finished } from './workshop';

interface Ground {
  storage: Storage;
  renditions: RenditionMaker;
  judge: PictureJudge;
}

/**
 * Checks a photo that was made for somebody, has it judged and stores its renditions, marked as
 * generated; of one that may not be shown, the file alone, for staff. Done twice it stores the same.
 */
export async function keepPhoto(
  { storage, renditions, judge }: Ground,
  { id, bytes, mostBytes }: { id: string; bytes: Buffer; mostBytes: number },
): Promise<Finished> {
  if (bytes.length === 0 || bytes.length > mostBytes) return { kind: 'spoilt' };
  const verdict = await judgeIt(judge, bytes);
  if (verdict.kind === 'spoilt' || verdict.kind === 'unjudged') return verdict;
  // What tells of somebody's distress is nothing to show them.
  if (verdict.kind !== 'allowed') {
    const evidenceKey = evidenceKeyOf(id);
    await storage.put(evidenceKey, bytes, { contentType: 'application/octet-stream' });
    const [finding] = verdict.findings;
    if (!finding) throw new Error('a picture was refused for nothing');
    return { kind: 'against-rules', finding, evidenceKey };
  }
  const folder = folderOf(id);
  try {
    const made = await makeRenditions({ storage, renditions }, Readable.from([bytes]), {
      media: 'photo',
      folder,
      isGenerated: true,
    });
    const { width, height } = made.measures;
    return { kind: 'kept', result: { folder, width, height } };
  } catch (error) {
    if (error instanceof UnreadableOriginal) return { kind: 'spoilt' };
    throw error;
  }
}

async function judgeIt(judge: PictureJudge, bytes: Buffer) {
  try {
    return await judge.judgePicture(bytes);
  } catch (error) {
    if (error instanceof UnreadableOriginal) return { kind: 'spoilt' } as const;
    if (error instanceof PictureUnjudged) return { kind: 'unjudged' } as const;
    throw error;
  }
}
