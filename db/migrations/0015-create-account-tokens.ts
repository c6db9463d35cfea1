import type { Knex } from 'knex';

/** Tokens for a new password and for links in mails, and all the devices of a person. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table account_tokens (
      id uuid primary key,
      purpose text not null check (purpose in ('reset_password', 'verify_email')),
      user_id uuid not null references users (id) on delete cascade,
      -- The address it was mailed to; it is void once the user has another.
      email text not null,
      expires_at timestamptz not null,
      consumed_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index account_tokens_user on account_tokens (user_id, purpose);
    create index account_tokens_expired on account_tokens (expires_at);
    -- Which devices somebody has signed in with, over sessions that have ended too.
    create index sessions_devices on sessions (user_id, created_at desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index sessions_devices; drop table account_tokens');
}
