import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '~/app/root';

/** What every page knows: the product, the viewer, the language, what a token is worth. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root');
  if (!site) throw new Error('a page was drawn without the data of the site');
  return site;
}
