import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Of the member of staff; null where its time was over.
    alter table payments add column reviewed_by uuid;
    create index payments_in_review on payments (created_at)
      where review is not null and reviewed_at is null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index payments_in_review;
    alter table payments drop column reviewed_by;
  `);
}
