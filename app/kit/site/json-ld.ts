/** Characters are not people. Search engines support no type that fits better. */
export const fictional = 'https://www.wikidata.org/entity/Q15632617';

export interface Product {
  name: string;
  url: string;
}

export const absolute = ({ url }: Product, path: string) => new URL(path, url).href;

/** Returns the description of the site and its search. */
export function siteJsonLd(product: Product) {
  return {
    '@type': 'WebSite',
    name: product.name,
    url: absolute(product, '/'),
    isFamilyFriendly: false,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absolute(product, '/characters')}?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
