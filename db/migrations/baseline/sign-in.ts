import type { Knex } from 'knex';

/** What guards an account: second factors, ages, addresses once known, a log, repeated requests. */
export async function createSignIn(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What somebody signs in with beside a password or a mailed code: users and staff alike.
    create table passkeys (
      id uuid primary key,
      -- Of a user or of a member of staff.
      holder_kind text not null check (holder_kind in ('user', 'staff')),
      holder_id uuid not null,
      -- base64url, as browsers say it (WebAuthn).
      credential_id text not null unique,
      -- A COSE key (RFC 9052).
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      name text not null check (length(name) between 1 and 60),
      last_used_at timestamptz,
      created_at timestamptz not null
    );
    create index passkeys_holder on passkeys (holder_id);

    create table authenticator_apps (
      holder_id uuid primary key,
      holder_kind text not null check (holder_kind in ('user', 'staff')),
      sealed_secret text not null,
      -- The half minute (RFC 6238) of the code used last: none is good twice.
      last_step bigint,
      last_used_at timestamptz,
      -- When it first showed a right code; it is asked for nothing before.
      confirmed_at timestamptz,
      created_at timestamptz not null
    );

    create table recovery_codes (
      id uuid primary key,
      holder_kind text not null check (holder_kind in ('user', 'staff')),
      holder_id uuid not null,
      code_hash bytea not null,
      used_at timestamptz,
      created_at timestamptz not null,
      unique (holder_id, code_hash)
    );

    -- What a passkey is asked to sign, once, in the browser it was made for.
    create table passkey_challenges (
      challenge text primary key,
      purpose text not null check (purpose in ('add', 'sign-in', 'second-step')),
      asker_id uuid not null,
      expires_at timestamptz not null
    );
    create index passkey_challenges_expiry on passkey_challenges (expires_at);

    -- Somebody who has proved the first factor and not yet the second.
    create table sign_in_tickets (
      id uuid primary key,
      holder_kind text not null check (holder_kind in ('user', 'staff')),
      holder_id uuid not null,
      purpose text not null check (purpose in ('prove', 'enrol')),
      attempts integer not null default 0,
      expires_at timestamptz not null,
      consumed_at timestamptz,
      created_at timestamptz not null
    );
    create index sign_in_tickets_holder on sign_in_tickets (holder_id);
    create index sign_in_tickets_expiry on sign_in_tickets (expires_at);

    -- What happens to accounts and by staff. The application adds and reads; it cannot say when
    -- something happened, nor change or remove it. What is old goes through trim_security_log,
    -- which acts as the owner and removes nothing younger than ninety days, whatever it is asked.
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

    -- What is remembered of an address after its account has gone; the address itself is not.
    create table address_marks (
      -- HMAC-SHA256 of the address without its aliases.
      hash bytea not null check (length(hash) = 32),
      kind text not null check (kind in ('under_age', 'welcome_tokens')),
      created_at timestamptz not null,
      -- Never, where null.
      expires_at timestamptz,
      primary key (hash, kind)
    );
    -- What the maintenance removes.
    create index address_marks_ended on address_marks (expires_at) where expires_at is not null;

    -- Who must pass the stronger check of age before they talk, and who has: nothing more of it.
    create table age_checks (
      -- A user or a visitor; a visitor need not have a row of their own.
      person_id uuid primary key,
      person_kind text not null check (person_kind in ('user', 'guest')),
      required_at timestamptz not null,
      passed_at timestamptz,
      method text check (length(method) <= 40),
      check ((passed_at is null) = (method is null))
    );
    -- Visitors whose token has ended.
    create index age_checks_guests on age_checks (required_at) where person_kind = 'guest';

    -- Whose words said or hinted that they are under age, and what became of it.
    create table age_reviews (
      -- A user or a visitor; a visitor need not have a row of their own.
      person_id uuid primary key,
      person_kind text not null check (person_kind in ('user', 'guest')),
      -- The last words that left a doubt, and when they said since that they are an adult.
      doubted_at timestamptz,
      confirmed_at timestamptz,
      -- From here on they may do nothing, until the hold is lifted.
      held_at timestamptz,
      lifted_at timestamptz,
      lifted_by text check (lifted_by in ('age_check', 'staff')),
      -- When the last doubt came, or the hold.
      arose_at timestamptz not null,
      check (doubted_at is not null or held_at is not null),
      check (lifted_at is null or held_at is not null),
      check ((lifted_at is null) = (lifted_by is null))
    );
    -- What staff have yet to look into, the oldest first.
    create index age_reviews_held on age_reviews (held_at, person_id)
      where held_at is not null and lifted_at is null;
    -- Visitors whose token has ended.
    create index age_reviews_guests on age_reviews (arose_at) where person_kind = 'guest';

    create table idempotent_requests (
      id uuid primary key,
      -- A user, a visitor or a member of staff; for anybody else an id made from where they ask.
      caller_id uuid not null,
      key text not null,
      call text not null,
      fingerprint text not null,
      state text not null default 'in_flight' check (state in ('in_flight', 'done')),
      attempt integer not null default 1,
      leased_until timestamptz,
      status smallint,
      -- Answers hold words and names of people: readable only with the seal key.
      sealed_answer text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      unique (caller_id, key),
      check ((state = 'done') = (status is not null)),
      check ((state = 'done') = (sealed_answer is not null))
    );
    -- What the maintenance removes.
    create index idempotent_requests_expiry on idempotent_requests (expires_at);

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

    create view confirmed_factors as
      select holder_id, 'passkey' as kind from passkeys
       union all
      select holder_id, 'app' from authenticator_apps where confirmed_at is not null;
    revoke insert, update, delete, truncate on confirmed_factors from nocturne_app;

    revoke all on security_log from nocturne_app;
    grant select on security_log to nocturne_app;
    grant insert (kind, actor_kind, actor_id, user_id, session_id, network, client, request_id,
      detail) on security_log to nocturne_app;
    revoke all on function trim_security_log(timestamptz) from public;
    grant execute on function trim_security_log(timestamptz) to nocturne_app;
  `);
}
