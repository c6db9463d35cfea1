import type { Knex } from 'knex';

/** Keeps what staff did: who, what, to which thing, from what to what, and why. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Only added to: the application may neither change nor remove a row.
    create table staff_actions (
      id uuid primary key,
      at timestamptz not null default now(),
      staff_id uuid not null,
      -- Theirs when they acted.
      role text not null check (length(role) between 1 and 40),
      act text not null check (length(act) between 1 and 60),
      resource text not null check (length(resource) between 1 and 40),
      resource_id text not null check (length(resource_id) between 1 and 200),
      -- Whose account it is about.
      user_id uuid,
      -- Ids, names and figures: no secret, no address, nobody's words.
      before jsonb,
      after jsonb,
      reason text check (length(reason) between 1 and 1000),
      request_id text,
      -- A keyed hash.
      network bytea check (length(network) = 16)
    );
    -- The log is read by time, whatever it is narrowed by.
    create index staff_actions_at on staff_actions (at, id);
    create index staff_actions_staff on staff_actions (staff_id, at, id);
    create index staff_actions_act on staff_actions (act, at, id);
    create index staff_actions_resource on staff_actions (resource, at, id);
    create index staff_actions_thing on staff_actions (resource_id, at, id);
    create index staff_actions_user on staff_actions (user_id, at, id) where user_id is not null;
    comment on column staff_actions.staff_id is 'the log: kept when the account is gone';
    comment on column staff_actions.user_id is 'the log: kept when the account is gone';
    revoke all on staff_actions from nocturne_app;
    grant select, insert on staff_actions to nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('staff_actions');
}
