import { expect, it } from 'vitest';
import { giveTokens, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { auditLedger, auditLedgerWhenDue, findLastReconciliation } from './audit-ledger';
import { walletSettings } from '../settings';

const { database, context } = await openTestContext();

it('proves the ledger when it is due, and not again before', async () => {
  const { ledger_reconcile_seconds } = await context.settings(walletSettings);
  expect(await findLastReconciliation(database.db)).toBeNull();
  expect(await auditLedgerWhenDue(context)).toMatchObject({ ok: true });
  expect(await auditLedgerWhenDue(context)).toBeNull();
  context.advance(ledger_reconcile_seconds * 1000);
  expect(await auditLedgerWhenDue(context)).toMatchObject({ ok: true });
  expect(await database.db('ledger_reconciliations').select('imbalance', 'faults')).toEqual([
    { imbalance: 0, faults: 0 },
    { imbalance: 0, faults: 0 },
  ]);
});

it('keeps how many tokens do not add up, and nobody changes that afterwards', async () => {
  const { id } = await makeUser(database.db);
  await giveTokens(context, id, 3);
  await database.owner('ledger_accounts').where({ owner_id: id }).update({ balance: 7 });
  await auditLedger(context);
  expect(await findLastReconciliation(database.db)).toMatchObject({ imbalance: 4, faults: 2 });
  const kept = () => database.db('ledger_reconciliations');
  await expect(kept().update({ faults: 0 })).rejects.toThrow(/permission denied/);
  await expect(kept().delete()).rejects.toThrow(/permission denied/);
});
