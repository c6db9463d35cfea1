import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '~/app/endpoints';
import { isCallOpen } from '~/app/kit/http/guards/look-guard';
import type { Client } from '~/app/testing/client';
import { logIn, signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { makeCharacter } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { answerLook } from '~/domain/impersonation/answer-look';
import { generousLimits } from './testing/generous-limits';
import { formBody, formHeaders, pages, renderPages } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages, rateLimits: generousLimits });
});
afterAll(() => site.close());

const secret = 'What nobody else may read.';

/** Returns a member of staff who looks as a person who agreed, and that person. */
async function looking() {
  const person = await logIn(site);
  const { id: characterId } = await makeCharacter(site.db);
  const opened = await person.post('/api/v1/chats', { characterId });
  const { items } = opened.body as { items: { chatId: string }[] };
  await site
    .db('messages')
    .where({ chat_id: items[0]?.chatId ?? '', seq: 1 })
    .update({ content: secret, sealed_content: null });
  const staff = await signInStaff(site, 'usersManager');
  const path = `/api/v1/admins/users/${person.userId}/impersonate`;
  const question = { reason: 'Your explorer stays empty.', minutes: 15 };
  expect((await staff.post(path, question)).body).toMatchObject({ state: 'asked' });
  await answerLook(site.domain, { userId: person.userId, isAgreed: true });
  expect((await staff.post(path, question)).body).toMatchObject({ state: 'running' });
  return { person, staff };
}

const anyPath = (path: string) => path.replaceAll(/[:{]\w+\}?/g, newId());
const send = (client: Client, method: string, path: string) =>
  client.request(method, path, {
    headers: { 'content-type': 'application/json', 'idempotency-key': newId() },
    ...(method !== 'GET' && { body: '{}' }),
  });

it('closes every call that is no read, and every read of what is sealed', async () => {
  const { staff } = await looking();
  const ofPeople = endpoints.filter(({ access, rawBody }) => access !== 'staff' && !rawBody);
  const checks = ofPeople.map((row): Check => [
    `${row.method} ${row.path}`,
    async () => {
      const answer = await send(staff, row.method, `/api/v1${anyPath(row.path)}`);
      expect(answer.status === 403, String(answer.status)).toBe(!isCallOpen(row));
      expect(JSON.stringify(answer.body)).not.toContain(secret);
    },
  ]);
  await runChecks(checks);
  const closed = ofPeople.filter((row) => !isCallOpen(row));
  expect(ofPeople.filter((row) => row.method !== 'GET' && isCallOpen(row))).toEqual([]);
  for (const part of ['/chats', '/payments', '/notifications', '/memory', '/users/me/marketing']) {
    const reads = ofPeople.filter(({ path }) => path.startsWith(part));
    expect(
      reads.filter((row) => !closed.includes(row)),
      part,
    ).toEqual([]);
  }
});

/** The pages that staff may open while they look; every other page is closed. */
const open = new Set([
  '',
  'characters',
  'characters/:slug',
  'characters/:slug/og.jpg',
  'characters/:slug/post/:postId',
  'characters/:slug/post/:postId/og.jpg',
  'create-ai',
  'explorer',
  'explorer/:slug',
  'featured-posts',
  'quests',
  'stories/:slug',
  'settings',
  'settings/profile',
  'settings/memberships',
  'settings/blocked',
  'settings/standing',
  'look',
  'accessibility',
  'crisis-protocol',
  'privacy-policy',
  'security',
  'terms-of-service',
  'manifest.webmanifest',
  'offline',
  'robots.txt',
  // The same for everyone, and served without a session.
  '.well-known/security.txt',
  'create-ai/sketch.svg',
  'sitemap.xml',
  'sitemaps/:page.xml',
]);

it('closes every form, and every page that is not listed as open', async () => {
  const { staff } = await looking();
  const checks = pages
    .filter(({ path }) => !/^admin(?:\/|$)|^\*$|^\$$/.test(path))
    .flatMap(({ path, hasAction }): Check[] => {
      const address = `/${anyPath(path)}`;
      const isForm = hasAction && path !== 'look';
      return [
        [
          `GET ${address}`,
          async () => {
            const answer = await staff.get(address, { headers: { accept: 'text/html' } });
            const isClosed = answer.status === 403 || answer.headers.get('location') === '/look';
            expect(isClosed, String(answer.status)).toBe(!open.has(path));
            expect(String(answer.body)).not.toContain(secret);
          },
        ],
        ...(isForm
          ? [
              [
                `POST ${address}`,
                async () => {
                  const sent = { body: formBody({ intent: 'x' }), headers: formHeaders };
                  expect((await staff.request('POST', address, sent)).status).toBe(403);
                },
              ] as const,
            ]
          : []),
      ];
    });
  await runChecks(checks);
  expect(
    (await staff.get('/?modal=chatSettingsModal', { headers: { accept: 'text/html' } })).status,
  ).toBe(302);
});

it('records each page in both logs, keeps the back office open, and ends by either', async () => {
  const { person, staff } = await looking();
  await staff.get('/explorer', { headers: { accept: 'text/html' } });
  const acts = await site
    .db('staff_actions')
    .where({ user_id: person.userId, act: 'user.look-page' })
    .pluck('after');
  expect(acts).toEqual([{ page: '/explorer' }]);
  const events = await site
    .db('security_log')
    .where({ user_id: person.userId, kind: 'staff-act' })
    .whereRaw("detail->>'act' = 'look-page'");
  expect(events).toHaveLength(1);
  expect((await staff.get('/admin/security')).status).toBe(200);
  const end = { body: formBody({ intent: 'end' }), headers: formHeaders };
  await person.request('POST', '/look', end);
  const after = await staff.get('/api/v1/users/me');
  expect(after.status).toBe(401);
});
