import type { Knex } from 'knex';

const states = ['active', 'warned', 'suspended', 'terminated', 'deleted', 'closing'];

export async function up(knex: Knex): Promise<void> {
  await allowStates(knex, [...states, 'under_age_review']);
  await knex.raw(`
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
    create index age_reviews_guests on age_reviews (arose_at)
      where person_kind = 'guest';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table age_reviews;
    update users set state = 'suspended' where state = 'under_age_review';
  `);
  await allowStates(knex, states);
}

async function allowStates(knex: Knex, allowed: readonly string[]): Promise<void> {
  await knex.raw(`
    alter table users drop constraint users_state_check;
    alter table users add constraint users_state_check
      check (state in (${allowed.map((state) => `'${state}'`).join(', ')}));
  `);
}
