import { writeReviewToken, type ReviewToken } from '../age-reviews/review-token';
import { offerRestore, type RestoreOffer } from '../deletions/offer-restore';
import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { maySignIn } from '../account-states/account-state';
import type { AccountState } from '../account-states/schema';
import { refuse, type Refusal } from './refusals';

export type SignInRefusal =
  | Refusal<'suspended' | 'terminated'>
  | (Refusal<'closing'> & { restore: RestoreOffer })
  | (Refusal<'under_age_review'> & { review: ReviewToken });

/**
 * Returns the reason why a user who proved their identity gets no session; null when they may have
 * one. The owner of a closing account is offered to keep it; a user under age review is offered to
 * prove their age.
 */
export async function refuseSignIn(
  context: DomainContext,
  user: { id: string; state: AccountState },
): Promise<SignInRefusal | null> {
  if (maySignIn(user.state)) return null;
  await logSecurityEvent(context, context.db, {
    kind: 'sign-in-refused',
    userId: user.id,
    detail: { reason: user.state },
  });
  if (user.state === 'suspended') return refuse('suspended');
  if (user.state === 'under_age_review') {
    const review = await writeReviewToken(context, { kind: 'user', id: user.id });
    return { ...refuse('under_age_review'), review };
  }
  const restore = user.state === 'closing' ? await offerRestore(context, user.id) : null;
  return restore ? { ...refuse('closing'), restore } : refuse('terminated');
}
