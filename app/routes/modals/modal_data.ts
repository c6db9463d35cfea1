import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { readModalData } from '../../kit/modals/server/read-modal-data.server';
import { modalData } from '../../modal-data.server';
import { modals } from '../../modal-names';

/** What a modal shows that is opened over a page that is there already. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { modal: await readModalData(context, request, { modals, readers: modalData }) };
}

/** Where it cannot be fetched, the modal says so: the router would take the whole page away. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (failure) {
    // The site leads elsewhere.
    if (failure instanceof Response) throw failure;
    return { modal: null };
  }
}
