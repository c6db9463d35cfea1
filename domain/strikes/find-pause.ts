import type { Knex } from 'knex';
import { findCarePause } from '../duties/find-care-pause';
import type { Person } from '../shared/person';
import { readTogether } from '../shared/reading/read-together';

/**
 * Returns the end of a person's pause in chats, for a strike or, where a law requires it, because of
 * distress; null if there is none.
 */
export async function findPause(
  db: Knex,
  { id }: Pick<Person, 'id'>,
  now: Date,
): Promise<Date | null> {
  const ends = db('strikes')
    .where({ person_id: id, lifted_at: null })
    .where('paused_until', '>', now)
    .max('paused_until as until');
  const [[strike], care] = await Promise.all([
    readTogether<{ until: Date | null }>(db, ends, { until: true }),
    findCarePause(db, { id }, now),
  ]);
  const struck = strike?.until ?? null;
  return struck && care ? new Date(Math.max(struck.getTime(), care.getTime())) : (struck ?? care);
}
