import { UnreadableOriginal } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import { PictureUnjudged, type PictureJudge } from '../moderation/picture-judge';
import { evidenceKeyOf } from './generation-files';
import type { Finished } from './workshop';

interface Ground {
  storage: Storage;
  judge: PictureJudge;
}

/**
 * Moderates pictures of a result before it is shown: returns null if all may be shown. Stores a
 * forbidden result for staff, as well as one that shows signs of distress, which is not shown to the
 * user either. Safe to repeat.
 */
export async function judgeMade(
  { storage, judge }: Ground,
  { id, bytes, pictures }: { id: string; bytes: Buffer; pictures: readonly Buffer[] },
): Promise<Exclude<Finished, { kind: 'kept' | 'copy-of-removed' }> | null> {
  try {
    for (const picture of pictures) {
      const verdict = await judge.judgePicture(picture);
      if (verdict.kind === 'allowed') continue;
      const [finding] = verdict.findings;
      if (!finding) throw new Error('a picture was refused for nothing');
      const evidenceKey = evidenceKeyOf(id);
      await storage.put(evidenceKey, bytes, { contentType: 'application/octet-stream' });
      return { kind: 'against-rules', finding, evidenceKey };
    }
    return null;
  } catch (error) {
    if (error instanceof UnreadableOriginal) return { kind: 'spoilt' };
    if (error instanceof PictureUnjudged) return { kind: 'unjudged' };
    throw error;
  }
}
