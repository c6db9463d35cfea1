import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

const added = ['flow-taken-over', 'flow-handed-back'];
const names = ['notifications_kind_listed', 'notifications_kind_named'] as const;

export const config = { transaction: false };

/** Lets notices be about managers who take steps over. The former kinds stay. */
export async function up(knex: Knex): Promise<void> {
  await change(knex, (kinds) => [...new Set([...kinds, ...added])]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('delete from notifications where kind = any(?::text[])', [added]);
  await change(knex, (kinds) => kinds.filter((kind) => !added.includes(kind)));
}

/** Replaces the check of the kinds by one with another name, so that one of them always holds. */
async function change(knex: Knex, to: (kinds: string[]) => string[]): Promise<void> {
  const { rows } = await knex.raw<{ rows: { name: string; definition: string }[] }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = 'notifications'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%kind = ANY%'`,
  );
  const held = rows.flatMap(({ definition }) =>
    [...definition.matchAll(/'([a-z-]+)'/g)].flatMap(([, kind]) => kind ?? []),
  );
  if (held.length === 0) throw new Error('the kinds of notices have no check');
  const used = rows.map(({ name }) => name);
  const name = names.find((one) => !used.includes(one));
  const list = to([...new Set(held)])
    .map((kind) => `'${kind}'`)
    .join(', ');
  // Both exist after an interruption: the later one allows what is needed.
  if (name) {
    const definition = `check (kind in (${list}))`;
    await addConstraint(knex, { table: 'notifications', name, definition });
  }
  for (const former of used) {
    if (former !== name && used.length + (name ? 1 : 0) > 1) {
      await knex.raw('alter table notifications drop constraint if exists ??', [former]);
    }
  }
}
