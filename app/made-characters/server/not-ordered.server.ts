import type { AppLoadContext } from '@remix-run/node';
import type { orderAgain } from '~/domain/made-characters/order-again';
import type { orderCharacterIn } from '~/domain/made-characters/order-character';
import type { renewPortraits } from '~/domain/made-characters/renew-portraits';
import { underReviewHref } from '../../age-reviews/under-review-href';
import type { FormError } from '../../kit/i18n/form-error';
import { withRedirect } from '../../kit/site/with-redirect';
import { createHref } from '../making-hrefs';

type NotOrdered =
  | Exclude<Awaited<ReturnType<typeof orderCharacterIn>>, { ok: true }>
  | Exclude<Awaited<ReturnType<typeof orderAgain>>, { ok: true }>
  | Exclude<Awaited<ReturnType<typeof renewPortraits>>, { ok: true }>;

/** The address where a person can solve a refusal, or the error that the page shows. */
type Solution = { href: string } | { error: FormError };

/**
 * Returns the solution of a refused order: checks of age and withdrawn choices have pages of their own, and
 * too few tokens open `shortageHref`. `back` is the page to return to.
 */
export function solveNotOrdered(
  { refusals }: Pick<AppLoadContext, 'refusals'>,
  refusal: NotOrdered,
  { back, shortageHref }: { back: string; shortageHref: string },
): Solution {
  switch (refusal.reason) {
    case 'insufficient-balance':
      return { href: shortageHref };
    case 'choice-withdrawn':
      return { href: createHref(refusal.step) };
    case 'under_age_review':
      return { href: underReviewHref };
    case 'age-check-required':
    case 'adult-confirmation-required':
      return { href: withRedirect('/age_check', back) };
    case 'confirmation-needed':
      return { error: 'making-price-changed' };
    default:
      return { error: refusals.formErrorOf(refusal.reason) };
  }
}
