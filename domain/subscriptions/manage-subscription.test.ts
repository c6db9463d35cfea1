import { expect, it } from 'vitest';
import { createTestContext, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { changeAccountState } from '../account-states/testing/change-account-state';
import { someStaff } from '../staff/testing/some-staff';
import { getSubscription } from './get-subscription';
import { readSubscriptionSheet, subscriptionList } from './list-subscriptions';
import { cancelForPerson, resumeForPerson } from './manage-subscription';
import { buyPlan } from './testing/buy-plan';

const { database } = await openTestContext();
const { db } = database;
const staff = { ...someStaff('manager'), reason: 'Asked by mail' };
const day = 24 * 3_600_000;

async function subscribed() {
  const context = createTestContext(db);
  const { id: userId, email } = await makeUser(db);
  const order = await buyPlan(context, userId);
  const view = () => getSubscription(context, userId);
  const id = (await view())?.id ?? '';
  return { context, userId, email, order, id, view };
}

const actsOn = (id: string) =>
  db('staff_actions').where({ resource_id: id }).orderBy('at').pluck('act');

it('is cancelled at the end of what is paid and continued by staff, each once', async () => {
  const { context, userId, id, view } = await subscribed();
  const [one, other] = await Promise.all([
    cancelForPerson(context, staff, id),
    cancelForPerson(context, staff, id),
  ]);
  expect([one, other]).toEqual([{ ok: true }, { ok: true }]);
  expect(await view()).toMatchObject({ status: 'Canceled', renewsAt: null });
  expect(await actsOn(id)).toEqual(['subscription.cancel']);
  const mails = db('outbox').where({ person_id: userId, name: 'subscriptions.canceled' });
  expect(await mails.count()).toEqual([{ count: 1 }]);

  expect(await resumeForPerson(context, staff, id)).toEqual({ ok: true });
  expect(await view()).toMatchObject({ status: 'Active' });
  expect(await cancelForPerson(context, someStaff('usersInspectorManager'), id)).toMatchObject({
    reason: 'forbidden',
  });
});

it('is not continued once it has ended, or while its owner cannot sign in', async () => {
  const { context, userId, id, view } = await subscribed();
  await cancelForPerson(context, staff, id);
  await changeAccountState(context, { userId, state: 'suspended' });
  expect(await resumeForPerson(context, staff, id)).toMatchObject({ reason: 'account-not-open' });
  await changeAccountState(context, { userId, state: 'active' });
  context.advance(40 * day);
  expect(await resumeForPerson(context, staff, id)).toMatchObject({ reason: 'no-subscription' });
  expect(await view()).toMatchObject({ status: 'Expired' });
  expect(await actsOn(id)).toEqual(['subscription.cancel']);
});

it('is listed by its owner, state and end, with its paid periods and what its owner did', async () => {
  const { context, email, order, id } = await subscribed();
  const page = await subscriptionList.readPage(context, {
    where: { search: email, status: 'active', months: 1 },
    take: 5,
  });
  expect(page.items.map((row) => [row.id, row.plan_name])).toEqual([[id, '1 month']]);
  const sheet = await readSubscriptionSheet(context, id);
  expect(sheet?.periods).toMatchObject([{ number: 1, order_id: order.id, reversed_at: null }]);
});
