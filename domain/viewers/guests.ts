import { jwtVerify, SignJWT } from 'jose';
import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { idSchema, newId } from '../shared/ids';
import type { GuestViewer } from './viewer';
import { viewersSettings } from './settings';

/** Issues a new visitor's token. No row exists until they first say or see something. */
export async function issueGuestToken(
  context: DomainContext,
): Promise<{ token: string; guestId: string; expiresAt: Date }> {
  const { guest_seconds } = await context.settings(viewersSettings);
  const guestId = newId();
  const expiresAt = new Date(context.now().getTime() + guest_seconds * 1000);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(guestId)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(context.keys.guestToken);
  return { token, guestId, expiresAt };
}

/** Returns the visitor of a genuine, unexpired token, otherwise null. Does not query the database. */
export async function readGuestToken(
  context: DomainContext,
  token: string,
): Promise<GuestViewer | null> {
  try {
    const { payload } = await jwtVerify(token, context.keys.guestToken, {
      algorithms: ['HS256'],
      currentDate: context.now(),
    });
    const guestId = idSchema.parse(payload.sub);
    return {
      kind: 'guest',
      guestId,
      person: { kind: 'guest', id: guestId },
      expiresAt: new Date((payload.exp ?? 0) * 1000),
    };
  } catch {
    return null;
  }
}

/** Ensures that the visitor has a row for their trial and what they saw. Safe to repeat. */
export async function ensureGuest(db: Knex, guestId: string, now: Date): Promise<void> {
  await db('guests').insert({ id: guestId, created_at: now }).onConflict('id').ignore();
}
