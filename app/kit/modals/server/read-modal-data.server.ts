import type { AppLoadContext } from '@remix-run/node';
import { toSiteViewer } from '../../site/site-viewer';
import { chooseModals } from '../choose-modal';
import type { AllModals } from '../modal-name';
import type { ModalShown } from '../modal-shown';
import { metaOf, modalSearch, requestedModals } from '../modal-keys';
import type { ModalDataReaders } from './modal-data-reader';

/** Returns the data of the topmost modal of an address, or null if it has no data of its own. */
export async function readModalData(
  context: AppLoadContext,
  request: Request,
  { modals, readers }: { modals: AllModals; readers: ModalDataReaders },
): Promise<ModalShown | null> {
  const { domain, viewer } = context;
  const { searchParams } = new URL(request.url);
  const { kind } = toSiteViewer(viewer, domain.now());
  const name = chooseModals(modals, requestedModals(searchParams), kind).at(-1);
  const read = name && readers[name];
  if (!read) return null;
  const params = metaOf(searchParams, name);
  return { search: modalSearch(name, params), data: await read(context, params) };
}
