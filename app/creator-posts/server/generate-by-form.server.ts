import { data, redirect } from '@remix-run/node';
import * as z from 'zod';
import { mostPictureStyles, pictureStyleSchema } from '~/domain/chat/photos/picture-styles';
import { idempotencyKeySchema } from '~/domain/chat/schema';
import { generateImages } from '~/domain/creator-posts/generate-images';
import { imageCountSchema, promptSchema } from '~/domain/creator-posts/schema';
import { idSchema } from '~/domain/shared/ids';
import { cleanWords } from '~/domain/shared/words/clean-words';
import { formText } from '../../kit/forms/form-text';
import { ownPostHref } from '../post-hrefs';
import { leadElsewhere, type Handles } from './lead-to-creator.server';

const sentSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  prompt: promptSchema,
  styles: z.array(pictureStyleSchema).max(mostPictureStyles),
  count: z.coerce.number().pipe(imageCountSchema),
});

/** The reason why no pictures were ordered, with what was typed. */
export interface RefusedOrder {
  /** The sentence; null if only the prompt is missing. */
  error: string | null;
  prompt: string;
  count: number;
}

interface Act {
  userId: string;
  postId: string;
  form: FormData;
}

/** Orders pictures for a draft and shows it; the same form sent twice is one order. */
export async function generateByForm(context: Handles, { userId, postId, form }: Act) {
  if (!idSchema.safeParse(postId).success) throw data(null, 404);
  const prompt = cleanWords(formText(form, 'prompt'));
  const count = Number(formText(form, 'count')) || 1;
  const refuse = (error: string | null, status = 422) =>
    data({ refused: { error, prompt, count } satisfies RefusedOrder }, status);
  const sent = sentSchema.safeParse({
    idempotencyKey: formText(form, 'idempotencyKey'),
    prompt,
    count: formText(form, 'count'),
    styles: [...form.entries()]
      .filter(([name, value]) => name.startsWith('style.') && value !== '')
      .map(([, value]) => value),
  });
  if (!sent.success) {
    return refuse(prompt === '' ? null : (sent.error.issues[0]?.message ?? ''), 400);
  }
  const allowed = await context.limits.changeOwnPost({ kind: 'user', id: userId });
  if (!allowed.ok) return refuse('too many attempts', 429);
  const order = { userId, postId, ...sent.data, country: context.country };
  const generated = await generateImages(context.domain, context.moderator, order);
  if (generated.ok) return redirect(ownPostHref(postId));
  const { reason } = generated;
  switch (reason) {
    case 'not-a-creator':
    case 'twin-not-live':
    case 'no-such-own-post':
      return leadElsewhere({ ok: false, reason });
    case 'post-is-published':
    case 'post-images-limit':
      return refuse(context.refusals.formErrorOf(reason));
    default:
      return refuse(context.refusals.describe(generated).message);
  }
}
