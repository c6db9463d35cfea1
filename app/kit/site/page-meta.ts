import type { MetaDescriptor } from '@remix-run/node';

/** The title and description of a page, written by its loader in the viewer's language. */
interface PageHead {
  title: string;
  description?: string;
  /** The absolute address of the picture that is shown when the page is shared. */
  picture?: string | undefined;
}

interface MetaArgs {
  data: unknown;
  matches: { id: string; data: unknown }[];
  location: { pathname: string; search: string };
}

/** The parts of the site's data that are used here. */
interface SiteHead {
  product: { name: string; url: string };
  language: { released: string[] };
}

/**
 * Returns the title and the data that other sites show of a page. It is the `meta` of every page whose data
 * contains `page`.
 */
export function pageMeta({ data, matches, location }: MetaArgs): MetaDescriptor[] {
  const site = siteOf(matches);
  const product = site?.product.name ?? '';
  const page = headOf(data);
  const title = page ? `${page.title} · ${product}` : product;
  const address = site && addressIn(site, location);
  const picture = page?.picture ?? (site && new URL(sitePicture, site.product.url).href);
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
    ...(address
      ? [
          { tagName: 'link', rel: 'canonical', href: address(languageIn(site, location)) },
          { property: 'og:url', content: address(languageIn(site, location)) },
        ]
      : []),
    ...(address && page?.description ? inEveryLanguage(site, address) : []),
    ...(isForEngines(page, location) ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(picture
      ? [
          { property: 'og:image', content: picture },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}

/** The picture for shared pages that have none of their own. */
const sitePicture = '/logos/share.jpg';

/** Query keys that select a view of a page, each with the default values that the address leaves out. */
const views: Record<string, string[]> = {
  feed: ['all', 'forYou'],
  feedTab: ['forYou'],
  type: [],
};

/** Query keys that move through a list or filter it. Such pages belong to one visit and are not indexed. */
const places = [
  'search',
  'cursor',
  'tokenCursor',
  'fanClubCursor',
  'tokenOrFanclubCursor',
  'postId',
  'category',
  'ethnicity',
  'breastSize',
  'bodyType',
  'buttSize',
  'hairColor',
  'personality',
  'hobbies',
  'clothing',
  'style',
  'videoTag',
];

/**
 * Checks whether search engines may index a page. Pages without a description, searches and positions in a
 * list are excluded.
 */
function isForEngines(page: PageHead | undefined, { search }: MetaArgs['location']): boolean {
  const params = new URLSearchParams(search);
  return Boolean(page?.description) && !places.some((name) => params.has(name));
}

function headOf(data: unknown): PageHead | undefined {
  const hasPage = typeof data === 'object' && data !== null && 'page' in data;
  return hasPage ? (data.page as PageHead) : undefined;
}

/**
 * Returns a function that builds the canonical address of the page for a locale; null leaves the language
 * to the browser.
 */
function addressIn(site: SiteHead, { pathname, search }: MetaArgs['location']) {
  const url = new URL(site.product.url);
  // Set as the path and not resolved against the site's address, because some paths would resolve to
  // another site.
  url.pathname = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const query = new URLSearchParams(search);
  for (const [name, unnamed] of Object.entries(views)) {
    const value = query.get(name);
    if (value && !unnamed.includes(value)) url.searchParams.set(name, value);
  }
  return (locale: string | null): string => {
    const own = new URL(url);
    if (locale !== null) own.searchParams.set('lng', locale);
    return own.href;
  };
}

/** Returns the language in the address, or null if it is not a released one. */
function languageIn({ language }: SiteHead, { search }: MetaArgs['location']): string | null {
  const requested = new URLSearchParams(search).get('lng');
  return language.released.find((locale) => locale === requested) ?? null;
}

/** Returns the links to a page in all released languages, for pages that have a description. */
function inEveryLanguage({ language }: SiteHead, address: ReturnType<typeof addressIn>) {
  const link = (hrefLang: string, href: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const;
  return [
    ...language.released.map((locale) => link(locale, address(locale))),
    link('x-default', address(null)),
  ];
}

function siteOf(matches: MetaArgs['matches']): SiteHead | undefined {
  const site = matches.find(({ id }) => id === 'root')?.data;
  const isWhole =
    typeof site === 'object' && site !== null && 'product' in site && 'language' in site;
  return isWhole ? (site as SiteHead) : undefined;
}
