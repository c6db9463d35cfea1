import type { Config } from './config';

/** In which region of its country a request comes from: the part of ISO 3166-2 behind the hyphen. */
export type RegionOf = (
  headers: Record<string, string | string[] | undefined>,
) => string | undefined;

/** Reads the region from the header of a trusted proxy, with its country before it or without. */
export function createRegionOf({
  REGION_HEADER: name,
  TRUSTED_PROXIES,
}: Pick<Config, 'REGION_HEADER' | 'TRUSTED_PROXIES'>): RegionOf {
  if (name === undefined || TRUSTED_PROXIES === 0) return () => undefined;
  return (headers) => {
    const told = headers[name]?.toString().trim().toUpperCase() ?? '';
    return /^(?:[A-Z]{2}-)?([A-Z0-9]{1,3})$/.exec(told)?.[1];
  };
}
