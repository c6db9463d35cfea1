import type { Knex } from 'knex';
import type { LedgerAccountsRow } from '~/db/rows';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { prepared } from '../shared/prepared';
import { balanceChanged } from './events';
import { refuse, type Refusal } from './refusals';
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

interface AccountRow extends Pick<LedgerAccountsRow, 'id'> {
  balance: number;
}

/**
 * One double-entry transfer between a person and a system account. The person's account is locked
 * by a statement of its own before anything is decided: within one statement, what was locked and
 * what is updated could be two versions of the row.
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
  const balance = account.balance + delta;
  const transferId =
    balance < 0 ? null : await writeTransfer(context, trx, account, systemAccountId, move, delta);
  if (transferId === null) {
    const earlierId = await findTransferId(trx, move.idempotencyKey);
    if (!earlierId) return refuse('insufficient-balance');
    return { ok: true, transferId: earlierId, balance: account.balance, isNew: false };
  }
  announce(
    trx,
    balanceChanged,
    { personId: move.userId, aggregateId: account.id },
    { userId: move.userId, balance },
  );
  return { ok: true, transferId, balance, isNew: true };
}

/** Writes transfer, entries and balance of a locked account; null when the key has been used. */
async function writeTransfer(
  context: DomainContext,
  trx: Knex.Transaction,
  account: AccountRow,
  systemAccountId: string,
  move: Move,
  delta: number,
): Promise<string | null> {
  const [written] = await prepared<{ id: string }>(
    trx,
    'write-transfer',
    `with transfer as (
       insert into ledger_transfers (id, idempotency_key, reason, reference, created_at)
       values (:transferId, :idempotencyKey, :reason, :reference, :now)
       on conflict (idempotency_key) do nothing
       returning id
     ), changed as (
       update ledger_accounts set balance = balance + :delta
        where id = :accountId and exists (select from transfer)
     ), entries as (
       insert into ledger_entries (transfer_id, account_id, amount, created_at)
       select transfer.id, side.account_id, side.amount, :now
         from transfer,
              (values ((:accountId)::uuid, (:delta)::bigint),
                      ((:systemAccountId)::uuid, -(:delta)::bigint)) as side (account_id, amount)
     )
     select id from transfer`,
    {
      transferId: newId(),
      idempotencyKey: move.idempotencyKey,
      reason: move.reason,
      reference: move.reference ?? null,
      accountId: account.id,
      systemAccountId,
      delta,
      now: context.now(),
    },
  );
  return written?.id ?? null;
}

async function lockAccount(trx: Knex.Transaction, userId: string, now: Date): Promise<AccountRow> {
  const lock = () =>
    prepared<AccountRow>(
      trx,
      'lock-ledger-account',
      'select id, balance from ledger_accounts where owner_id = :userId for update',
      { userId },
    );
  let [account] = await lock();
  if (!account) {
    await openAccount(trx, userId, now);
    [account] = await lock();
  }
  if (!account) throw new Error('a ledger account could not be opened');
  return account;
}

async function openAccount(trx: Knex.Transaction, userId: string, now: Date): Promise<void> {
  await trx('ledger_accounts')
    .insert({ id: newId(), kind: 'person', owner_id: userId, balance: 0, created_at: now })
    .onConflict('owner_id')
    .ignore();
}

async function findTransferId(trx: Knex.Transaction, key: string): Promise<string | undefined> {
  const row = await trx('ledger_transfers').where({ idempotency_key: key }).first('id');
  return row?.id;
}
