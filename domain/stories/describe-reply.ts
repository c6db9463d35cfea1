import type { MessageDetails } from '../chat/messages/message-details';
import type { DomainContext } from '../shared/context';

/**
 * Returns the details of a story that a reply keeps, so that they remain after the story has ended. Null
 * for a story that has ended or is not the character's.
 */
export async function describeStoryReply(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  characterId: string,
  storyId: string | undefined,
): Promise<Extract<MessageDetails, { type: 'STORY_REPLY' }> | null> {
  if (storyId === undefined) return null;
  const story = await db('stories')
    .where({ id: storyId, character_id: characterId, withheld_at: null })
    .where('expires_at', '>', now())
    .first('caption', 'expires_at');
  if (!story) return null;
  const { caption, expires_at } = story;
  return { type: 'STORY_REPLY', storyId, caption, endsAt: expires_at.toISOString() };
}
