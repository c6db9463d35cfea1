import type { Knex } from 'knex';

const baseline = '0001-baseline';
/** The last migration that the baseline stands for; all have smaller numbers than those since. */
const lastReplaced = '0231-keep-gists-of-calls';
const isReplaced = (name: string) => name <= lastReplaced && name !== baseline;

/**
 * Names the migrations that a database has had in the list that begins with the baseline. Throws
 * for one that stands somewhere before it.
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
 * Notes the baseline in a database that the migrations before it have made, instead of them. Returns
 * whether it did; throws for a database that stands somewhere before, and changes nothing there.
 */
export async function adoptBaseline(db: Knex): Promise<boolean> {
  if (!(await db.schema.hasTable('knex_migrations'))) return false;
  return db.transaction(async (trx) => {
    await trx.raw('lock table knex_migrations in exclusive mode');
    const names = await trx('knex_migrations').orderBy('id').pluck<string[]>('name');
    countFromBaseline(names);
    if (!names.some(isReplaced)) return false;
    // In the place of the last one, so that what came after it still comes after.
    await trx('knex_migrations').where({ name: baseline }).delete();
    await trx('knex_migrations').where({ name: lastReplaced }).update({ name: baseline });
    await trx('knex_migrations').whereIn('name', names.filter(isReplaced)).delete();
    return true;
  });
}
