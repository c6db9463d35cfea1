import type { Knex } from 'knex';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import { newId } from '../shared/ids';
import { balanceChanged } from './events';
import { systemAccounts, type SystemAccount, type TransferReason } from './schema';

interface Move {
  userId: string;
  /** A whole number of tokens, at least 1. */
  tokens: number;
  reason: TransferReason;
  /** What it was for: a message, a payment. */
  reference?: string;
  /** The same key never moves tokens twice. */
  idempotencyKey: string;
}

export interface Moved {
  ok: true;
  transferId: string;
  balance: number;
  /** False when the key had been used before: nothing moved now. */
  isNew: boolean;
}

/** Gives a person tokens from a system account, in the caller's transaction. */
export async function grantTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  from: SystemAccount,
  move: Move,
): Promise<Moved> {
  const moved = await moveTokens(context, trx, systemAccounts[from], move, move.tokens);
  if (!moved.ok) throw new Error('a grant cannot lack balance');
  return moved;
}

/** Takes tokens from a person into a system account, or refuses when they have too few. */
export function spendTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  to: SystemAccount,
  move: Move,
): Promise<Moved | Refusal<'insufficient-balance'>> {
  return moveTokens(context, trx, systemAccounts[to], move, -move.tokens);
}

/**
 * One double-entry transfer between a person and a system account. The person's row is locked by
 * its update, which also is the check: no balance ever falls below zero.
 */
async function moveTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  systemAccountId: string,
  move: Move,
  delta: number,
): Promise<Moved | Refusal<'insufficient-balance'>> {
  if (!Number.isSafeInteger(move.tokens) || move.tokens < 1) {
    throw new RangeError(`cannot move ${move.tokens} tokens`);
  }
  const account = await lockAccount(trx, move.userId, context.now());
  const earlier = await trx('ledger_transfers')
    .where({ idempotency_key: move.idempotencyKey })
    .first<{ id: string } | undefined>('id');
  if (earlier) return { ok: true, transferId: earlier.id, balance: account.balance, isNew: false };
  if (account.balance + delta < 0) return refuse('insufficient-balance');

  const transferId = newId();
  const balance = account.balance + delta;
  await trx.raw(
    `with transfer as (
       insert into ledger_transfers (id, idempotency_key, reason, reference, created_at)
       values (:transferId, :idempotencyKey, :reason, :reference, :now)
     ), entries as (
       insert into ledger_entries (transfer_id, account_id, amount, created_at)
       values (:transferId, :accountId, :delta, :now), (:transferId, :systemAccountId, -(:delta)::bigint, :now)
     )
     update ledger_accounts set balance = :balance, version = version + 1 where id = :accountId`,
    {
      transferId,
      idempotencyKey: move.idempotencyKey,
      reason: move.reason,
      reference: move.reference ?? null,
      accountId: account.id,
      systemAccountId,
      delta,
      balance,
      now: context.now(),
    },
  );
  await announce(
    trx,
    context.outboxPartitions,
    balanceChanged,
    { personId: move.userId, aggregateId: account.id, version: account.version + 1 },
    { userId: move.userId, balance },
  );
  return { ok: true, transferId, balance, isNew: true };
}

interface AccountRow {
  id: string;
  balance: number;
  version: number;
}

async function lockAccount(trx: Knex.Transaction, userId: string, now: Date): Promise<AccountRow> {
  const find = () =>
    trx('ledger_accounts')
      .where({ owner_id: userId })
      .forUpdate()
      .first<AccountRow | undefined>('id', 'balance', 'version');
  const known = await find();
  if (known) return known;
  await trx('ledger_accounts')
    .insert({ id: newId(), kind: 'person', owner_id: userId, balance: 0, created_at: now })
    .onConflict('owner_id')
    .ignore();
  const opened = await find();
  if (!opened) throw new Error('a ledger account could not be opened');
  return opened;
}
