import type { PostsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';

type NewPost = Pick<PostsRow, 'id' | 'character_id' | 'created_at'>;

/** Returns published and fully rendered posts since a time, the oldest first. */
export async function listNewPosts(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  since: Date,
): Promise<NewPost[]> {
  return db('posts')
    .join('published_characters', 'published_characters.id', 'posts.character_id')
    .where('posts.is_published', true)
    .where('posts.feed_source', 'post')
    .where('posts.created_at', '>', since)
    .where('posts.created_at', '<=', now())
    .whereNotExists(
      db('post_assets').whereRaw('post_assets.post_id = posts.id').whereNull('rendered_key'),
    )
    .orderBy('posts.created_at')
    .select('posts.id', 'posts.character_id', 'posts.created_at');
}
