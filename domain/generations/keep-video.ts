import { Readable } from 'node:stream';
import { UnreadableOriginal, type RenditionMaker } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import type { PictureJudge } from '../moderation/picture-judge';
import { makeRenditions } from '../media/render-original';
import type { Finished } from './workshop';

interface Ground {
  storage: Storage;
  renditions: RenditionMaker;
  judge: PictureJudge;
}

/**
 * Checks a video that was made for somebody, has pictures out of it judged and stores its renditions,
 * marked as generated; of one that may not be shown, the file alone, for staff. Done twice it stores the
 * same.
 */
export async function keepVideo(
  { storage, renditions, judge }: Ground,
  { id, bytes, mostBytes }: { id: string; bytes: Buffer; mostBytes: number },
): Promise<Finished> {
  if (bytes.length === 0 || bytes.length > mostBytes) return { kind: 'spoilt' };
  try {
    for (const picture of await renditions.lookInto(bytes)) {
      const verdict = await judge.judgePicture(picture);
      if (verdict.kind !== 'refused') continue;
      const evidenceKey = `originals/refused/${id}`;
      await storage.put(evidenceKey, bytes, { contentType: 'application/octet-stream' });
      return { kind: 'against-rules', finding: verdict.findings[0], evidenceKey };
    }
    const folder = `generations/${id}`;
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
