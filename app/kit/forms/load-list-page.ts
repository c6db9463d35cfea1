import type { ClientLoaderFunctionArgs } from '@remix-run/react';

const mark = 'grows';

/** Returns the address that requests the next part of a list, for a page that has `loadListPage`. */
export const nextPageHref = (href: string) => `${href}&${mark}`;

/** Checks whether an address requests the next part of a list. */
export const isNextPageRequest = ({ searchParams }: URL) => searchParams.has(mark);

/**
 * Serves as the `clientLoader` of a page with a growing list: if the next part cannot be loaded, the
 * result is empty and the list shows it. The router would replace the whole page with an error.
 */
export async function loadListPage({ request, serverLoader }: ClientLoaderFunctionArgs) {
  if (!isNextPageRequest(new URL(request.url))) return serverLoader();
  try {
    return await serverLoader();
  } catch (failure) {
    // A redirect of the site.
    if (failure instanceof Response) throw failure;
    return {};
  }
}
