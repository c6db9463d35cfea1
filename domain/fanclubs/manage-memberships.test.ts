import { expect, it } from 'vitest';
import { createTestContext, giveTokens, makeClub, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { changeAccountState } from '../account-states/testing/change-account-state';
import { someStaff } from '../staff/testing/some-staff';
import { joinClub } from './join-club';
import { membershipList } from './list-all-memberships';
import { getMembership } from './list-memberships';
import { changeForPerson } from './manage-memberships';

const { database } = await openTestContext();
const { db } = database;
const staff = { ...someStaff('manager'), reason: 'Asked by mail' };

async function member() {
  const context = createTestContext(db);
  const { id: userId, email } = await makeUser(db);
  await giveTokens(context, userId, 100);
  const { creatorId, characterId } = await makeClub(context, { price: null, tokenPrice: 80 });
  await joinClub(context, { userId, creatorId, tokens: 80 });
  const view = () => getMembership(context, { userId, characterId });
  const id = (await view())?.id ?? '';
  return { context, userId, email, id, view };
}

const actsOn = (id: string) =>
  db('staff_actions').where({ resource_id: id }).orderBy('at').pluck('act');

it('is cancelled, continued and ended by staff, each logged once', async () => {
  const { context, id, view } = await member();
  expect(await changeForPerson(context, staff, { id, does: 'cancel' })).toEqual({ ok: true });
  expect(await changeForPerson(context, staff, { id, does: 'cancel' })).toEqual({ ok: true });
  expect(await view()).toMatchObject({ status: 'active', renews: false });
  expect(await changeForPerson(context, staff, { id, does: 'resume' })).toEqual({ ok: true });
  expect(await view()).toMatchObject({ status: 'active', renews: true });
  expect(await changeForPerson(context, staff, { id, does: 'end' })).toEqual({ ok: true });
  expect(await view()).toMatchObject({ status: 'expired', renews: false });
  for (const does of ['cancel', 'resume', 'end'] as const) {
    const outcome = await changeForPerson(context, staff, { id, does });
    expect(outcome).toMatchObject({ reason: 'membership-over' });
  }
  expect(await actsOn(id)).toEqual(['membership.cancel', 'membership.resume', 'membership.end']);
});

it('does not renew again for a person who cannot sign in', async () => {
  const { context, userId, id, view } = await member();
  await changeAccountState(context, { userId, state: 'suspended' });
  expect(await view()).toMatchObject({ renews: false });
  const outcome = await changeForPerson(context, staff, { id, does: 'resume' });
  expect(outcome).toMatchObject({ reason: 'account-not-open' });
});

it('is listed by its member, state and renewal', async () => {
  const { context, email, id } = await member();
  const find = async (where: NonNullable<Parameters<typeof membershipList.readPage>[1]['where']>) =>
    (await membershipList.readPage(context, { where: { search: email, ...where }, take: 5 })).items;
  expect(await find({ status: 'active', renewal: 'on', paysWith: 'tokens' })).toMatchObject([
    { id, price: 80 },
  ]);
  expect(await find({ renewal: 'overdue' })).toEqual([]);
  expect(await find({ status: 'expired' })).toEqual([]);
});
