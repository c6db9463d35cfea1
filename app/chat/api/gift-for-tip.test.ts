import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makePost } from '~/db/testing';
import { removeMessage } from '~/domain/chat/messages/change-message';
import { listMessages } from '~/domain/chat/messages/list-messages';
import { sendMessage } from '~/domain/chat/send/send-message';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { newId } from '~/domain/shared/ids';
import { logIn } from '../../testing/sign-in';
import { serviceKey, startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function tip() {
  const { userId } = await logIn(site);
  await giveTokens(site.domain, userId, 50);
  const { id: characterId } = await makeCharacter(site.db);
  await makePost(site.db, { characterId });
  const person = { kind: 'user', id: userId } as const;
  const input = { person, characterId, idempotencyKey: newId(), content: '', tip: 25 };
  const sent = await sendMessage(site.domain, createEmbeddedModerator(), input);
  if (!sent.ok) throw new Error(sent.reason);
  const gifts = async () =>
    (await listMessages(site.domain, person, { characterId, limit: 20 })).items.filter(
      ({ type }) => type === 'gift_for_tip',
    );
  return { person, messageId: sent.message.id, gifts };
}
const callBack = (messageId: string, key = serviceKey) =>
  site
    .client()
    .post('/api/v1/chats/gift-for-tip-callback', { messageId }, { 'x-nocturne-key': key });

it('a gift for a tip arrives by our own callback, once however often that is received', async () => {
  const { messageId, gifts } = await tip();
  const answers = await Promise.all([1, 2, 3].map(() => callBack(messageId)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await gifts()).toHaveLength(1);
});

it('no gift arrives by a foreign callback, nor for a tip that no longer exists', async () => {
  const { person, messageId, gifts } = await tip();
  expect((await callBack(messageId, 'wrong')).status).toBe(401);
  expect((await callBack(newId())).status).toBe(404);
  await removeMessage(site.domain, person, messageId);
  expect((await callBack(messageId)).status).toBe(404);
  expect(await gifts()).toEqual([]);
});
