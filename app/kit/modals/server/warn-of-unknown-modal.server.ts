import type { Logger } from '~/observability/logger';
import { requestedModals } from '../modal-keys';
import { isModalName } from '../find-modal';

/** Longest part of an unknown name that goes into the log; it is whatever somebody typed. */
const loggedLength = 64;

/** Somebody followed a link to a modal there is not; the page opens without it. */
export function warnOfUnknownModal(request: Request, logger: Logger): void {
  const asked = requestedModals(new URL(request.url).searchParams);
  for (const name of asked.filter((name) => !isModalName(name))) {
    logger.warn({ modal: name.slice(0, loggedLength) }, 'an unknown modal was asked for');
  }
}
