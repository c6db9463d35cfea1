import type { Knex } from 'knex';
import { addConstraint, buildIndex } from '../change-online';

export const config = { transaction: false };

/** People added per statement. */
const batch = 5_000;

const triggers = [
  ['users', 'insert or update of state, created_at', 'note_account_figures'],
  ['ledger_accounts', 'insert or update of balance', 'note_token_figures'],
  ['gamification_players', 'insert or update of xp', 'note_play_figures'],
  ['sessions', 'insert or update of rotated_at, country', 'note_visit_figures'],
  ['subscriptions', 'insert or update of expires_at', 'note_plan_figures'],
  ['payments', 'insert or update of state, refunded_minor', 'note_spent_figures'],
] as const;

const indexes = ['joined_at', 'seen_at', 'spent_minor', 'tokens', 'points', 'premium_until'].map(
  (column) => `create index person_figures_${column} on person_figures (${column}, user_id)`,
);

/**
 * Keeps the figures by which staff find people in one row per account, notes of staff about people, and the
 * deletions of staff beside those of people.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists person_figures (
      user_id uuid primary key references users(id) on delete cascade,
      state text not null check (state in ('active', 'warned', 'suspended', 'terminated',
        'closing', 'under_age_review')),
      joined_at timestamptz not null,
      seen_at timestamptz not null,
      country text check (country ~ '^[A-Z]{2}$'),
      -- In the currency of the account: what was paid, less refunds.
      spent_minor bigint not null default 0,
      tokens bigint not null default 0,
      points integer not null default 0,
      -- In the past for people without a subscription.
      premium_until timestamptz not null default 'epoch'
    );
    revoke all on person_figures from nocturne_app;
    -- The erasure of a person removes their row.
    grant select, delete on person_figures to nocturne_app;
    create table if not exists user_notes (
      id uuid primary key,
      user_id uuid not null references users(id) on delete cascade,
      staff_id uuid not null references staff(id),
      sealed_text text not null,
      created_at timestamptz not null
    );
    create index if not exists user_notes_staff on user_notes (staff_id);
    create index if not exists user_notes_user on user_notes (user_id, created_at);
    grant select, insert, update, delete on user_notes to nocturne_app;
    alter table sessions add column if not exists country text;
    alter table account_deletions
      add column if not exists deleted_by uuid,
      add column if not exists address_hash bytea;
    comment on column account_deletions.deleted_by is 'the member of staff; null if the person did';
  `);
  await addConstraint(knex, {
    table: 'sessions',
    name: 'sessions_country_code',
    definition: `check (country ~ '^[A-Z]{2}$')`,
  });
  await addConstraint(knex, {
    table: 'account_deletions',
    name: 'account_deletions_address_hash_length',
    definition: 'check (length(address_hash) = 32)',
  });
  await knex.raw(`
    create or replace view deleted_accounts (user_id, requested_at, due_at, erasure_began_at,
        erased_at, deleted_by, address_hash) as
      select user_id, requested_at, due_at, erasure_began_at, erased_at, deleted_by, address_hash
        from account_deletions
       where cancelled_at is null;
    revoke all on deleted_accounts from nocturne_app;
    grant select on deleted_accounts to nocturne_app;
  `);
  for (const statement of functions) await knex.raw(statement);
  await knex.raw(`
    create or replace function app_released_at() returns timestamptz language sql stable as $$
      select coalesce((select (value #>> '{}')::timestamptz from settings
                        where key = 'app_released_at'), '2026-11-30T00:00:00Z')
    $$`);
  for (const [table, events, name] of triggers) {
    await knex.raw(`drop trigger if exists ${name} on ${table}`);
    await knex.raw(
      `create trigger ${name} after ${events} on ${table} for each row execute function ${name}()`,
    );
  }
  await fillFigures(knex);
  for (const index of indexes) await buildIndex(knex, index);
  await buildIndex(
    knex,
    'create index person_figures_country on person_figures (country, joined_at, user_id)',
  );
  await buildIndex(
    knex,
    'create index person_figures_state on person_figures (state, joined_at, user_id)',
  );
  await buildIndex(
    knex,
    'create index account_deletions_open on account_deletions (due_at, user_id) where cancelled_at is null',
  );
}

const trigger = (name: string, body: string) => `
  create or replace function ${name}() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$
  begin
    ${body}
    return null;
  end $$`;

const functions = [
  trigger(
    'note_account_figures',
    `if new.state = 'deleted' then
       delete from person_figures where user_id = new.id;
       return null;
     end if;
     insert into person_figures (user_id, state, joined_at, seen_at)
       values (new.id, new.state, new.created_at, new.created_at)
       on conflict (user_id) do update
         set state = excluded.state, joined_at = excluded.joined_at,
             seen_at = greatest(person_figures.seen_at, excluded.seen_at)
       where (person_figures.state, person_figures.joined_at)
             is distinct from (excluded.state, excluded.joined_at);`,
  ),
  trigger(
    'note_token_figures',
    `if new.kind = 'person' then
       update person_figures set tokens = new.balance
        where user_id = new.owner_id and tokens <> new.balance;
     end if;`,
  ),
  trigger(
    'note_play_figures',
    'update person_figures set points = new.xp where user_id = new.user_id and points <> new.xp;',
  ),
  trigger(
    'note_visit_figures',
    `-- Staff who look at the site as a person are no visit of that person.
     if new.actor_id = new.user_id then
       update person_figures
          set seen_at = greatest(seen_at, new.rotated_at), country = coalesce(new.country, country)
        where user_id = new.user_id;
     end if;`,
  ),
  trigger(
    'note_plan_figures',
    `update person_figures
        set premium_until = (select coalesce(max(expires_at), 'epoch') from subscriptions
                              where user_id = new.user_id)
      where user_id = new.user_id;`,
  ),
  trigger(
    'note_spent_figures',
    `update person_figures
        set spent_minor = (select coalesce(sum(amount_minor - refunded_minor), 0) from payments
                            where payer_id = new.payer_id and state = 'completed')
      where user_id = new.payer_id;`,
  ),
];

/** Adds the figures of existing accounts, in batches. A repeated run continues where the last one ended. */
async function fillFigures(knex: Knex): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await knex.raw<{ rows: { last: string | null }[] }>(
      `with portion as (select id from users where id > ? order by id limit ${batch}),
       added as (
         insert into person_figures
             (user_id, state, joined_at, seen_at, spent_minor, tokens, points, premium_until)
           select account.id, account.state, account.created_at,
                  coalesce((select max(rotated_at) from sessions where user_id = account.id),
                           account.created_at),
                  coalesce((select sum(amount_minor - refunded_minor) from payments
                             where payer_id = account.id and state = 'completed'), 0),
                  coalesce((select balance from ledger_accounts where owner_id = account.id), 0),
                  coalesce((select xp from gamification_players where user_id = account.id), 0),
                  coalesce((select max(expires_at) from subscriptions
                             where user_id = account.id), 'epoch')
             from users account join portion on portion.id = account.id
            where account.state <> 'deleted'
           on conflict (user_id) do nothing)
       select max(id::text) as last from portion`,
      [after],
    );
    const last = rows[0]?.last;
    if (!last) return;
    after = last;
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, , name] of triggers) {
    await knex.raw(`drop trigger if exists ${name} on ${table}`);
    await knex.raw(`drop function if exists ${name}()`);
  }
  await knex.raw('drop function if exists app_released_at()');
  await knex.raw('drop view deleted_accounts');
  await knex.raw('drop index if exists account_deletions_open');
  await knex.raw('alter table sessions drop column country');
  await knex.raw('alter table account_deletions drop column deleted_by, drop column address_hash');
  await knex.raw('drop table user_notes');
  await knex.raw('drop table person_figures');
}
