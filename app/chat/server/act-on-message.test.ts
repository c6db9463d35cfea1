import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { listMessages } from '~/domain/chat/messages/list-messages';
import { openChat } from '~/domain/chat/chats/open-chat';
import { renderDocuments } from '../../testing/documents';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
}, 60_000);
afterAll(() => site.close());

/** Creates a chat with its greeting, for actions by form alone. */
async function greeted() {
  const member = await logIn(site);
  const { id: characterId, slug } = await makeCharacter(site.db, {
    name: 'Noor Haddad',
    greeting: 'You found the quiet carriage.',
  });
  const person = { kind: 'user', id: member.userId } as const;
  await openChat(site.domain, person, { characterId });
  const read = async () =>
    (await listMessages(site.domain, person, { characterId, limit: 10 })).items[0];
  const messageId = (await read())?.id ?? '';
  const act = (fields: Record<string, string>) =>
    member.request('POST', `/chats/${slug}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ messageId, ...fields }).toString(),
    });
  return { member, slug, messageId, read, act };
}

it('offers the actions on a message without scripts', async () => {
  const { member, slug, messageId } = await greeted();
  const search = new URLSearchParams({
    modal: 'messageActions',
    'messageActions.messageId': messageId,
  });
  const { body } = await member.get(`/chats/${slug}?${search}`);
  for (const words of ['Love it', 'Reply', 'Report', 'Delete for me']) {
    expect(body).toContain(words);
  }
  expect(body).not.toContain('Try again');
});

it('reacts, takes that back, and removes', async () => {
  const { slug, read, act } = await greeted();
  const reacted = await act({ intent: 'react', reaction: 'fire' });
  expect(reacted.status).toBe(302);
  expect(reacted.headers.get('location')).toBe(`/chats/${slug}#latest`);
  expect(await read()).toMatchObject({ reaction: 'fire' });
  await act({ intent: 'unreact' });
  expect(await read()).toMatchObject({ reaction: null });
  await act({ intent: 'remove' });
  expect(await read()).toMatchObject({ isRemoved: true, content: '' });
});

it('states on the page why nothing was done', async () => {
  const { act } = await greeted();
  const refused = await act({ intent: 'again' });
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('Only the last message can get another reply.');
});

it('names the quoted message above the field, and sends its id along', async () => {
  const { member, slug, messageId } = await greeted();
  const { body } = await member.get(`/chats/${slug}?reply=${messageId}`);
  expect(body).toContain('Replying to Noor');
  expect(body).toMatch(new RegExp(`name="replyTo" value="${messageId}"`));
});
