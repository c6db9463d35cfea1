import { expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { actionLog, actionsShownTo } from './action-log';
import { carryOut, type StaffActor } from './carry-out';
import { someStaff } from './testing/some-staff';

const { database, context } = await openTestContext();

async function act(by: StaffActor, name: 'club-plan.add' | 'payment.refund', reason?: string) {
  const id = newId();
  await carryOut(context, { ...by, reason }, { act: name, id }, () =>
    Promise.resolve({ ok: true, change: { after: { price: 799 } } } as const),
  );
  return id;
}

it('is read page by page, each act once, newest or oldest first, while others act', async () => {
  const by = someStaff();
  const ids: string[] = [];
  for (let count = 0; count < 7; count += 1) ids.push(await act(by, 'club-plan.add'));
  const where = { staffId: by.staffId };
  for (const order of ['desc', 'asc'] as const) {
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const sort = { by: 'at', order } as const;
      const page = await actionLog.readPage(context, { where, sort, take: 3, cursor });
      read.push(...page.items.map((row) => row.resource_id));
      cursor = page.nextCursor ?? undefined;
      if (order === 'desc') await act(by, 'payment.refund');
    } while (cursor);
    const found = read.filter((id) => ids.includes(id));
    expect(found).toEqual(order === 'desc' ? ids.toReversed() : ids);
  }
});

it('is filtered on request and counted, and shows some roles their own acts alone', async () => {
  const [nora, omar] = [someStaff('manager'), someStaff('usersManager')];
  const plan = await act(nora, 'club-plan.add');
  const refund = await act(nora, 'payment.refund', 'They asked');
  const count = async (where: Parameters<typeof actionLog.countRows>[1]) =>
    (await actionLog.countRows(database.db, { staffId: nora.staffId, ...where })).count;
  const today = context.now().toISOString().slice(0, 10);
  expect(await count({})).toBe(2);
  expect(await count({ action: 'payment.refund' })).toBe(1);
  expect(await count({ resource: 'club-plan' })).toBe(1);
  expect(await count({ resourceId: refund })).toBe(1);
  expect(await count({ to: '2000-01-01' })).toBe(0);
  expect(await count({ from: today, resourceId: plan })).toBe(1);
  expect([actionsShownTo(nora), actionsShownTo(omar)]).toEqual([{}, { staffId: omar.staffId }]);
});

it('reports that there are more than ten thousand entries', async () => {
  const staffId = newId();
  await database.db.raw(
    `insert into staff_actions (id, staff_id, role, act, resource, resource_id)
     select gen_random_uuid(), ?, 'admin', 'queue.change', 'queue', 'x' from generate_series(1, 10001)`,
    [staffId],
  );
  expect(await actionLog.countRows(database.db, { staffId })).toEqual({
    count: 10_000,
    isMore: true,
  });
});
