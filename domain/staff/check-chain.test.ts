import { expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { carryOut } from './carry-out';
import { checkChainWhenDue, findLastCheck } from './check-chain';
import { someStaff } from './testing/some-staff';

const { database, context } = await openTestContext();

const act = () =>
  carryOut(context, someStaff('admin'), { act: 'payment.review', id: newId() }, () =>
    Promise.resolve({ ok: true, change: { before: { a: 1 }, after: { a: 2 } } } as const),
  );

let days = 0;

/** Checks the chain on the next day. */
async function checkNextDay() {
  days += 2;
  const at = new Date(Date.now() + days * 24 * 3600 * 1000);
  const check = await checkChainWhenDue({ ...context, now: () => at });
  if (!check) throw new Error('no check is due');
  return check;
}

it('chains acts that happen at the same moment, and checks them once a day', async () => {
  await Promise.all(Array.from({ length: 12 }, act));
  const places = await database.db('staff_actions').whereNotNull('place').orderBy('place');
  expect(places.map(({ place }) => place)).toEqual(places.map((_, index) => index + 1));
  const check = await checkChainWhenDue(context);
  expect(check).toMatchObject({ last_place: places.length, broken_at: null });
  expect(await checkChainWhenDue(context)).toBeNull();
});

it('finds a row that was changed, removed, or cut off at the end', async () => {
  await act();
  await act();
  const { last_place: last } = await checkNextDay();
  const rows = await database.db('staff_actions').whereNotNull('place').orderBy('place');
  const [one, two] = [rows.at(-3), rows.at(-1)];
  if (!one || !two || last === null) throw new Error('the chain is too short');
  await database.owner('staff_actions').where({ id: one.id }).update({ reason: 'Another reason' });
  expect(await checkNextDay()).toMatchObject({ broken_at: one.place });
  await database.owner('staff_actions').where({ id: one.id }).update({ reason: one.reason });
  expect(await checkNextDay()).toMatchObject({ broken_at: null });
  await database.owner('staff_actions').where({ id: two.id }).delete();
  expect(await checkNextDay()).toMatchObject({ broken_at: last });
  expect((await findLastCheck(database.db))?.broken_at).toBe(last);
});
