import type { VoiceRecordingsRow } from '~/db/rows';
import type { Storage } from '~/providers/storage/storage';
import type { DomainContext } from '../../shared/context';
import { chatSettings } from '../settings';

/** A job that was lost on the way is missed after so long, in milliseconds. */
const missedAfterMs = 60_000;

type Found = Pick<VoiceRecordingsRow, 'id' | 'state' | 'original_key' | 'audio_key'>;

/**
 * Removes the files of recordings that belong to no message any more, with their rows, and of those that
 * nobody came back to; answers how many, and which recordings wait to be heard for longer than they
 * should.
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
    // One that was asked for again meanwhile waits anew, and is told that it cannot be read.
    await db('voice_recordings').where({ id }).whereNot({ state: 'waiting' }).delete();
  }
  return { removed: over.length, waiting };
}
