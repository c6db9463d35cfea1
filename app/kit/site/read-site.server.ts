import type { AppLoadContext } from '@remix-run/node';
import type { Site, SiteParts } from './site';
import { kitSite } from './site.server';

/** Reads the data that an area adds to every page (its `site.server.ts`). */
export type SitePart = (context: AppLoadContext, request: Request) => Promise<Partial<SiteParts>>;

/** Reads the data of every page: the kit's part and those of the areas. */
export async function readSite(
  context: AppLoadContext,
  request: Request,
  parts: readonly SitePart[],
): Promise<Site> {
  const readAt = context.domain.now().getTime();
  const [own, ...read] = await Promise.all([
    kitSite(context),
    ...parts.map((part) => part(context, request)),
  ]);
  // The index that extends `SiteParts` lists the readers of all parts.
  const ofAreas = Object.assign({}, ...read) as SiteParts;
  return { ...ofAreas, ...own, readAt };
}
