import type { Knex } from 'knex';

/** An event that cannot be relayed is put aside with its reason, and so blocks nobody. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table outbox
      add column dead_at timestamptz,
      add column dead_reason text,
      add constraint outbox_dead_has_reason check ((dead_at is null) = (dead_reason is null));
    drop index outbox_unpublished;
    create index outbox_unpublished on outbox (partition, id)
      where published_at is null and dead_at is null;
    create index outbox_dead on outbox (dead_at) where dead_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index outbox_dead;
    drop index outbox_unpublished;
    alter table outbox drop column dead_at, drop column dead_reason;
    create index outbox_unpublished on outbox (partition, id) where published_at is null;
  `);
}
