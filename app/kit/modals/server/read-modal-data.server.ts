import type { AppLoadContext } from '@remix-run/node';
import type { Logger } from '~/observability/logger';
import { toSiteViewer } from '../../site/site-viewer';
import { chooseModals } from '../choose-modal';
import { isModalName, type AllModals } from '../modal-name';
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

/** The maximum length of an unknown name in the log, because a name can be any text. */
const loggedLength = 64;

/** Logs a request for a modal that does not exist. The page opens without it. */
export function warnOfUnknownModal(modals: AllModals, request: Request, logger: Logger): void {
  const requested = requestedModals(new URL(request.url).searchParams);
  for (const name of requested.filter((name) => !isModalName(modals, name))) {
    logger.warn({ modal: name.slice(0, loggedLength) }, 'an unknown modal was asked for');
  }
}
