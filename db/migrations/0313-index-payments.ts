import type { Knex } from 'knex';
import { buildIndex } from '../change-online';

/** Reads payments of a state in the order of their ids, and refunds by who gives them and what waits for a second person. */
export const config = { transaction: false };

const indexes = {
  payments_state: 'payments (state, id)',
  refunds_asker: 'refunds (asked_by, created_at) where asked_by is not null',
  refunds_waiting: "refunds (created_at, id) where state = 'waiting'",
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    await buildIndex(knex, `create index ${name} on ${columns}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) {
    await knex.raw(`drop index concurrently if exists ${name}`);
  }
}
