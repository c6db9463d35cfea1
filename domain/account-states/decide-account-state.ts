import { maySignIn } from './account-state';
import { refuse, type Refusal } from './refusals';
import type { AccountState } from './schema';

/** An event that may bring an account to another state. */
export type AccountStateEvent =
  /** Staff chose its state. */
  | { kind: 'chosen'; state: AccountState }
  /** Its owner is held for what they said about their age (age-reviews). */
  | { kind: 'held' }
  /** Its owner has proved their age; `before` is the account's state before the hold. */
  | { kind: 'age-proved'; before: AccountState | undefined }
  /** Its owner requests deletion (deletions). */
  | { kind: 'deletion-requested' }
  /** Staff delete it for its owner. */
  | { kind: 'deleted-by-staff' }
  /** Its owner keeps the account, in its earlier state. */
  | { kind: 'restored'; before: AccountState }
  /** Its owner declares at the age gate that they are under age. The account ends without notice. */
  | { kind: 'declared-under-age' };

/**
 * The states that staff may choose next. Only the owner can delete an account, and deletion is final.
 * The tokens, texts and address of a suspended or terminated user are kept, so that they cannot sign
 * up again with the address.
 */
const choices: Record<AccountState, readonly AccountState[]> = {
  active: ['warned', 'suspended', 'terminated'],
  warned: ['active', 'suspended', 'terminated'],
  suspended: ['active', 'warned', 'terminated'],
  under_age_review: ['active', 'warned', 'terminated'],
  // Staff may uphold an appeal.
  terminated: ['active', 'warned'],
  // During the notice period staff may still decide differently.
  closing: ['suspended', 'terminated'],
  deleted: [],
};

type Decision = { ok: true; next: AccountState } | Refusal<'state-not-reachable'>;

/**
 * Returns the next state of an account, which may be its current state; refuses an unreachable state.
 * A deleted account stays deleted.
 */
export function decideAccountState(state: AccountState, event: AccountStateEvent): Decision {
  switch (event.kind) {
    case 'chosen':
      return become(event.state, event.state === state || choices[state].includes(event.state));
    case 'held':
      return become('under_age_review', maySignIn(state));
    case 'age-proved':
      return become(event.before ?? 'active', state === 'under_age_review');
    case 'deletion-requested':
      return become('closing', maySignIn(state));
    case 'deleted-by-staff':
      return become('closing', state !== 'deleted' && state !== 'under_age_review');
    case 'restored':
      // If staff suspended the account in the meantime, it stays suspended.
      return become(event.before, state === 'closing');
    case 'declared-under-age':
      return become('closing', state !== 'deleted');
  }
}

const become = (next: AccountState, isReachable: boolean): Decision =>
  isReachable ? { ok: true, next } : refuse('state-not-reachable');
