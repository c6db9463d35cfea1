import { createHmac } from 'node:crypto';
import type { DomainContext } from '../context';
import { networkOf } from '../origin/network-of';
import type { Person } from '../person';

/** Who looks at something: a person, or whoever is at an address. */
export interface Looker {
  userId: string | null;
  /** The client's address, for who has no account. */
  address: string;
}

type Keys = Pick<DomainContext, 'keys'>;

/**
 * What one viewer is counted by on one day: the person or, without one, the network they are in,
 * hashed with a secret so that neither can be read back. Another day's mark of a network is another.
 */
export function viewerMark(context: Keys, { userId, address }: Looker, day: string): Buffer {
  return userId === null
    ? mark(context, `network:${networkOf(address)}:${day}`)
    : personMark(context, { kind: 'user', id: userId });
}

/** What a person is known by among viewers, the same every day. */
export function personMark(context: Keys, { kind, id }: Person): Buffer {
  return mark(context, `${kind}:${id}`);
}

function mark({ keys }: Keys, who: string): Buffer {
  return createHmac('sha256', keys.viewerMark).update(who).digest().subarray(0, 16);
}

/** The day of an instant, yyyy-mm-dd in UTC: by which looks are counted. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
