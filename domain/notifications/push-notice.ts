import {
  PushGone,
  PushRefused,
  PushUnavailable,
  type PushService,
} from '~/providers/push/push-service';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import { findNotice } from './list-notices';
import { findPreferences } from './preferences';
import { previewText } from './preview-text';
import { pushSubscriptionSchema } from './push-devices';
import { notificationsSettings } from './settings';

/** The time for which a push service keeps a message for an unreachable device. */
const ttlSeconds = 24 * 3600;

interface Pushed {
  userId: string;
  notificationId: string;
  /** The fact of the notice; devices that already received it are skipped. */
  factId: string;
  productName: string;
}

interface Device {
  id: string;
  sealed_subscription: string;
  failures: number;
}

/**
 * Sends a notice to a person's devices. Devices that are gone at the push service, or that it refused too
 * often, are deleted. Returns the number of devices that received it. After all devices were tried, throws
 * the last error that is worth a retry.
 */
export async function pushNotice(
  context: DomainContext,
  service: PushService,
  { userId, notificationId, factId, productName }: Pushed,
): Promise<number> {
  const notice = await findNotice(context, userId, notificationId);
  if (!notice || notice.isRead) return 0;
  const devices = await findDevices(context, userId, factId);
  if (devices.length === 0) return 0;
  const [account, preferences, settings] = await Promise.all([
    context.db('accounts').where({ id: userId }).first('locale'),
    findPreferences(context.db, userId),
    context.settings(notificationsSettings),
  ]);
  const text = previewText(notice, {
    productName,
    locale: account?.locale ?? '',
    isDiscreet: preferences.isDiscreet,
  });
  let pushed = 0;
  let failure: Error | undefined;
  for (const device of devices) {
    const place = placeOf('push_subscriptions', 'sealed_subscription', device.id);
    const target = pushSubscriptionSchema.parse(
      JSON.parse(context.seal.open(device.sealed_subscription, place)),
    );
    try {
      await service.send(target, {
        body: JSON.stringify(text),
        topic: topicOf(notificationId),
        ttlSeconds,
      });
      await notePushed(context, device.id, factId);
      pushed += 1;
    } catch (error) {
      if (error instanceof PushGone) await forget(context, device.id);
      else if (error instanceof PushRefused) {
        await noteRefused(context, device, settings.push_failures_allowed);
      } else if (error instanceof PushUnavailable) failure = error;
      else throw error;
    }
  }
  if (failure) throw failure;
  return pushed;
}

/**
 * Returns an identifier without dashes. A topic has at most 32 characters of base64url (RFC 8030, section
 * 5.4).
 */
const topicOf = (id: string) => id.replaceAll('-', '');

const findDevices = (
  { db, now }: DomainContext,
  userId: string,
  factId: string,
): Promise<Device[]> =>
  db('push_subscriptions')
    .where({ user_id: userId })
    .where((lasting) => lasting.whereNull('expires_at').orWhere('expires_at', '>', now()))
    .whereRaw('told_fact_id is distinct from ?', [factId])
    .select('id', 'sealed_subscription', 'failures');

const notePushed = ({ db }: DomainContext, id: string, factId: string) =>
  db('push_subscriptions').where({ id }).update({ told_fact_id: factId, failures: 0 });

const forget = ({ db }: DomainContext, id: string) =>
  db('push_subscriptions').where({ id }).delete();

async function noteRefused(context: DomainContext, device: Device, allowed: number) {
  const failures = device.failures + 1;
  if (failures >= allowed) return forget(context, device.id);
  return context.db('push_subscriptions').where({ id: device.id }).update({ failures });
}
