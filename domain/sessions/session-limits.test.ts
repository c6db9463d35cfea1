import { beforeEach, expect, it } from 'vitest';
import {
  createTestContext,
  makeStaff,
  makeUser,
  testPassword,
  type TestContext,
} from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { readStaffSession } from '../staff/read-staff-session';
import { writeStaffToken } from '../staff/staff-token';
import { listSessions } from './list-sessions';
import { logIn } from '../accounts/log-in';
import { readSession } from './read-session';
import { refreshSession } from './refresh-session';

const database = await openTestDatabase();
let context: TestContext;
beforeEach(() => {
  context = createTestContext(database.db);
});

async function open(email: string) {
  const opened = await logIn(context, { email, password: testPassword });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.tokens;
}
const day = 24 * 3_600_000;

it('a session that is unused for a fortnight is over, one in use goes on', async () => {
  const { id, email } = await makeUser(database.db);
  const idle = await open(email);
  const used = await open(email);
  context.advance(13 * day);
  const renewed = await refreshSession(context, used.refreshToken);
  if (!renewed.ok) throw new Error(renewed.reason);
  context.advance(day);
  expect(await refreshSession(context, idle.refreshToken)).toMatchObject({
    reason: 'session-expired',
  });
  expect(await refreshSession(context, renewed.tokens.refreshToken)).toMatchObject({ ok: true });
  const listed = await listSessions(context, id);
  expect(listed.map((session) => session.id)).toEqual([used.sessionId]);
});

it('the session used least lately ends when an account has more than twenty', async () => {
  const { email } = await makeUser(database.db);
  const first = await open(email);
  context.advance(1000);
  const second = await open(email);
  context.advance(1000);
  const renewed = await refreshSession(context, first.refreshToken);
  if (!renewed.ok) throw new Error(renewed.reason);
  for (let more = 0; more < 18; more += 1) {
    context.advance(1000);
    await open(email);
  }
  expect(await readSession(context, second.accessToken)).not.toBeNull();
  context.advance(1000);
  const last = await open(email);
  expect(await readSession(context, second.accessToken)).toBeNull();
  expect(await readSession(context, renewed.tokens.accessToken)).not.toBeNull();
  expect(await readSession(context, last.accessToken)).not.toBeNull();
});

it('staff who are idle for an hour are signed out, and those who work are not', async () => {
  const { id } = await makeStaff(database.db);
  const session = { id: newId(), expiresAt: new Date(context.now().getTime() + 8 * 3_600_000) };
  await database.db('staff_sessions').insert({
    id: session.id,
    staff_id: id,
    expires_at: session.expiresAt,
    created_at: context.now(),
  });
  const token = await writeStaffToken(context, session);
  for (let hour = 0; hour < 3; hour += 1) {
    context.advance(3_500_000);
    expect(await readStaffSession(context, token)).toMatchObject({ staffId: id });
  }
  context.advance(3_600_000);
  expect(await readStaffSession(context, token)).toBeNull();
});
