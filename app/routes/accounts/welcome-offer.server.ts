import type { AppLoadContext } from '@remix-run/node';
import type { Account, UnverifiedAccount } from '~/domain/profile/current-user';
import { isWelcomeOfferDue } from '~/domain/profile/welcome-offer';
import { audienceOf } from '~/domain/flags/audience';
import { getUserFlags } from '~/domain/flags/get-user-flags';
import { modalHref } from '../../kit/modals/modal-keys';
import type { ModalName } from '../../kit/modals/modal-name';

/** The modal that sells the offer that is due. */
const offer: ModalName = 'becomePremiumSpecialOffer';

/**
 * Returns the address where a person continues after giving their name, with the welcome offer opened over
 * it if it is due.
 */
export async function underWelcomeOffer(
  { domain, viewer }: Pick<AppLoadContext, 'domain' | 'viewer'>,
  user: Account | UnverifiedAccount,
  path: string,
): Promise<string> {
  if (!user.isVerified) return path;
  const { flags } = await getUserFlags(domain, audienceOf(viewer));
  if (!isWelcomeOfferDue(user, flags.SIGNUP_REDIRECT_WELCOME_OFFER === 'ON')) return path;
  const { pathname, search, hash } = new URL(path, 'http://site.invalid');
  const meta = { source: 'standalone_sign_up' };
  const href = modalHref({ pathname, search }, offer, { meta });
  return href.pathname + href.search + hash;
}
