import type { DomainContext } from '../shared/context';
import { beforeAll, type SitemapPage, sitemapKinds } from './schema';

/** The number of addresses per page; the protocol allows 50,000. */
export const sitemapPageSize = 10_000;

/**
 * Returns all pages of the sitemap by a scan of each index of ids. The time is proportional to the number
 * of rows, so callers cache the result.
 */
export async function listSitemapPages(
  { db }: Pick<DomainContext, 'db'>,
  pageSize = sitemapPageSize,
): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (const kind of sitemapKinds) {
    const { rows } = await db.raw<{ rows: { after: string }[] }>(
      `with recursive page (after) as (
         select cast(:start as uuid)
         union all
         select last_of_page.id from page cross join lateral (
           select id from ?? where is_published and id > page.after
            order by id offset :rest limit 1
         ) as last_of_page
       )
       select after from page
        where exists (select from ?? where is_published and id > page.after)
        order by after`.replaceAll('??', kind),
      { start: beforeAll, rest: pageSize - 1 },
    );
    pages.push(...rows.map(({ after }) => ({ kind, after })));
  }
  return pages;
}
