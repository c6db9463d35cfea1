import type { AppLoadContext } from '@remix-run/node';
import { referralParameter } from '~/domain/referrals/get-referral-link';
import { processReferral } from '~/domain/referrals/referral';
import { setCookies } from '../../kit/session/set-cookies.server';
import { referralsSettings } from '~/domain/referrals/settings';

/**
 * Returns the header that stores whose referral link led a visitor to a profile, if they consented to
 * such cookies; empty headers if there was no valid link.
 */
export async function keepReferral(
  request: Request,
  { domain, viewer, cookies, consent }: AppLoadContext,
  characterId: string,
): Promise<Headers> {
  const code = new URL(request.url).searchParams.get(referralParameter);
  if (!code || !consent?.marketing) return new Headers();
  const processed = await processReferral(domain, viewer, { characterId, code });
  if (!processed.ok || processed.kept === null) return new Headers();
  const { referral_seconds } = await domain.settings(referralsSettings);
  return setCookies(cookies.rememberReferral(processed.kept, referral_seconds));
}
