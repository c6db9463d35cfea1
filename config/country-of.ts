import type { Config } from './config';
import { createProxyHeaderReader, type ProxyHeaderReader } from './proxy-header-reader';

/** Returns the country of a request (ISO 3166-1 alpha-2); undefined if it is unknown. */
export type CountryOf = ProxyHeaderReader;

/** The value that proxies send for an unknown country. */
const unknown = 'XX';

/** Reads the country from the header of a trusted proxy. */
export const createCountryOf = ({
  COUNTRY_HEADER: header,
  TRUSTED_PROXIES: trustedProxies,
}: Pick<Config, 'COUNTRY_HEADER' | 'TRUSTED_PROXIES'>): CountryOf =>
  createProxyHeaderReader({
    header,
    trustedProxies,
    read: (word) => (/^[A-Z]{2}$/.test(word) && word !== unknown ? word : undefined),
  });
