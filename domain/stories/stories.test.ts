import { beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makeStory, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openChat } from '../chat/chats/open-chat';
import { newId } from '../shared/ids';
import { listRings } from './list-rings';
import { listStories } from './list-stories';
import { markStoryRead } from './mark-story-read';

const hour = 3600 * 1000;
const { database, context } = await openTestContext();
let userId: string;

beforeEach(async () => {
  await database.db('stories').delete();
  userId = (await makeUser(database.db)).id;
});

const at = (hoursAgo: number) => new Date(context.now().getTime() - hoursAgo * hour);
const addStory = (hoursAgo: number, characterId?: string) =>
  makeStory(database.db, { createdAt: at(hoursAgo), ...(characterId ? { characterId } : {}) });

async function walk(list: Partial<Parameters<typeof listRings>[1]> = {}): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listRings(context, { userId, limit: 2, ...list, cursor });
    ids.push(...page.items.map(({ characterId }) => characterId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

describe('the tray', () => {
  it('shows each character once, unread ones first, then the newest', async () => {
    const [old, middle, fresh] = [await addStory(5), await addStory(3), await addStory(1)];
    await addStory(2, old.characterId);
    expect(await walk()).toEqual([fresh, old, middle].map((story) => story.characterId));

    await markStoryRead(context, { userId, storyId: fresh.id });
    await markStoryRead(context, { userId, storyId: old.id });
    expect(await walk()).toEqual([old, middle, fresh].map((story) => story.characterId));
    expect(await walk({ allStoriesRead: true })).toEqual([fresh.characterId]);
    expect(await walk({ allStoriesRead: false })).toHaveLength(2);
    expect(await walk({ userId: null })).toHaveLength(3);
  });

  it('leaves out stories that are expired, not rendered, in the future or of hidden characters', async () => {
    const hidden = await makeCharacter(database.db, { isPublished: false });
    await addStory(25);
    await addStory(-1);
    await addStory(1, hidden.id);
    const unrendered = await addStory(1);
    await database.db('stories').where({ id: unrendered.id }).update({ rendered_key: null });
    const living = await addStory(1);
    expect(await walk()).toEqual([living.characterId]);
    expect(await listStories(context, { id: hidden.id }, userId)).toEqual({
      ok: false,
      reason: 'no-such-character',
    });
  });

  it('can be limited to the characters that a person chats with', async () => {
    const [story] = [await addStory(1), await addStory(1)];
    await openChat(context, { kind: 'user', id: userId }, { characterId: story.characterId });
    expect(await walk({ inChatsOf: userId })).toEqual([story.characterId]);
    expect(await walk({ inChatsOf: newId() })).toEqual([]);
  });
});

describe('a character’s stories', () => {
  it('are listed oldest first, with the person’s read marks', async () => {
    const first = await addStory(3);
    const second = await addStory(2, first.characterId);
    await markStoryRead(context, { userId, storyId: first.id });
    const read = async (who: string | null) => {
      const found = await listStories(context, { id: first.characterId }, who);
      return found.ok ? found.stories.map((story) => [story.id, story.isRead]) : [];
    };
    expect(await read(userId)).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    expect(await read(null)).toEqual([
      [first.id, false],
      [second.id, false],
    ]);
  });

  it('are shown by their renditions, never by the original', async () => {
    const { id, characterId } = await addStory(1);
    await database.db('stories').where({ id }).update({ media: 'video', duration_ms: 4000 });
    const found = await listStories(context, { id: characterId }, null);
    expect(found).toMatchObject({
      stories: [
        {
          kind: 'video',
          folder: `stories/${id}`,
          durationMs: 4000,
        },
      ],
    });
    expect(JSON.stringify(found)).not.toContain('originals');
  });
});

describe('a read mark', () => {
  it('is one, however often and at once it is set', async () => {
    const { id } = await addStory(1);
    const marks = await Promise.all(
      Array.from({ length: 8 }, () => markStoryRead(context, { userId, storyId: id })),
    );
    expect(marks).toEqual(Array(8).fill({ ok: true }));
    expect(await database.db('story_reads').where({ story_id: id })).toHaveLength(1);
  });

  it('is refused at a story that is not shown', async () => {
    const { id } = await addStory(25);
    for (const storyId of [id, newId()]) {
      expect(await markStoryRead(context, { userId, storyId })).toEqual({
        ok: false,
        reason: 'no-such-story',
      });
    }
  });
});
