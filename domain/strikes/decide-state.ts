import type { AccountState } from '../account-states/schema';

interface StandingOfAccount {
  /** A strike that was not taken back leads to suspension. */
  isSuspended: boolean;
  /** A strike counts. */
  isWarned: boolean;
  /** One that led to suspension has just been taken back. */
  isSuspensionOver: boolean;
}

/**
 * The state that an account goes to by its strikes; null where it stays. What staff or their owner
 * did otherwise stands: an account is reopened only where a strike had closed it.
 */
export function decideStateByStrikes(
  state: AccountState,
  { isSuspended, isWarned, isSuspensionOver }: StandingOfAccount,
): AccountState | null {
  if (isSuspended) return ['active', 'warned', 'closing'].includes(state) ? 'suspended' : null;
  const open = isWarned ? 'warned' : 'active';
  if (state === 'suspended') return isSuspensionOver ? open : null;
  if (state !== 'active' && state !== 'warned') return null;
  return state === open ? null : open;
}
