import type { Config } from './config';
import { readToldByProxy, type ToldByProxy } from './told-by-proxy';

/** Where a request comes from: ISO 3166-1 alpha-2, undefined where nobody can say. */
export type CountryOf = ToldByProxy;

/** What proxies say who do not know either. */
const unknown = 'XX';

/** Reads the country from the header of a trusted proxy. */
export const createCountryOf = ({
  COUNTRY_HEADER: header,
  TRUSTED_PROXIES: trustedProxies,
}: Pick<Config, 'COUNTRY_HEADER' | 'TRUSTED_PROXIES'>): CountryOf =>
  readToldByProxy({
    header,
    trustedProxies,
    read: (word) => (/^[A-Z]{2}$/.test(word) && word !== unknown ? word : undefined),
  });
