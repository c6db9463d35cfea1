import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { idempotencyKeySchema } from '~/domain/chat/schema';
import { confirmVideo } from '~/domain/chat/videos/confirm-video';
import { rejectVideo } from '~/domain/chat/videos/leave-video';
import { findVideo } from '~/domain/chat/videos/list-videos';
import { offerVideoAgain } from '~/domain/chat/videos/offer-again';
import type { Person } from '~/domain/shared/person';
import { underReviewHref } from '../../age-reviews/under-review-href';
import type { RefusedVideo } from '../videos/refused-video';

const wantedSchema = z.object({
  intent: z.enum(['confirm-video', 'reject-video', 'video-again']),
  idempotencyKey: idempotencyKeySchema,
  confirmed: z.coerce.number().int().positive().optional(),
});

interface Posted {
  person: Person;
  slug: string;
  form: FormData;
}

/**
 * Accepts or rejects a video offer by form, or requests a failed video again, and redirects to the thread;
 * null if the form has another purpose.
 */
export async function videoByForm(
  { domain, country, refusals }: Pick<AppLoadContext, 'domain' | 'country' | 'refusals'>,
  { person, slug, form }: Posted,
) {
  const parsed = wantedSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success || person.kind === 'guest') return null;
  const { intent, idempotencyKey, confirmed } = parsed.data;
  const named = { userId: person.id, idempotencyKey };
  const thread = `/chats/${slug}`;
  if (intent === 'reject-video') {
    await rejectVideo(domain, named);
    return redirect(`${thread}#latest`);
  }
  if (intent === 'video-again') {
    const offered = await offerVideoAgain(domain, named);
    // The thread shows the new offer, as it does with every offer.
    if (offered.ok) return redirect(`${thread}#latest`);
    return data({ actError: refusals.formErrorOf(offered.reason) }, 409);
  }
  const outcome = await confirmVideo(domain, { ...named, confirmed, country });
  if (outcome.ok) return redirect(`${thread}#latest`);
  switch (outcome.reason) {
    case 'under_age_review':
      return redirect(underReviewHref);
    // The thread shows the check.
    case 'age-check-required':
    case 'adult-confirmation-required':
      return redirect(thread);
    case 'premium-needed':
      return redirect(`${thread}?modal=becomePremiumVideoMessageModal`);
    default: {
      const offer = await findVideo(domain, person.id, idempotencyKey);
      const video: RefusedVideo = {
        reason: outcome.reason,
        error: refusals.describe(outcome).message,
        tokens: offer?.tokens ?? 0,
        idempotencyKey,
      };
      return data({ video }, 422);
    }
  }
}
