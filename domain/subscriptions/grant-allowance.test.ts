import { expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { getBalance } from '../wallet/get-balance';
import { grantDueAllowances } from './grant-allowance';
import { buyPlan, plans } from './testing/buy-plan';
import { reverse } from './testing/reverse';

const { database, context } = await openTestContext();
const day = 24 * 3_600_000;

it('grants the tokens of each month once, also if a chargeback was withdrawn in between', async () => {
  const { id: userId } = await makeUser(database.db);
  const balance = () => getBalance(context, userId);
  const order = await buyPlan(context, userId, { planId: plans.year });
  const monthly = await balance();
  const pass = async (days: number) => {
    context.advance(days * day);
    await grantDueAllowances(context, 1000);
  };
  await pass(40);
  expect(await balance()).toBe(2 * monthly);
  await reverse(context, order, 'chargeback');
  await pass(60);
  expect(await balance()).toBe(2 * monthly);
  await reverse(context, order, 'chargeback-reversed');
  await pass(1);
  expect(await balance()).toBe(4 * monthly);
  await pass(31);
  expect(await balance()).toBe(5 * monthly);
});
