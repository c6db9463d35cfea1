import type { Knex } from 'knex';

/** Whoever renews is written of a card that ends before, once for each card and end. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create view usable_cards as
      select id, user_id, expires_on, expired_at is not null as has_expired
        from saved_cards where removed_at is null;
    revoke insert, update, delete, truncate on usable_cards from nocturne_app;

    -- The card and its end that its owner was written of last, as ID YYYY-MM.
    alter table subscriptions add column noticed_card text;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table subscriptions drop column noticed_card;
    drop view usable_cards;
  `);
}
