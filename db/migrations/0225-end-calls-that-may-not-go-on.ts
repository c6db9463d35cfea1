import type { Knex } from 'knex';

const ends = ['person', 'character', 'balance', 'limit', 'lost'];

/** A call may end since its person may not talk any more. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(allow([...ends, 'barred']));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update voice_calls set ended_by = 'character' where ended_by = 'barred';
    ${allow(ends)}
  `);
}

const allow = (values: readonly string[]): string => `
  alter table voice_calls drop constraint voice_calls_ended_by_check;
  alter table voice_calls add constraint voice_calls_ended_by_check
    check (ended_by in (${values.map((value) => `'${value}'`).join(', ')}));
`;
