import { beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import {
  PushGone,
  PushRefused,
  PushUnavailable,
  type PushMessage,
  type PushTarget,
} from '~/providers/push/push-service';
import { newId } from '../shared/ids';
import { choosePreferences } from './choose-preferences';
import { forgetDevicesOf } from './forget-devices';
import { listNotices } from './list-notices';
import { pushNotice } from './push-notice';
import { readAllNotices } from './read-notices';
import { notificationsSettings } from './settings';
import { listDevices, takeDevice } from './take-device';
import { writeNotice } from './write-notice';

const { database, context } = await openTestContext();
const { db } = database;

let sent: { target: PushTarget; message: PushMessage }[];
let failure: Error | null;
const service = {
  send(target: PushTarget, message: PushMessage) {
    if (failure) return Promise.reject(failure);
    sent.push({ target, message });
    return Promise.resolve();
  },
};
beforeEach(() => {
  sent = [];
  failure = null;
});

const subscriptionAt = (endpoint: string) => ({
  endpoint,
  keys: { p256dh: 'B'.padEnd(87, 'x'), auth: 'a'.padEnd(22, 'x') },
});

/** Creates a person with a device and a notice. */
async function makeNotified({
  isDiscreet = true,
  endpoint = `https://push.example/${newId()}`,
} = {}) {
  const { id: userId } = await makeUser(db);
  const sessionId = newId();
  const device = { userId, sessionId, name: 'Firefox, Linux' };
  const id = await takeDevice(context, { ...device, subscription: subscriptionAt(endpoint) });
  await choosePreferences(context, userId, { isDiscreet });
  const factId = newId();
  const notice = { kind: 'reply-given-up', characterName: 'Mira', isRefunded: true } as const;
  await writeNotice(context, { userId, factId, notice });
  const [listed] = (await listNotices(context, userId, { limit: 1 })).items;
  if (!listed) throw new Error('nothing was told');
  const request = { userId, notificationId: listed.id, factId, productName: 'Nocturne' };
  return { ...device, id, endpoint, request };
}

const bodies = () => sent.map(({ message }) => JSON.parse(message.body) as object);

describe('a device', () => {
  it('is notified once, despite repeated requests', async () => {
    const { request, endpoint } = await makeNotified();
    expect(await pushNotice(context, service, request)).toBe(1);
    expect(await pushNotice(context, service, request)).toBe(0);
    expect(sent).toMatchObject([{ target: { endpoint }, message: { ttlSeconds: 86_400 } }]);
    expect(sent[0]?.message.topic).toMatch(/^[\w-]{1,32}$/);
  });

  it('receives no name and no content unless its owner allows it', async () => {
    await pushNotice(context, service, (await makeNotified()).request);
    const open = await makeNotified({ isDiscreet: false });
    await pushNotice(context, service, open.request);
    expect(bodies()).toMatchObject([
      { title: 'Nocturne', body: 'Something new is waiting for you.' },
      { title: 'Mira', url: `/notifications/${open.request.notificationId}` },
    ]);
    expect(JSON.stringify(bodies()[0])).not.toContain('Mira');
  });

  it('receives nothing that was read meanwhile', async () => {
    const { request, userId } = await makeNotified();
    await readAllNotices(context, userId);
    expect(await pushNotice(context, service, request)).toBe(0);
    expect(sent).toEqual([]);
  });

  it('that is no more is forgotten', async () => {
    const device = await makeNotified();
    failure = new PushGone('410');
    expect(await pushNotice(context, service, device.request)).toBe(0);
    expect(await listDevices(context, device)).toEqual([]);
  });

  it('is removed after repeated refusals, but not with a success in between', async () => {
    const { push_failures_allowed: allowed } = await context.settings(notificationsSettings);
    const device = await makeNotified();
    const push = async (error: Error | null, times: number) => {
      failure = error;
      for (let index = 0; index < times; index += 1) {
        await pushNotice(context, service, { ...device.request, factId: newId() });
      }
    };
    await push(new PushRefused('400'), allowed - 1);
    await push(null, 1);
    await push(new PushRefused('400'), allowed - 1);
    expect(await listDevices(context, device)).toHaveLength(1);
    await push(new PushRefused('400'), 1);
    expect(await listDevices(context, device)).toEqual([]);
  });

  it('is notified later if its service is unavailable, and others at once', async () => {
    const { request, ...device } = await makeNotified();
    const other = subscriptionAt('https://push.example/other');
    await takeDevice(context, { ...device, subscription: other });
    const flaky = {
      send: (target: PushTarget, message: PushMessage) =>
        target.endpoint === other.endpoint
          ? Promise.reject(new PushUnavailable('503'))
          : service.send(target, message),
    };
    await expect(pushNotice(context, flaky, request)).rejects.toThrow(PushUnavailable);
    expect(sent.map(({ target }) => target.endpoint)).toEqual([device.endpoint]);
    expect(await pushNotice(context, service, request)).toBe(1);
    expect(sent.map(({ target }) => target.endpoint)).toEqual([device.endpoint, other.endpoint]);
  });
});

describe('the devices of a user', () => {
  it('belong to one account, the last to subscribe a browser', async () => {
    const first = await makeNotified();
    const second = await makeNotified({ endpoint: first.endpoint });
    expect(await listDevices(context, first)).toEqual([]);
    expect(await listDevices(context, second)).toMatchObject([
      { name: 'Firefox, Linux', isOwn: true },
    ]);
  });

  it('end with their session, and those of others stay', async () => {
    const device = await makeNotified();
    const elsewhere = { ...device, sessionId: newId() };
    const subscription = subscriptionAt(`https://push.example/${newId()}`);
    await takeDevice(context, { ...elsewhere, subscription });
    await forgetDevicesOf(context, device);
    expect(await listDevices(context, elsewhere)).toMatchObject([{ isOwn: true }]);
    await forgetDevicesOf(context, { userId: device.userId, sessionId: null });
    expect(await listDevices(context, elsewhere)).toEqual([]);
  });

  it('are limited to the configured number, keep the newest, and are sealed at rest', async () => {
    const { push_devices_per_person: most } = await context.settings(notificationsSettings);
    const device = await makeNotified();
    for (let index = 0; index < most; index += 1) {
      const subscription = subscriptionAt(`https://push.example/${newId()}`);
      await takeDevice(context, { ...device, subscription });
    }
    const devices = await listDevices(context, device);
    expect(devices).toHaveLength(most);
    expect(devices.map(({ id }) => id)).not.toContain(device.id);
    const rows = await db('push_subscriptions').where({ user_id: device.userId });
    expect(JSON.stringify(rows)).not.toContain('push.example');
  });
});
