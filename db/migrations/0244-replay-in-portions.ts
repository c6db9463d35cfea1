import type { Knex } from 'knex';

/** Notes which events are still to be told again to a Redis that forgot them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table relay_state add column replay_after bigint, add column replay_until bigint;
    -- Small: a row a partition.
    alter table relay_state add constraint relay_state_replay
      check ((replay_after is null) = (replay_until is null));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table relay_state drop column replay_after, drop column replay_until');
}
