import { expect, it } from 'vitest';
import { makeSession, makeStaff, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { findSessionViewer } from '../sessions/read-session';
import { logOut } from '../sessions/log-out';
import { changeStaff } from '../staff/change-staff';
import { openStaffSession } from '../staff/open-staff-session';
import { readStaffSession } from '../staff/read-staff-session';
import type { StaffRole } from '../staff/find-active-staff';
import { answerLook } from './answer-look';
import { askToLook } from './ask-to-look';
import { endLookByStaff, endLookOfPerson } from './end-look';
import { findLook } from './find-look';
import { startLook } from './start-look';
import { impersonationSettings } from './settings';

const { database, context } = await openTestContext();

async function staff(role: StaffRole = 'usersManager') {
  const { id } = await makeStaff(database.db, { role });
  const { token } = await openStaffSession(context, database.db, { staffId: id });
  const session = await readStaffSession(context, token);
  if (!session) throw new Error('no session');
  return { ...session, reason: 'Your explorer stays empty.' };
}
const later = new Date('2100-01-01');
const isLive = async (sessionId: string) =>
  (await findSessionViewer(context, sessionId, later)) !== null;

/** Returns a look that a person agreed to and that has begun. */
async function looking() {
  const [by, person] = [await staff(), await makeUser(database.db)];
  const userId = person.id;
  await askToLook(context, by, { userId, minutes: 15 });
  await answerLook(context, { userId, isAgreed: true });
  const started = await startLook(context, by, userId);
  if (!started.ok) throw new Error(started.reason);
  return { by, userId, sessionId: started.tokens.sessionId, endsAt: started.endsAt };
}

it('never begins without a yes of the person, and not by anyone but who asked', async () => {
  const [by, colleague, person] = [await staff(), await staff(), await makeUser(database.db)];
  const userId = person.id;
  expect(await startLook(context, by, userId)).toMatchObject({ reason: 'look-not-agreed' });
  expect(await askToLook(context, by, { userId, minutes: 21 })).toMatchObject({
    reason: 'look-too-long',
  });
  const asked = await Promise.all([
    askToLook(context, by, { userId, minutes: 15, caseReference: 'CS-0958' }),
    askToLook(context, colleague, { userId, minutes: 5 }),
  ]);
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  const first = asked[0].ok ? by : colleague;
  expect(await startLook(context, first, userId)).toMatchObject({ reason: 'look-not-agreed' });
  await answerLook(context, { userId, isAgreed: false });
  expect(await startLook(context, first, userId)).toMatchObject({ reason: 'look-not-agreed' });
  await askToLook(context, by, { userId, minutes: 15 });
  await answerLook(context, { userId, isAgreed: true });
  expect(await startLook(context, colleague, userId)).toMatchObject({ reason: 'look-not-agreed' });
  expect(await startLook(context, by, userId)).toMatchObject({ ok: true });
  expect(await startLook(context, by, userId)).toMatchObject({ reason: 'look-not-agreed' });
  const inspector = await staff('inspectorAdmin');
  expect(await askToLook(context, inspector, { userId, minutes: 5 })).toMatchObject({
    reason: 'forbidden',
  });
});

it('lapses without an answer in time, also after a yes that was not used', async () => {
  const [by, person] = [await staff(), await makeUser(database.db)];
  const userId = person.id;
  const { look_question_seconds: seconds } = await context.settings(impersonationSettings);
  await askToLook(context, by, { userId, minutes: 15 });
  context.advance((seconds + 1) * 1000);
  expect(await answerLook(context, { userId, isAgreed: true })).toMatchObject({
    reason: 'not-found',
  });
  expect(await askToLook(context, by, { userId, minutes: 15 })).toMatchObject({ ok: true });
});

it('ends by either side, and a repeat has no effect', async () => {
  const first = await looking();
  expect(await isLive(first.sessionId)).toBe(true);
  await endLookOfPerson(context, first.userId);
  expect(await isLive(first.sessionId)).toBe(false);
  const second = await looking();
  expect(await endLookByStaff(context, second.by, second.userId)).toEqual({ ok: true });
  expect(await endLookByStaff(context, second.by, second.userId)).toEqual({ ok: true });
  expect(await isLive(second.sessionId)).toBe(false);
  expect(await findLook(context, second.userId)).toBeNull();
});

it('ends by time', async () => {
  const { userId, sessionId, endsAt } = await looking();
  context.advance(endsAt.getTime() - context.now().getTime() + 1);
  expect(await isLive(sessionId)).toBe(false);
  expect(await findLook(context, userId)).toBeNull();
});

it('ends when the role is taken away, and when the person signs out', async () => {
  const first = await looking();
  const superAdmin = await staff('superAdmin');
  expect(
    await changeStaff(context, superAdmin, { id: first.by.staffId, role: 'marketingManager' }),
  ).toEqual({ ok: true });
  expect(await isLive(first.sessionId)).toBe(false);

  const second = await looking();
  const { sessionId } = await makeSession(context, second.userId);
  await logOut(context, sessionId);
  expect(await isLive(second.sessionId)).toBe(false);
});

it('is in both logs from the question to the end', async () => {
  const { userId } = await looking();
  await endLookOfPerson(context, userId);
  const acts = await database.db('staff_actions').where({ user_id: userId }).orderBy('id');
  expect(acts.map(({ act }) => act)).toEqual(['user.ask-to-look', 'user.look']);
  const events = await database
    .db('security_log')
    .where({ user_id: userId, kind: 'staff-act' })
    .orderBy('id')
    .pluck<{ act: string }[]>('detail');
  expect(events.map(({ act }) => act)).toEqual(['look-agreed', 'look', 'look-ended']);
});
