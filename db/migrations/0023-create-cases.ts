import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table cases (
      id uuid primary key,
      reference text not null unique,
      kind text not null check (kind in ('contact', 'content', 'complaint', 'copyright',
        'counter-notice', 'removal', 'data-request')),
      state text not null default 'received'
        check (state in ('received', 'in_review', 'resolved')),
      email text not null check (email = lower(email) and length(email) <= 254),
      user_id uuid references users (id) on delete set null,
      -- What a report from a character's page is about.
      character_id uuid references characters (id),
      post_id uuid,
      reason text,
      -- What was written and stated, readable only with the seal key.
      sealed_details text not null,
      repeat_key text unique,
      locale text not null,
      due_on date not null,
      created_at timestamptz not null,
      resolved_at timestamptz,
      check ((state = 'resolved') = (resolved_at is not null)),
      check ((character_id is null) = (reason is null))
    );
    -- What staff have yet to answer, the most urgent first.
    create index cases_open on cases (due_on, id) where state <> 'resolved';
    -- A person's open report of one thing for one reason is one case.
    create unique index cases_report on cases (character_id, user_id, reason, post_id)
      nulls not distinct
      where character_id is not null and user_id is not null and state <> 'resolved';
    create index cases_user on cases (user_id) where user_id is not null;
    -- What the maintenance removes.
    create index cases_resolved on cases (resolved_at) where state = 'resolved';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table cases');
}
