import type { Knex } from 'knex';

/** Stores acts of staff on several items: the items and how far the act has come. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table staff_bulk_runs (
      id uuid primary key,
      staff_id uuid not null references staff (id) on delete cascade,
      -- The name of the act among those that can be applied to several items.
      act text not null check (length(act) between 1 and 60),
      reason text check (length(reason) between 1 and 1000),
      state text not null check (state in ('draft', 'running', 'stopped', 'done')),
      items integer not null check (items between 1 and 10000),
      -- The run whose act this one undoes.
      undoes uuid references staff_bulk_runs (id) on delete set null,
      created_at timestamptz not null,
      -- The time of the last act; a run without progress is resumed.
      progressed_at timestamptz not null,
      finished_at timestamptz
    );
    create index staff_bulk_runs_created on staff_bulk_runs (created_at);
    create index staff_bulk_runs_staff on staff_bulk_runs (staff_id, created_at);
    create index staff_bulk_runs_undoes on staff_bulk_runs (undoes) where undoes is not null;
    create index staff_bulk_runs_running on staff_bulk_runs (progressed_at)
      where state = 'running';
    create table staff_bulk_items (
      run_id uuid not null references staff_bulk_runs (id) on delete cascade,
      position integer not null check (position > 0),
      item_id uuid not null,
      state text not null check (state in ('waiting', 'done', 'skipped', 'failed')),
      -- The code of the refusal.
      refusal text check (length(refusal) between 1 and 60),
      primary key (run_id, position),
      unique (run_id, item_id)
    );
    create index staff_bulk_items_waiting on staff_bulk_items (run_id, position)
      where state = 'waiting';
    comment on column staff_bulk_items.item_id is 'an item of any list'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table staff_bulk_items; drop table staff_bulk_runs');
}
