import type { VoiceRecordingsRow } from '~/db/rows';
import type { Storage } from '~/providers/storage/storage';
import type { DomainContext } from '../../shared/context';
import { chatSettings } from '../settings';

/** Milliseconds after which the job of a waiting recording counts as lost. */
const missedAfterMs = 60_000;

type Found = Pick<VoiceRecordingsRow, 'id' | 'state' | 'original_key' | 'audio_key'>;

/**
 * Removes the files and rows of recordings that belong to no message any more, and of held ones that
 * were abandoned. Returns their number, and the recordings that have waited too long.
 */
export async function sweepRecordings(
  { db, now, settings }: DomainContext,
  storage: Storage,
  limit: number,
): Promise<{ removed: number; waiting: string[] }> {
  const { voice_held_seconds } = await settings(chatSettings);
  const before = (ms: number) => new Date(now().getTime() - ms);
  const found: Found[] = await db('voice_recordings')
    .whereNull('message_id')
    .where((old) =>
      old
        .where('state', 'done')
        .orWhere((held) =>
          held.where('state', 'held').where('created_at', '<', before(voice_held_seconds * 1000)),
        )
        .orWhere((lost) =>
          lost.where('state', 'waiting').where('created_at', '<', before(missedAfterMs)),
        ),
    )
    .orderBy('created_at')
    .limit(limit)
    .select('id', 'state', 'original_key', 'audio_key');
  const waiting = found.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  const over = found.filter(({ state }) => state !== 'waiting');
  for (const { id, original_key, audio_key } of over) {
    for (const key of [original_key, audio_key]) if (key !== null) await storage.remove(key);
    // A recording that was requested again meanwhile waits again and is then refused as unreadable.
    await db('voice_recordings').where({ id }).whereNot({ state: 'waiting' }).delete();
  }
  return { removed: over.length, waiting };
}
