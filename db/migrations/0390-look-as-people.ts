import type { Knex } from 'knex';

/** Keeps requests of staff to look at the site as a person, with the answers and the ends. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table impersonations (
      id uuid primary key,
      user_id uuid not null references users(id) on delete cascade,
      staff_id uuid not null references staff(id),
      -- The words of staff to the person.
      sealed_reason text not null,
      case_reference text check (length(case_reference) between 1 and 40),
      minutes smallint not null check (minutes between 1 and 20),
      asked_at timestamptz not null,
      lapses_at timestamptz not null,
      agreed_at timestamptz,
      -- The session of the person's account in the browser of staff, once they look.
      session_id uuid,
      ends_at timestamptz,
      ended_at timestamptz,
      ended_by text check (ended_by in ('person', 'staff', 'role', 'time', 'declined')),
      check ((session_id is null) = (ends_at is null)),
      check ((ended_at is null) = (ended_by is null)),
      check (session_id is null or agreed_at is not null)
    );
    -- One at a time.
    create unique index impersonations_open on impersonations (user_id) where ended_at is null;
    create index impersonations_user on impersonations (user_id, asked_at);
    create index impersonations_staff on impersonations (staff_id) where ended_at is null;
    create unique index impersonations_session on impersonations (session_id)
      where session_id is not null;
    create index impersonations_lapsed on impersonations (lapses_at);
    comment on column impersonations.session_id is 'a session, which is removed earlier';
    grant select, insert, update, delete on impersonations to nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('impersonations');
}
