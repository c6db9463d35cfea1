import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

const before = ['reply', 'follow_up', 'summary', 'facts', 'moderation', 'replies'];

export const config = { transaction: false };

/** Records the model calls of replies that are tried beside another author's. */
export async function up(knex: Knex): Promise<void> {
  await replace(knex, { name: 'model_calls_purposes', purposes: [...before, 'trial'] });
  await knex.raw('alter table model_calls drop constraint if exists model_calls_purpose_check');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update model_calls set purpose = 'reply' where purpose = 'trial'`);
  await replace(knex, { name: 'model_calls_purpose_check', purposes: before });
  await knex.raw('alter table model_calls drop constraint if exists model_calls_purposes');
}

async function replace(
  knex: Knex,
  { name, purposes }: { name: string; purposes: string[] },
): Promise<void> {
  const list = purposes.map((purpose) => `'${purpose}'`).join(', ');
  const definition = `check (purpose in (${list}))`;
  await addConstraint(knex, { table: 'model_calls', name, definition });
}
