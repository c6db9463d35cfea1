import type { AccountDeletionsRow } from '~/db/rows';
import { decideAccountState } from '../account-states/decide-account-state';
import type { AccountState } from '../account-states/schema';
import { refuse, type Refusal } from './refusals';

interface RequestFacts {
  /** The state of the account. */
  state: AccountState;
  /** The due time of an earlier request that is still open. */
  dueAt: Date | undefined;
  /** True if the requesting user has just proved their identity. */
  isProved: boolean;
}

type RequestDecision =
  | { ok: true; kind: 'asked-before'; dueAt: Date }
  | { ok: true; kind: 'close'; next: AccountState }
  | Refusal<'not-found' | 'proof-required'>;

/** Decides whether an account's notice period begins. A repeated request is the same deletion. */
export function decideDeletionRequest({ state, dueAt, isProved }: RequestFacts): RequestDecision {
  if (dueAt) return { ok: true, kind: 'asked-before', dueAt };
  const closed = decideAccountState(state, { kind: 'deletion-requested' });
  if (!closed.ok) return refuse('not-found');
  return isProved ? { ok: true, kind: 'close', next: closed.next } : refuse('proof-required');
}

/** The stored progress of a deletion. */
export type Deletion = Pick<
  AccountDeletionsRow,
  'requested_at' | 'due_at' | 'cancelled_at' | 'erasure_began_at' | 'leased_until' | 'erased_at'
>;

export type DeletionEvent =
  /** The account is kept, because its owner decided so or has proved their age. */
  | { kind: 'kept' }
  /** It skips the notice period and can no longer be cancelled. */
  | { kind: 'hastened' }
  /** A worker starts or continues the erasure, with a lease of `leaseSeconds`. */
  | { kind: 'erasure-begun'; leaseSeconds: number }
  /** The worker failed. Another attempt need not wait for the lease to end. */
  | { kind: 'erasure-released' }
  /** The erasure is complete. */
  | { kind: 'erasure-finished' };

/** The changes to store; null if nothing changes. */
type Decision = { ok: true; changes: Partial<Deletion> | null } | Refusal<'too-late'>;

/**
 * Decides the next state of a deletion. It may be cancelled during its notice period. Afterwards a
 * worker erases the account, and another one replaces a crashed worker. A cancelled or completed
 * deletion does not change any more.
 */
export function decideDeletion(deletion: Deletion, event: DeletionEvent, now: Date): Decision {
  const isErasing = deletion.erasure_began_at !== null;
  if (event.kind === 'kept' && isErasing) return refuse('too-late');
  if (deletion.cancelled_at || deletion.erased_at) return unchanged;
  switch (event.kind) {
    case 'kept':
      return change({ cancelled_at: now });
    case 'hastened':
      return change({ requested_at: now, due_at: now, erasure_began_at: now });
    case 'erasure-begun':
      if (!isFree(deletion, now)) return unchanged;
      return change({
        erasure_began_at: deletion.erasure_began_at ?? now,
        leased_until: new Date(now.getTime() + event.leaseSeconds * 1000),
      });
    case 'erasure-released':
      return deletion.leased_until ? change({ leased_until: null }) : unchanged;
    case 'erasure-finished':
      return isErasing ? change({ erased_at: now, leased_until: null }) : unchanged;
  }
}

/** Checks whether it is due and not leased. */
function isFree({ due_at, leased_until }: Deletion, now: Date): boolean {
  return due_at <= now && (leased_until === null || leased_until <= now);
}

const unchanged: Decision = { ok: true, changes: null };
const change = (changes: Partial<Deletion>): Decision => ({ ok: true, changes });
