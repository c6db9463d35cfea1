import type { ClientLoaderFunctionArgs } from '@remix-run/react';

const mark = 'grows';

/** The address by which a list asks for what comes next in it, of a page that has `loadListPage`. */
export const nextPageHref = (href: string) => `${href}&${mark}`;

/** Whether an address asks for what comes next in a list. */
export const isNextPageRequest = ({ searchParams }: URL) => searchParams.has(mark);

/**
 * For the `clientLoader` of a page with a list that grows: where more of it cannot be fetched, the
 * answer is empty, and the list says so. The router would put an error in the whole page's place.
 */
export async function loadListPage({ request, serverLoader }: ClientLoaderFunctionArgs) {
  if (!isNextPageRequest(new URL(request.url))) return serverLoader();
  try {
    return await serverLoader();
  } catch (failure) {
    // The site leads elsewhere.
    if (failure instanceof Response) throw failure;
    return {};
  }
}
