import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

/** The names that the check of a notice's kind has had. */
const formerNames = ['notifications_kind_check', 'notifications_kind_words'] as const;
const added = ['character-made', 'character-failed'];

export const config = { transaction: false };

/** Lets notices be about characters that were made, or could not be. The former kinds stay. */
export async function up(knex: Knex): Promise<void> {
  const kinds = await readKinds(knex, formerNames);
  if (kinds.length > 0) await checkKinds(knex, 'notifications_kind_listed', [...kinds, ...added]);
  for (const name of formerNames) await drop(knex, name);
}

export async function down(knex: Knex): Promise<void> {
  const kinds = await readKinds(knex, ['notifications_kind_listed']);
  await knex.raw('delete from notifications where kind = any(?::text[])', [added]);
  const former = kinds.filter((kind) => !added.includes(kind));
  if (former.length > 0) await checkKinds(knex, 'notifications_kind_check', former);
  await drop(knex, 'notifications_kind_listed');
}

/** Returns the kinds that a check with one of these names allows; none if there is no such check. */
async function readKinds(knex: Knex, names: readonly string[]): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { definition: string }[] }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = 'notifications'::regclass and conname = any(:names::text[])`,
    { names: [...names] },
  );
  const listed = rows.flatMap(({ definition }) => [...definition.matchAll(/'([a-z-]+)'/g)]);
  return [...new Set(listed.flatMap(([, kind]) => kind ?? []))];
}

async function checkKinds(knex: Knex, name: string, kinds: readonly string[]): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await addConstraint(knex, {
    table: 'notifications',
    name,
    definition: `check (kind in (${list}))`,
  });
}

const drop = (knex: Knex, name: string) =>
  knex.raw(`alter table notifications drop constraint if exists ${name}`);
