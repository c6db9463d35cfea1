import { createHmac } from 'node:crypto';
import type { DomainContext } from '../context';
import { networkOf } from '../origin/network-of';
import type { Person } from '../person';

/** A viewer of content: a user, or a client by its address. */
export interface Looker {
  userId: string | null;
  /** The client's address, for viewers without an account. */
  address: string;
}

type Keys = Pick<DomainContext, 'keys'>;

/**
 * Returns the mark by which a viewer is counted on a day: of the user, or else of the network. It is a
 * keyed hash, so neither can be recovered. A network has another mark each day.
 */
export function viewerMark(context: Keys, { userId, address }: Looker, day: string): Buffer {
  return userId === null
    ? mark(context, `network:${networkOf(address)}:${day}`)
    : personMark(context, { kind: 'user', id: userId });
}

/** Returns the mark of a person, which is the same every day. */
export function personMark(context: Keys, { kind, id }: Person): Buffer {
  return mark(context, `${kind}:${id}`);
}

function mark({ keys }: Keys, who: string): Buffer {
  return createHmac('sha256', keys.viewerMark).update(who).digest().subarray(0, 16);
}

/** Returns the day of a time (yyyy-mm-dd in UTC), by which views are counted. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
