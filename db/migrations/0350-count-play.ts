import type { Knex } from 'knex';

/** Stores levels, streaks, tasks and their progress, rewards with their causes, and draws of the wheel. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(tables);
  await knex.raw(`
    -- Causes and draws are only added; they are removed with their person or after their time.
    revoke update, truncate on gamification_rewards, gamification_draws from nocturne_app;
    revoke delete, truncate on gamification_tasks from nocturne_app`);
}

const tables = `
  create table gamification_players (
    user_id uuid primary key references users (id) on delete cascade,
    level integer not null check (level >= 1),
    -- Towards the next level.
    xp integer not null check (xp >= 0),
    spins integer not null check (spins >= 0),
    -- The current day: the number of its date from 1970-01-01, its span and the time zone it ends in.
    day integer not null,
    day_starts_at timestamptz not null,
    day_ends_at timestamptz not null,
    zone text not null,
    -- The time zone of the next day.
    next_zone text not null,
    -- The claimed days of the streak.
    streak smallint not null check (streak between 0 and 7),
    is_claimed boolean not null,
    progress_announced_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (day_starts_at < day_ends_at),
    check (not is_claimed or streak > 0)
  );
  -- The order of the leaderboard.
  create index gamification_players_rank on gamification_players (level, xp, user_id);

  -- A person without a row plays; the row stays when gamification is switched on again.
  create table gamification_switches (
    user_id uuid primary key references users (id) on delete cascade,
    is_on boolean not null,
    updated_at timestamptz not null
  );

  create table gamification_tasks (
    id uuid primary key,
    kind text not null check (kind in ('Unlock_Photos', 'Unlock_Videos_In_Chat', 'Unlock_Posts',
      'Generate_images', 'Join_FanClubs', 'Minutes_intimated_in_a_voice_call', 'Send_Messages',
      'Create_ai_characters', 'Listen_voice_messages')),
    scope text not null check (scope in ('daily', 'permanent')),
    goal integer not null check (goal between 1 and 1000000),
    rewards jsonb not null check (jsonb_typeof(rewards) = 'array'),
    is_active boolean not null,
    position integer not null check (position >= 0),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (kind, scope, goal)
  );

  create table gamification_progress (
    user_id uuid not null references users (id) on delete cascade,
    task_id uuid not null references gamification_tasks (id),
    -- The number of the day of a daily task; 0 for a permanent one.
    day integer not null check (day >= 0),
    progress integer not null check (progress >= 0),
    completed_at timestamptz,
    -- Those of the task when it was completed.
    rewards jsonb,
    grabbed_at timestamptz,
    updated_at timestamptz not null,
    primary key (user_id, task_id, day),
    check ((completed_at is null) = (rewards is null)),
    check (grabbed_at is null or completed_at is not null)
  );
  create index gamification_progress_task on gamification_progress (task_id);
  -- Past days, which are removed after a time.
  create index gamification_progress_age on gamification_progress (updated_at) where day > 0;

  -- What has been counted, so that an event that is published again counts once.
  create table gamification_counts (
    cause_id uuid not null,
    kind text not null check (kind in ('Unlock_Photos', 'Unlock_Videos_In_Chat', 'Unlock_Posts',
      'Generate_images', 'Join_FanClubs', 'Minutes_intimated_in_a_voice_call', 'Send_Messages',
      'Create_ai_characters', 'Listen_voice_messages')),
    user_id uuid not null references users (id) on delete cascade,
    counted_at timestamptz not null,
    primary key (cause_id, kind)
  );
  create index gamification_counts_user on gamification_counts (user_id);
  create index gamification_counts_age on gamification_counts (counted_at);
  comment on column gamification_counts.cause_id is
    'an event of the outbox, a message or a call, which may be removed sooner';

  -- All rewards of a person: their sums are the XP, spins and granted tokens.
  create table gamification_rewards (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    cause text not null check (cause in ('task', 'streak', 'level', 'wheel')),
    -- A task with its day, the number of a day, a level or a draw.
    subject text not null check (length(subject) between 1 and 60),
    xp integer not null check (xp >= 0),
    tokens integer not null check (tokens >= 0),
    spins integer not null,
    granted_at timestamptz not null,
    unique (user_id, cause, subject),
    -- A draw takes a spin; everything else gives them.
    check (case cause when 'wheel' then spins = -1 else spins >= 0 end)
  );

  create table gamification_draws (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    -- The same in every attempt of one spin.
    key text not null check (length(key) between 1 and 200),
    section smallint not null check (section between 0 and 9),
    reward integer not null check (reward > 0),
    drawn_at timestamptz not null,
    unique (user_id, key)
  );
  create index gamification_draws_age on gamification_draws (drawn_at, id);
`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table gamification_draws;
    drop table gamification_rewards;
    drop table gamification_counts;
    drop table gamification_progress;
    drop table gamification_tasks;
    drop table gamification_switches;
    drop table gamification_players`);
}
