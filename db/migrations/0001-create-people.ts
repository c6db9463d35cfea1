import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      id uuid primary key,
      email text not null check (email = lower(email) and length(email) <= 254),
      password_hash text,
      account_type text not null default 'User'
        check (account_type in ('User', 'CreatorUser', 'MasterCreatorUser')),
      state text not null default 'active'
        check (state in ('active', 'warned', 'suspended', 'terminated', 'deleted')),
      verified_at timestamptz,
      adult_confirmed_at timestamptz,
      nick_name text check (length(nick_name) <= 50),
      gender text check (gender in ('Male', 'Female', 'Non-Binary', 'Other', 'Trans')),
      currency char(3) not null default 'USD',
      locale text not null default 'en-GB',
      time_zone text,
      is_test boolean not null default false,
      agreed_to_promotions boolean not null default false,
      meta jsonb not null default '{}',
      trial_messages_used integer not null default 0 check (trial_messages_used >= 0),
      welcome_tokens_granted_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    -- Anybody may start a sign-up with any address; only the person who proves it holds it.
    create unique index users_verified_email on users (email)
      where verified_at is not null and state <> 'deleted';
    -- Log-in and re-sign-up look up the newest row of an address.
    create index users_email on users (email, created_at desc);
    -- The sweep of abandoned sign-ups.
    create index users_unverified on users (created_at) where verified_at is null;

    create table guests (
      id uuid primary key,
      trial_messages_used integer not null default 0 check (trial_messages_used >= 0),
      attached_to_user_id uuid references users (id) on delete cascade,
      created_at timestamptz not null default now()
    );
    create index guests_attached on guests (attached_to_user_id)
      where attached_to_user_id is not null;

    create table sessions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      actor_id uuid not null,
      generation integer not null default 1 check (generation > 0),
      -- The newest generation whose tokens are known to have arrived.
      confirmed_generation integer not null default 0,
      rotated_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      revoked_reason text,
      user_agent text,
      created_at timestamptz not null default now()
    );
    create index sessions_user on sessions (user_id) where revoked_at is null;
    create index sessions_expired on sessions (expires_at);

    create table one_time_codes (
      id uuid primary key,
      purpose text not null check (purpose in ('sign_up', 'staff_sign_in')),
      owner_id uuid not null,
      code_hash bytea not null,
      attempts integer not null default 0,
      expires_at timestamptz not null,
      consumed_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index one_time_codes_expired on one_time_codes (expires_at);
    -- The newest code of a person is the only one that counts.
    create index one_time_codes_owner on one_time_codes (owner_id, purpose, created_at desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table one_time_codes, sessions, guests, users');
}
