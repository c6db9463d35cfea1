import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { openChat } from '~/domain/chat/chats/open-chat';
import { pageOwnerField } from '../../kit/forms/page-owner';
import { renderDocuments } from '../../testing/documents';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
}, 60_000);
afterAll(() => site.close());

const words = 'What I wanted to say to you';

/** Creates a user with an open chat page, and returns the data of its form. */
async function withPageOpen() {
  const member = await logIn(site);
  const { id: characterId, slug } = await makeCharacter(site.db);
  await openChat(site.domain, { kind: 'user', id: member.userId }, { characterId });
  const path = `/chats/${slug}`;
  const { body } = await member.get(path);
  const [, owner = ''] =
    new RegExp(`name="${pageOwnerField}" value="([^"]+)"`).exec(String(body)) ?? [];
  const [, idempotencyKey = ''] = /name="idempotencyKey" value="([^"]+)"/.exec(String(body)) ?? [];
  const form = new URLSearchParams({
    ...{ intent: 'send', idempotencyKey, content: words },
    [pageOwnerField]: owner,
  });
  const send = (client: Pick<typeof member, 'request'>) =>
    client.request('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
  const sentMessages = async () =>
    site
      .db('messages')
      .whereIn('chat_id', site.db('chats').where({ character_id: characterId }).select('id'))
      .where({ role: 'user' });
  return { member, path, owner, send, sentMessages };
}

it('sends nothing from a page whose session has ended, and keeps its words for their writer alone', async () => {
  const { member, path, owner, send, sentMessages } = await withPageOpen();
  expect(owner).toBe(member.userId);
  const session = new Map(member.cookies);
  const guest = site.client();
  await guest.get('/');
  member.cookies.clear();
  for (const [name, value] of guest.cookies) member.cookies.set(name, value);

  const answer = await send(member);
  expect(answer.status).toBe(302);
  const ended = answer.headers.get('location') ?? '';
  expect(ended).toBe(`/session_ended?${new URLSearchParams({ redirectTo: path })}`);
  const page = await member.get(ended);
  for (const text of ['You were logged out', 'Nothing was sent', 'Log in to continue']) {
    expect(page.body).toContain(text);
  }
  expect(await sentMessages()).toEqual([]);

  const other = await logIn(site);
  const draft = [...member.cookies].filter(([name]) => name.includes('draft'));
  for (const [name, value] of draft) other.cookies.set(name, value);
  expect((await other.get(path)).body).not.toContain(words);
  for (const [name, value] of session) member.cookies.set(name, value);
  expect((await member.get(path)).body).toContain(words);
});

it('does nothing for another user who has logged in since, and names that user', async () => {
  const { send, sentMessages } = await withPageOpen();
  const other = await logIn(site);
  const answer = await send(other);
  expect(answer.status).toBe(302);
  const page = await other.get(answer.headers.get('location') ?? '');
  expect(page.body).toContain('is now logged in on this browser. Nothing was sent.');
  expect(await sentMessages()).toEqual([]);
});

it('sends for the owner of the page', async () => {
  const { member, path, send, sentMessages } = await withPageOpen();
  expect((await send(member)).headers.get('location')).toBe(`${path}#latest`);
  expect(await sentMessages()).toHaveLength(1);
});
