import type { Knex } from 'knex';
import { buildIndex } from '../change-online';

export const config = { transaction: false };

/** Stores the figures of creators by hour, and publishes the facts from which they are rolled up. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists creator_hours (
      -- Who earned, or owns the character.
      owner_id uuid not null references users (id) on delete cascade,
      -- Null for earnings of no character.
      character_id uuid references characters (id) on delete cascade,
      hour timestamptz not null,
      -- Currency of the earnings.
      unit currency_code not null,
      earnings_platform bigint not null default 0,
      earnings_referrals bigint not null default 0,
      subscribers_platform integer not null default 0,
      subscribers_referrals integer not null default 0,
      cancelled_platform integer not null default 0,
      cancelled_referrals integer not null default 0,
      views_platform integer not null default 0,
      views_referrals integer not null default 0,
      chats_platform integer not null default 0,
      chats_referrals integer not null default 0,
      followers_platform integer not null default 0,
      followers_referrals integer not null default 0,
      unique nulls not distinct (owner_id, hour, character_id, unit)
    );
    create index if not exists creator_hours_character on creator_hours (character_id, hour)
      where character_id is not null;
    create index if not exists creator_hours_hour on creator_hours (hour);
    -- Earnings by the reason of the spend, for the same hours.
    create table if not exists creator_hour_reasons (
      owner_id uuid not null references users (id) on delete cascade,
      character_id uuid references characters (id) on delete cascade,
      hour timestamptz not null,
      unit currency_code not null,
      reason text not null,
      minor bigint not null,
      unique nulls not distinct (owner_id, hour, character_id, unit, reason)
    );
    create index if not exists creator_hour_reasons_character
      on creator_hour_reasons (character_id) where character_id is not null;
    create index if not exists creator_hour_reasons_hour on creator_hour_reasons (hour);
    create table if not exists creator_rollups (
      is_only boolean primary key default true check (is_only),
      rolled_to timestamptz not null
    );
    grant select, insert, update, delete on creator_hours, creator_hour_reasons, creator_rollups
      to nocturne_app;

    create or replace view creator_earnings as
      select entry.id, account.holder_id as creator_id, account.unit, entry.amount,
             entry.created_at, transfer.reason, transfer.character_id,
             (select payer.owner_id
                from ledger_entries other
                join ledger_accounts payer on payer.id = other.account_id
               where other.transfer_id = entry.transfer_id and payer.owner_id is not null
               limit 1) as payer_id
        from ledger_entries entry
        join ledger_accounts account on account.id = entry.account_id
        join ledger_transfers transfer on transfer.id = entry.transfer_id
       where account.kind = 'creator' and transfer.reason <> 'creator_share_release'
         and transfer.reason not like 'payout\\_%';
    create or replace view begun_chats as
      select user_id, character_id, created_at from chats where user_id is not null;
    create or replace view profile_views as
      select character_id, user_id, viewed_at from character_views;
    create or replace view referred_people as
      select referred_user_id as user_id, character_id from character_referrals;
    create or replace view club_joins as
      select user_id, character_id, started_at, cancelled_at from fanclub_memberships;
    revoke insert, update, delete, truncate on creator_earnings, begun_chats, profile_views,
      referred_people, club_joins from nocturne_app`);
  // The facts of the last hours are found by these.
  await buildIndex(knex, 'create index follows_new on follows (created_at)');
  await buildIndex(knex, 'create index chats_new on chats (created_at)');
  await buildIndex(
    knex,
    `create index fanclub_memberships_cancelled on fanclub_memberships (cancelled_at)
      where cancelled_at is not null`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists follows_new');
  await knex.raw('drop index concurrently if exists chats_new');
  await knex.raw('drop index concurrently if exists fanclub_memberships_cancelled');
  await knex.raw(`
    drop view if exists creator_earnings, begun_chats, profile_views, referred_people, club_joins;
    drop table if exists creator_rollups, creator_hour_reasons, creator_hours`);
}
