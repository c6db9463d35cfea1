import type { AccountState } from './schema';

interface Rules {
  /** Whether they may hold a session, and with it do anything at all. */
  maySignIn: boolean;
  /** What staff may make of it next. Deletion is the person's own, and for good. */
  mayBecome: readonly AccountState[];
}

/**
 * What each state means. Somebody warned may do everything, and is told of it on every page; tokens
 * and words of somebody suspended or terminated are kept, and so is their address, so that nobody
 * signs up around it.
 */
const rules: Record<AccountState, Rules> = {
  active: { maySignIn: true, mayBecome: ['warned', 'suspended', 'terminated'] },
  warned: { maySignIn: true, mayBecome: ['active', 'suspended', 'terminated'] },
  suspended: { maySignIn: false, mayBecome: ['active', 'warned', 'terminated'] },
  // They said that they are under age (age-reviews), and have yet to prove otherwise.
  under_age_review: { maySignIn: false, mayBecome: ['active', 'warned', 'terminated'] },
  // An appeal may be upheld.
  terminated: { maySignIn: false, mayBecome: ['active', 'warned'] },
  // The notice period of a deletion (privacy); staff may still decide otherwise.
  closing: { maySignIn: false, mayBecome: ['suspended', 'terminated'] },
  deleted: { maySignIn: false, mayBecome: [] },
};

/** Whether somebody in this state may hold a session at all. */
export function maySignIn(state: AccountState): boolean {
  return rules[state].maySignIn;
}

/** Whether staff may bring an account from one state to another. */
export function mayBecome(from: AccountState, to: AccountState): boolean {
  return rules[from].mayBecome.includes(to);
}
