import type { Knex } from 'knex';

/** What somebody signs in with beside a password or a mailed code: users and staff alike. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table sign_in_tickets, passkey_challenges, recovery_codes, authenticator_apps, passkeys;
  `);
}
