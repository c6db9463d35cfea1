import { createHmac } from 'node:crypto';
import type { DomainContext } from './context';
import { networkOf } from './network-of';

/** Who looks at something: a person, or whoever is at an address. */
export interface Looker {
  userId: string | null;
  /** The client's address, for who has no account. */
  address: string;
}

/**
 * What one viewer is counted by on one day: the person or, without one, the network they are in,
 * hashed with a secret so that neither can be read back. Another day's mark of a network is another.
 */
export function viewerMark(
  { keys }: Pick<DomainContext, 'keys'>,
  { userId, address }: Looker,
  day: string,
): Buffer {
  const who = userId === null ? `network:${networkOf(address)}:${day}` : `user:${userId}`;
  return createHmac('sha256', keys.viewerMark).update(who).digest().subarray(0, 16);
}

/** The day of an instant, yyyy-mm-dd in UTC: by which looks are counted. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
