import type { Config } from '~/config/config';
import type { SiteTokens } from '../../session/read-cookies';

/**
 * The parts of a request's context that areas read; `app/request-parts.ts` adds those of each area.
 * @public
 */
export interface RequestParts {}

/** The input from which an area reads its part. */
export interface RequestDetails {
  config: Config;
  /** The original path and query. */
  address: string;
  cookieHeader: string;
  /** The values of the site's own cookies. */
  tokens: SiteTokens;
}

/** The functions that read each part at its first use. */
export type RequestPartReaders = {
  readonly [Name in keyof RequestParts]: (input: RequestDetails) => RequestParts[Name];
};
