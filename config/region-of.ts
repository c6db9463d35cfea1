import type { Config } from './config';
import { createProxyHeaderReader, type ProxyHeaderReader } from './proxy-header-reader';

/** Returns the region of a request within its country: the part of ISO 3166-2 behind the hyphen. */
export type RegionOf = ProxyHeaderReader;

/** Reads the region from the header of a trusted proxy, with or without the country in front of it. */
export const createRegionOf = ({
  REGION_HEADER: header,
  TRUSTED_PROXIES: trustedProxies,
}: Pick<Config, 'REGION_HEADER' | 'TRUSTED_PROXIES'>): RegionOf =>
  createProxyHeaderReader({
    header,
    trustedProxies,
    read: (word) => /^(?:[A-Z]{2}-)?([A-Z0-9]{1,3})$/.exec(word)?.[1],
  });
