import type { Asker } from '~/domain/viewers/asker';
import { newId } from '~/domain/shared/ids';

/**
 * A browser of its own that asks for codes; from one network, known to nobody, unless said
 * otherwise.
 */
export function makeAsker({
  id = newId(),
  network = '192.0.2.1',
  knownTo = [],
}: { id?: string; network?: string; knownTo?: readonly string[] } = {}): Asker {
  return { id, network, isKnownTo: (account) => knownTo.includes(account) };
}
