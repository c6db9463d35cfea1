import { expect, it } from 'vitest';
import { giveTokens, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { auditLedger, auditLedgerWhenDue, findLastReconciliation } from './audit-ledger';
import { systemAccounts } from '../schema';
import { walletSettings } from '../settings';
import { takeSnapshots } from './account-totals';
import { reconcileLedger } from './reconcile';

const { database, context } = await openTestContext();

it('proves the ledger when it is due, and not again before', async () => {
  const { ledger_reconcile_seconds } = await context.settings(walletSettings);
  const noon = new Date(context.now()).setUTCHours(12, 0, 0, 0);
  context.advance(noon - context.now().getTime());
  expect(await findLastReconciliation(database.db)).toBeNull();
  expect(await auditLedgerWhenDue(context)).toMatchObject({ ok: true });
  expect(await auditLedgerWhenDue(context)).toBeNull();
  context.advance(ledger_reconcile_seconds * 1000);
  expect(await auditLedgerWhenDue(context)).toMatchObject({ ok: true });
  const proofs = database.db('ledger_reconciliations').orderBy('id');
  expect(await proofs.select('imbalance', 'faults', 'is_whole')).toEqual([
    { imbalance: 0, faults: 0, is_whole: true },
    { imbalance: 0, faults: 0, is_whole: false },
  ]);
});

it('stores how many tokens do not add up, in a row that cannot be changed afterwards', async () => {
  const { id } = await makeUser(database.db);
  await giveTokens(context, id, 3);
  await database.owner('ledger_accounts').where({ owner_id: id }).update({ balance: 7 });
  await auditLedger(context);
  expect(await findLastReconciliation(database.db)).toMatchObject({ imbalance: 4, faults: 2 });
  const kept = () => database.db('ledger_reconciliations');
  await expect(kept().update({ faults: 0 })).rejects.toThrow(/permission denied/);
  await expect(kept().delete()).rejects.toThrow(/permission denied/);
});

it('checks recent changes every hour, and keeps the faults that the full check has found', async () => {
  const [touched, untouched] = [await makeUser(database.db), await makeUser(database.db)];
  for (const { id } of [touched, untouched]) await giveTokens(context, id, 3);
  const since = context.now();
  context.advance(1000);
  await giveTokens(context, touched.id, 1);
  const balanceOf = (id: string) => database.owner('ledger_accounts').where({ owner_id: id });
  await balanceOf(untouched.id).update({ balance: 9 });
  const part = await auditLedger(context, { since });
  expect(part).toMatchObject({ ok: true, accounts: 1, entries: 2 });
  expect((await auditLedger(context)).wrongBalances).toContainEqual(
    expect.objectContaining({ balance: 9, entries: 3 }),
  );
  await balanceOf(touched.id).update({ balance: 11 });
  expect(await auditLedger(context, { since })).toMatchObject({
    ok: false,
    wrongBalances: [{ balance: 11, entries: 4 }],
  });
  expect(await auditLedger(context, { since: context.now() })).toMatchObject({ ok: true });
  expect((await findLastReconciliation(database.db))?.faults).toBeGreaterThan(0);
});

it('proves kept totals from the newest back to the first that is left', async () => {
  const { id } = await makeUser(database.db);
  context.advance(-30 * 24 * 3_600_000);
  for (let day = 0; day < 3; day += 1) {
    await giveTokens(context, id, 5);
    context.advance(24 * 3_600_000);
    await takeSnapshots(context);
  }
  const kept = await database
    .db('ledger_snapshots')
    .where({ account_id: systemAccounts.promotion })
    .orderBy('created_at')
    .pluck('created_at');
  expect(kept).toHaveLength(3);
  const at = (place: number) =>
    database
      .owner('ledger_snapshots')
      .where({ account_id: systemAccounts.promotion, created_at: kept[place] });
  const wrong = async () => (await reconcileLedger(database.db)).wrongSnapshots.length;
  expect(await wrong()).toBe(0);
  // If the first total is wrong, the next one does not follow from it. The last one is also compared with
  // the sum of its entries.
  for (const [place, faults] of [
    [0, 1],
    [1, 2],
    [2, 2],
  ] as const) {
    await at(place).increment('total', 1);
    expect([place, await wrong()]).toEqual([place, faults]);
    await at(place).decrement('total', 1);
  }
  await at(0).delete();
  expect(await wrong()).toBe(0);
});
