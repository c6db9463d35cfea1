import type { Knex } from 'knex';

/** The posts that show what lies at one of these places. */
export async function listPostsAt(db: Knex, places: readonly string[]): Promise<string[]> {
  return db('post_assets').whereIn('rendered_key', places).distinct().pluck('post_id');
}

/** Where what a post shows lies; null where there is no such post. */
export async function listPostPlaces(db: Knex, id: string): Promise<string[] | null> {
  const post = await db('posts').where({ id }).first('id');
  if (!post) return null;
  const keys: (string | null)[] = await db('post_assets')
    .where({ post_id: id })
    .pluck('rendered_key');
  return keys.flatMap((key) => key ?? []);
}

/**
 * Hides a post from everybody, in the caller's transaction; answers whether it was published. As long
 * as it is withheld nothing can publish it: the database refuses.
 */
export async function withholdPost(trx: Knex.Transaction, id: string, now: Date): Promise<boolean> {
  const post = await trx('posts').where({ id }).forUpdate().first('is_published');
  await trx('posts')
    .where({ id })
    .update({ is_published: false, withheld_at: trx.raw('coalesce(withheld_at, ?)', [now]) });
  return post?.is_published ?? false;
}

/** Withholds a post no longer, and publishes it where it was. */
export async function releasePost(
  trx: Knex.Transaction,
  id: string,
  { isPublished }: { isPublished: boolean },
): Promise<void> {
  await trx('posts')
    .where({ id })
    .update({ withheld_at: null, ...(isPublished && { is_published: true }) });
}
