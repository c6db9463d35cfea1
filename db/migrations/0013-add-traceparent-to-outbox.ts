import type { Knex } from 'knex';

/** Where an event was written, as W3C trace context, so that its relay continues the trace. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table outbox add column traceparent text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table outbox drop column traceparent');
}
