import { redirect, type AppLoadContext } from '@remix-run/node';
import type { SignInRefusal } from '~/domain/accounts/refuse-sign-in';
import type { SessionTokens } from '~/domain/sessions/start-session';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { setCookies } from '../../kit/session/set-cookies.server';

/** Signs the person in after all steps are proved, and remembers the browser. */
export function enterWith(
  { cookies, device }: Pick<AppLoadContext, 'cookies' | 'device'>,
  { tokens, email }: { tokens: SessionTokens; email: string },
  redirectTo: string,
) {
  const kept = [...cookies.startSession(tokens), ...device.remember(email), ...cookies.endTicket()];
  return redirect(redirectTo, { headers: setCookies(kept) });
}

/** Redirects to the page that explains why the account's state prevents a sign-in. */
export function leaveOutside({ cookies }: Pick<AppLoadContext, 'cookies'>, refusal: SignInRefusal) {
  const ended = cookies.endTicket();
  if (refusal.reason === 'closing') {
    const headers = setCookies([...cookies.offerRestore(refusal.restore), ...ended]);
    return redirect('/restore', { headers });
  }
  if (refusal.reason === 'under_age_review') {
    const headers = setCookies([...cookies.hold(refusal.review), ...ended]);
    return redirect(underReviewHref, { headers });
  }
  const place = `/held?${new URLSearchParams({ state: refusal.reason })}`;
  return redirect(place, { headers: setCookies(ended) });
}
