import type { Knex } from 'knex';
import type { Person } from '../shared/person';
import { readTogether } from '../shared/reading/read-together';

/** Returns whether a person has passed the check required of them; null if none was ever required. */
export async function findAgeCheck(
  db: Knex,
  person: Person,
): Promise<{ isPassed: boolean } | null> {
  const query = db('age_checks').where({ person_id: person.id }).select('passed_at');
  const [row] = await readTogether<{ passed_at: Date | null }>(db, query, { passed_at: true });
  return row ? { isPassed: row.passed_at !== null } : null;
}

/** Voids an earlier pass: a held person must pass a check again. */
export async function voidAgeCheck(
  trx: Knex.Transaction,
  person: Person,
  now: Date,
): Promise<void> {
  await trx('age_checks')
    .where({ person_id: person.id })
    .update({ required_at: now, passed_at: null, method: null });
}

/** Records that a person must pass a check. The first time counts. */
export async function noteAgeCheck(db: Knex, person: Person, now: Date): Promise<void> {
  await db('age_checks')
    .insert({ person_id: person.id, person_kind: person.kind, required_at: now })
    .onConflict('person_id')
    .ignore();
}
