import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { readModalData } from '../../kit/modals/server/read-modal-data.server';
import { modalData } from '../../modal-data.server';
import { modals } from '../../modal-names';

/** Returns the data of a modal that is opened over an existing page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { modal: await readModalData(context, request, { modals, readers: modalData }) };
}

/**
 * Returns null data if it cannot be fetched, which the modal shows; otherwise the router would replace the
 * whole page.
 */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (failure) {
    // The response is a redirect.
    if (failure instanceof Response) throw failure;
    return { modal: null };
  }
}
