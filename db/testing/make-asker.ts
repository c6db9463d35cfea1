import type { Asker } from '~/domain/viewers/asker';
import { newId } from '~/domain/shared/ids';

/**
 * Creates the browser that requests codes: a new one on the same network, not recognised by any
 * account unless given.
 */
export function makeAsker({
  id = newId(),
  network = '192.0.2.1',
  knownTo = [],
}: { id?: string; network?: string; knownTo?: readonly string[] } = {}): Asker {
  return { id, network, isKnownTo: (account) => knownTo.includes(account) };
}
