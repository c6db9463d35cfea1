import type { AppLoadContext } from '@remix-run/node';
import { getMessagePrice } from '~/domain/chat/send/get-message-price';
import { audienceOf } from '~/domain/flags/audience';
import { memberIdOf } from '~/domain/viewers/member-id';
import { walletSettings } from '~/domain/wallet/settings';
import { getWelcomeTokens } from '~/domain/wallet/lots/welcome-tokens';

/** Returns the value of a token, the price of a message for the viewer, and the tokens of a new account. */
export async function walletSite({ domain, viewer }: AppLoadContext) {
  const userId = memberIdOf(viewer);
  const [settings, messagePrice, welcomeTokens] = await Promise.all([
    domain.settings(walletSettings),
    userId === null ? null : getMessagePrice(domain, userId),
    getWelcomeTokens(domain, audienceOf(viewer)),
  ]);
  return {
    tokenValue: { minor: settings.token_value_minor, currency: settings.token_currency },
    /** Null if messages cost the viewer no tokens. */
    messagePrice,
    welcomeTokens,
  };
}
