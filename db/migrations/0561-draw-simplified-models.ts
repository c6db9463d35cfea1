import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

const purpose = 'simplified_picture';
const names = ['generations_purpose_words', 'generations_purpose_listed'] as const;

export const config = { transaction: false };

/** Lets pictures of simplified models be ordered. The former purposes stay. */
export async function up(knex: Knex): Promise<void> {
  const { purposes, held } = await read(knex);
  if (purposes.includes(purpose)) return;
  await allow(knex, otherThan(held), [...purposes, purpose]);
  await drop(knex, held);
}

export async function down(knex: Knex): Promise<void> {
  const { purposes, held } = await read(knex);
  await knex.raw('delete from generations where purpose = ?', [purpose]);
  const former = purposes.filter((one) => one !== purpose);
  await allow(knex, otherThan(held), former);
  await drop(knex, held);
}

const otherThan = (held: string) => names.find((name) => name !== held) ?? names[0];

/** Returns the purposes that the present check allows, and its name. */
async function read(knex: Knex): Promise<{ purposes: string[]; held: string }> {
  const { rows } = await knex.raw<{ rows: { name: string; definition: string }[] }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = 'generations'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%purpose = ANY%'`,
  );
  const [check] = rows;
  if (!check) throw new Error('the purposes of generations have no check');
  const purposes = [...check.definition.matchAll(/'([a-z_]+)'/g)].flatMap(([, one]) => one ?? []);
  return { purposes, held: check.name };
}

async function allow(knex: Knex, name: string, purposes: readonly string[]): Promise<void> {
  const list = purposes.map((one) => `'${one}'`).join(', ');
  const definition = `check (purpose in (${list}))`;
  await addConstraint(knex, { table: 'generations', name, definition });
}

const drop = (knex: Knex, name: string) =>
  knex.raw('alter table generations drop constraint if exists ??', [name]);
