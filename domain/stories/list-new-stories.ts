import type { StoriesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';

type NewStory = Pick<StoriesRow, 'id' | 'character_id' | 'created_at' | 'expires_at'>;

/** Returns active, rendered stories that began after a time, the oldest first. */
export async function listNewStories(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  since: Date,
): Promise<NewStory[]> {
  return db('stories')
    .join('published_characters', 'published_characters.id', 'stories.character_id')
    .where('stories.created_at', '>', since)
    .where('stories.created_at', '<=', now())
    .where('stories.expires_at', '>', now())
    .whereNotNull('stories.rendered_key')
    .whereNull('stories.withheld_at')
    .orderBy('stories.created_at')
    .select('stories.id', 'stories.character_id', 'stories.created_at', 'stories.expires_at');
}
