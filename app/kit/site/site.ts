import type { kitSite } from './site.server';

/**
 * The data that areas add to every page; `app/site-parts.server.ts` adds those of each area.
 * @public
 */
export interface SiteParts {}

type KitSite = Awaited<ReturnType<typeof kitSite>>;

/** The data of every page: the kit's part and those of areas. */
export type Site = KitSite &
  SiteParts & {
    /** What happens from here on is not in it, in milliseconds. */
    readAt: number;
  };
