import {
  RecordingTooLong,
  UnreadableOriginal,
  type RenditionMaker,
} from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import { speechKeyOf } from './generation-files';
import type { Finished } from './workshop';

interface Ground {
  storage: Storage;
  renditions: Pick<RenditionMaker, 'makeRecording'>;
}

/**
 * Checks generated speech and stores its playable file, marked as generated. Its words were moderated
 * when they were written. Safe to repeat.
 */
export async function keepSpeech(
  { storage, renditions }: Ground,
  { id, bytes, longestMs }: { id: string; bytes: Buffer; longestMs: number },
): Promise<Finished> {
  try {
    const made = await renditions.makeRecording(bytes, { longestMs, isGenerated: true });
    const storageKey = speechKeyOf(id);
    await storage.put(storageKey, made.file, { contentType: 'audio/mp4' });
    const seconds = Math.max(1, Math.round(made.durationMs / 1000));
    return { kind: 'kept', result: { storageKey, seconds, peaks: made.peaks } };
  } catch (error) {
    if (error instanceof UnreadableOriginal || error instanceof RecordingTooLong) {
      return { kind: 'spoilt' };
    }
    throw error;
  }
}
