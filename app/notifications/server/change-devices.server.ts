import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { forgetDevice } from '~/domain/notifications/forget-devices';
import { pushSubscriptionSchema } from '~/domain/notifications/push-devices';
import { takeDevice } from '~/domain/notifications/take-device';
import { tryOut } from '~/domain/notifications/try-out';
import { deviceOf } from '~/domain/shared/origin/device-of';
import { idSchema } from '~/domain/shared/ids';
import type { UserViewer } from '~/domain/viewers/viewer';
import { isPushService } from '~/providers/push/is-push-service';

/** The result for the section of the page about devices. */
export interface DevicesResponse {
  intent: 'device' | 'try-out';
  outcome: 'done' | 'refused' | 'too-many';
}

/** Registers the current browser for push notices. */
export async function saveDevice(context: AppLoadContext, viewer: UserViewer, form: FormData) {
  const { domain, config, userAgent } = context;
  const subscription = pushSubscriptionSchema.safeParse(readJson(form.get('subscription')));
  const isKnown =
    subscription.success &&
    config.PUSH_PUBLIC_KEY !== undefined &&
    isPushService(subscription.data.endpoint, config.PUSH_SERVICES);
  if (!isKnown) return data<DevicesResponse>({ intent: 'device', outcome: 'refused' }, 400);
  const device = deviceOf(userAgent ?? '');
  await takeDevice(domain, {
    userId: viewer.userId,
    sessionId: viewer.sessionId,
    name: device && `${device.browser}, ${device.system}`,
    subscription: subscription.data,
  });
  return data<DevicesResponse>({ intent: 'device', outcome: 'done' });
}

function readJson(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : '');
  } catch {
    return null;
  }
}

/** Removes one of the user's devices. */
export async function removeDevice({ domain }: AppLoadContext, userId: string, form: FormData) {
  const id = idSchema.safeParse(form.get('id'));
  if (!id.success) throw data(null, 404);
  await forgetDevice(domain, userId, id.data);
  return redirect('/settings/notifications#devices');
}

/** Sends the user a test notice, limited to a few in ten minutes. */
export async function sendTrial(context: AppLoadContext, viewer: UserViewer) {
  const allowed = await context.limits.tryOut(viewer.person);
  if (!allowed.ok) return data<DevicesResponse>({ intent: 'try-out', outcome: 'too-many' }, 429);
  await tryOut(context.domain, viewer.userId);
  return data<DevicesResponse>({ intent: 'try-out', outcome: 'done' });
}
