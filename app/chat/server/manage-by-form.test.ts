import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { listChats } from '~/domain/chat/chats/list-chats';
import { openChat } from '~/domain/chat/chats/open-chat';
import { newId } from '~/domain/shared/ids';
import { renderDocuments } from '../../testing/documents';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
}, 60_000);
afterAll(() => site.close());

/** Creates a person with one chat, managed by forms and calls. */
async function talking() {
  const member = await logIn(site);
  const { id: characterId, slug } = await makeCharacter(site.db, { name: 'Noor Haddad' });
  const person = { kind: 'user', id: member.userId } as const;
  await openChat(site.domain, person, { characterId });
  const list = async () => (await listChats(site.domain, person, { limit: 10 })).items;
  const manage = (fields: Record<string, string>) =>
    member.request('POST', `/chats/${slug}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  return { member, characterId, list, manage };
}

it('offers the actions on a chat without scripts, and shows its status', async () => {
  const { member, characterId, manage } = await talking();
  await manage({ manage: 'pinned', isOn: '1' });
  await manage({ manage: 'muted', isOn: '1' });
  const search = new URLSearchParams({
    modal: 'chatActions',
    'chatActions.characterId': characterId,
  });
  const { body } = await member.get(`/chats?${search}`);
  for (const words of ['Pinned', 'Muted', 'Unpin', 'Unmute', 'Clear it all', 'Delete it']) {
    expect(body).toContain(words);
  }
});

it('archives by a form and takes it out again', async () => {
  const { member, list, manage } = await talking();
  const done = await manage({ manage: 'archived', isOn: '1' });
  expect(done.headers.get('location')).toBe('/chats');
  expect(await list()).toEqual([]);
  expect((await member.get('/chats?filter=archived')).body).toContain('Noor Haddad');
  await manage({ manage: 'archived', isOn: '0' });
  expect(await list()).toHaveLength(1);
});

it('deletes by a form', async () => {
  const { list, manage } = await talking();
  await manage({ manage: 'delete' });
  expect(await list()).toEqual([]);
  expect((await manage({ manage: 'delete' })).status).toBe(404);
});

it('clears and deletes by calls', async () => {
  const { member, characterId, list } = await talking();
  const path = `/api/v1/chats/${characterId}`;
  expect((await member.request('DELETE', `${path}/messages`)).body).toEqual({ success: true });
  expect((await member.get(`${path}/messages`)).body).toMatchObject({ items: [] });
  expect((await member.request('DELETE', path)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await member.request('DELETE', path)).status).toBe(404);
  expect((await member.request('DELETE', `/api/v1/chats/${newId()}/messages`)).status).toBe(404);
});
