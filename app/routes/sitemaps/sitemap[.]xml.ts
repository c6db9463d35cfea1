import type { LoaderFunctionArgs } from '@remix-run/node';
import { sitemapIndex } from '../../sitemaps/sitemap-xml';

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return new Response(await sitemapIndex(context.domain, context.product.publicUrl), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
