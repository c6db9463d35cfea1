import type { Storage } from '~/providers/storage/storage';
import type { DomainContext } from '../shared/context';

/** The milliseconds within which a file that was just stored gets its row. */
const settlesWithinMs = 600_000;

/** Removes the files of removed samples; returns their number. A failed one is tried again later. */
export async function sweepVoiceFiles(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  storage: Storage,
  limit: number,
): Promise<number> {
  const rows = await db('creator_voice_removals')
    .where('removed_at', '<', new Date(now().getTime() - settlesWithinMs))
    .orderBy('removed_at')
    .limit(limit);
  for (const { storage_key } of rows) {
    await storage.remove(storage_key);
    await db('creator_voice_removals').where({ storage_key }).delete();
  }
  return rows.length;
}
