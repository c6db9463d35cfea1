import type { Knex } from 'knex';

/** Keeps the views that staff save of lists of the back office. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table staff_views (
      id uuid primary key,
      staff_id uuid not null references staff (id) on delete cascade,
      resource text not null check (length(resource) between 1 and 40),
      name text not null check (length(name) between 1 and 60),
      -- Filters, sort and columns, as in an address.
      query text not null check (length(query) <= 4000),
      -- The values before the last change, so that it can be undone.
      previous_name text check (length(previous_name) between 1 and 60),
      previous_query text check (length(previous_query) <= 4000),
      created_at timestamptz not null,
      -- Removed some days later.
      deleted_at timestamptz
    );
    create unique index staff_views_name on staff_views (staff_id, resource, lower(name))
      where deleted_at is null;
    create index staff_views_deleted on staff_views (deleted_at) where deleted_at is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('staff_views');
}
