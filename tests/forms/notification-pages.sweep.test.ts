import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { getPreferences } from '~/domain/notifications/preferences';
import { listDevices } from '~/domain/notifications/take-device';
import { writeNotice } from '~/domain/notifications/write-notice';
import type { Notice } from '~/domain/notifications/notice';
import { newId } from '~/domain/shared/ids';
import { post } from './testing/refusal';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';

const publicKey = 'B'.padEnd(87, 'A');
let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    renderPages: renderDocuments(),
    config: {
      PUSH_PUBLIC_KEY: publicKey,
      PUSH_PRIVATE_KEY: 'a'.padEnd(43, 'A'),
      PUSH_SUBJECT: 'mailto:hello@nocturne.example',
    },
  });
});
afterAll(() => site.close());

const notify = (userId: string, notice: Notice) =>
  writeNotice(site.domain, { userId, factId: newId(), notice });

async function pageOf(client: Awaited<ReturnType<typeof logIn>>, path: string): Promise<string> {
  const answer = await client.get(path);
  expect(answer.status).toBe(200);
  return String(answer.body);
}

describe('the page of notifications', () => {
  it('describes each in words, with ways to stop those that cost money', async () => {
    const client = await logIn(site);
    const { id: characterId } = await makeCharacter(site.db, { name: 'Thea Lind' });
    await notify(client.userId, {
      kind: 'story',
      characterId,
      storyId: newId(),
      expiresAt: '2027-01-04T21:00:00.000Z',
    });
    await notify(client.userId, {
      kind: 'renewal',
      renewsAt: '2026-12-14T12:00:00.000Z',
      price: { minor: 1599, currency: 'USD' },
      isByHand: false,
    });
    const page = await pageOf(client, '/notifications');
    expect(page).toMatch(/<b[^>]*>Thea<\/b> has a new story/);
    expect(page).toMatch(/Premium renews on <b[^>]*>14 December<\/b> for/);
    expect(page).toMatch(/>Manage</);
    expect(page).toMatch(/modal=cancelPremium[^>]*>Cancel</);
    expect(page).toContain('data-unread="2"');
  });

  it('escapes text that other users wrote', async () => {
    const client = await logIn(site);
    const characterName = '<img src=x onerror=alert(1)> & Co';
    await notify(client.userId, { kind: 'reply-given-up', characterName, isRefunded: true });
    const page = await pageOf(client, '/notifications');
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; Co');
  });

  it('marks one as read when its link is followed, and none of another user', async () => {
    const client = await logIn(site);
    const stranger = await logIn(site);
    await notify(client.userId, { kind: 'password-changed' });
    const { id } = (await site
      .db('notifications')
      .where({ user_id: client.userId })
      .first('id')) ?? {
      id: '',
    };
    expect(await stranger.get(`/notifications/${id}`)).toMatchObject({ status: 404 });
    expect(await site.client().get(`/notifications/${id}`)).toMatchObject({ status: 302 });
    expect(await pageOf(client, '/notifications')).toContain('data-unread="1"');
    const led = await client.get(`/notifications/${id}`);
    expect(led.headers.get('location')).toBe('/settings/security');
    expect(await pageOf(client, '/notifications')).toContain('data-unread="0"');
  });

  it('is read by forms alone, one and all', async () => {
    const client = await logIn(site);
    for (let index = 0; index < 2; index += 1) await notify(client.userId, { kind: 'trial' });
    const [first] = await site.db('notifications').where({ user_id: client.userId });
    await post(client, '/notifications', { intent: 'read', id: first?.id ?? '' });
    expect(await pageOf(client, '/notifications')).toContain('data-unread="1"');
    await post(client, '/notifications', { intent: 'read-all' });
    expect(await pageOf(client, '/notifications?show=unread')).toContain('All caught up');
  });
});

describe('the page of notification settings', () => {
  const path = '/settings/notifications';
  const fields = { intent: 'preferences', from: '22:30', until: '07:00', digest: 'weekly' };

  it('stores the choices of its form', async () => {
    const client = await logIn(site);
    await post(client, path, {
      ...fields,
      'messages-product': 'on',
      'offers-mail': 'on',
      quiet: 'on',
    });
    expect(await getPreferences(site.domain, client.userId)).toEqual({
      choices: {
        messages: { product: true, push: false, desktop: false, mail: false },
        publications: { product: false, push: false, desktop: false, mail: false },
        offers: { product: false, push: false, desktop: false, mail: true },
      },
      isDiscreet: false,
      hasQuietHours: true,
      quietHours: { from: 22 * 60 + 30, until: 7 * 60 },
      digest: 'weekly',
    });
    const page = await pageOf(client, path);
    expect(page).toMatch(/name="offers-mail"[^>]* checked/);
    expect(page).not.toMatch(/name="messages-push"[^>]* checked/);
    expect(page).toContain('value="22:30"');
  });

  it('refuses hours that no clock shows', async () => {
    const client = await logIn(site);
    const before = await getPreferences(site.domain, client.userId);
    const answer = await post(client, path, { ...fields, from: '25:00' });
    expect(answer.status).toBe(400);
    expect(await getPreferences(site.domain, client.userId)).toEqual(before);
  });

  it('accepts a device at a known push service only, and removes it on request', async () => {
    const client = await logIn(site);
    const [session] = await site.db('sessions').where({ user_id: client.userId });
    const who = { userId: client.userId, sessionId: session?.id ?? '' };
    const subscribe = (endpoint: string) =>
      post(client, path, {
        intent: 'device',
        subscription: JSON.stringify({
          endpoint,
          keys: { p256dh: publicKey, auth: 'a'.padEnd(22, 'A') },
        }),
      });
    expect((await subscribe('http://169.254.169.254/latest')).status).toBe(400);
    expect((await subscribe('https://push.example/x')).status).toBe(400);
    expect(await listDevices(site.domain, who)).toEqual([]);
    expect((await subscribe('https://fcm.googleapis.com/fcm/send/x')).status).toBe(200);
    const [device] = await listDevices(site.domain, who);
    expect(device).toMatchObject({ isOwn: true });
    expect(await pageOf(client, path)).toContain('This browser');
    const stranger = await logIn(site);
    await post(stranger, path, { intent: 'remove-device', id: device?.id ?? '' });
    expect(await listDevices(site.domain, who)).toHaveLength(1);
    await post(client, path, { intent: 'remove-device', id: device?.id ?? '' });
    expect(await listDevices(site.domain, who)).toEqual([]);
  });
});
