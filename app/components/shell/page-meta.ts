import type { MetaDescriptor } from '@remix-run/node';
import { withoutModals } from '../../modals/modal-keys';

/** How a page names itself; written by its loader in the viewer's language. */
interface PageHead {
  title: string;
  description?: string;
  /** Absolute address of the picture shown where the page is shared. */
  picture?: string | undefined;
}

interface MetaArgs {
  data: unknown;
  matches: { id: string; data: unknown }[];
  location: { pathname: string; search: string };
}

/** What the data of the site say of it. */
interface SiteHead {
  product: { name: string; url: string };
  language: { released: string[] };
}

/** The title and what other sites show of a page: `meta` of every page whose data hold `page`. */
export function pageMeta({ data, matches, location }: MetaArgs): MetaDescriptor[] {
  const site = siteOf(matches);
  const product = site?.product.name ?? '';
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
          ...(site ? otherLanguages(site, location) : []),
        ]
      : []),
    ...(site && page?.description ? [canonical(site, location)] : []),
    ...(isForEngines(page, location) ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(page?.picture
      ? [
          { property: 'og:image', content: page.picture },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}

/** A page without a description, or made of somebody's search, is not meant to be found. */
function isForEngines(page: PageHead | undefined, { search }: MetaArgs['location']): boolean {
  return Boolean(page?.description) && !new URLSearchParams(search).has('search');
}

function headOf(data: unknown): PageHead | undefined {
  const hasPage = typeof data === 'object' && data !== null && 'page' in data;
  return hasPage ? (data.page as PageHead) : undefined;
}

/** A page that describes itself is meant to be found: in every language there is of it. */
function otherLanguages(site: SiteHead, { pathname, search }: MetaArgs['location']) {
  const address = (locale?: string) => {
    const url = addressOf(site, pathname);
    url.search = withoutModals(new URLSearchParams(search)).toString();
    url.searchParams.delete('lng');
    if (locale) url.searchParams.set('lng', locale);
    return url.href;
  };
  const link = (hrefLang: string, href: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const;
  return [
    ...site.language.released.map((locale) => link(locale, address(locale))),
    link('x-default', address()),
  ];
}

/** What modals and marks of campaigns add to an address makes no other page of it. */
function canonical(site: SiteHead, { pathname, search }: MetaArgs['location']): MetaDescriptor {
  const url = addressOf(site, pathname);
  for (const [name, value] of new URLSearchParams(search)) {
    if (telling.includes(name)) url.searchParams.set(name, value);
  }
  return { tagName: 'link', rel: 'canonical', href: url.href };
}

/** A path is put into the site's address, not resolved against it: some would name another site. */
function addressOf(site: SiteHead, pathname: string): URL {
  const url = new URL(site.product.url);
  url.pathname = pathname;
  return url;
}

/** Query keys under which a page says something else. */
const telling = ['lng', 'feed', 'search'];

function siteOf(matches: MetaArgs['matches']): SiteHead | undefined {
  const site = matches.find(({ id }) => id === 'root')?.data;
  const isWhole =
    typeof site === 'object' && site !== null && 'product' in site && 'language' in site;
  return isWhole ? (site as SiteHead) : undefined;
}
