import type { AppLoadContext } from '@remix-run/node';
import { audienceOf } from '~/domain/flags/audience';
import { walletSettings } from '~/domain/wallet/settings';
import { getWelcomeTokens } from '~/domain/wallet/welcome-tokens';

/** What a token is worth, and how many a new account begins with. */
export async function walletSite({ domain, viewer }: AppLoadContext) {
  const [settings, welcomeTokens] = await Promise.all([
    domain.settings(walletSettings),
    getWelcomeTokens(domain, audienceOf(viewer)),
  ]);
  return {
    tokenValue: { minor: settings.token_value_minor, currency: settings.token_currency },
    welcomeTokens,
  };
}
