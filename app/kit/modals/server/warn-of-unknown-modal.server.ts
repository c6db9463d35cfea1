import type { Logger } from '~/observability/logger';
import { requestedModals } from '../modal-keys';
import { isModalName, type AllModals } from '../modal-name';

/** Longest part of an unknown name that goes into the log; it is whatever somebody typed. */
const loggedLength = 64;

/** Somebody followed a link to a modal there is not; the page opens without it. */
export function warnOfUnknownModal(modals: AllModals, request: Request, logger: Logger): void {
  const asked = requestedModals(new URL(request.url).searchParams);
  for (const name of asked.filter((name) => !isModalName(modals, name))) {
    logger.warn({ modal: name.slice(0, loggedLength) }, 'an unknown modal was asked for');
  }
}
