import type { DomainContext } from '../shared/context';

/** Deletes a device of this person only. Returns whether it existed. */
export async function forgetDevice(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
  id: string,
): Promise<boolean> {
  return (await db('push_subscriptions').where({ id, user_id: userId }).delete()) > 0;
}

/** Deletes the devices of an ended session, or with null all devices of a person. Returns their number. */
export async function forgetDevicesOf(
  { db }: Pick<DomainContext, 'db'>,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<number> {
  return db('push_subscriptions')
    .where({ user_id: userId, ...(sessionId !== null && { session_id: sessionId }) })
    .delete();
}
