import type { kitSite } from './site.server';

/**
 * The data that areas add to every page. `app/site-parts.server.ts` adds the parts of each area.
 * @public
 */
export interface SiteParts {}

type KitSite = Awaited<ReturnType<typeof kitSite>>;

/** The data of every page: the kit's part and those of the areas. */
export type Site = KitSite &
  SiteParts & {
    /** The time at which the data was read, in milliseconds. Later events are not included. */
    readAt: number;
  };
