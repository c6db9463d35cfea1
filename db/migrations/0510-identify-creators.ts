import type { Knex } from 'knex';

/** Stores the attempts at identifying a creator, and what the provider reports, once each. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The attempts that count, since the last restart by staff.
    alter table creator_identities add column tries smallint not null default 0;
    create table identity_attempts (
      -- The reference under which the provider knows it.
      id uuid primary key,
      creator_id uuid not null references creators (id) on delete cascade,
      number smallint not null,
      provider text not null,
      -- The provider's name of it; null until it has answered.
      session_id text,
      -- Sealed; null once it is over.
      sealed_verification_url text,
      -- opening: the provider is being asked.
      state text not null
        check (state in ('opening', 'open', 'approved', 'rejected', 'stopped')),
      failure text check (failure in ('expired', 'content_canceled', 'aborted', 'photo',
        'document_verification_failed', 'internal_error')),
      -- Sealed: whether name and birth date of the document match the profile.
      sealed_facts text,
      started_at timestamptz not null,
      expires_at timestamptz not null,
      decided_at timestamptz,
      polls smallint not null default 0,
      -- When the provider is asked next; null once it is over.
      poll_at timestamptz,
      check ((decided_at is null) = (state in ('opening', 'open'))),
      check ((failure is not null) = (state = 'rejected'))
    );
    create unique index identity_attempts_open on identity_attempts (creator_id)
      where state in ('opening', 'open');
    create index identity_attempts_of_creator on identity_attempts (creator_id, started_at desc);
    create index identity_attempts_to_poll on identity_attempts (poll_at) where poll_at is not null;
    create index identity_attempts_decided on identity_attempts (decided_at);

    create table identity_reports (
      id uuid primary key,
      provider text not null,
      -- SHA-256 of the webhook: a replayed one is not stored again.
      digest text not null check (digest ~ '^[0-9a-f]{64}$'),
      -- Sealed; null once it is applied.
      sealed_report text,
      received_at timestamptz not null,
      applied_at timestamptz,
      unique (provider, digest)
    );
    create index identity_reports_waiting on identity_reports (received_at)
      where applied_at is null;
    create index identity_reports_applied on identity_reports (applied_at);
    grant select, insert, update, delete on identity_attempts, identity_reports to nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table identity_reports, identity_attempts;
    alter table creator_identities drop column tries`);
}
