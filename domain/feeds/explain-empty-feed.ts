import type { Knex } from 'knex';
import type { FeedTab } from './schema';

/** Why there is nothing in a feed: who looks has no account, or what else there is to be done about. */
export type EmptyReason =
  'visitor' | 'follows-nobody' | 'nobody-posted' | 'filters' | 'character' | 'nothing';

interface EmptyFeed {
  tab: FeedTab;
  /** Null for who has no account. */
  userId: string | null;
  isFiltered: boolean;
  /** Whether it is of one character's posts. */
  isOfCharacter: boolean;
}

/** Tells why a feed has no post; filters are to blame only where there is something to filter. */
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

/** Whether somebody follows anybody who is there, and any of those has posted. */
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
