import { redirect, type AppLoadContext } from '@remix-run/node';
import type { updateUser } from '~/domain/profile/update-user';
import { underReviewHref } from '../age-reviews/under-review-href';

type Reason = Extract<Awaited<ReturnType<typeof updateUser>>, { ok: false }>['reason'];

/** What a form says of a name that was refused, at its field; a hold has a page of its own. */
export function refusedName({ refusals }: AppLoadContext, reason: Reason) {
  if (reason === 'under_age_review') return redirect(underReviewHref);
  return { at: 'nickName' as const, error: refusals.formErrorOf(reason), status: 422 };
}
