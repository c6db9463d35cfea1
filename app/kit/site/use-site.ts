import { useRouteLoaderData } from '@remix-run/react';
import type { Site } from './site';

/** What every page knows: the product, the viewer, the language, what a token is worth. */
export function useSite() {
  const site = useRouteLoaderData<() => Promise<Site>>('root');
  if (!site) throw new Error('a page was drawn without the data of the site');
  return site;
}
