import type { Knex } from 'knex';
import { withholdMedia } from '../media/media-prints';
import type { DomainContext } from '../shared/context';

/** Returns the ids of posts that show media at one of these places. */
export async function listPostsAt(db: Knex, places: readonly string[]): Promise<string[]> {
  return db('post_assets').whereIn('rendered_key', places).distinct().pluck('post_id');
}

/** Returns the places of a post's media; null if there is no such post. */
export async function listPostPlaces(db: Knex, id: string): Promise<string[] | null> {
  const post = await db('posts').where({ id }).first('id');
  if (!post) return null;
  const keys: (string | null)[] = await db('post_assets')
    .where({ post_id: id })
    .pluck('rendered_key');
  return keys.flatMap((key) => key ?? []);
}

/**
 * Hides a post from everyone, in the caller's transaction; returns whether it was published. While it is
 * withheld, a constraint of the database prevents publication.
 */
export async function withholdPost(trx: Knex.Transaction, id: string, now: Date): Promise<boolean> {
  const post = await trx('posts').where({ id }).forUpdate().first('is_published');
  await trx('posts')
    .where({ id })
    .update({ is_published: false, withheld_at: trx.raw('coalesce(withheld_at, ?)', [now]) });
  return post?.is_published ?? false;
}

/** Ends the withholding of a post; publishes it if it was published before and is not retired. */
export async function releasePost(
  trx: Knex.Transaction,
  id: string,
  { isPublished }: { isPublished: boolean },
): Promise<void> {
  await trx('posts')
    .where({ id })
    .update({
      withheld_at: null,
      ...(isPublished && { is_published: trx.raw('retired_at is null') }),
    });
}

/** Hides all posts of a character from everyone, and sends the bytes of their media no longer. */
export async function withholdPostsOf(
  context: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  characterId: string,
): Promise<void> {
  const posts = () => trx('posts').where({ character_id: characterId });
  await posts()
    .whereNull('withheld_at')
    .update({ is_published: false, withheld_at: context.now() });
  const assets = await trx('post_assets')
    .whereIn('post_id', posts().select('id'))
    .select('original_key', 'rendered_key');
  const keys = assets.flatMap((asset) => [asset.original_key, asset.rendered_key]);
  const places = [...new Set(keys.flatMap((key) => key ?? []))];
  await withholdMedia(context, trx, places, { isBarred: false });
}
