import { readSessionOf } from '~/domain/sessions/read-session';
import { findReviewStatus } from '~/domain/age-reviews/find-age-review';
import type { DomainContext } from '~/domain/shared/context';
import { refuse, type Refusal, type AdmissionRefusal } from './refusals';
import type { AddressCounts } from './address-counts';
import type { Entrance } from './entrance';
import type { Credentials } from './read-credentials';
import type { Listener } from './subscriptions/listener';
import type { Subscription } from './subscriptions/subscription';
import type { Subscriptions } from './subscriptions/subscriptions';

export type Admission =
  | { ok: true; isVerified: boolean; subscription: Subscription; leave(): void }
  | Refusal<AdmissionRefusal>;

interface Handles {
  context: DomainContext;
  entrance: Entrance;
  subscriptions: Subscriptions;
  addresses: AddressCounts;
}

interface Newcomer {
  credentials: Exclude<Credentials, { kind: 'nobody' }>;
  listener: Listener;
  /** The client's address, if known. */
  address: string | null;
  /** Receives the cleanup to run when the connection closes, possibly before it is admitted. */
  onClose(leave: () => void): void;
}

/**
 * Admits a connection. It subscribes first and looks up the session afterwards: a session that ends
 * in between is then either found ended or announced to the listener.
 */
export function admit(handles: Handles, newcomer: Newcomer): Promise<Admission> {
  let isGone = false;
  newcomer.onClose(() => (isGone = true));
  return handles.entrance.add(async () =>
    isGone ? refuse('unavailable') : lookUp(handles, newcomer),
  );
}

async function lookUp(
  { context, subscriptions, addresses }: Handles,
  { credentials, listener, address, onClose }: Newcomer,
): Promise<Admission> {
  const leaveAddress = addresses.enter(address);
  if (!leaveAddress) return refuse('too-many-connections');
  const claim = subscriptions.claim(credentials.person.id, listener);
  if (!claim.ok) {
    leaveAddress();
    return claim;
  }
  const { subscription } = claim;
  const leave = () => {
    leaveAddress();
    claim.leave();
  };
  onClose(leave);
  try {
    if (!(await claim.opened)) return leaveAndRefuse(leave, 'unavailable');
    if (credentials.kind === 'guest') {
      const status = await findReviewStatus(context.db, credentials.person);
      if (status === 'held') return leaveAndRefuse(leave, 'unauthorized');
      return { ok: true, isVerified: false, subscription, leave };
    }
    const viewer = await readSessionOf(context, credentials.claims);
    // Staff who look as a person see no chats and no events.
    const isOwn = viewer?.actorId === viewer?.userId;
    if (!viewer || !isOwn) return leaveAndRefuse(leave, 'unauthorized');
    return { ok: true, isVerified: viewer.isVerified, subscription, leave };
  } catch (error) {
    leave();
    throw error;
  }
}

function leaveAndRefuse(leave: () => void, reason: AdmissionRefusal): Refusal<AdmissionRefusal> {
  leave();
  return refuse(reason);
}
