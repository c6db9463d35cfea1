import type { Knex } from 'knex';

/** Where a person came from, which experiments they are part of, and what they have been told. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      -- The visitor they were when they signed up: experiments go on for them as they began.
      add column visitor_id uuid,
      add column welcome_tokens_amount integer not null default 0
        check (welcome_tokens_amount >= 0),
      add column welcome_tokens_seen_at timestamptz,
      add column fan_club_autorenew boolean not null default true;

    update users set welcome_tokens_amount = entries.amount
      from ledger_transfers transfers
      join ledger_entries entries on entries.transfer_id = transfers.id and entries.amount > 0
     where transfers.idempotency_key = 'welcome:' || users.id;

    create table marketing_origins (
      user_id uuid primary key references users (id) on delete cascade,
      click_id text check (length(click_id) <= 200),
      utm_source text check (length(utm_source) <= 100),
      utm_medium text check (length(utm_medium) <= 100),
      utm_campaign text check (length(utm_campaign) <= 100),
      utm_content text check (length(utm_content) <= 100),
      cmpid text check (length(cmpid) <= 100),
      pubid text check (length(pubid) <= 100),
      created_at timestamptz not null default now()
    );

    create table experiment_reports (
      user_id uuid not null references users (id) on delete cascade,
      name text not null check (length(name) <= 100),
      value text not null check (length(value) <= 100),
      first_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (user_id, name)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table experiment_reports, marketing_origins;
    alter table users
      drop column visitor_id,
      drop column welcome_tokens_amount,
      drop column welcome_tokens_seen_at,
      drop column fan_club_autorenew;
  `);
}
