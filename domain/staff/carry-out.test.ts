import { expect, it } from 'vitest';
import { makeStaff } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { withRequestId } from '~/observability/request-context';
import { sessionsSettings } from '../sessions/settings';
import { newId } from '../shared/ids';
import { carryOut, findLastChange } from './carry-out';
import { openStaffSession } from './open-staff-session';
import { readStaffSession } from './read-staff-session';
import { someStaff } from './testing/some-staff';

const { database, context } = await openTestContext();

const logged = (id: string) => database.db('staff_actions').where({ resource_id: id });
const refusalsOf = (staffId: string) =>
  database.db('security_log').where({ actor_id: staffId, kind: 'staff-refused' });

it('acts by permission alone, and logs the staff member, act, object, origin and reason', async () => {
  const [by, id, userId] = [someStaff('usersManager'), newId(), newId()];
  const origin = { address: '203.0.113.9', userAgent: undefined };
  const done = await withRequestId(
    'request-1',
    () =>
      carryOut(
        context,
        { ...by, reason: 'Proved by mail' },
        { act: 'account.release', id },
        async () => ({
          ok: true,
          kept: 7,
          change: { before: { state: 'held' }, after: { state: 'active' }, userId },
        }),
      ),
    origin,
  );
  expect(done).toEqual({ ok: true, kept: 7 });
  expect(await logged(id)).toEqual([
    {
      id: expect.any(String),
      at: expect.any(Date),
      staff_id: by.staffId,
      role: 'usersManager',
      act: 'account.release',
      resource: 'account',
      resource_id: id,
      user_id: userId,
      before: { state: 'held' },
      after: { state: 'active' },
      reason: 'Proved by mail',
      request_id: 'request-1',
      network: expect.any(Buffer),
      key: null,
      place: expect.any(Number),
      hash: expect.any(Buffer),
    },
  ]);
  let isRun = false;
  const other = someStaff('marketingManager');
  const run = () => {
    isRun = true;
    return Promise.resolve({ ok: true, change: {} } as const);
  };
  expect(await carryOut(context, other, { act: 'account.close', id }, run)).toEqual({
    ok: false,
    reason: 'forbidden',
  });
  expect([isRun, (await logged(id)).length]).toEqual([false, 1]);
  expect(await refusalsOf(other.staffId)).toMatchObject([
    { detail: { act: 'account.close', id, reason: 'forbidden' } },
  ]);
});

it('logs nothing for an act that changes nothing, is refused, or fails', async () => {
  const [by, id] = [someStaff(), newId()];
  const act = (change: object | null) =>
    carryOut(context, by, { act: 'notice.decide', id }, () =>
      Promise.resolve({ ok: true, change } as const),
    );
  expect(await act(null)).toEqual({ ok: true });
  const refused = { ok: false, reason: 'not-found' } as const;
  expect(
    await carryOut(context, by, { act: 'notice.decide', id }, () => Promise.resolve(refused)),
  ).toEqual(refused);
  await expect(
    carryOut(context, by, { act: 'notice.decide', id }, () => Promise.reject(new Error('away'))),
  ).rejects.toThrow('away');
  expect(await logged(id)).toEqual([]);
});

it('requires a fresh proof for a final act', async () => {
  const { id: staffId } = await makeStaff(database.db, { role: 'superAdmin' });
  const { token } = await openStaffSession(context, database.db, { staffId });
  const session = await readStaffSession(context, token);
  if (!session) throw new Error('no session');
  const reset = (by: Parameters<typeof carryOut>[1]) =>
    carryOut(context, by, { act: 'staff.reset-factors', id: newId() }, () =>
      Promise.resolve({ ok: true, change: {} } as const),
    );
  expect(await reset(session)).toEqual({ ok: true });
  const notProved = { ok: false, reason: 'proof-required' };
  expect(await reset({ staffId, role: 'superAdmin' })).toEqual(notProved);
  const { fresh_proof_seconds } = await context.settings(sessionsSettings);
  context.advance(fresh_proof_seconds * 1000 + 1000);
  expect(await reset(session)).toEqual(notProved);
});

it('runs once however often it is attempted, and not for staff who have not seen the last change', async () => {
  const [nora, omar, id] = [someStaff(), someStaff(), newId()];
  const thing = { resource: 'notice', id } as const;
  let count = 0;
  const act = (by: Parameters<typeof carryOut>[1], name: 'notice.decide' | 'notice.open') =>
    carryOut(context, by, { act: name, id }, () => {
      count += 1;
      const change = name === 'notice.open' ? {} : { after: { count } };
      return Promise.resolve({ ok: true, change } as const);
    });
  const key = newId();
  const attempts = await Promise.all(
    Array.from({ length: 5 }, () => act({ ...nora, key, seen: null }, 'notice.decide')),
  );
  const reasons = attempts.map((one) => (one.ok ? 'ok' : one.reason)).sort();
  expect(reasons).toEqual([...Array<string>(4).fill('done-already'), 'ok']);
  // Viewing changes nothing, so a staff member who saw the previous change may continue.
  expect(await act(omar, 'notice.open')).toEqual({ ok: true });
  const seen = await findLastChange(context.db, thing);
  expect(await act({ ...omar, seen: null }, 'notice.decide')).toMatchObject({
    reason: 'changed-since',
  });
  const both = await Promise.all([nora, omar].map((by) => act({ ...by, seen }, 'notice.decide')));
  expect(both.map((one) => (one.ok ? 'ok' : one.reason)).sort()).toEqual(['changed-since', 'ok']);
  expect(await logged(id)).toHaveLength(3);
});

it('lets the application neither change nor remove log entries', async () => {
  await expect(database.db('staff_actions').update({ reason: 'other' })).rejects.toThrow(
    /permission denied/,
  );
  await expect(database.db('staff_actions').delete()).rejects.toThrow(/permission denied/);
});
