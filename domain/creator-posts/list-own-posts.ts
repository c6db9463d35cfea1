import type { Knex } from 'knex';
import * as z from 'zod';
import type { CreatorPostImagesRow, CreatorPostsRow } from '~/db/rows';
import { readSales, type PostSales } from '../posts/read-sales';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { findOwnTwin, type OwnTwin, type TwinRefusal } from './own-twin';
import { toOwnPost } from './post-rows';
import type { OwnPost } from './schema';
import type { OwnPostTab } from './terms';

const position = z.object({ createdAt: z.iso.datetime(), id: idSchema });

interface Wanted {
  tab: OwnPostTab;
  limit: number;
  cursor?: string | undefined;
  isOldestFirst?: boolean | undefined;
}

interface Listed {
  twin: OwnTwin;
  items: (OwnPost & { sales: PostSales | null })[];
  nextCursor: string | null;
}

/**
 * Returns the posts of the person's own twin in one tab, the newest first. Published ones come with their
 * chosen pictures and their sales, drafts with all pictures.
 */
export async function listOwnPosts(
  context: DomainContext,
  userId: string,
  { tab, limit, cursor, isOldestFirst = false }: Wanted,
): Promise<({ ok: true } & Listed) | TwinRefusal> {
  const { db } = context;
  const twin = await findOwnTwin(db, userId);
  if (!twin.ok) return twin;
  const after = cursor === undefined ? null : context.cursors.read(position, cursor);
  const order = isOldestFirst ? 'asc' : 'desc';
  const query = ofTab(db, twin.creatorId, tab)
    .orderBy([
      { column: 'created_at', order },
      { column: 'id', order },
    ])
    .limit(limit + 1)
    .select<CreatorPostsRow[]>('*');
  if (after) {
    const beyond = isOldestFirst ? '>' : '<';
    void query.whereRaw(`(created_at, id) ${beyond} (?, ?)`, [after.createdAt, after.id]);
  }
  const rows = await query;
  const shown = rows.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const images = await imagesOfAll(db, ids, tab);
  const sales = tab === 'published' ? await readSales(context, ids) : new Map<string, PostSales>();
  const last = shown.at(-1);
  return {
    ok: true,
    twin,
    items: shown.map((row) => ({
      ...toOwnPost(row, images.get(row.id) ?? []),
      sales: sales.get(row.id) ?? null,
    })),
    nextCursor:
      rows.length > limit && last
        ? context.cursors.write({ createdAt: last.created_at.toISOString(), id: last.id })
        : null,
  };
}

/** Counts the posts of each tab. */
export async function countOwnPosts(
  db: Knex,
  creatorId: string,
): Promise<Record<OwnPostTab, number>> {
  const result = await db.raw<{ rows: Record<OwnPostTab, number>[] }>(
    `select (count(*) filter (where state = 'published'))::integer as published,
            (count(*) filter (where state = 'draft' and not is_making))::integer as drafts,
            (count(*) filter (where state = 'draft' and is_making))::integer as making
       from (select state, exists (select from creator_post_images image
                                    where image.post_id = post.id
                                      and image.creator_id = post.creator_id
                                      and image.state = 'waiting') as is_making
               from creator_posts post
              where creator_id = ? and state in ('draft', 'published')) as counted`,
    [creatorId],
  );
  return result.rows[0] ?? { published: 0, drafts: 0, making: 0 };
}

function ofTab(db: Knex, creatorId: string, tab: OwnPostTab) {
  const waiting = db('creator_post_images')
    .whereRaw('creator_post_images.post_id = creator_posts.id')
    .where({ creator_id: creatorId, state: 'waiting' })
    .select(db.raw('1'));
  const query = db('creator_posts').where({
    creator_id: creatorId,
    state: tab === 'published' ? 'published' : 'draft',
  });
  if (tab === 'making') void query.whereExists(waiting);
  if (tab === 'drafts') void query.whereNotExists(waiting);
  return query;
}

async function imagesOfAll(
  db: Knex,
  ids: readonly string[],
  tab: OwnPostTab,
): Promise<Map<string, CreatorPostImagesRow[]>> {
  const byPost = new Map<string, CreatorPostImagesRow[]>();
  if (ids.length === 0) return byPost;
  const query = db('creator_post_images')
    .whereIn('post_id', ids)
    .orderByRaw('position nulls last, created_at, place, id')
    .select<CreatorPostImagesRow[]>('*');
  if (tab === 'published') void query.whereNotNull('position');
  for (const row of await query) {
    byPost.set(row.post_id, [...(byPost.get(row.post_id) ?? []), row]);
  }
  return byPost;
}
