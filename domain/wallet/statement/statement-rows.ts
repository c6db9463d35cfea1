import type { Knex } from 'knex';
import type { LotKind } from '../lots/decide-lot-uses';
import { reservedCode } from '../schema';

/**
 * What a person's tokens did, one row a transfer, in SQL: their own account and what is held of it
 * taken together, so that nothing is said of tokens that are only held. `value` is what had been paid
 * for those that came or went.
 */
const movements = `
  with mine as (
    select id from ledger_accounts where owner_id = :userId or code = :reserved
  ), moved as (
    select transfer_id, created_at, sum(amount)::bigint as tokens, max(id) as entry_id
      from ledger_entries
     where account_id in (select id from mine)
       and created_at >= :from and created_at < :to
     group by transfer_id, created_at having sum(amount) <> 0
  ), movements as (
    select moved.*, transfer.reason, transfer.reference, transfer.character_id,
           coalesce(came.paid, 0) - coalesce(gone.cost, 0) as value,
           array(select distinct unnest(came.kinds || gone.kinds)) as kinds
      from moved
      join ledger_transfers transfer on transfer.id = moved.transfer_id
      cross join lateral (
        select sum(paid_minor) filter (where currency = :currency)::bigint as paid,
               array_agg(distinct kind) filter (where kind is not null) as kinds
          from token_lots where transfer_id = moved.transfer_id) came
      cross join lateral (
        select sum(use.cost_minor) filter (where lot.currency = :currency)::bigint as cost,
               array_agg(distinct lot.kind) filter (where lot.kind is not null) as kinds
          from token_lot_uses use join token_lots lot on lot.id = use.lot_id
         where use.transfer_id = moved.transfer_id) gone
  )`;

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

export interface MovementsAsked {
  userId: string;
  currency: string;
  /** From, and before. */
  from?: Date | undefined;
  to?: Date | undefined;
}

/** Selects from a person's `movements`; the SQL may add bindings of its own. */
export async function selectMovements<Row>(
  db: Knex,
  { userId, currency, from, to }: MovementsAsked,
  select: string,
  bindings: Record<string, string | number | Date | null> = {},
): Promise<Row[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(`${movements} ${select}`, {
    ...bindings,
    userId,
    currency,
    reserved: reservedCode(userId),
    from: from ?? '-infinity',
    to: to ?? 'infinity',
  });
  return rows;
}
