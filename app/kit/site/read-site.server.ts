import type { AppLoadContext } from '@remix-run/node';
import type { Site, SiteParts } from './site';
import { kitSite } from './site.server';

/** Reads what an area gives to every page (its `site.server.ts`). */
export type SitePart = (context: AppLoadContext, request: Request) => Promise<Partial<SiteParts>>;

/** Reads what every page is given: the kit's part, and those of areas. */
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
  // The index that extends `SiteParts` lists what reads all of it.
  const ofAreas = Object.assign({}, ...read) as SiteParts;
  return { ...ofAreas, ...own, readAt };
}
