import type { kitSite } from './site.server';

/**
 * What areas give to every page; `app/site-parts.server.ts` extends it with what it finds.
 * @public
 */
export interface SiteParts {}

type KitSite = Awaited<ReturnType<typeof kitSite>>;

/** What every page is given: the kit's part and those of areas. */
export type Site = KitSite &
  SiteParts & {
    /** What happens from here on is not in it, in milliseconds. */
    readAt: number;
  };
