import { describe, expect, it } from 'vitest';
import { createTestContext, makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { followCharacter, unfollowCharacter } from './follow-character';
import { getCharacterProfile } from './get-character-profile';
import { listCharacters } from './list-characters';
import { listFollowedCharacters } from './list-followed-characters';
import { trackCharacterView } from './track-character-view';

const { database, context } = await openTestContext();

async function countsOf(characterId: string) {
  const row = await database
    .db('character_counts')
    .where({ character_id: characterId })
    .first<{ followers: number; views: number } | undefined>('followers', 'views');
  return row ?? { followers: 0, views: 0 };
}
const eventNamesOf = (userId: string) =>
  database.db('outbox').where({ person_id: userId }).orderBy('id').pluck('name');

describe('following', () => {
  it('counts once and publishes one event for repeated and concurrent requests', async () => {
    const { id: userId } = await makeUser(database.db);
    const { id: characterId } = await makeCharacter(database.db);
    const follow = () => followCharacter(context, { userId, characterId });
    const answers = await Promise.all(Array.from({ length: 10 }, follow));
    expect(answers).toEqual(Array(10).fill({ ok: true, isFollowed: true }));
    expect(await countsOf(characterId)).toMatchObject({ followers: 1 });
    expect(await eventNamesOf(userId)).toEqual(['characters.character-followed']);

    const unfollow = () => unfollowCharacter(context, { userId, characterId });
    await Promise.all(Array.from({ length: 10 }, unfollow));
    expect(await countsOf(characterId)).toMatchObject({ followers: 0 });
    expect(await eventNamesOf(userId)).toEqual([
      'characters.character-followed',
      'characters.character-unfollowed',
    ]);
  });

  it('is refused for a character that is not public', async () => {
    const { id: userId } = await makeUser(database.db);
    const hidden = await makeCharacter(database.db, { isPublished: false });
    for (const characterId of [hidden.id, newId()]) {
      expect(await followCharacter(context, { userId, characterId })).toEqual({
        ok: false,
        reason: 'no-such-character',
      });
    }
    expect(await countsOf(hidden.id)).toMatchObject({ followers: 0 });
  });

  it('is shown on the profile and on cards to the follower, and to no other viewer', async () => {
    const { id: userId } = await makeUser(database.db);
    const { id: characterId, slug } = await makeCharacter(database.db);
    await followCharacter(context, { userId, characterId });
    const seenBy = async (who: string | null) => {
      const profile = await getCharacterProfile(context, { slug }, who);
      const { items } = await listCharacters(context, { section: 'all', limit: 100, userId: who });
      const card = items.find(({ id }) => id === characterId);
      return [profile?.isFollowed, card?.isFollowed, profile?.followers];
    };
    expect(await seenBy(userId)).toEqual([true, true, 1]);
    expect(await seenBy((await makeUser(database.db)).id)).toEqual([false, false, 1]);
    expect(await seenBy(null)).toEqual([false, false, 1]);
  });

  it('is listed the latest first, each once over all pages', async () => {
    const { id: userId } = await makeUser(database.db);
    const own = createTestContext(database.db);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { id } = await makeCharacter(database.db);
      ids.unshift(id);
      await followCharacter(own, { userId, characterId: id });
      // Creates several within a millisecond, as a script could.
      if (index % 2 === 1) own.advance(1);
    }
    await database.db('characters').where({ id: ids[2] }).update({ is_published: false });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listFollowedCharacters(own, { userId, limit: 2, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen)).toEqual(new Set(ids.filter((_, index) => index !== 2)));
    expect(seen).toHaveLength(4);
    const rest = await listFollowedCharacters(own, { userId, limit: 10, offset: 3 });
    expect(rest.items.map(({ id }) => id)).toEqual(seen.slice(3));
  });
});

describe('a look at a character', () => {
  it('counts once per viewer and day, for users and visitors alike', async () => {
    const own = createTestContext(database.db);
    const { id } = await makeCharacter(database.db);
    const people = [await makeUser(database.db), await makeUser(database.db)];
    const lookers = [
      ...people.map((person) => ({ userId: person.id, address: '::1' })),
      { userId: null, address: '198.51.100.7' },
      { userId: null, address: '2001:db8::1' },
    ];
    const look = () =>
      Promise.all(
        [...lookers, ...lookers, { userId: null, address: '2001:db8::2' }].map((looker) =>
          trackCharacterView(own, id, looker),
        ),
      );
    await look();
    await look();
    expect(await countsOf(id)).toMatchObject({ views: 4 });
    own.advance(24 * 3600 * 1000);
    await look();
    expect(await countsOf(id)).toMatchObject({ views: 8 });
  });

  it('leaves no address behind', async () => {
    const { id } = await makeCharacter(database.db);
    await trackCharacterView(context, id, { userId: null, address: '198.51.100.99' });
    const rows = await database.db('character_views').where({ character_id: id });
    expect(JSON.stringify(rows)).not.toContain('198.51');
    expect(rows).toMatchObject([{ user_id: null }]);
  });

  it('is refused at a hidden or unknown character', async () => {
    const { id } = await makeCharacter(database.db, { isPublished: false });
    expect(await trackCharacterView(context, id, { userId: null, address: '::1' })).toMatchObject({
      ok: false,
    });
    expect(await countsOf(id)).toMatchObject({ views: 0 });
  });
});
