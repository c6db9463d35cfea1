import { expect, it } from 'vitest';
import { makeModel, makeStaff, makeUser, createTestContext } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { auditPayouts } from '~/domain/payouts/audit-payouts';
import { readPayable } from '~/domain/payouts/payable';
import { getMonthStatement, monthOf } from '~/domain/payouts/statement/month-statement';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { seedEarnings } from './seed-earnings';

const { database, context } = await openTestContext();
const { db } = database;

it('gives the creator a year of earnings with two payouts, and the manager a part, once', async () => {
  await makeStaff(db, { email: 'admin@example.com' });
  await makeStaff(db);
  const manager = await makeUser(db);
  const noor = await makeModel(db, { displayName: 'Noor Haddad' });
  const roma = await makeModel(db, { displayName: 'Roma Iyer', managerId: manager.id });
  await db('characters').where({ id: noor.characterId }).update({ slug: 'noor-haddad' });
  await db('characters').where({ id: roma.characterId }).update({ slug: 'roma-iyer' });
  const contextAt = (now: () => Date) => ({ ...createTestContext(db), now });
  const now = new Date();
  for (let run = 0; run < 2; run += 1) await seedEarnings(contextAt, now);
  const payouts = await db('payouts').where({ user_id: noor.userId });
  expect(payouts.map(({ state }) => state)).toEqual(['paid', 'paid']);
  expect((await readPayable(context, noor.userId)).payable.minor).toBeGreaterThan(5_000);
  const own = (await readPayable(context, manager.id)).payable.minor;
  const { payable } = await readPayable(context, roma.userId);
  expect(own).toBe(Math.floor(((payable.minor + own) * 20) / 100));
  const month = await getMonthStatement(
    context,
    noor.userId,
    monthOf(new Date(now.getTime() - 75 * 86_400_000)),
  );
  const { openingMinor, earnedMinor, takenBackMinor, managersMinor, paidOutMinor } = month;
  expect(openingMinor + earnedMinor - takenBackMinor - managersMinor - paidOutMinor).toBe(
    month.closingMinor,
  );
  expect(await auditPayouts(db)).toEqual([]);
  expect(await reconcileLedger(db)).toMatchObject({ ok: true });
});
