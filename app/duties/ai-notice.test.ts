import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { sendMessage } from '~/domain/chat/send/send-message';
import { openChat } from '~/domain/chat/chats/open-chat';
import type { Moderator } from '~/domain/moderation/verdict';
import { newId } from '~/domain/shared/ids';
import { renderDocuments } from '../testing/documents';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    renderPages: renderDocuments(),
    config: { COUNTRY_HEADER: 'x-country', REGION_HEADER: 'x-region', TRUSTED_PROXIES: 1 },
  });
}, 60_000);
afterAll(() => site.close());

const harmless: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };
const newYork = { 'x-country': 'US', 'x-region': 'NY' };
const swiss = { 'x-country': 'CH', 'x-region': 'ZH' };

const always = 'Noor is an AI character. Replies are generated.';
const atStart = 'You are not talking to a human.';
const again = 'You’ve been talking for hours: this is an AI, not a human.';

/** Creates a person who chats with a character, without scripts and in two browsers. */
async function talking() {
  const member = await logIn(site);
  const { id: characterId, slug } = await makeCharacter(site.db, { name: 'Noor Haddad' });
  const person = { kind: 'user', id: member.userId } as const;
  await openChat(site.domain, person, { characterId });
  const say = () =>
    sendMessage(site.domain, harmless, {
      person,
      characterId,
      idempotencyKey: newId(),
      content: 'Good evening.',
    });
  const read = async (headers: Record<string, string>) =>
    String((await member.get(`/chats/${slug}`, { headers })).body);
  return { member, slug, person, say, read };
}

it('is shown over a talk that begins where a law requires it, and not while the talk goes on', async () => {
  const { say, read } = await talking();
  expect(await read(newYork)).toContain(atStart);
  expect(await read(swiss)).toContain(always);
  expect(await read(swiss)).not.toContain(atStart);
  await say();
  expect(await read(newYork)).toContain(always);
  expect(await read(newYork)).not.toContain(atStart);
});

it('is shown again after three hours of talk until it is dismissed, on every device', async () => {
  const { member, slug, person, say, read } = await talking();
  await say();
  await site
    .db('talk_times')
    .where({ person_id: person.id })
    .update({ used_ms: 3 * 3_600_000 });
  const page = await read(newYork);
  expect(page).toContain(again);
  expect(await read(swiss)).not.toContain(again);
  expect((await member.get('/ai_notice/due', { headers: newYork })).status).toBe(200);
  const form = { redirectTo: `/chats/${slug}#latest` };
  const done = await member.request('POST', '/ai_notice/put_away', {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...newYork },
    body: new URLSearchParams(form).toString(),
  });
  expect(done.status).toBe(302);
  expect(done.headers.get('location')).toBe(`/chats/${slug}#latest`);
  expect(await read(newYork)).not.toContain(again);
});
