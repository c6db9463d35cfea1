import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { getPhotoPrice, orderPhoto } from '~/domain/chat/photos/order-photo';
import { orderPhotoSchema } from '~/domain/chat/photos/photo-order';
import { cleanWords } from '~/domain/shared/words/clean-words';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { formText } from '../../kit/forms/form-text';
import type { RefusedPhoto } from '../photos/refused-photo';

interface Ordering {
  person: Person;
  character: { id: string; slug: string };
  form: FormData;
}

/** Orders a photo by form and redirects to the thread; a form sent twice is one photo. */
export async function photoByForm(
  context: Pick<AppLoadContext, 'domain' | 'moderator' | 'limits' | 'country' | 'refusals'>,
  { person, character, form }: Ordering,
) {
  const thread = `/chats/${character.slug}`;
  if (person.kind === 'guest') return redirect(`${thread}?modal=signUpModal`);
  const words = cleanWords(formText(form, 'words'));
  const shape = formText(form, 'shape');
  const confirmed = formText(form, 'confirmed');
  const parsed = orderPhotoSchema.safeParse({
    idempotencyKey: form.get('idempotencyKey'),
    characterId: character.id,
    content: words,
    shape,
    ...(/^\d{1,9}$/.test(confirmed) && { confirmedTokens: Number(confirmed) }),
  });
  const { tokens } = await getPhotoPrice(context.domain, context.domain.db, person.id);
  const again = { words, shape, tokens, idempotencyKey: newId() };
  const refuse = (photo: RefusedPhoto) => data({ photo }, 422);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const reason = issue?.path[0] === 'content' ? 'words' : 'unreadable';
    return refuse({ ...again, reason, error: issue?.message ?? '' });
  }
  const { confirmedTokens, ...order } = parsed.data;
  const allowed = await context.limits.sendByForm(person);
  const ordered = await orderPhoto(context.domain, context.moderator, {
    ...order,
    userId: person.id,
    confirmed: confirmedTokens,
    country: context.country,
    isOverLimit: !allowed.ok,
  });
  if (ordered.ok) return redirect(`${thread}#latest`);
  switch (ordered.reason) {
    case 'under_age_review':
      return redirect(underReviewHref);
    // The thread shows the check.
    case 'age-check-required':
    case 'adult-confirmation-required':
      return redirect(thread);
    default:
      return refuse({
        ...again,
        ...(ordered.reason === 'confirmation-needed' && {
          idempotencyKey: order.idempotencyKey,
        }),
        reason: ordered.reason,
        error: context.refusals.describe(ordered).message,
      });
  }
}
