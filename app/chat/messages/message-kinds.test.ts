import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCharacter, makePost } from '~/db/testing';
import { sealGist } from '~/domain/chat/messages/message';
import { appendCharacterMessage, appendUserMessage } from '~/domain/chat/messages/append-message';
import { free } from '~/domain/chat/send/charge';
import { charactersKinds, everyKind, gist, wordsWith } from '~/domain/chat/testing/every-kind';
import { openChat } from '~/domain/chat/chats/open-chat';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { renderDocuments } from '../../testing/documents';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
}, 60_000);
afterAll(() => site.close());

/** Creates a chat that contains one message of every kind, with the person who reads it. */
async function haveEverything({ availableForCalls = false } = {}) {
  const member = await logIn(site);
  const character = await makeCharacter(site.db, { name: 'Noor Haddad', availableForCalls });
  const { id: postId } = await makePost(site.db, {
    characterId: character.id,
    text: 'Moonrise, track 9',
  });
  const person = { kind: 'user', id: member.userId } as const;
  const opened = await openChat(site.domain, person, { characterId: character.id });
  if (!opened.ok) throw new Error(opened.reason);
  await transact(site.domain, async (trx) => {
    for (const [index, details] of everyKind(postId).entries()) {
      const message = {
        id: newId(),
        chatId: opened.chatId,
        lastSeq: index + 1,
        content: wordsWith[details.type] ?? '',
        details,
        now: site.domain.now(),
      };
      if (charactersKinds.includes(details.type)) {
        const characterMessage = { ...message, senderId: character.id };
        const { id, type } = await appendCharacterMessage(site.domain, trx, characterMessage);
        if (type === 'voice_call_summary') {
          const sealed_gist = sealGist(site.domain.seal, id, gist);
          await trx('messages').where({ id }).update({ sealed_gist });
        }
      } else {
        const mine = { idempotencyKey: message.id, charge: free, due: null };
        await appendUserMessage(site.domain, trx, { ...message, ...mine, senderId: person.id });
      }
    }
  });
  return { member, character };
}

it('draws every kind on the server, without scripts', async () => {
  const { member, character } = await haveEverything();
  const page = await member.get(`/chats/${character.slug}`);
  expect(page.status).toBe(200);
  const drawn = String(page.body).replaceAll('<!-- -->', '');
  for (const words of [
    'Voice message',
    'Photo from Noor',
    'Video from Noor',
    'Private photo',
    'Making your photo',
    'couldn’t make this picture',
    'A thank-you for the tip',
    'Call, 6 min 40 s',
    'In short:',
    gist,
    'Written by AI',
    'Transcript',
    'Noor’s post',
    'Noor’s story, until',
    'Who waits for the 2:10?',
    'You sent Noor 25 tokens',
    'Asked for a voice message',
    'Moonrise, track 9',
    'You joined Noor’s fan club',
    'You follow Noor',
    'You liked a post',
    'You unlocked a post',
    'with your card',
  ]) {
    expect(drawn).toContain(words);
  }
});

it.each([true, false])(
  'offers another call when calls are available: %s',
  async (availableForCalls) => {
    const { member, character } = await haveEverything({ availableForCalls });
    const page = await member.get(`/chats/${character.slug}`);
    expect(String(page.body).includes('Call again')).toBe(availableForCalls);
  },
);

it('returns media addresses from the API for unlocked items only', async () => {
  const { member, character } = await haveEverything();
  const { body } = await member.get(`/api/v1/chats/${character.id}/messages?limit=50`);
  const items = (body as { items: Record<string, unknown>[] }).items;
  const ofType = (type: string) => items.filter((item) => item['type'] === type);
  expect(ofType('image')).toMatchObject([
    { imageUrl: expect.stringContaining('posts/picture/w720.webp') as unknown, unlockPrice: null },
    {
      imageUrl: expect.stringContaining('posts/picture/locked.jpg') as unknown,
      picture: null,
      unlockPrice: 18,
    },
    { imageUrl: null },
    { imageUrl: null },
  ]);
  expect(ofType('tip')).toMatchObject([{ tipAmount: 25 }]);
  expect(ofType('post_reacted')).toMatchObject([{ aboutPost: { text: 'Moonrise, track 9' } }]);
  expect(JSON.stringify(body)).not.toMatch(/"(folder|storageKey)"/);
});
