import type { Knex } from 'knex';

/**
 * Counts how long people talk, for what laws have them told after so many hours, and by month how often
 * somebody was shown where there is help, which names nobody.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table talk_times (
      person_id uuid primary key,
      counted_to timestamptz,
      used_ms bigint not null default 0 check (used_ms >= 0),
      told_ms bigint not null default 0 check (told_ms >= 0),
      country text check (country ~ '^[A-Z]{2}$'),
      region text check (region ~ '^[A-Z0-9]{1,3}$'),
      paused_until timestamptz,
      expires_at timestamptz not null,
      check (region is null or country is not null)
    ) with (fillfactor = 70);
    create index talk_times_age on talk_times (expires_at);
    comment on column talk_times.person_id is 'a user or a guest; removed after its time or with either';
    create table crisis_counts (
      month text not null check (month ~ '^20[0-9]{2}-[0-9]{2}$'),
      kind text not null check (kind in ('message', 'call', 'reply')),
      country text not null check (country ~ '^[A-Z]{2}$'),
      count integer not null check (count > 0),
      primary key (month, kind, country)
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table crisis_counts; drop table talk_times');
}
