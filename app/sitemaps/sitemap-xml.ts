import { listSitemapEntries } from '~/domain/sitemaps/list-sitemap-entries';
import { listSitemapPages } from '~/domain/sitemaps/list-sitemap-pages';
import type { SitemapPage } from '~/domain/sitemaps/schema';
import type { DomainContext } from '~/domain/shared/context';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Pages that are nobody's and always there. */
const fixedPaths = ['/', '/characters', '/explorer', '/featured-posts'];

/** How long the list of pages is kept; what is new until then is on the last one anyway. */
const keptMs = 3_600_000;
const kept = new WeakMap<object, { until: number; pages: Promise<SitemapPage[]> }>();

function pagesOf({ db, now }: Pick<DomainContext, 'db' | 'now'>): Promise<SitemapPage[]> {
  const known = kept.get(db);
  const at = now().getTime();
  if (known && known.until > at) return known.pages;
  const pages = listSitemapPages({ db });
  kept.set(db, { until: at + keptMs, pages });
  pages.catch(() => kept.delete(db));
  return pages;
}

/** The index of the sitemap, with absolute addresses. */
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

/** The addresses of the pages that are always there. */
export function fixedSitemap(publicUrl: string): string {
  const lines = fixedPaths.map((path) => line(new URL(path, publicUrl).href));
  return `${head}<urlset ${protocol}>\n${lines.join('')}</urlset>\n`;
}

/** One page of the sitemap, written as it is read. */
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

/** Paths are slugs and ids: nothing in them must be escaped. */
function line(address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${address}</loc>${changed}</url>\n`;
}
