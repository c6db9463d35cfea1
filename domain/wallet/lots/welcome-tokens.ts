import type { Audience } from '../../flags/choose-variant';
import { getVariant } from '../../flags/get-user-flags';
import type { DomainContext } from '../../shared/context';
import { walletSettings } from '../settings';
import { changeAccount } from '../../account-states/account-rows';

/** Tokens a new account of this audience starts with; 0 is none. What is promised is granted. */
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

/** The experiment's variant where it is a sane number, else the setting's amount. */
function welcomeTokensOf(variant: string, initialAmount: number): number {
  return /^\d{1,5}$/.test(variant) ? Number(variant) : initialAmount;
}

/** Notes that a user has been shown their welcome tokens; the first time is kept. */
export async function noteWelcomeTokensSeen(context: DomainContext, userId: string): Promise<void> {
  const unseen = { id: userId, welcome_tokens_seen_at: null };
  await changeAccount(context.db, unseen, { welcome_tokens_seen_at: context.now() });
}
