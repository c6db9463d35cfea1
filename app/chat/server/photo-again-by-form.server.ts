import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { getPhotoPrice } from '~/domain/chat/photos/order-photo';
import { regeneratePhoto } from '~/domain/chat/photos/regenerate-photo';
import { idSchema } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { underReviewHref } from '../../age-reviews/under-review-href';
import type { RefusedAgain } from '../photos/refused-photo';

const inputSchema = z.object({
  messageId: idSchema,
  /** The tokens that the person agreed to. */
  confirmed: z.coerce.number().int().positive().optional(),
});

interface Asking {
  person: Person;
  character: { slug: string };
  form: FormData;
}

/** Orders a failed photo again and redirects to the thread. */
export async function photoAgainByForm(
  context: Pick<AppLoadContext, 'domain' | 'limits' | 'country' | 'refusals'>,
  { person, character, form }: Asking,
) {
  const thread = `/chats/${character.slug}`;
  if (person.kind === 'guest') return redirect(`${thread}?modal=signUpModal`);
  const parsed = inputSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return redirect(thread);
  const allowed = await context.limits.sendByForm(person);
  const made = await regeneratePhoto(context.domain, {
    ...parsed.data,
    userId: person.id,
    country: context.country,
    isOverLimit: !allowed.ok,
  });
  if (made.ok) return redirect(`${thread}#latest`);
  switch (made.reason) {
    case 'under_age_review':
      return redirect(underReviewHref);
    // The thread shows the check.
    case 'age-check-required':
    case 'adult-confirmation-required':
      return redirect(thread);
    default: {
      const { tokens } = await getPhotoPrice(context.domain, context.domain.db, person.id);
      const photoAgain: RefusedAgain = {
        messageId: parsed.data.messageId,
        reason: made.reason,
        error: context.refusals.describe(made).message,
        tokens,
      };
      return data({ photoAgain }, 422);
    }
  }
}
