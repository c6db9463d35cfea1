import webPush from 'web-push';
import { describe, expect, it } from 'vitest';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { isPushService } from './is-push-service';
import { PushGone, PushRefused, PushUnavailable, type PushTarget } from './push-service';
import { createWebPush } from './web-push';

const sandbox = await openTestSandbox();
const { host } = new URL(sandbox.url);
const keys = webPush.generateVAPIDKeys();
const service = createWebPush({
  ...keys,
  subject: 'mailto:hello@nocturne.example',
  services: [host],
  timeoutMs: 2_000,
});
const message = { body: 'Something new waits: une soirée', topic: 'a1', ttlSeconds: 60 };

async function subscribe(applicationServerKey = keys.publicKey): Promise<PushTarget> {
  const answer = await fetch(`${sandbox.url}/push/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey }),
  });
  return (await answer.json()) as PushTarget;
}
const idOf = ({ endpoint }: PushTarget) => endpoint.split('/').at(-1) ?? '';
async function readBy(target: PushTarget): Promise<object[]> {
  const answer = await fetch(`${sandbox.url}/push/messages.json`);
  const all = (await answer.json()) as { subscriptionId: string }[];
  return all.filter(({ subscriptionId }) => subscriptionId === idOf(target));
}
const behave = (behaviour: object) =>
  fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'push', ...behaviour }),
  });

describe('a message', () => {
  it('is readable by its device alone, and names its sender', async () => {
    const target = await subscribe();
    await service.send(target, message);
    expect(await readBy(target)).toEqual([
      {
        subscriptionId: idOf(target),
        body: message.body,
        topic: 'a1',
        ttl: 60,
        sender: { key: keys.publicKey, subject: 'mailto:hello@nocturne.example' },
      },
    ]);
  });

  it('to a device that no longer exists reports that it is gone', async () => {
    const target = await subscribe();
    await fetch(`${sandbox.url}/push/subscriptions/${idOf(target)}`, { method: 'DELETE' });
    await expect(service.send(target, message)).rejects.toThrow(PushGone);
    const unknown = { ...target, endpoint: `${sandbox.url}/push/send/nobody` };
    await expect(service.send(unknown, message)).rejects.toThrow(PushGone);
  });

  it('of another sender than the device subscribed for is refused', async () => {
    const target = await subscribe(webPush.generateVAPIDKeys().publicKey);
    await expect(service.send(target, message)).rejects.toThrow(PushRefused);
  });

  it('goes only to addresses of push services', async () => {
    const target = { ...(await subscribe()), endpoint: 'http://127.0.0.1:9/push' };
    await expect(service.send(target, message)).rejects.toThrow(PushRefused);
  });

  it('that the service cannot take now may be tried again', async () => {
    const target = await subscribe();
    await behave({ behaviour: 'fail', times: 1 });
    await expect(service.send(target, message)).rejects.toThrow(PushUnavailable);
    await service.send(target, message);
    expect(await readBy(target)).toHaveLength(1);
  });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://db5p.notify.windows.com/w/?token=x', true],
  ['https://notify.windows.com.example/w', false],
  ['https://evilnotify.windows.com/w', false],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://fcm.googleapis.com:444/fcm/send/x', false],
  ['https://169.254.169.254/latest', false],
])('%s is a known service: %s', (endpoint, isKnown) => {
  expect(isPushService(endpoint, ['fcm.googleapis.com', '*.notify.windows.com'])).toBe(isKnown);
});
