import type { MetaDescriptor } from '@remix-run/node';

/** How a page names itself; written by its loader in the viewer's language. */
export interface PageHead {
  title: string;
  description?: string;
  /** Absolute address of the picture shown where the page is shared. */
  picture?: string | undefined;
}

interface MetaArgs {
  data: unknown;
  matches: { id: string; data: unknown }[];
}

/** The title and what other sites show of a page: `meta` of every page whose data hold `page`. */
export function pageMeta({ data, matches }: MetaArgs): MetaDescriptor[] {
  const product = productName(matches);
  const page = headOf(data);
  const title = page ? `${page.title} · ${product}` : product;
  return [
    { title },
    { property: 'og:site_name', content: product },
    { property: 'og:title', content: page?.title ?? product },
    { property: 'og:type', content: 'website' },
    ...(page?.description
      ? [
          { name: 'description', content: page.description },
          { property: 'og:description', content: page.description },
        ]
      : []),
    ...(page?.picture
      ? [
          { property: 'og:image', content: page.picture },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}

function headOf(data: unknown): PageHead | undefined {
  const hasPage = typeof data === 'object' && data !== null && 'page' in data;
  return hasPage ? (data.page as PageHead) : undefined;
}

function productName(matches: MetaArgs['matches']): string {
  const site = matches.find(({ id }) => id === 'root')?.data;
  const hasProduct = typeof site === 'object' && site !== null && 'product' in site;
  return hasProduct ? (site.product as { name: string }).name : '';
}
