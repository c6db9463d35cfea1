import type { PublishedCharactersRow, PublishedPostsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { LeftJoined } from '../shared/reading/left-joined';
import { sitemapPageSize } from './list-sitemap-pages';
import type { SitemapEntry, SitemapPage } from './schema';

/** The number of rows per read while a page is written. */
const batchSize = 1000;

/** The path of a post whose character is not published; the row still counts. */
const hidden = '';

/** Yields the entries of one sitemap page in batches, in the order of ids. */
export async function* listSitemapEntries(
  { db }: Pick<DomainContext, 'db'>,
  { kind, after }: SitemapPage,
  pageSize = sitemapPageSize,
): AsyncGenerator<SitemapEntry[]> {
  let last = after;
  for (let left = pageSize; left > 0; left -= batchSize) {
    const limit = Math.min(left, batchSize);
    const entries =
      kind === 'posts' ? await readPosts(db, last, limit) : await readCharacters(db, last, limit);
    const shown = entries.filter(({ path }) => path !== hidden);
    if (shown.length > 0) yield shown;
    const end = entries.at(-1);
    if (!end || entries.length < limit) return;
    last = end.id;
  }
}

type Db = DomainContext['db'];

async function readCharacters(db: Db, after: string, limit: number): Promise<SitemapEntry[]> {
  const rows = await db('published_characters')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id', 'slug', 'created_at');
  return rows.map(({ id, slug, created_at }) => ({
    id,
    path: `/characters/${slug}`,
    createdAt: created_at,
  }));
}

async function readPosts(db: Db, after: string, limit: number): Promise<SitemapEntry[]> {
  const rows = await db('published_posts as p')
    .leftJoin('published_characters as c', 'c.id', 'p.character_id')
    .where('p.id', '>', after)
    .orderBy('p.id')
    .limit(limit)
    .select<
      (Pick<PublishedPostsRow, 'id' | 'created_at'> &
        LeftJoined<Pick<PublishedCharactersRow, 'slug'>>)[]
    >('p.id', 'c.slug', 'p.created_at');
  return rows.map(({ id, slug, created_at }) => ({
    id,
    path: slug === null ? hidden : `/characters/${slug}/post/${id}`,
    createdAt: created_at,
  }));
}
