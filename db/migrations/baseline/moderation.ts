import type { Knex } from 'knex';

/** What the filter found, what staff decided, and cases of people who wrote. */
export async function createModeration(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Flags of one person within a short time are one incident, which staff decide about.
    create table incidents (
      id uuid primary key,
      person_kind text not null check (person_kind in ('user', 'guest')),
      person_id uuid not null,
      kind text not null check (kind in ('message', 'story-reply', 'tip', 'edit', 'fact', 'name',
        'photo', 'call', 'reply', 'generated')),
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
    -- What somebody of the staff decided is asked for when they leave.
    create index incidents_decided_by on incidents (decided_by) where decided_by is not null;
    create index incidents_suspension_asked_by on incidents (suspension_asked_by)
      where suspension_asked_by is not null;

    create table moderation_flags (
      id uuid primary key,
      person_kind text not null check (person_kind in ('user', 'guest')),
      person_id uuid not null,
      character_id uuid references characters (id),
      direction text not null check (direction in ('from_person', 'from_character')),
      category text not null,
      -- The words at fault, readable only with the seal key.
      sealed_evidence text not null,
      created_at timestamptz not null default now(),
      -- Which layer of the filter found it, and how sure it was; unknown of earlier flags.
      layer text,
      score real check (score between 0 and 1),
      incident_id uuid references incidents (id) on delete cascade
    );
    create index moderation_flags_person on moderation_flags (person_id);
    create index moderation_flags_character on moderation_flags (character_id);
    create index moderation_flags_incident on moderation_flags (incident_id, created_at);

    create table cases (
      id uuid primary key,
      reference text not null unique,
      kind text not null check (kind in ('contact', 'content', 'complaint', 'copyright',
        'counter-notice', 'removal', 'data-request', 'appeal')),
      state text not null default 'received'
        check (state in ('received', 'in_review', 'resolved')),
      email text check (email = lower(email) and length(email) <= 254),
      user_id uuid references users (id) on delete set null,
      -- What a report from a character's page is about.
      character_id uuid references characters (id),
      post_id uuid references posts (id) on delete set null,
      reason text,
      -- What was written and stated, readable only with the seal key.
      sealed_details text not null,
      repeat_key text unique,
      locale text not null,
      due_on date not null,
      created_at timestamptz not null,
      resolved_at timestamptz,
      -- In its place once the person has been erased: HMAC-SHA256 of the address.
      email_hash bytea check (length(email_hash) = 32),
      -- A report may be of one message. It names it without a reference: what is reported may be
      -- deleted, and stays in the report as evidence.
      message_id uuid,
      check ((state = 'resolved') = (resolved_at is not null)),
      check ((character_id is null) = (reason is null)),
      constraint cases_asker check ((email is null) <> (email_hash is null))
    );
    -- What staff have yet to answer, the most urgent first.
    create index cases_open on cases (due_on, id) where state <> 'resolved';
    create index cases_user on cases (user_id) where user_id is not null;
    -- What the maintenance removes.
    create index cases_resolved on cases (resolved_at) where state = 'resolved';
    create index cases_post on cases (post_id) where post_id is not null;
    create index cases_email on cases (email) where email is not null;
    -- A person's open report of one thing for one reason is one case.
    create unique index cases_report on cases (character_id, user_id, reason, post_id, message_id)
      nulls not distinct
      where character_id is not null and user_id is not null and state <> 'resolved';

    -- What breaches of the rules have led to, and what people say against it.
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
    create index strikes_given_by on strikes (given_by) where given_by is not null;

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
    create index appeals_decided_by on appeals (decided_by) where decided_by is not null;

    -- How far the mails about a change of the terms or the policies have come: one row a change.
    -- Accounts are told in the order of their ids, up to the one noted here.
    create table legal_announcements (
      document text not null check (document in ('terms', 'privacy')),
      version text not null,
      begun_at timestamptz not null,
      told_up_to uuid,
      finished_at timestamptz,
      primary key (document, version)
    );
  `);
}
