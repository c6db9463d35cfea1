import type { AccountDeletionsRow } from '~/db/rows';
import { decideAccountState } from '../account-states/decide-account-state';
import type { AccountState } from '../account-states/schema';
import { refuse, type Refusal } from './refusals';

interface RequestFacts {
  /** Of the account. */
  state: AccountState;
  /** When the deletion is due that it asked for before, where one is open. */
  dueAt: Date | undefined;
  /** Whether who asks has just proved that it is them. */
  isProved: boolean;
}

type RequestDecision =
  | { ok: true; kind: 'asked-before'; dueAt: Date }
  | { ok: true; kind: 'close'; next: AccountState }
  | Refusal<'not-found' | 'proof-required'>;

/** Whether an account's notice period begins; asked twice, it is the same deletion. */
export function decideDeletionRequest({ state, dueAt, isProved }: RequestFacts): RequestDecision {
  if (dueAt) return { ok: true, kind: 'asked-before', dueAt };
  const closed = decideAccountState(state, { kind: 'deletion-requested' });
  if (!closed.ok) return refuse('not-found');
  return isProved ? { ok: true, kind: 'close', next: closed.next } : refuse('proof-required');
}

/** How far a deletion has come. */
export type Deletion = Pick<
  AccountDeletionsRow,
  'requested_at' | 'due_at' | 'cancelled_at' | 'erasure_began_at' | 'leased_until' | 'erased_at'
>;

export type DeletionEvent =
  /** The account is kept after all: by its owner's word, or because they have proved their age. */
  | { kind: 'kept' }
  /** It does not wait for the end of its notice period, and there is no way back. */
  | { kind: 'hastened' }
  /** Somebody begins to erase, or goes on with it, and holds the work for so long. */
  | { kind: 'erasure-begun'; leaseSeconds: number }
  /** They failed: whoever tries again need not wait for the lease to end. */
  | { kind: 'erasure-released' }
  /** Nothing is left to erase. */
  | { kind: 'erasure-finished' };

/** What is noted of it; null where it stays as it is. */
type Decision = { ok: true; changes: Partial<Deletion> | null } | Refusal<'too-late'>;

/**
 * What becomes of a deletion. During its notice period it may be cancelled; once that is over somebody
 * erases, and whoever dies at it is followed by another; in the end it is carried out. One that was
 * cancelled or carried out becomes nothing else.
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

/** Whether it is due, and nobody is at it. */
function isFree({ due_at, leased_until }: Deletion, now: Date): boolean {
  return due_at <= now && (leased_until === null || leased_until <= now);
}

const unchanged: Decision = { ok: true, changes: null };
const change = (changes: Partial<Deletion>): Decision => ({ ok: true, changes });
