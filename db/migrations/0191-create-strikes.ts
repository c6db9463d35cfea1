import type { Knex } from 'knex';

/** What breaches of the rules have led to, and what people say against it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table strikes (
      id uuid primary key,
      -- Names it to its person, who may be signed out.
      reference text not null unique,
      incident_id uuid not null references incidents (id) on delete cascade,
      flag_id uuid not null references moderation_flags (id) on delete cascade,
      person_kind text not null check (person_kind in ('user', 'guest')),
      person_id uuid not null,
      category text not null,
      points smallint not null check (points >= 0),
      leads_to text not null check (leads_to in ('warning', 'pause', 'suspension')),
      paused_until timestamptz,
      -- Whether its points led there, with those beside it; otherwise staff chose what follows.
      rests_on_points boolean not null,
      -- Null where the filter gave it by itself.
      given_by uuid references staff (id),
      given_at timestamptz not null,
      expires_at timestamptz not null,
      -- When it was noted that its time is over.
      ended_at timestamptz,
      lifted_at timestamptz,
      lifted_as text check (lifted_as in ('no-violation', 'replaced', 'appeal')),
      check ((leads_to = 'pause') = (paused_until is not null)),
      check ((lifted_at is null) = (lifted_as is null))
    );
    -- A flag counts once.
    create unique index strikes_flag on strikes (flag_id) where lifted_at is null;
    create index strikes_person on strikes (person_id, given_at desc);
    create index strikes_incident on strikes (incident_id);
    create index strikes_ending on strikes (expires_at) where ended_at is null and lifted_at is null;

    create table appeals (
      strike_id uuid primary key references strikes (id) on delete cascade,
      -- Holds the words.
      case_id uuid not null unique references cases (id) on delete cascade,
      appealed_at timestamptz(3) not null,
      outcome text check (outcome in ('granted', 'declined')),
      decided_by uuid references staff (id),
      decided_at timestamptz,
      check ((outcome is null) = (decided_at is null)),
      check ((outcome is null) = (decided_by is null))
    );
    create index appeals_open on appeals (appealed_at, strike_id) where decided_at is null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table appeals; drop table strikes');
}
