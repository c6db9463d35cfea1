import type { Logger } from '~/observability/logger';
import { requestedModals } from '../modal-keys';
import { isModalName, type AllModals } from '../modal-name';

/** The maximum length of an unknown name in the log, because a name can be any text. */
const loggedLength = 64;

/** Logs a request for a modal that does not exist. The page opens without it. */
export function warnOfUnknownModal(modals: AllModals, request: Request, logger: Logger): void {
  const requested = requestedModals(new URL(request.url).searchParams);
  for (const name of requested.filter((name) => !isModalName(modals, name))) {
    logger.warn({ modal: name.slice(0, loggedLength) }, 'an unknown modal was asked for');
  }
}
