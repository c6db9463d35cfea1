import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { openChat } from '~/domain/chat/chats/open-chat';
import { firstAuthor, pinAuthor } from '~/domain/chat/testing/pin-author';
import { renderDocuments } from '../../testing/documents';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
}, 60_000);
afterAll(() => site.close());

it('shows the change on offer without scripts, accepts it by a form and takes it back by a call', async () => {
  const member = await logIn(site);
  const { id: characterId, slug } = await makeCharacter(site.db);
  const person = { kind: 'user', id: member.userId } as const;
  const opened = await openChat(site.domain, person, { characterId });
  if (!opened.ok) throw new Error(opened.reason);
  const path = `/api/v1/chats/${characterId}/author`;
  expect((await member.get(path)).status).toBe(404);
  const offered = { ...firstAuthor, model: 'publisher/newer' };
  await pinAuthor(site.db, opened.chatId, { offered });

  const { body } = await member.get(`/chats/${slug}`);
  for (const words of ['Who writes here', 'can now write with newer', 'Compare one reply']) {
    expect(body).toContain(words);
  }
  const accepted = await member.request('POST', `/chats/${slug}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent: 'author', act: 'accept' }).toString(),
  });
  expect(accepted.headers.get('location')).toBe(`/chats/${slug}#latest`);
  expect((await member.get(path)).body).toMatchObject({
    author: { model: 'newer', promptVersion: firstAuthor.prompt },
    former: { model: 'persona' },
    offered: null,
    trial: null,
  });
  const act = async (choice: string) =>
    (await member.request('POST', path, { body: { act: choice } })).status;
  expect(await act('take-back')).toBe(200);
  expect((await member.get(path)).body).toMatchObject({ author: { model: 'persona' } });
  expect(await act('take-back')).toBe(409);
  expect(await act('try')).toBe(409);
});
