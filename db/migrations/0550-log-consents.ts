import type { Knex } from 'knex';

/** Keeps the history of what people agreed to and withdrew; nobody can change or remove a row of it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table creator_consent_events (
      id uuid primary key,
      creator_id uuid not null references creators (id),
      scope text not null
        check (scope in ('twin', 'biometrics', 'cloned_voice', 'marketing')),
      change text not null check (change in ('given', 'withdrawn')),
      -- The version of the text that was agreed to, and its SHA-256.
      text_version text not null,
      text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
      -- The person's session; null if the consent ended with their account.
      session_id uuid,
      -- A keyed hash of the network address.
      address_hash bytea check (length(address_hash) = 32),
      at timestamptz not null
    );
    comment on column creator_consent_events.session_id is
      'a session, which is removed long before the consent';
    create index creator_consent_events_of_model on creator_consent_events (creator_id, at, id);
    grant select, insert on creator_consent_events to nocturne_app;

    create function refuse_consent_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the history of consents is append-only' using errcode = 'restrict_violation';
    end $$;
    create trigger creator_consent_events_append_only before update or delete or truncate
      on creator_consent_events for each statement execute function refuse_consent_change()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table creator_consent_events; drop function refuse_consent_change');
}
