import { expect, it } from 'vitest';
import { makeAsker, makeStaff } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { carryOut } from './carry-out';
import { changeStaff } from './change-staff';
import { changeStaffPassword } from './change-staff-password';
import { findActiveStaff, type StaffRole } from './find-active-staff';
import { inviteStaff, inviteStaffAgain } from './invite-staff';
import { openStaffSession } from './open-staff-session';
import { readStaffSession } from './read-staff-session';
import { requestStaffCode } from './request-staff-code';
import { requestStaffReset, resetStaffPassword } from './reset-staff-password';
import { staffSettings } from './settings';

const { database, context } = await openTestContext();
const asker = makeAsker();

/** Returns a signed-in member of staff with this role. */
async function signedIn(role: StaffRole) {
  const { id, email } = await makeStaff(database.db, { role });
  const { token } = await openStaffSession(context, database.db, { staffId: id });
  const session = await readStaffSession(context, token);
  if (!session) throw new Error('no session');
  return { ...session, token, email };
}
const mailsTo = (email: string) =>
  database
    .db('outbox')
    .whereRaw("payload->>'email' = ?", [email])
    .orderBy('id')
    .select<{ name: string; payload: { sealedCode: string } }[]>('name', 'payload');
const rowOf = (id: string) => database.db('staff').where({ id }).first('role', 'is_active');

it('invites by mail, once per address, and an invitation lapses until it is sent again', async () => {
  const by = await signedIn('superAdmin');
  const email = `${newId()}@staff.example.com`;
  const invited = await inviteStaff(context, by, { email, role: 'manager', locale: 'de-DE' });
  if (!invited.ok) throw new Error(invited.reason);
  expect(await mailsTo(email)).toMatchObject([
    { name: 'staff.invited', payload: { locale: 'de-DE' } },
  ]);
  expect(await inviteStaff(context, by, { email, role: 'user', locale: 'en-GB' })).toMatchObject({
    reason: 'staff-address-taken',
  });
  const { staff_invitation_seconds } = await context.settings(staffSettings);
  context.advance((staff_invitation_seconds + 1) * 1000);
  expect(await findActiveStaff(context, email)).toBeUndefined();
  const later = await signedIn('superAdmin');
  expect(await inviteStaffAgain(context, later, invited.id)).toEqual({ ok: true });
  expect(await findActiveStaff(context, email)).toMatchObject({ role: 'manager' });
});

it('ends the rights of a role at once when it is taken away, and the sessions with it', async () => {
  const by = await signedIn('superAdmin');
  const them = await signedIn('usersManager');
  const changed = await changeStaff(context, by, { id: them.staffId, role: 'user' });
  expect(changed).toEqual({ ok: true });
  expect(await readStaffSession(context, them.token)).toBeNull();
  const { token } = await openStaffSession(context, database.db, { staffId: them.staffId });
  const again = await readStaffSession(context, token);
  if (!again) throw new Error('no session');
  const act = { act: 'account.release', id: newId() } as const;
  expect(await carryOut(context, again, act, async () => ({ ok: true, change: {} }))).toMatchObject(
    { reason: 'forbidden' },
  );
});

it('lets no one change their own account or act by a role that they lost meanwhile', async () => {
  const [by, other] = [await signedIn('superAdmin'), await signedIn('superAdmin')];
  const raised = await signedIn('admin');
  expect(await changeStaff(context, raised, { id: raised.staffId, role: 'superAdmin' })).toEqual(
    expect.objectContaining({ reason: 'forbidden' }),
  );
  expect(await changeStaff(context, by, { id: by.staffId, role: 'user' })).toMatchObject({
    reason: 'own-staff-account',
  });
  // The request began before the role was taken away.
  await changeStaff(context, other, { id: by.staffId, role: 'manager' });
  expect(await changeStaff(context, by, { id: raised.staffId, role: 'superAdmin' })).toMatchObject({
    ok: false,
  });
  expect(await rowOf(raised.staffId)).toEqual({ role: 'admin', is_active: true });
});

it('keeps the last super administrator, however many try at the same time', async () => {
  await database.db('staff').where({ role: 'superAdmin' }).update({ role: 'user' });
  const [one, two] = [await signedIn('superAdmin'), await signedIn('superAdmin')];
  await Promise.all([
    changeStaff(context, one, { id: two.staffId, role: 'user' }),
    changeStaff(context, two, { id: one.staffId, isActive: false }),
  ]);
  const left = await database.db('staff').where({ role: 'superAdmin', is_active: true });
  expect(left).toHaveLength(1);
  const [last] = left;
  const by = last?.id === one.staffId ? one : two;
  expect(await changeStaff(context, by, { id: by.staffId, isActive: false })).toMatchObject({
    reason: 'last-super-admin',
  });
});

it('mails a code to a member with a password only with it, and resets a forgotten one', async () => {
  const me = await signedIn('user');
  const other = await openStaffSession(context, database.db, { staffId: me.staffId });
  const newPassword = 'a-long-night-at-work';
  expect(await changeStaffPassword(context, { ...me, newPassword })).toEqual({ ok: true });
  expect(await readStaffSession(context, other.token)).toBeNull();
  expect(await readStaffSession(context, me.token)).not.toBeNull();
  expect(await changeStaffPassword(context, { ...me, newPassword: 'another-night' })).toMatchObject(
    { reason: 'wrong-password' },
  );
  const { email } = me;
  await requestStaffCode(context, { email, asker });
  await requestStaffCode(context, { email, password: 'wrong', asker: makeAsker() });
  expect(await mailsTo(email)).toEqual([]);
  await requestStaffCode(context, { email, password: newPassword, asker: makeAsker() });
  expect(await mailsTo(email)).toMatchObject([{ name: 'staff.code-requested' }]);

  await requestStaffReset(context, { email, asker });
  const code = context.seal.open((await mailsTo(email)).at(-1)?.payload.sealedCode ?? '');
  const reset = { email, newPassword: 'the-morning-after', asker };
  expect(await resetStaffPassword(context, { ...reset, code: '00000000' })).toMatchObject({
    reason: 'invalid-code',
  });
  expect(await resetStaffPassword(context, { ...reset, code })).toEqual({ ok: true });
  expect(await readStaffSession(context, me.token)).toBeNull();
  expect(await resetStaffPassword(context, { ...reset, code })).toMatchObject({
    reason: 'invalid-code',
  });
});
