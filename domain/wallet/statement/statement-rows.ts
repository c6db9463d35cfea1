import type { Knex } from 'knex';
import * as z from 'zod';
import type { LotKind } from '../lots/decide-lot-uses';
import { reservedCode } from '../schema';

/** A person's own account and their held tokens, added together: a hold alone is not shown. */
const mine = `(select id from ledger_accounts where owner_id = :userId),
              (select id from ledger_accounts where code = :reserved)`;

/**
 * For a transfer `moved`: the price paid for the tokens that came in or went out, and the kinds of their
 * lots.
 */
const costs = `
  cross join lateral (
    select sum(paid_minor) filter (where currency = :currency)::bigint as paid,
           array_agg(distinct kind) filter (where kind is not null) as kinds
      from token_lots where transfer_id = moved.transfer_id) came
  cross join lateral (
    select sum(use.cost_minor) filter (where lot.currency = :currency)::bigint as cost,
           array_agg(distinct lot.kind) filter (where lot.kind is not null) as kinds
      from token_lot_uses use join token_lots lot on lot.id = use.lot_id
     where use.transfer_id = moved.transfer_id) gone`;

const value = 'coalesce(came.paid, 0) - coalesce(gone.cost, 0)';

/** Selects the entries of one account in the requested period and before the page's start, newest first. */
const entriesOf = (account: string) => `
  (select id, transfer_id, created_at from ledger_entries
    where account_id = (select id from ledger_accounts where ${account})
      and created_at >= :from and (created_at, id) < (:before::timestamptz, :entryId::bigint)
    order by created_at desc, id desc)`;

/**
 * Selects a person's movements, one row per transfer, the newest first. Both accounts are read side by
 * side from the newest entry on, and all other data is looked up only for the rows shown: a page costs
 * the same however long the history is. The last entry of a transfer represents it.
 */
const newestMovements = `
  select moved.transfer_id, moved.id as entry_id, moved.created_at, sum.tokens,
         ${value} as value, transfer.reason, transfer.reference, transfer.character_id,
         array(select distinct unnest(came.kinds || gone.kinds)) as kinds
    from (${entriesOf('owner_id = :userId')} union all ${entriesOf('code = :reserved')}) moved
   cross join lateral (
     select sum(amount)::bigint as tokens, max(id) as last_id from ledger_entries
      where transfer_id = moved.transfer_id and account_id in (${mine})) sum
    join ledger_transfers transfer on transfer.id = moved.transfer_id
   ${costs}
   where sum.last_id = moved.id and sum.tokens <> 0
     and (:characterId::uuid is null or transfer.character_id = :characterId::uuid)
     and (:reason::text is null or transfer.reason = :reason::text)
     and (not :onlyMoney or ${value} <> 0)
   order by moved.created_at desc, moved.id desc limit :limit`;

export interface MovementRow {
  transfer_id: string;
  entry_id: number;
  created_at: Date;
  tokens: number;
  value: number;
  reason: string;
  reference: string | null;
  character_id: string | null;
  kinds: LotKind[];
}

export interface MovementsQuery {
  userId: string;
  currency: string;
  /** The start of the period, inclusive; `to` is exclusive. */
  from?: Date | undefined;
  to?: Date | undefined;
}

interface MovementsPageQuery extends MovementsQuery {
  limit: number;
  /** The last entry of the previous page; null for the first page. */
  after: { at: string; entryId: number } | null;
  characterId: string | null;
  reason: string | null;
  onlyMoney: boolean;
}

/** Reads the newest movements of a person that match the filters. */
export async function readNewestMovements(
  db: Knex,
  query: MovementsPageQuery,
): Promise<MovementRow[]> {
  const { limit, after, characterId, reason, onlyMoney } = query;
  const { rows } = await db.raw<{ rows: MovementRow[] }>(newestMovements, {
    ...spanOf(query),
    // A single bound: with two, PostgreSQL may begin to read at the later one.
    before: after?.at ?? query.to ?? 'infinity',
    entryId: after?.entryId ?? 0,
    characterId,
    reason,
    onlyMoney,
    limit,
  });
  return rows;
}

/** Tokens in and out in one month of a person's calendar, for one reason and one character. */
export const movementSumsSchema = z.object({
  month: z.string(),
  reason: z.string(),
  characterId: z.guid().nullable(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  valueIn: z.number(),
  valueOut: z.number(),
});
export type MovementSums = z.infer<typeof movementSumsSchema>;

const sums = `
  with moved as (
    select transfer_id, created_at, sum(amount)::bigint as tokens from ledger_entries
     where account_id in (${mine}) and created_at >= :from and created_at < :to
     group by transfer_id, created_at having sum(amount) <> 0
  ), movements as (
    select tokens, ${value} as value, transfer.reason, transfer.character_id,
           to_char(moved.created_at at time zone :timeZone, 'YYYY-MM') as month
      from moved
      -- Looked up one by one: a person's are a few of all transfers there are.
      cross join lateral (
        select reason, character_id from ledger_transfers where id = moved.transfer_id limit 1
      ) transfer ${costs}
  )
  select month, reason, character_id as "characterId",
         coalesce(sum(tokens) filter (where tokens > 0), 0)::bigint as "tokensIn",
         coalesce(-sum(tokens) filter (where tokens < 0), 0)::bigint as "tokensOut",
         coalesce(sum(value) filter (where tokens > 0), 0)::bigint as "valueIn",
         coalesce(-sum(value) filter (where tokens < 0), 0)::bigint as "valueOut"
    from movements group by month, reason, character_id order by month, reason, character_id`;

/** Adds up a person's movements by month, reason and character. */
export async function sumMovements(
  db: Knex,
  query: MovementsQuery & { timeZone: string },
): Promise<MovementSums[]> {
  const { rows } = await db.raw<{ rows: MovementSums[] }>(sums, {
    ...spanOf(query),
    timeZone: query.timeZone,
  });
  return rows;
}

const spanOf = ({ userId, currency, from, to }: MovementsQuery) => ({
  userId,
  currency,
  reserved: reservedCode(userId),
  from: from ?? '-infinity',
  to: to ?? 'infinity',
});
