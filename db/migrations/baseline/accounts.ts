import type { Knex } from 'knex';

/** People, visitors and staff: accounts, sessions, codes and what ends an account. */
export async function createAccounts(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      id uuid primary key,
      email text not null check (email = lower(email) and length(email) <= 254),
      password_hash text,
      account_type text not null default 'User'
        check (account_type in ('User', 'CreatorUser', 'MasterCreatorUser')),
      state text not null default 'active'
        check (state in ('active', 'warned', 'suspended', 'terminated', 'deleted', 'closing',
          'under_age_review')),
      verified_at timestamptz,
      adult_confirmed_at timestamptz,
      nick_name text check (length(nick_name) <= 50),
      gender text check (gender in ('Male', 'Female', 'Non-Binary', 'Other', 'Trans')),
      currency char(3) not null default 'USD',
      locale text not null default 'en-GB',
      time_zone text,
      is_test boolean not null default false,
      agreed_to_promotions boolean not null default false,
      meta jsonb not null default '{}',
      trial_messages_used integer not null default 0 check (trial_messages_used >= 0),
      welcome_tokens_granted_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      email_change_attempts smallint not null default 0,
      email_changes_locked_until timestamptz,
      -- The visitor they were when they signed up: experiments go on for them as they began.
      visitor_id uuid,
      welcome_tokens_amount integer not null default 0 check (welcome_tokens_amount >= 0),
      welcome_tokens_seen_at timestamptz,
      fan_club_autorenew boolean not null default true,
      -- Whether somebody wants no code in what a locked screen shows of a mail.
      hides_codes boolean not null default false
    );
    -- Anybody may start a sign-up with any address; only the person who proves it holds it.
    create unique index users_verified_email on users (email)
      where verified_at is not null and state <> 'deleted';
    -- Log-in and re-sign-up look up the newest row of an address.
    create index users_email on users (email, created_at desc);
    -- The sweep of abandoned sign-ups.
    create index users_unverified on users (created_at) where verified_at is null;
    -- How many joined today is asked for beside every sign-up form.
    create index users_verified_at on users (verified_at) where verified_at is not null;
    -- What the sweep looks for: people who agreed.
    create index users_agreed_to_promotions on users (id) where agreed_to_promotions;

    create table staff (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      role text not null check (role in (
        'superAdmin', 'admin', 'inspectorAdmin', 'manager', 'usersManager',
        'usersInspectorManager', 'marketingManager', 'creatorsManager', 'user')),
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    );

    create table guests (
      id uuid primary key,
      trial_messages_used integer not null default 0 check (trial_messages_used >= 0),
      attached_to_user_id uuid references users (id) on delete cascade,
      created_at timestamptz not null default now()
    );
    create index guests_attached on guests (attached_to_user_id)
      where attached_to_user_id is not null;
    -- Visitors who never signed up, for the day their conversations are removed.
    create index guests_unattached on guests (created_at) where attached_to_user_id is null;

    create table sessions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      actor_id uuid not null,
      generation integer not null default 1 check (generation > 0),
      -- The newest generation whose tokens are known to have arrived.
      confirmed_generation integer not null default 0,
      rotated_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      revoked_reason text,
      user_agent text,
      created_at timestamptz not null default now(),
      -- When it last proved who is there.
      proved_at timestamptz
    );
    create index sessions_user on sessions (user_id) where revoked_at is null;
    create index sessions_expired on sessions (expires_at);
    -- Which devices somebody has signed in with, over sessions that have ended too.
    create index sessions_devices on sessions (user_id, created_at desc);

    create table staff_sessions (
      id uuid primary key,
      staff_id uuid not null references staff (id) on delete cascade,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      created_at timestamptz not null default now(),
      -- When it was last used, to the minute; null until then.
      seen_at timestamptz
    );
    create index staff_sessions_staff on staff_sessions (staff_id);

    create table one_time_codes (
      id uuid primary key,
      -- The purposes of codes are named in the code that makes them.
      purpose text not null check (purpose ~ '^[a-z_]{1,40}$'),
      owner_id uuid not null,
      code_hash bytea not null,
      attempts integer not null default 0,
      expires_at timestamptz not null,
      consumed_at timestamptz,
      created_at timestamptz not null default now(),
      -- What the code proves, where that is not yet its owner's address.
      email text,
      -- The session or the device that asked; a code of an earlier release has none and fits nobody.
      asker_id uuid
    );
    create index one_time_codes_expired on one_time_codes (expires_at);
    -- The newest code of a person in one browser is the only one that counts there.
    create index one_time_codes_asker
      on one_time_codes (owner_id, purpose, asker_id, created_at desc);

    -- Tokens for a new password and for links in mails.
    create table account_tokens (
      id uuid primary key,
      purpose text not null check (purpose in ('reset_password', 'verify_email')),
      user_id uuid not null references users (id) on delete cascade,
      -- The address it was mailed to; it is void once the user has another.
      email text not null,
      expires_at timestamptz not null,
      consumed_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index account_tokens_user on account_tokens (user_id, purpose);
    create index account_tokens_expired on account_tokens (expires_at);

    -- How many codes were compared in a day (UTC), by what is counted: an account's share, hashed.
    create table code_tries (
      counter bytea not null,
      day date not null,
      tries integer not null check (tries > 0),
      primary key (day, counter)
    );

    -- Which of our people a person at a provider is.
    create table social_identities (
      id uuid primary key,
      provider text not null check (provider ~ '^[A-Z][A-Z0-9_]{1,31}$'),
      subject text not null check (length(subject) between 1 and 255),
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null,
      unique (provider, subject)
    );
    create index social_identities_user on social_identities (user_id);

    -- Somebody at a provider whose address is still to be proved by a code of ours.
    create table pending_identities (
      id uuid primary key,
      provider text not null check (provider ~ '^[A-Z][A-Z0-9_]{1,31}$'),
      provider_name text not null,
      subject text not null check (length(subject) between 1 and 255),
      email text not null check (email = lower(email) and length(email) <= 254),
      account_type text not null
        check (account_type in ('User', 'CreatorUser', 'MasterCreatorUser')),
      locale text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index pending_identities_expiry on pending_identities (expires_at);

    -- SHA-256 of tokens that somebody signed in with, until they are too old to be believed.
    create table used_id_tokens (
      digest bytea primary key,
      used_at timestamptz not null
    );
    create index used_id_tokens_age on used_id_tokens (used_at);

    -- Where a person came from.
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

    create table account_deletions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      -- The person's own words, gone with the rest of theirs.
      reason text check (length(reason) <= 2000),
      -- What the account goes back to when they change their mind.
      state_before text not null,
      requested_at timestamptz not null,
      due_at timestamptz not null,
      cancelled_at timestamptz,
      -- From here on there is no way back.
      erasure_began_at timestamptz,
      leased_until timestamptz,
      erased_at timestamptz,
      check (due_at >= requested_at),
      check (cancelled_at is null or erasure_began_at is null),
      check (erased_at is null or erasure_began_at is not null)
    );
    -- One at a time; it also serves the account's row.
    create unique index account_deletions_user on account_deletions (user_id)
      where cancelled_at is null;
    create index account_deletions_of on account_deletions (user_id, requested_at desc);
    -- What the sweep erases.
    create index account_deletions_due on account_deletions (due_at)
      where cancelled_at is null and erased_at is null;
    -- Whose retained records come to their end.
    create index account_deletions_erased on account_deletions (erased_at)
      where erased_at is not null;

    create table data_exports (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      state text not null default 'requested' check (state in ('requested', 'ready', 'expired')),
      requested_at timestamptz not null,
      leased_until timestamptz,
      ready_at timestamptz,
      expires_at timestamptz,
      bytes bigint,
      check ((state = 'requested') = (ready_at is null)),
      check ((ready_at is null) = (expires_at is null)),
      check ((ready_at is null) = (bytes is null))
    );
    -- A person's latest, and all of theirs.
    create index data_exports_user on data_exports (user_id, requested_at desc);
    -- One is written at a time.
    create unique index data_exports_open on data_exports (user_id) where state = 'requested';
    -- What the sweep looks after.
    create index data_exports_requested on data_exports (requested_at) where state = 'requested';
    create index data_exports_expiry on data_exports (expires_at) where expires_at is not null;

    -- Uses one of the messages that an account has free; false where none is left.
    create function use_trial(account uuid, most integer) returns boolean
    language sql volatile as $$
      with used as (
        update users set trial_messages_used = trial_messages_used + 1
         where id = account and trial_messages_used < most
        returning id
      )
      select exists (select from used)
    $$;

    -- What areas publish of their tables for the SQL of others, to be read only: a view is written
    -- through by nobody. The planner puts the table in a view's place.
    create view accounts as
      select id, email, state, account_type, verified_at, visitor_id, created_at,
             nick_name, gender, locale, time_zone, currency, is_test, agreed_to_promotions,
             hides_codes, meta, fan_club_autorenew, email_changes_locked_until,
             welcome_tokens_granted_at, welcome_tokens_amount, welcome_tokens_seen_at
        from users;
    create view attached_guests as
      select id, attached_to_user_id from guests where attached_to_user_id is not null;
    create view unattached_guests as
      select id, created_at from guests where attached_to_user_id is null;
    create view session_owners as select id, user_id from sessions;
    create view open_deletions as
      select user_id, state_before, due_at from account_deletions where cancelled_at is null;
    create view staff_accounts as select id, email, role, is_active, created_at from staff;
    revoke insert, update, delete, truncate on accounts, attached_guests, unattached_guests,
      session_owners, open_deletions, staff_accounts from nocturne_app;
  `);
}
