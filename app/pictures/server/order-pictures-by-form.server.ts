import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { removeMessage } from '~/domain/chat/messages/change-message';
import { getPhotoPrice, orderPhoto } from '~/domain/chat/photos/order-photo';
import { pictureCountSchema, pictureWordsSchema } from '~/domain/chat/photos/photo-order';
import { mostPictureStyles, pictureStyleSchema } from '~/domain/chat/photos/picture-styles';
import { idempotencyKeySchema } from '~/domain/chat/schema';
import { photoShapeSchema } from '~/domain/generations/schema';
import { idSchema } from '~/domain/shared/ids';
import { cleanWords } from '~/domain/shared/words/clean-words';
import { underReviewHref } from '../../age-reviews/under-review-href';
import type { PhotoRefused } from '../../chat/photos/refused-photo';
import { formText } from '../../kit/forms/form-text';
import { withRedirect } from '../../kit/site/with-redirect';
import { pictureHref } from '../picture-hrefs';

const sentSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  words: pictureWordsSchema,
  styles: z.array(pictureStyleSchema).max(mostPictureStyles),
  count: z.coerce.number().pipe(pictureCountSchema),
  shape: photoShapeSchema,
  confirmed: z.coerce.number().int().positive().optional().catch(undefined),
});

/** The reason for a refused order, with the typed words. */
export interface RefusedPictures extends PhotoRefused {
  words: string;
}

interface Act {
  userId: string;
  slug: string;
  form: FormData;
}

/** Orders pictures of a character and shows their progress; the same form sent twice is one order. */
export async function orderPicturesByForm(context: AppLoadContext, { userId, slug, form }: Act) {
  const { domain } = context;
  const character = await getCharacterProfile(domain, { slug }, userId);
  if (!character) throw data(null, 404);
  const person = { kind: 'user', id: userId } as const;
  const words = cleanWords(formText(form, 'words'));
  const sent = sentSchema.safeParse({
    ...Object.fromEntries(form),
    words,
    styles: [...form.entries()]
      .filter(([name, value]) => name.startsWith('style.') && value !== '')
      .map(([, value]) => value),
  });
  const { tokens } = await getPhotoPrice(domain, domain.db, userId, 'picture');
  const refuse = (refused: PhotoRefused) => data({ refused: { ...refused, words } }, 422);
  if (!sent.success) {
    const [issue] = sent.error.issues;
    const reason = issue?.path[0] === 'words' ? ('words' as const) : ('unreadable' as const);
    return refuse({ reason, error: issue?.message ?? '', tokens });
  }
  const { count, styles, confirmed, idempotencyKey, shape } = sent.data;
  const allowed = await context.limits.sendByForm(person);
  const ordered = await orderPhoto(domain, context.moderator, {
    userId,
    characterId: character.id,
    idempotencyKey,
    content: words,
    shape,
    pictures: { count, styles },
    confirmed,
    country: context.country,
    isOverLimit: !allowed.ok,
  });
  if (ordered.ok) {
    if (ordered.kind === 'answered') return redirect(`/chats/${slug}#latest`);
    return redirect(`${pictureHref(slug)}?ordered=${ordered.messageIds.join(',')}`);
  }
  switch (ordered.reason) {
    case 'under_age_review':
      return redirect(underReviewHref);
    case 'age-check-required':
    case 'adult-confirmation-required':
      return redirect(withRedirect('/age_check', pictureHref(slug)));
    default:
      return refuse({
        reason: ordered.reason,
        error: context.refusals.describe(ordered).message,
        tokens: tokens * count,
      });
  }
}

/** Deletes a person's picture: it leaves the chat that it stands in, and its files are removed. */
export async function deletePictureByForm({ domain }: AppLoadContext, { userId, form }: Act) {
  const messageId = idSchema.safeParse(formText(form, 'messageId'));
  if (!messageId.success) throw data(null, 400);
  await removeMessage(domain, { kind: 'user', id: userId }, messageId.data);
}
