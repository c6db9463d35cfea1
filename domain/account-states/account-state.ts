import type { AccountState } from './schema';

/**
 * True if a user in a state may hold a session, and with it do everything. A warned user may do
 * everything too, and every page shows the warning.
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

/** Checks whether a user in this state may hold a session at all. */
export function maySignIn(state: AccountState): boolean {
  return rules[state];
}
