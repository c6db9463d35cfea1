import type { Knex } from 'knex';

/** `noticed_card` tells which card its owner was written of; nothing ever wrote the number. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table subscriptions drop column card_noticed_number');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table subscriptions add column card_noticed_number integer not null default 0',
  );
}
