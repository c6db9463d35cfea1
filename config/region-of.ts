import type { Config } from './config';
import { readToldByProxy, type ToldByProxy } from './told-by-proxy';

/** In which region of its country a request comes from: the part of ISO 3166-2 behind the hyphen. */
export type RegionOf = ToldByProxy;

/** Reads the region from the header of a trusted proxy, with its country before it or without. */
export const createRegionOf = ({
  REGION_HEADER: header,
  TRUSTED_PROXIES: trustedProxies,
}: Pick<Config, 'REGION_HEADER' | 'TRUSTED_PROXIES'>): RegionOf =>
  readToldByProxy({
    header,
    trustedProxies,
    read: (word) => /^(?:[A-Z]{2}-)?([A-Z0-9]{1,3})$/.exec(word)?.[1],
  });
