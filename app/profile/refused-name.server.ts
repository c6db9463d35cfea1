import { redirect, type AppLoadContext } from '@remix-run/node';
import type { updateUser } from '~/domain/profile/update-user';
import { underReviewHref } from '../age-reviews/under-review-href';

type Reason = Extract<Awaited<ReturnType<typeof updateUser>>, { ok: false }>['reason'];

/** Returns the form error for a refused name, at its field. A hold has a page of its own. */
export function refusedName({ refusals }: AppLoadContext, reason: Reason) {
  if (reason === 'under_age_review') return redirect(underReviewHref);
  return { at: 'nickName' as const, error: refusals.formErrorOf(reason), status: 422 };
}
