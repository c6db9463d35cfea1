import type { Config } from './config';

/** Where a request comes from: ISO 3166-1 alpha-2, undefined where nobody can say. */
export type CountryOf = (
  headers: Record<string, string | string[] | undefined>,
) => string | undefined;

/** What proxies say who do not know either. */
const unknown = 'XX';

/** Reads the country from the header of a trusted proxy; without such a proxy it is anybody's word. */
export function createCountryOf({
  COUNTRY_HEADER: name,
  TRUSTED_PROXIES,
}: Pick<Config, 'COUNTRY_HEADER' | 'TRUSTED_PROXIES'>): CountryOf {
  if (name === undefined || TRUSTED_PROXIES === 0) return () => undefined;
  return (headers) => {
    const told = headers[name]?.toString().trim().toUpperCase() ?? '';
    return /^[A-Z]{2}$/.test(told) && told !== unknown ? told : undefined;
  };
}
