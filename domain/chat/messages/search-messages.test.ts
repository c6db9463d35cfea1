import { expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { Person } from '../../shared/person';
import { makeTalk } from '../testing/make-talk';
import { newId } from '../../shared/ids';
import { deleteChat } from '../chats/manage-chat';
import { openChat } from '../chats/open-chat';
import { startOver } from '../chats/start-over';
import { removeMessage } from './change-message';
import { searchMessages } from './search-messages';

const { database, context } = await openTestContext();

interface TalkPlan {
  count: number;
  words: (seq: number) => string;
}

/** Creates a user with one chat per conversation, the first of them the most recent. */
async function talked(...talks: TalkPlan[]) {
  const { id } = await makeUser(database.db);
  const person: Person = { kind: 'user', id };
  const characters: { id: string; name: string }[] = [];
  for (const [index, talk] of talks.entries()) {
    const name = `Noor ${index}`;
    const { id: characterId } = await makeCharacter(database.db, { name });
    characters.push({ id: characterId, name });
    const endsAt = new Date(context.now().getTime() - index * 3_600_000);
    await makeTalk(context, person, { characterId, endsAt, ...talk });
  }
  const search = async (
    words: string,
    given: Partial<Parameters<typeof searchMessages>[2]> = {},
  ) => {
    const page = await searchMessages(context, person, { words, limit: 20, ...given });
    return { ...page, found: page.hits.map(({ seq, character }) => `${character.name}: ${seq}`) };
  };
  return { person, characters, search };
}

it('finds words in all chats, the latest first, with the line around them', async () => {
  const { search } = await talked(
    { count: 10, words: (seq) => (seq === 4 ? 'I kept the Orris note.' : 'Nothing.') },
    { count: 10, words: (seq) => (seq % 5 === 0 ? 'All orris and regret.' : 'Nothing.') },
  );
  const { found, hits, nextCursor } = await search('  orris ');
  expect(found).toEqual(['Noor 0: 4', 'Noor 1: 10', 'Noor 1: 5']);
  expect(hits[0]).toMatchObject({
    role: 'user',
    excerpt: { before: 'I kept the ', hit: 'Orris', after: ' note.' },
  });
  expect(nextCursor).toBeNull();
  expect((await search('orris', { by: 'character' })).found).toEqual(['Noor 1: 5']);
  expect((await search('iris')).found).toEqual([]);
  expect((await search('o')).found).toEqual([]);
});

it('continues from its cursor, and finds each message once', async () => {
  const { search } = await talked(
    { count: 7, words: (seq) => (seq % 2 === 0 ? 'orris' : 'x') },
    { count: 4, words: () => 'orris' },
  );
  const all: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await search('orris', { limit: 2, cursor });
    expect(page.found.length).toBeLessThanOrEqual(2);
    all.push(...page.found);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(all).toEqual(
    [6, 4, 2].map((seq) => `Noor 0: ${seq}`).concat([4, 3, 2, 1].map((seq) => `Noor 1: ${seq}`)),
  );
});

it('opens no more than so many messages at once', async () => {
  const { search } = await talked({ count: 7_500, words: (seq) => (seq === 3 ? 'orris' : 'x') });
  const first = await search('orris');
  expect(first.found).toEqual([]);
  expect(first.nextCursor).not.toBeNull();
  const second = await search('orris', { cursor: first.nextCursor ?? undefined });
  expect(second.found).toEqual(['Noor 0: 3']);
});

it("finds no other user's messages, and no removed ones", async () => {
  const { person, characters, search } = await talked(
    { count: 2, words: () => 'orris' },
    { count: 1, words: () => 'orris' },
  );
  const stranger = await talked({ count: 1, words: () => 'x' });
  expect((await stranger.search('orris')).found).toEqual([]);
  const [own] = (await search('orris', { by: 'user' })).hits;
  await removeMessage(context, person, own?.id ?? '');
  expect((await search('orris')).found).toEqual(['Noor 0: 1', 'Noor 1: 1']);
  await deleteChat(context, person, { characterId: characters[1]?.id ?? '' });
  expect((await search('orris')).found).toEqual(['Noor 0: 1']);
});

it('can be limited to one chat, set aside or not', async () => {
  const orris = { count: 10, words: (seq: number) => (seq === 4 ? 'All orris.' : 'Nothing.') };
  const { person, characters, search } = await talked(orris, orris);
  const characterId = characters[1]?.id ?? '';
  expect((await search('orris', { chat: { characterId } })).found).toEqual(['Noor 1: 4']);
  const opened = await openChat(context, person, { characterId });
  const chatId = opened.ok ? opened.chatId : '';
  await startOver(context, person, { characterId, chatId });
  expect((await search('orris', { chat: { characterId } })).found).toEqual([]);
  const aside = await search('orris', { chat: { characterId, chatId } });
  expect(aside.hits).toMatchObject([{ seq: 4, setAside: chatId }]);
  const { found } = await search('orris', { chat: { characterId: newId(), chatId } });
  expect(found).toEqual([]);
});
