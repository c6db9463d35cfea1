import type { Audience } from '../../flags/choose-variant';
import { getVariant } from '../../flags/get-user-flags';
import type { DomainContext } from '../../shared/context';
import { walletSettings } from '../settings';
import { changeAccount } from '../../account-states/account-rows';

/**
 * Returns the number of tokens that a new account of this audience starts with; 0 for none. The same number
 * is promised and granted.
 */
export async function getWelcomeTokens(
  context: Pick<DomainContext, 'flags' | 'settings'>,
  audience: Audience,
): Promise<number> {
  const [variant, settings] = await Promise.all([
    getVariant(context, 'welcome-tokens-amount', audience),
    context.settings(walletSettings),
  ]);
  return welcomeTokensOf(variant, settings.initial_tokens_amount);
}

/** Returns the experiment's variant if it is a valid number, otherwise the setting's amount. */
function welcomeTokensOf(variant: string, initialAmount: number): number {
  return /^\d{1,5}$/.test(variant) ? Number(variant) : initialAmount;
}

/** Records the first time that a user has seen their welcome tokens. */
export async function noteWelcomeTokensSeen(context: DomainContext, userId: string): Promise<void> {
  const unseen = { id: userId, welcome_tokens_seen_at: null };
  await changeAccount(context.db, unseen, { welcome_tokens_seen_at: context.now() });
}
