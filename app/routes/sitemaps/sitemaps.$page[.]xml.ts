import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { sitemapPageSchema } from '~/domain/sitemaps/schema';
import { fixedSitemap, sitemapPage } from '../../sitemaps/sitemap-xml';

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};

export function loader({ params, context }: LoaderFunctionArgs): Response {
  const { publicUrl } = context.product;
  const name = params['page'] ?? '';
  if (name === 'pages') return new Response(fixedSitemap(publicUrl), { headers });
  const [kind, ...rest] = name.split('-');
  const page = sitemapPageSchema.safeParse({ kind, after: rest.join('-') });
  if (!page.success) throw data(null, 404);
  return new Response(sitemapPage(context.domain, page.data, publicUrl), { headers });
}
