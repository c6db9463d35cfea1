import type { Knex } from 'knex';

/**
 * What happens to accounts and by staff. The application adds and reads; it cannot say when
 * something happened, nor change or remove it. What is old goes through `trim_security_log`, which
 * acts as the owner and removes nothing younger than ninety days, whatever it is asked.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table security_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      kind text not null check (length(kind) between 1 and 40),
      actor_kind text not null check (actor_kind in ('user', 'guest', 'staff', 'system', 'nobody')),
      actor_id uuid,
      -- Whose account it is about.
      user_id uuid,
      session_id uuid,
      -- Keyed hash: the same network is told again, none is read from it.
      network bytea,
      -- Browser and system, without versions.
      client text check (length(client) <= 80),
      request_id text,
      detail jsonb not null default '{}'
    );
    create index security_log_at on security_log (at);
    create index security_log_user on security_log (user_id, at desc) where user_id is not null;

    revoke all on security_log from nocturne_app;
    grant select on security_log to nocturne_app;
    grant insert (kind, actor_kind, actor_id, user_id, session_id, network, client, request_id,
                  detail) on security_log to nocturne_app;

    create function trim_security_log(before timestamptz) returns bigint
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      removed bigint;
    begin
      delete from security_log where id in (
        select id from security_log
         where at < least(before, now() - interval '90 days') order by at limit 10000);
      get diagnostics removed = row_count;
      return removed;
    end $$;
    revoke all on function trim_security_log(timestamptz) from public;
    grant execute on function trim_security_log(timestamptz) to nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function trim_security_log(timestamptz);
    drop table security_log;
  `);
}
