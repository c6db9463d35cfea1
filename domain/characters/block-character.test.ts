import { describe, expect, it } from 'vitest';
import { makeCharacter, makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openChat } from '../chat/chats/open-chat';
import { sendMessage } from '../chat/send/send-message';
import { listExplorerFeed } from '../feeds/list-explorer-feed';
import type { Moderator } from '../moderation/verdict';
import { noteMessage } from '../notifications/note-message';
import { newId } from '../shared/ids';
import { blockCharacter, unblockCharacter } from './block-character';
import { followCharacter } from './follow-character';
import { getCharacterProfile } from './get-character-profile';
import { getHomeSections } from './get-home-sections';
import { listBlockedCharacters } from './list-blocked-characters';
import { listCharacters } from './list-characters';
import { searchCharacters } from './search-characters';

const moderator: Moderator = {
  judge: (text) =>
    Promise.resolve(
      text === 'help me'
        ? { kind: 'crisis', findings: [{ category: 'crisis', layer: 'grammar', score: 1 }] }
        : { kind: 'allowed' },
    ),
};
const { database, context } = await openTestContext();

async function meet() {
  const { id: userId } = await makeUser(database.db);
  const character = await makeCharacter(database.db);
  const block = { userId, characterId: character.id };
  return { userId, character, block, person: { kind: 'user', id: userId } as const };
}

describe('a blocked character', () => {
  it('is missing from all lists of the user who blocked it, and present in those of others', async () => {
    const { userId, character, block } = await meet();
    const { id: postId } = await makePost(database.db, { characterId: character.id });
    await blockCharacter(context, block);
    const seenBy = async (who: string | null) => {
      const { items } = await listCharacters(context, { section: 'all', limit: 100, userId: who });
      const search = { section: 'all', words: character.name, limit: 50, userId: who } as const;
      const found = await searchCharacters(context, search);
      const home = await getHomeSections(context, { seed: 0, userId: who });
      const feed = await listExplorerFeed(
        context,
        { userId: who, isSubscriber: false },
        { tab: 'new', filters: {}, person: null, limit: 50, seed: 0 },
      );
      return {
        list: items.some(({ id }) => id === character.id),
        search: found.items.some(({ id }) => id === character.id),
        home: home.featured.some(({ id }) => id === character.id),
        feed: feed.ok && feed.items.some(({ id }) => id === postId),
      };
    };
    const anonymous = await seenBy(null);
    expect(anonymous.list).toBe(true);
    expect(await seenBy((await makeUser(database.db)).id)).toEqual(anonymous);
    expect(await seenBy(userId)).toEqual({ list: false, search: false, home: false, feed: false });
    await unblockCharacter(context, block);
    expect(await seenBy(userId)).toEqual(anonymous);
  });

  it('has a profile that shows the block, and is in the user’s list of blocked characters', async () => {
    const { userId, character, block } = await meet();
    const { slug } = character;
    await Promise.all(Array.from({ length: 5 }, () => blockCharacter(context, block)));
    expect(await getCharacterProfile(context, { slug }, userId)).toMatchObject({ isBlocked: true });
    expect(await getCharacterProfile(context, { slug })).toMatchObject({ isBlocked: false });
    const list = await listBlockedCharacters(context, { userId, limit: 10 });
    expect(list.items.map(({ id }) => id)).toEqual([character.id]);
    await unblockCharacter(context, block);
    expect((await listBlockedCharacters(context, { userId, limit: 10 })).items).toEqual([]);
  });

  it('is followed no more, and cannot be', async () => {
    const { userId, character, block } = await meet();
    await followCharacter(context, block);
    await blockCharacter(context, block);
    const profile = await getCharacterProfile(context, { slug: character.slug }, userId);
    expect(profile).toMatchObject({ isFollowed: false, followers: 0 });
    expect(await followCharacter(context, block)).toEqual({
      ok: false,
      reason: 'character-blocked',
    });
    await unblockCharacter(context, block);
    expect(await followCharacter(context, block)).toEqual({ ok: true, isFollowed: true });
  });

  it('accepts no message and no tip, charges nothing, and still answers distress', async () => {
    const { userId, character, block, person } = await meet();
    await blockCharacter(context, block);
    const say = (content: string, idempotencyKey = newId(), tip?: number) =>
      sendMessage(context, moderator, {
        person,
        characterId: character.id,
        idempotencyKey,
        content,
        tip,
      });
    const key = newId();
    expect(await say('Hello.', key)).toMatchObject({ ok: false, reason: 'character-blocked' });
    expect(await say('', newId(), 5)).toMatchObject({ ok: false, reason: 'character-blocked' });
    const used = await database.db('users').where({ id: userId }).pluck('trial_messages_used');
    expect(used).toEqual([0]);
    expect(await say('help me')).toMatchObject({ ok: true });
    await unblockCharacter(context, block);
    expect(await say('Hello.', key)).toMatchObject({ ok: true });
  });

  it('causes no notifications to the user', async () => {
    const { character, block, person } = await meet();
    const opened = await openChat(context, person, { characterId: character.id });
    const chatId = opened.ok ? opened.chatId : '';
    const arrived = { chatId, characterId: character.id, messageId: newId(), seq: 2 };
    await blockCharacter(context, block);
    expect(await noteMessage(context, arrived)).toEqual({ notified: 'unwanted' });
    await unblockCharacter(context, block);
    expect(await noteMessage(context, arrived)).toEqual({ notified: 'new' });
  });
});

it('rejects an unknown or hidden character, and pages through many blocked ones', async () => {
  const { userId, block } = await meet();
  const hidden = await makeCharacter(database.db, { isPublished: false });
  for (const characterId of [newId(), hidden.id]) {
    expect(await blockCharacter(context, { userId, characterId })).toEqual({
      ok: false,
      reason: 'no-such-character',
    });
  }
  const ids = [block.characterId];
  for (let index = 0; index < 4; index += 1) ids.unshift((await makeCharacter(database.db)).id);
  for (const characterId of ids.toReversed()) {
    await blockCharacter(context, { userId, characterId });
    context.advance(1000);
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listBlockedCharacters(context, { userId, limit: 2, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(ids);
});
