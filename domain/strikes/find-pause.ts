import type { Knex } from 'knex';
import type { Person } from '../shared/person';
import { readTogether } from '../shared/read-together';

/** Until when a person says nothing in chats; null where nothing stands in their way. */
export async function findPause(
  db: Knex,
  { id }: Pick<Person, 'id'>,
  now: Date,
): Promise<Date | null> {
  const ends = db('strikes')
    .where({ person_id: id, lifted_at: null })
    .where('paused_until', '>', now)
    .max('paused_until as until');
  const [pause] = await readTogether<{ until: Date | null }>(db, ends, { until: true });
  return pause?.until ?? null;
}
