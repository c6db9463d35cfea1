import type { Knex } from 'knex';

const baseline = '0001-baseline';
/**
 * The last migration that the baseline replaces. All replaced ones have smaller numbers than the later
 * ones.
 */
const lastReplaced = '0231-keep-gists-of-calls';
const isReplaced = (name: string) => name <= lastReplaced && name !== baseline;

/**
 * Returns the names of a database's migrations with the baseline in place of those it replaces. Throws if
 * the database is not yet at the baseline.
 */
export function countFromBaseline(names: readonly string[]): string[] {
  const replaced = names.filter(isReplaced);
  if (replaced.length === 0) return [...names];
  if (!replaced.includes(lastReplaced)) {
    throw new Error(
      `This database stands at ${replaced.sort().at(-1) ?? 'nothing'}, of a release before 0.1. Migrate it ` +
        `first with release 0.1, whose last migration is ${lastReplaced}, and then with this one.`,
    );
  }
  return [baseline, ...names.filter((name) => !isReplaced(name) && name !== baseline)];
}

/**
 * Records the baseline in a database that was created by the replaced migrations, instead of those. Returns
 * whether it did so. Throws for a database that is not yet at the baseline, and changes nothing there.
 */
export async function adoptBaseline(db: Knex): Promise<boolean> {
  if (!(await db.schema.hasTable('knex_migrations'))) return false;
  return db.transaction(async (trx) => {
    await trx.raw('lock table knex_migrations in exclusive mode');
    const names = await trx('knex_migrations').orderBy('id').pluck<string[]>('name');
    countFromBaseline(names);
    if (!names.some(isReplaced)) return false;
    // Takes the place of the last replaced one, so that later migrations still come after it.
    await trx('knex_migrations').where({ name: baseline }).delete();
    await trx('knex_migrations').where({ name: lastReplaced }).update({ name: baseline });
    await trx('knex_migrations').whereIn('name', names.filter(isReplaced)).delete();
    return true;
  });
}
