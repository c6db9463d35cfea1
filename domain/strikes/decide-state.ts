import type { AccountState } from '../account-states/schema';

interface StrikeStatus {
  /** True while a strike that was not retracted leads to suspension. */
  isSuspended: boolean;
  /** True while a strike counts. */
  isWarned: boolean;
  /** True when a strike with suspension was just retracted. */
  isSuspensionOver: boolean;
}

/**
 * Returns the new state of an account by its strikes; null for no change. Other decisions of staff or the
 * owner are kept: an account is reopened only if a strike had closed it.
 */
export function decideStateByStrikes(
  state: AccountState,
  { isSuspended, isWarned, isSuspensionOver }: StrikeStatus,
): AccountState | null {
  if (isSuspended) return ['active', 'warned', 'closing'].includes(state) ? 'suspended' : null;
  const open = isWarned ? 'warned' : 'active';
  if (state === 'suspended') return isSuspensionOver ? open : null;
  if (state !== 'active' && state !== 'warned') return null;
  return state === open ? null : open;
}
