import { listSitemapEntries } from '~/domain/sitemaps/list-sitemap-entries';
import { listSitemapPages } from '~/domain/sitemaps/list-sitemap-pages';
import type { SitemapPage } from '~/domain/sitemaps/schema';
import type { DomainContext } from '~/domain/shared/context';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Public pages that always exist. */
const fixedPaths = ['/', '/characters', '/explorer', '/featured-posts'];

/** Milliseconds for which the list of pages is cached. New entries are on the last page in any case. */
const keptMs = 3_600_000;
const kept = new WeakMap<object, { until: number; pages: Promise<SitemapPage[]> }>();

function pagesOf({ db, now }: Pick<DomainContext, 'db' | 'now'>): Promise<SitemapPage[]> {
  const cached = kept.get(db);
  const at = now().getTime();
  if (cached && cached.until > at) return cached.pages;
  const pages = listSitemapPages({ db });
  kept.set(db, { until: at + keptMs, pages });
  pages.catch(() => kept.delete(db));
  return pages;
}

/** Returns the index of the sitemap, with absolute addresses. */
export async function sitemapIndex(
  domain: Pick<DomainContext, 'db' | 'now'>,
  publicUrl: string,
): Promise<string> {
  const names = (await pagesOf(domain)).map(({ kind, after }) => `${kind}-${after}`);
  const lines = ['pages', ...names].map(
    (name) => `<sitemap><loc>${new URL(`/sitemaps/${name}.xml`, publicUrl).href}</loc></sitemap>`,
  );
  return `${head}<sitemapindex ${protocol}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}

/** Returns the addresses of the pages that always exist. */
export function fixedSitemap(publicUrl: string): string {
  const lines = fixedPaths.map((path) => line(new URL(path, publicUrl).href));
  return `${head}<urlset ${protocol}>\n${lines.join('')}</urlset>\n`;
}

/** Streams one page of the sitemap while it is read. */
export function sitemapPage(
  domain: Pick<DomainContext, 'db'>,
  page: SitemapPage,
  publicUrl: string,
): ReadableStream<Uint8Array> {
  const pieces = write(domain, page, publicUrl);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}

async function* write(
  domain: Pick<DomainContext, 'db'>,
  page: SitemapPage,
  publicUrl: string,
): AsyncGenerator<string, void> {
  yield `${head}<urlset ${protocol}>\n`;
  for await (const entries of listSitemapEntries(domain, page)) {
    yield entries
      .map(({ path, createdAt }) => line(new URL(path, publicUrl).href, createdAt))
      .join('');
  }
  yield '</urlset>\n';
}

/** Returns one entry. Paths are slugs and ids, so nothing must be escaped. */
function line(address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${address}</loc>${changed}</url>\n`;
}
