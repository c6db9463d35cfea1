import type { Knex } from 'knex';

/** What is priced by the minute is held minute by minute: a reservation takes in more, and lasts longer. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    grant update (tokens, ends_at) on token_reservations to nocturne_app;
    grant update (tokens) on token_reservation_lots to nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    revoke update (tokens) on token_reservation_lots from nocturne_app;
    revoke update (tokens, ends_at) on token_reservations from nocturne_app;
  `);
}
