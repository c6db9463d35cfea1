import type { Knex } from 'knex';
import type { Person } from '../shared/person';
import { readTogether } from '../shared/reading/read-together';

/** Returns the end of a pause after signs of distress; null without one. */
export async function findCarePause(
  db: Knex,
  { id }: Pick<Person, 'id'>,
  now: Date,
): Promise<Date | null> {
  const paused = db('talk_times')
    .where({ person_id: id })
    .where('paused_until', '>', now)
    .select('paused_until');
  const [row] = await readTogether<{ paused_until: Date | null }>(db, paused, {
    paused_until: true,
  });
  return row?.paused_until ?? null;
}
