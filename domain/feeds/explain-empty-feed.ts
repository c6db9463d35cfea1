import type { Knex } from 'knex';
import type { FeedTab } from './schema';

/** The reason why a feed is empty: the viewer has no account, or another cause that they can act on. */
export type EmptyReason =
  'visitor' | 'follows-nobody' | 'nobody-posted' | 'filters' | 'character' | 'nothing';

interface EmptyFeed {
  tab: FeedTab;
  /** Null for a viewer without an account. */
  userId: string | null;
  isFiltered: boolean;
  /** True for a feed of one character's posts. */
  isOfCharacter: boolean;
}

/** Returns the reason why a feed is empty. Filters are the reason only if there are posts to filter. */
export async function explainEmptyFeed(
  db: Knex,
  { tab, userId, isFiltered, isOfCharacter }: EmptyFeed,
): Promise<EmptyReason> {
  if (tab === 'following' && userId === null) return 'visitor';
  if (tab === 'following' && userId !== null && !isOfCharacter) {
    const followed = await findFollowed(db, userId);
    if (!followed.anybody) return 'follows-nobody';
    if (!followed.posts) return 'nobody-posted';
  }
  if (isFiltered) return 'filters';
  return isOfCharacter ? 'character' : 'nothing';
}

/** Returns whether a user follows any published character, and whether any of those has posted. */
async function findFollowed(db: Knex, userId: string) {
  const { rows } = await db.raw<{ rows: { anybody: boolean; posts: boolean }[] }>(
    `select count(*) > 0 as anybody,
            coalesce(bool_or(exists (
              select from published_posts p where p.character_id = c.id)), false) as posts
       from followed_characters f join published_characters c on c.id = f.character_id
      where f.user_id = ?`,
    [userId],
  );
  return rows[0] ?? { anybody: false, posts: false };
}
