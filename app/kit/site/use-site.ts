import { useRouteLoaderData } from '@remix-run/react';
import type { Site } from './site';

/** Returns the data of every page: the product, the viewer, the language, the price of a token. */
export function useSite() {
  const site = useRouteLoaderData<() => Promise<Site>>('root');
  if (!site) throw new Error('a page was drawn without the data of the site');
  return site;
}
