import { expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { Moderator } from '../../moderation/verdict';
import { newId } from '../../shared/ids';
import { readBalance } from '../../wallet/get-balance';
import { blockCharacter, unblockCharacter } from '../../characters/block-character';
import { countArchived } from './count-archived';
import { listChats, listRecentChats } from './list-chats';
import { listMessages } from '../messages/list-messages';
import { clearChat, deleteChat, markChat } from './manage-chat';
import { openChat } from './open-chat';
import { sendMessage } from '../send/send-message';

const moderator: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };
const { database, context } = await openTestContext();

/** Creates a user who chats with the given number of characters, the last of them most recently. */
async function meet(count: number) {
  const { id } = await makeUser(database.db);
  const person = { kind: 'user', id } as const;
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id: characterId } = await makeCharacter(database.db);
    ids.push(characterId);
    await openChat(context, person, { characterId });
    context.advance(1000);
  }
  const list = async (given: Partial<Parameters<typeof listChats>[2]> = {}) => {
    const page = await listChats(context, person, { limit: 20, ...given });
    return page.items.map(({ character }) => ids.indexOf(character.id));
  };
  const at = (place: number) => ids[place] ?? '';
  return { person, at, list };
}

it('lists pinned chats first, on every page', async () => {
  const { person, at, list } = await meet(4);
  await markChat(context, person, { characterId: at(0), mark: 'pinned', isOn: true });
  expect(await list()).toEqual([0, 3, 2, 1]);
  const found: number[] = [];
  let cursor: string | undefined;
  do {
    found.push(...(await list({ limit: 1, cursor })));
    const page = await listChats(context, person, { limit: 1, cursor });
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(found).toEqual([0, 3, 2, 1]);
  await markChat(context, person, { characterId: at(0), mark: 'pinned', isOn: false });
  expect(await list()).toEqual([3, 2, 1, 0]);
});

it('keeps archived chats in a separate list', async () => {
  const { person, at, list } = await meet(2);
  await markChat(context, person, { characterId: at(1), mark: 'archived', isOn: true });
  expect(await list()).toEqual([0]);
  expect(await list({ filter: 'archived' })).toEqual([1]);
});

it('counts unread messages of listed, unmuted chats, and of the archive separately', async () => {
  const { person, at } = await meet(4);
  await database.db('chats').where({ user_id: person.id }).update({ unread_count: 2 });
  await markChat(context, person, { characterId: at(0), mark: 'muted', isOn: true });
  await markChat(context, person, { characterId: at(1), mark: 'archived', isOn: true });
  await blockCharacter(context, { userId: person.id, characterId: at(2) });
  expect(await listRecentChats(context, person, 4)).toMatchObject({ unread: 2 });
  expect(await countArchived(context, person)).toEqual({ chats: 1, unread: 2 });
});

it('leaves out chats with a blocked character until it is unblocked', async () => {
  const { person, at, list } = await meet(3);
  const block = { userId: person.id, characterId: at(1) };
  await markChat(context, person, { characterId: at(1), mark: 'archived', isOn: true });
  await blockCharacter(context, block);
  expect(await list()).toEqual([2, 0]);
  expect(await list({ filter: 'archived' })).toEqual([]);
  expect(await countArchived(context, person)).toEqual({ chats: 0, unread: 0 });
  await unblockCharacter(context, block);
  expect(await list({ filter: 'archived' })).toEqual([1]);
});

it('finds a name by the beginning of any of its words, with or without accents', async () => {
  const { id } = await makeUser(database.db);
  const person = { kind: 'user', id } as const;
  for (const name of ['Noor Haddad', 'Eleanoor Voss', 'Inès Carvalho', 'Véra Lindqvist']) {
    const { id: characterId } = await makeCharacter(database.db, { name });
    await openChat(context, person, { characterId });
  }
  const found = async (search: string) => {
    const { items } = await listChats(context, person, { limit: 9, search });
    return items.map(({ character }) => character.name);
  };
  expect(await found('noor')).toEqual(['Noor Haddad']);
  expect(await found('ines')).toEqual(['Inès Carvalho']);
  expect(await found('VÉRA lind')).toEqual(['Véra Lindqvist']);
  expect(await found('carv')).toEqual(['Inès Carvalho']);
  expect(await found('%')).toEqual([]);
});

it('shows which chats are muted', async () => {
  const { person, at } = await meet(1);
  await markChat(context, person, { characterId: at(0), mark: 'muted', isOn: true });
  const { items } = await listChats(context, person, { limit: 1 });
  expect(items).toMatchObject([{ isMuted: true, isPinned: false, isArchived: false }]);
});

it('clears the messages, and continues the same chat without a gap', async () => {
  const { person, at, list } = await meet(1);
  const characterId = at(0);
  expect(await clearChat(context, person, { characterId })).toEqual({ ok: true });
  const read = () => listMessages(context, person, { characterId, limit: 10 });
  expect((await read()).items).toEqual([]);
  expect(await list()).toEqual([0]);
  const message = { person, characterId, idempotencyKey: newId(), content: 'Again from here.' };
  await sendMessage(context, moderator, message);
  expect((await read()).items).toMatchObject([{ seq: 2, content: 'Again from here.' }]);
});

it('deletes a chat; the next one starts from the beginning', async () => {
  const { person, at, list } = await meet(1);
  const characterId = at(0);
  expect(await deleteChat(context, person, { characterId })).toEqual({ ok: true });
  expect(await list()).toEqual([]);
  await openChat(context, person, { characterId });
  const { items } = await listMessages(context, person, { characterId, limit: 10 });
  expect(items).toMatchObject([{ seq: 1, role: 'character' }]);
});

it.each([
  ['cleared', clearChat],
  ['deleted', deleteChat],
])('returns the price of an unanswered message when the chat is %s', async (_, act) => {
  const { id } = await makeUser(database.db, { trialUsed: 5 });
  const person = { kind: 'user', id } as const;
  const { id: characterId } = await makeCharacter(database.db);
  await giveTokens(context, id, 10);
  const message = { person, characterId, idempotencyKey: newId(), content: 'Are you there?' };
  expect(await sendMessage(context, moderator, message)).toMatchObject({ ok: true });
  expect(await readBalance(database.db, id)).toBe(8);
  expect(await act(context, person, { characterId })).toEqual({ ok: true });
  expect(await readBalance(database.db, id)).toBe(10);
});

it('leaves the chats of other users unchanged', async () => {
  const [mine, theirs] = [await meet(1), await meet(1)];
  const foreign = { characterId: theirs.at(0) };
  const refused = { ok: false, reason: 'no-such-chat' };
  expect(await markChat(context, mine.person, { ...foreign, mark: 'muted', isOn: true })).toEqual(
    refused,
  );
  expect(await clearChat(context, mine.person, foreign)).toEqual(refused);
  expect(await deleteChat(context, mine.person, foreign)).toEqual(refused);
  expect(await theirs.list()).toEqual([0]);
});
