import type { TestDatabase } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { openingBalance, systemAccounts } from '~/domain/wallet/schema';
import { makePeople } from '../accounts/make-people';
import { createBenchContext } from '../product-keys';
import type { Payer } from './ledger-run';

/** More tokens than one person spends in a run and, below, the amount paid for them. */
const tokens = 1_000_000;
const paidMinor = 10 * tokens;
const unit = 'USD';

/**
 * Creates people with a balance and the transfer it came from, so that the ledger is consistent. Written by
 * the owner in large batches, because the product's login writes transfers one by one.
 */
export async function makePayers({ db, owner }: TestDatabase, count: number): Promise<Payer[]> {
  const ids = await makePeople(createBenchContext(db), count);
  const people = ids.map((userId) => ({ userId, accountId: newId(), lotId: newId() }));
  const granted = people.map((person) => ({ ...person, transferId: newId() }));
  await owner.batchInsert(
    'ledger_accounts',
    granted.map((one) => ({ id: one.accountId, kind: 'person', owner_id: one.userId })),
    500,
  );
  await owner('ledger_accounts').where({ kind: 'person' }).update({ balance: tokens });
  await owner.batchInsert(
    'ledger_transfers',
    granted.map(({ transferId }) => ({
      id: transferId,
      idempotency_key: transferId,
      reason: openingBalance,
    })),
    500,
  );
  await owner.batchInsert(
    'ledger_entries',
    granted.flatMap(({ transferId, accountId }) => [
      { transfer_id: transferId, account_id: accountId, amount: tokens },
      { transfer_id: transferId, account_id: systemAccounts.sales, amount: -tokens },
    ]),
    500,
  );
  await owner.batchInsert(
    'token_lots',
    granted.map((one) => ({
      id: one.lotId,
      account_id: one.accountId,
      kind: 'bought',
      size: tokens,
      remaining: tokens,
      paid_minor: paidMinor,
      currency: unit,
      transfer_id: one.transferId,
      created_at: new Date(),
    })),
    500,
  );
  await owner.raw('analyze');
  return people;
}
