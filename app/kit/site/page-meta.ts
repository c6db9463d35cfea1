import type { MetaDescriptor } from '@remix-run/node';

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

/** What a page is shared with that has no picture of its own. */
const sitePicture = '/logos/share.jpg';

/** Query keys that choose a view of a page, and what each says of the view that needs no naming. */
const views: Record<string, string[]> = {
  feed: ['all', 'forYou'],
  feedTab: ['forYou'],
  type: [],
};

/** Query keys that lead further into a list or narrow it: of each visit's own, and nobody's to find. */
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

/** A page without a description, or made of somebody's search or way, is not meant to be found. */
function isForEngines(page: PageHead | undefined, { search }: MetaArgs['location']): boolean {
  const params = new URLSearchParams(search);
  return Boolean(page?.description) && !places.some((name) => params.has(name));
}

function headOf(data: unknown): PageHead | undefined {
  const hasPage = typeof data === 'object' && data !== null && 'page' in data;
  return hasPage ? (data.page as PageHead) : undefined;
}

/** The one address of what a page shows, by language; of none where the browser's decides. */
function addressIn(site: SiteHead, { pathname, search }: MetaArgs['location']) {
  const url = new URL(site.product.url);
  // Put into the site's address, not resolved against it: some paths would name another site.
  url.pathname = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const asked = new URLSearchParams(search);
  for (const [name, unnamed] of Object.entries(views)) {
    const value = asked.get(name);
    if (value && !unnamed.includes(value)) url.searchParams.set(name, value);
  }
  return (locale: string | null): string => {
    const own = new URL(url);
    if (locale !== null) own.searchParams.set('lng', locale);
    return own.href;
  };
}

/** The language that an address asks for, if it is one there is. */
function languageIn({ language }: SiteHead, { search }: MetaArgs['location']): string | null {
  const asked = new URLSearchParams(search).get('lng');
  return language.released.find((locale) => locale === asked) ?? null;
}

/** A page that describes itself is meant to be found: in every language there is of it. */
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
