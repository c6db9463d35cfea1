import type { DomainContext } from '../shared/context';

/** Forgets a device of somebody; another's stays. Answers whether there was one. */
export async function forgetDevice(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
  id: string,
): Promise<boolean> {
  return (await db('push_subscriptions').where({ id, user_id: userId }).delete()) > 0;
}

/** Forgets the devices of a session that ended, or (null) all of somebody. */
export async function forgetDevicesOf(
  { db }: Pick<DomainContext, 'db'>,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<number> {
  return db('push_subscriptions')
    .where({ user_id: userId, ...(sessionId !== null && { session_id: sessionId }) })
    .delete();
}
