import type { Knex } from 'knex';
import type { Person } from '../shared/person';
import { readTogether } from '../shared/reading/read-together';

/** Whether somebody was asked to pass a check, and has; null for whoever was never asked. */
export async function findAgeCheck(
  db: Knex,
  person: Person,
): Promise<{ isPassed: boolean } | null> {
  const query = db('age_checks').where({ person_id: person.id }).select('passed_at');
  const [row] = await readTogether<{ passed_at: Date | null }>(db, query, { passed_at: true });
  return row ? { isPassed: row.passed_at !== null } : null;
}

/** Whoever is held has to pass a check anew: what they passed before counts no more. */
export async function voidAgeCheck(
  trx: Knex.Transaction,
  person: Person,
  now: Date,
): Promise<void> {
  await trx('age_checks')
    .where({ person_id: person.id })
    .update({ required_at: now, passed_at: null, method: null });
}

/** Notes that somebody has to pass a check; the first time counts. */
export async function noteAgeCheck(db: Knex, person: Person, now: Date): Promise<void> {
  await db('age_checks')
    .insert({ person_id: person.id, person_kind: person.kind, required_at: now })
    .onConflict('person_id')
    .ignore();
}
