import type { Config } from '~/config/config';
import type { SiteTokens } from '../session/read-cookies';

/**
 * What areas read of a request; `app/request-parts.ts` extends it with what it finds.
 * @public
 */
export interface RequestParts {}

/** What an area reads a part of the context from. */
export interface Asked {
  config: Config;
  /** Path and query as they came. */
  address: string;
  cookieHeader: string;
  /** What the site's own cookies hold. */
  tokens: SiteTokens;
}

/** Reads each part when it is first asked for. */
export type RequestPartReaders = {
  readonly [Name in keyof RequestParts]: (asked: Asked) => RequestParts[Name];
};
