import { expect, it } from 'vitest';
import { makeStaff, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import type { StaffActor } from '../staff/carry-out';
import { isUnsubscribed } from '../unsubscribes/is-unsubscribed';
import { unsubscribe } from '../unsubscribes/unsubscribe';
import { writeUnsubscribeToken } from '../unsubscribes/token';
import { addUnsubscribe, endUnsubscribe, showUnsubscribedAddress } from './change-unsubscribes';
import { findUnsubscribeByAddress, unsubscribes } from './list-unsubscribes';

const { database, context } = await openTestContext();

async function staff(role: StaffActor['role'] = 'marketingManager'): Promise<StaffActor> {
  const { id } = await makeStaff(database.db, { role });
  return { staffId: id, role, reason: 'They wrote to us' };
}
const agrees = async (id: string) =>
  (await database.db('users').where({ id }).first('agreed_to_promotions'))?.agreed_to_promotions;

it('adds an address once, revokes its consent, and ends the unsubscription without giving it back', async () => {
  const by = await staff();
  const { id: userId, email } = await makeUser(database.db);
  await database.db('users').where({ id: userId }).update({ agreed_to_promotions: true });
  const added = await Promise.all(
    [newId(), newId()].map((id) => addUnsubscribe(context, by, { id, email, how: 'staff' })),
  );
  expect(added.filter(({ ok }) => ok)).toHaveLength(1);
  expect(added.find(({ ok }) => !ok)).toMatchObject({ reason: 'unsubscribed-already' });
  expect(await agrees(userId)).toBe(false);
  const { items } = await unsubscribes.readPage(context, { where: { address: email }, take: 2 });
  expect(items).toMatchObject([{ address: email, how: 'staff', user_id: userId }]);
  const id = items[0]?.id ?? '';
  expect(await showUnsubscribedAddress(context, by, id)).toEqual({ ok: true, email });
  expect(await endUnsubscribe(context, by, id)).toEqual({ ok: true });
  expect(await isUnsubscribed(context, database.db, email)).toBe(false);
  expect(await agrees(userId)).toBe(false);
  expect(await endUnsubscribe(context, by, id)).toMatchObject({ reason: 'not-found' });
  const acts = database.db('staff_actions').where({ user_id: userId }).orderBy('id').pluck('act');
  expect(await acts).toEqual(['unsubscribe.add', 'unsubscribe.show-address', 'unsubscribe.end']);
});

it('leaves a complaint to the owner of the address, and keeps the cause of the first request', async () => {
  const by = await staff();
  const email = `${newId()}@example.com`;
  await addUnsubscribe(context, by, { id: newId(), email, how: 'complaint' });
  await unsubscribe(context, writeUnsubscribeToken(context, email));
  const id = (await findUnsubscribeByAddress(context, email.toUpperCase())) ?? '';
  expect(await endUnsubscribe(context, by, id)).toMatchObject({
    reason: 'unsubscribed-by-complaint',
  });
  expect(await isUnsubscribed(context, database.db, email)).toBe(true);
  expect(await endUnsubscribe(context, await staff('manager'), id)).toMatchObject({
    reason: 'forbidden',
  });
});
