import type { Audience } from '../flags/choose-variant';
import { getVariant } from '../flags/get-user-flags';
import type { DomainContext } from '../shared/context';
import { walletSettings } from './settings';

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
