import { makeUser, testPassword } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { writeStaffToken } from '~/domain/staff/staff-token';
import type { StaffRole } from '~/domain/staff/find-active-staff';
import type { Client } from './client';
import type { TestSite } from './start-site';

/** Returns a client with the session of a new user. */
export async function logIn(
  site: TestSite,
  traits: Parameters<typeof makeUser>[1] = {},
): Promise<Client & { email: string; userId: string }> {
  const { id, email } = await makeUser(site.db, traits);
  const client = site.client();
  const answer = await client.post('/api/v1/auth/login', { email, password: testPassword });
  if (answer.status !== 200) throw new Error(`log-in answered ${answer.status}`);
  return { ...client, email, userId: id };
}

/** Returns the code last mailed to a user, from the event that carries it sealed. */
export async function codeOf(site: TestSite, userId: string): Promise<string> {
  const row = await site
    .db('outbox')
    .where({ aggregate_id: userId, name: 'accounts.sign-up-code-requested' })
    .orderBy('id', 'desc')
    .first<{ payload: { sealedCode: string } } | undefined>('payload');
  if (!row) throw new Error('no code was mailed');
  return site.domain.seal.open(row.payload.sealedCode);
}

/** Returns a client that is signed in at the back office. */
export async function signInStaff(
  site: TestSite,
  role: StaffRole,
): Promise<Client & { staffId: string }> {
  const staffId = newId();
  const session = { id: newId(), expiresAt: new Date(Date.now() + 3_600_000) };
  await site.db('staff').insert({ id: staffId, email: `${staffId}@example.com`, role });
  await site
    .db('staff_sessions')
    .insert({ id: session.id, staff_id: staffId, expires_at: session.expiresAt });
  const client = site.client();
  client.cookies.set('nocturne_staff', await writeStaffToken(site.domain, session));
  return { ...client, staffId };
}
