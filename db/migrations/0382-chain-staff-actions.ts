import type { Knex } from 'knex';
import { buildIndex } from '../change-online';

/** Chains the rows of the action log by hashes, so that a changed or removed row is found. */
export const config = { transaction: false };

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table staff_actions add column if not exists place bigint;
    alter table staff_actions add column if not exists hash bytea;
    comment on column staff_actions.place is 'in the chain; null for rows from before it'`);
  await buildIndex(
    knex,
    'create unique index staff_actions_place on staff_actions (place) where place is not null',
  );
  await knex.raw(`
    create or replace function hash_staff_action(previous bytea, action staff_actions)
    returns bytea language sql immutable set search_path = public, pg_temp as $$
      select sha256(previous || convert_to(jsonb_build_array(
        action.place, action.id, extract(epoch from action.at), action.staff_id, action.role,
        action.act, action.resource, action.resource_id, action.user_id, action.before,
        action.after, action.reason, action.key, action.request_id,
        encode(action.network, 'hex'))::text, 'UTF8'))
    $$;
    create or replace function chain_staff_action()
    returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      last record;
    begin
      -- Rows are added one after another; the log is the last statement of an act.
      perform pg_advisory_xact_lock(hashtextextended('staff_actions', 0));
      select place, hash into last from staff_actions
       where place is not null order by place desc limit 1;
      new.place := coalesce(last.place, 0) + 1;
      new.hash := hash_staff_action(coalesce(last.hash, ''::bytea), new);
      return new;
    end $$;
    create or replace trigger staff_actions_chain before insert on staff_actions
      for each row execute function chain_staff_action();
    -- Small: a row per check.
    create table if not exists staff_chain_checks (
      id uuid primary key,
      checked_at timestamptz not null,
      -- The end of the chain then; null for an empty one.
      last_place bigint,
      last_hash bytea,
      -- The first place at which the chain is broken; null if it is intact.
      broken_at bigint
    );
    create index if not exists staff_chain_checks_newest on staff_chain_checks (checked_at);
    revoke all on staff_chain_checks from nocturne_app;
    grant select, insert on staff_chain_checks to nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table staff_chain_checks;
    drop trigger staff_actions_chain on staff_actions;
    drop function chain_staff_action();
    drop function hash_staff_action(bytea, staff_actions)`);
  await knex.raw('drop index concurrently if exists staff_actions_place');
  await knex.raw('alter table staff_actions drop column place, drop column hash');
}
