import { useRouteLoaderData } from '@remix-run/react';
import type { readSite } from './read-site.server';

/** What every page knows: the product, the viewer, the language, what a token is worth. */
export function useSite() {
  const site = useRouteLoaderData<typeof readSite>('root');
  if (!site) throw new Error('a page was drawn without the data of the site');
  return site;
}
