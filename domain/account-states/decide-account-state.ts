import { maySignIn } from './account-state';
import { refuse, type Refusal } from './refusals';
import type { AccountState } from './schema';

/** What happens to an account, and may bring it to another state. */
export type AccountStateEvent =
  /** Staff choose its state. */
  | { kind: 'chosen'; state: AccountState }
  /** Its person is held for what they said of their age (age-reviews). */
  | { kind: 'held' }
  /** They have proved their age; `before` is what the account was when they were held. */
  | { kind: 'age-proved'; before: AccountState | undefined }
  /** They ask to be deleted (deletions). */
  | { kind: 'deletion-requested' }
  /** They keep it after all, as it was. */
  | { kind: 'restored'; before: AccountState }
  /** They declare at the age gate that they are under age: it ends without notice. */
  | { kind: 'declared-under-age' };

/**
 * What staff may make of a state next. Deletion is the person's own, and for good. Tokens and words of
 * somebody suspended or terminated are kept, and so is their address, so that nobody signs up around it.
 */
const choices: Record<AccountState, readonly AccountState[]> = {
  active: ['warned', 'suspended', 'terminated'],
  warned: ['active', 'suspended', 'terminated'],
  suspended: ['active', 'warned', 'terminated'],
  under_age_review: ['active', 'warned', 'terminated'],
  // An appeal may be upheld.
  terminated: ['active', 'warned'],
  // During the notice period staff may still decide otherwise.
  closing: ['suspended', 'terminated'],
  deleted: [],
};

type Decision = { ok: true; next: AccountState } | Refusal<'state-not-reachable'>;

/**
 * The state an account goes to, which may be the one it is in; refused where no way leads there. What
 * is deleted stays so.
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
    case 'restored':
      // Staff may have suspended the account in the meantime; then that stands.
      return become(event.before, state === 'closing');
    case 'declared-under-age':
      return become('closing', state !== 'deleted');
  }
}

const become = (next: AccountState, isReachable: boolean): Decision =>
  isReachable ? { ok: true, next } : refuse('state-not-reachable');
