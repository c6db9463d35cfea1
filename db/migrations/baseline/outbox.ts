import type { Knex } from 'knex';

/** What is told: facts on their way to jobs and other processes, mails, notifications. */
export async function createOutbox(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Facts are numbered by the database. Older releases numbered them by the clock, in
    -- milliseconds: the sequence begins above whatever that says until 2033, for receivers drop
    -- what is lower.
    create sequence outbox_versions start with 2000000000000;

    create table outbox (
      id bigint generated always as identity primary key,
      partition smallint not null,
      event_id uuid not null,
      name text not null,
      person_id uuid,
      aggregate_id uuid not null,
      version bigint not null default nextval('outbox_versions'),
      payload jsonb not null,
      request_id text,
      created_at timestamptz not null default now(),
      published_at timestamptz,
      -- Where it was written, as W3C trace context, so that its relay continues the trace.
      traceparent text,
      -- An event that cannot be relayed is put aside with its reason, and so blocks nobody.
      dead_at timestamptz,
      dead_reason text,
      constraint outbox_dead_has_reason check ((dead_at is null) = (dead_reason is null))
    );
    -- What is relayed again after Redis lost its memory, and what is trimmed.
    create index outbox_published on outbox (published_at) where published_at is not null;
    -- What the relay reads next.
    create index outbox_unpublished on outbox (partition, id)
      where published_at is null and dead_at is null;
    create index outbox_dead on outbox (dead_at) where dead_at is not null;

    -- Which Redis the relay last spoke to: another run id means that its memory may be gone.
    create table relay_state (
      partition smallint primary key,
      redis_run_id text not null
    );

    -- Who relays a partition, and until when; all times are this server's.
    create table relay_leases (
      partition smallint primary key,
      holder uuid not null,
      -- Grows with every holder: Redis refuses what a former one still says.
      epoch bigint not null,
      expires_at timestamptz not null,
      -- Names of the events that the holder can relay: a release that knows more takes over.
      knows text[] not null
    );

    create table mail_deliveries (
      event_id uuid primary key,
      template text not null,
      attempts integer not null default 0,
      sent_at timestamptz,
      refused_at timestamptz,
      created_at timestamptz not null default now(),
      -- Whose it is, as a keyed hash of the address, so that one address is not sent too many.
      recipient text
    );
    create index mail_deliveries_created on mail_deliveries (created_at);
    create index mail_deliveries_recipient on mail_deliveries (recipient, created_at);

    create table notifications (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      -- The constraint keeps the name that the column once had.
      kind text constraint notifications_name_not_null not null,
      payload jsonb not null default '{}',
      read_at timestamptz,
      created_at timestamptz not null default now(),
      -- What facts are about that are told together, as the messages of one chat are.
      subject text not null,
      -- The newest of these facts; identifiers grow with time.
      fact_id uuid not null,
      times integer not null default 1 check (times > 0),
      -- Whether it stands in the product's own list; one that does not may still be sent.
      is_listed boolean not null default true,
      -- When the newest fact was told, which lists go by.
      told_at timestamptz(3) not null
    );
    create unique index notifications_fact on notifications (user_id, subject, fact_id);
    create index notifications_told on notifications (user_id, told_at desc, id desc) where is_listed;
    create index notifications_unread on notifications (user_id, told_at) where read_at is null;
    create index notifications_age on notifications (told_at);

    -- What reaches whom, by which way and when; whoever has chosen nothing has no row.
    create table notification_preferences (
      user_id uuid primary key references users (id) on delete cascade,
      -- {"messages": {"push": true, …}, …}; what is missing is as it is from the start.
      choices jsonb not null default '{}',
      is_discreet boolean not null default true,
      has_quiet_hours boolean not null default true,
      -- Minutes after midnight on the person's own clock.
      quiet_from smallint not null default 1380 check (quiet_from between 0 and 1439),
      quiet_until smallint not null default 480 check (quiet_until between 0 and 1439),
      digest text not null default 'daily' check (digest in ('daily', 'weekly')),
      -- When the next digest is due; null for whoever gets none.
      digest_due_at timestamptz,
      -- Up to when the last one told.
      digested_at timestamptz,
      updated_at timestamptz not null
    );
    create index notification_preferences_due on notification_preferences (digest_due_at)
      where digest_due_at is not null;

    -- One row a device that wants to be told with its browser closed.
    create table push_subscriptions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      -- It ends with the session it was given in.
      session_id uuid not null,
      -- A keyed hash of the endpoint, which is a secret: whoever knows it can send to the device.
      endpoint_mark text not null unique,
      sealed_subscription text not null,
      device text,
      -- The fact it was told last, so that a job that is repeated tells nothing twice.
      told_fact_id uuid,
      failures smallint not null default 0,
      expires_at timestamptz,
      created_at timestamptz not null
    );
    create index push_subscriptions_user on push_subscriptions (user_id);
    create index push_subscriptions_session on push_subscriptions (session_id);
    create index push_subscriptions_expiry on push_subscriptions (expires_at)
      where expires_at is not null;

    -- Posts and stories of which followers are told, and up to which follower they have been.
    create table told_publications (
      publication_id uuid primary key,
      told_up_to uuid,
      begun_at timestamptz not null,
      finished_at timestamptz
    );
    create index told_publications_age on told_publications (begun_at);

    -- Whom the e-mail marketing service knows, and under which address.
    create table marketing_contacts (
      user_id uuid primary key references users (id) on delete cascade,
      email text not null,
      locale text not null,
      -- Null from before the service is told something until it has taken it.
      synced_at timestamptz
    );

    create table email_unsubscribes (
      address text check (address = lower(address) and length(address) <= 254),
      created_at timestamptz not null,
      address_hash bytea unique check (length(address_hash) = 32),
      constraint email_unsubscribes_address unique (address),
      constraint email_unsubscribes_whose check ((address is null) <> (address_hash is null))
    );
    -- The back office lists them, the newest first.
    create index email_unsubscribes_newest on email_unsubscribes (created_at desc, address);

    alter sequence outbox_versions owned by outbox.version;
  `);
}
