import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Which of our people a person at a provider is.
    create table social_identities (
      id uuid primary key,
      provider text not null check (provider ~ '^[A-Z][A-Z0-9_]{1,31}$'),
      subject text not null check (length(subject) between 1 and 255),
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null,
      unique (provider, subject)
    );
    create index social_identities_user on social_identities (user_id);

    -- Somebody at a provider whose address is still to be proved by a code of ours.
    create table pending_identities (
      id uuid primary key,
      provider text not null check (provider ~ '^[A-Z][A-Z0-9_]{1,31}$'),
      provider_name text not null,
      subject text not null check (length(subject) between 1 and 255),
      email text not null check (email = lower(email) and length(email) <= 254),
      account_type text not null
        check (account_type in ('User', 'CreatorUser', 'MasterCreatorUser')),
      locale text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index pending_identities_expiry on pending_identities (expires_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table pending_identities, social_identities;
  `);
}
