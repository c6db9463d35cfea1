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
async function makeTold({ isDiscreet = true, endpoint = `https://push.example/${newId()}` } = {}) {
  const { id: userId } = await makeUser(db);
  const sessionId = newId();
  const device = { userId, sessionId, name: 'Firefox, Linux' };
  const id = await takeDevice(context, { ...device, subscription: subscriptionAt(endpoint) });
  await choosePreferences(context, userId, { isDiscreet });
  const factId = newId();
  const notice = { kind: 'reply-given-up', characterName: 'Mira', isRefunded: true } as const;
  await writeNotice(context, { userId, factId, notice });
  const [told] = (await listNotices(context, userId, { limit: 1 })).items;
  if (!told) throw new Error('nothing was told');
  const asked = { userId, notificationId: told.id, factId, productName: 'Nocturne' };
  return { ...device, id, endpoint, asked };
}

const said = () => sent.map(({ message }) => JSON.parse(message.body) as object);

describe('a device', () => {
  it('is told once, however often that is asked for', async () => {
    const { asked, endpoint } = await makeTold();
    expect(await pushNotice(context, service, asked)).toBe(1);
    expect(await pushNotice(context, service, asked)).toBe(0);
    expect(sent).toMatchObject([{ target: { endpoint }, message: { ttlSeconds: 86_400 } }]);
    expect(sent[0]?.message.topic).toMatch(/^[\w-]{1,32}$/);
  });

  it('is told nothing of whom or what unless its owner wants that', async () => {
    await pushNotice(context, service, (await makeTold()).asked);
    const open = await makeTold({ isDiscreet: false });
    await pushNotice(context, service, open.asked);
    expect(said()).toMatchObject([
      { title: 'Nocturne', body: 'Something new is waiting for you.' },
      { title: 'Mira', url: `/notifications/${open.asked.notificationId}` },
    ]);
    expect(JSON.stringify(said()[0])).not.toContain('Mira');
  });

  it('is told nothing that was read meanwhile', async () => {
    const { asked, userId } = await makeTold();
    await readAllNotices(context, userId);
    expect(await pushNotice(context, service, asked)).toBe(0);
    expect(sent).toEqual([]);
  });

  it('that is no more is forgotten', async () => {
    const told = await makeTold();
    failure = new PushGone('410');
    expect(await pushNotice(context, service, told.asked)).toBe(0);
    expect(await listDevices(context, told)).toEqual([]);
  });

  it('that is refused again and again is forgotten, one that is told in between is not', async () => {
    const { push_failures_allowed: allowed } = await context.settings(notificationsSettings);
    const told = await makeTold();
    const tell = async (error: Error | null, times: number) => {
      failure = error;
      for (let index = 0; index < times; index += 1) {
        await pushNotice(context, service, { ...told.asked, factId: newId() });
      }
    };
    await tell(new PushRefused('400'), allowed - 1);
    await tell(null, 1);
    await tell(new PushRefused('400'), allowed - 1);
    expect(await listDevices(context, told)).toHaveLength(1);
    await tell(new PushRefused('400'), 1);
    expect(await listDevices(context, told)).toEqual([]);
  });

  it('whose service is away is told later, and others at once', async () => {
    const { asked, ...told } = await makeTold();
    const other = subscriptionAt('https://push.example/other');
    await takeDevice(context, { ...told, subscription: other });
    const flaky = {
      send: (target: PushTarget, message: PushMessage) =>
        target.endpoint === other.endpoint
          ? Promise.reject(new PushUnavailable('503'))
          : service.send(target, message),
    };
    await expect(pushNotice(context, flaky, asked)).rejects.toThrow(PushUnavailable);
    expect(sent.map(({ target }) => target.endpoint)).toEqual([told.endpoint]);
    expect(await pushNotice(context, service, asked)).toBe(1);
    expect(sent.map(({ target }) => target.endpoint)).toEqual([told.endpoint, other.endpoint]);
  });
});

describe('the devices of somebody', () => {
  it('are one account’s: who subscribes a browser last has it', async () => {
    const first = await makeTold();
    const second = await makeTold({ endpoint: first.endpoint });
    expect(await listDevices(context, first)).toEqual([]);
    expect(await listDevices(context, second)).toMatchObject([
      { name: 'Firefox, Linux', isOwn: true },
    ]);
  });

  it('end with their session, and those of others stay', async () => {
    const told = await makeTold();
    const elsewhere = { ...told, sessionId: newId() };
    const subscription = subscriptionAt(`https://push.example/${newId()}`);
    await takeDevice(context, { ...elsewhere, subscription });
    await forgetDevicesOf(context, told);
    expect(await listDevices(context, elsewhere)).toMatchObject([{ isOwn: true }]);
    await forgetDevicesOf(context, { userId: told.userId, sessionId: null });
    expect(await listDevices(context, elsewhere)).toEqual([]);
  });

  it('are as many as the settings say, the newest of them, and lie sealed', async () => {
    const { push_devices_per_person: most } = await context.settings(notificationsSettings);
    const told = await makeTold();
    for (let index = 0; index < most; index += 1) {
      const subscription = subscriptionAt(`https://push.example/${newId()}`);
      await takeDevice(context, { ...told, subscription });
    }
    const devices = await listDevices(context, told);
    expect(devices).toHaveLength(most);
    expect(devices.map(({ id }) => id)).not.toContain(told.id);
    const rows = await db('push_subscriptions').where({ user_id: told.userId });
    expect(JSON.stringify(rows)).not.toContain('push.example');
  });
});
