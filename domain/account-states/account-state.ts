import type { AccountState } from './schema';

/**
 * Whether somebody in a state may hold a session, and with it do anything at all. Somebody warned may
 * do everything, and is told of it on every page.
 */
const rules: Record<AccountState, boolean> = {
  active: true,
  warned: true,
  suspended: false,
  under_age_review: false,
  terminated: false,
  closing: false,
  deleted: false,
};

/** Whether somebody in this state may hold a session at all. */
export function maySignIn(state: AccountState): boolean {
  return rules[state];
}
