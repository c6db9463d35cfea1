import type { Knex } from 'knex';

/**
 * Flags of one person within a short time are one incident, which staff decide about. `reviewed_at`
 * was never written.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table incidents (
      id uuid primary key,
      person_kind text not null check (person_kind in ('user', 'guest')),
      person_id uuid not null,
      kind text not null check (kind in
        ('message', 'story-reply', 'tip', 'edit', 'fact', 'name', 'reply')),
      -- Of the gravest of its flags: 1 low, 2 medium, 3 high, 4 critical.
      severity smallint not null check (severity between 1 and 4),
      -- In which it is read (BCP 47, the language alone); unknown of early flags.
      language text,
      flags integer not null check (flags > 0),
      begun_at timestamptz(3) not null,
      last_flag_at timestamptz not null,
      -- Who asked for a suspension that waits for somebody else's word.
      suspension_asked_by uuid references staff (id),
      decision text check (decision in ('no-violation', 'noted', 'warn', 'strike', 'suspend')),
      decided_by uuid references staff (id),
      decided_at timestamptz,
      check ((decision is null) = (decided_at is null)),
      check ((decision is null) = (decided_by is null))
    );
    -- What staff have yet to look at, the gravest and then the oldest first.
    create index incidents_open on incidents (severity desc, begun_at, id) where decided_at is null;
    create index incidents_person on incidents (person_id, kind, last_flag_at desc);
    create index incidents_decided on incidents (decided_at) where decided_at is not null;

    alter table moderation_flags add column incident_id uuid references incidents (id) on delete cascade;
    insert into incidents (id, person_kind, person_id, kind, severity, flags, begun_at, last_flag_at)
      select id, person_kind, person_id,
             case direction when 'from_character' then 'reply' else 'message' end,
             case when category in ('minor_self', 'minors', 'trafficking') then 4
                  when category = 'personal_data' then 2
                  when category in ('real_person', 'explicit') then 1
                  else 3 end,
             1, created_at, created_at
        from moderation_flags;
    update moderation_flags set incident_id = id;
    create index moderation_flags_incident on moderation_flags (incident_id, created_at);
    drop index moderation_flags_open;
    alter table moderation_flags drop column reviewed_at;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table moderation_flags drop column incident_id, add column reviewed_at timestamptz;
    create index moderation_flags_open on moderation_flags (created_at, id)
      where reviewed_at is null;
    drop table incidents;
  `);
}
