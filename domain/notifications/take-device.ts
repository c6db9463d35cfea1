import { placeOf } from '../shared/sealing/seal';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { sign } from '../shared/sealing/signature';
import type { PushDevice, PushSubscription } from './push-devices';
import { notificationsSettings } from './settings';

interface Given {
  userId: string;
  sessionId: string;
  /** The name that its owner sees. */
  name: string | null;
  subscription: PushSubscription;
}

/**
 * Registers a device for push messages of this account only, since a browser has one owner. Above the
 * limit, the oldest devices are removed. Returns the row's id.
 */
export async function takeDevice(
  context: DomainContext,
  { userId, sessionId, name, subscription }: Given,
): Promise<string> {
  const { push_devices_per_person: most } = await context.settings(notificationsSettings);
  const { expirationTime } = subscription;
  const mark = sign(context.keys.pushEndpoint, subscription.endpoint);
  return context.db.transaction(async (trx) => {
    const id = newId();
    const place = placeOf('push_subscriptions', 'sealed_subscription', id);
    await trx('push_subscriptions').where({ endpoint_mark: mark }).delete();
    await trx('push_subscriptions').insert({
      id,
      user_id: userId,
      session_id: sessionId,
      endpoint_mark: mark,
      sealed_subscription: context.seal.seal(JSON.stringify(subscription), place),
      device: name,
      expires_at: expirationTime ? new Date(expirationTime) : null,
      created_at: context.now(),
    });
    const newest = trx('push_subscriptions')
      .where({ user_id: userId })
      .orderBy('id', 'desc')
      .limit(most)
      .select('id');
    await trx('push_subscriptions').where({ user_id: userId }).whereNotIn('id', newest).delete();
    return id;
  });
}

/** Returns a person's devices, the newest first. */
export async function listDevices(
  { db, now }: DomainContext,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<PushDevice[]> {
  const rows = await db('push_subscriptions')
    .where({ user_id: userId })
    .where((lasting) => lasting.whereNull('expires_at').orWhere('expires_at', '>', now()))
    .orderBy('id', 'desc')
    .select('id', 'device', 'created_at', 'session_id');
  return rows.map((row) => ({
    id: row.id,
    name: row.device,
    createdAt: row.created_at,
    isOwn: row.session_id === sessionId,
  }));
}
