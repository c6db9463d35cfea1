import { data, redirect } from '@remix-run/node';
import { createPath } from '@remix-run/react';
import * as z from 'zod';
import { deleteImage } from '~/domain/creator-posts/delete-image';
import { deleteOwnPost } from '~/domain/creator-posts/delete-own-post';
import { editCaption, editDraft } from '~/domain/creator-posts/edit-draft';
import { findOwnPost } from '~/domain/creator-posts/find-own-post';
import { publishDraft, unscheduleDraft } from '~/domain/creator-posts/publish-draft';
import { captionSchema, draftChangesSchema } from '~/domain/creator-posts/schema';
import { hasPrice, mostImagesOfPost, ownAccessTypes } from '~/domain/creator-posts/terms';
import { idSchema } from '~/domain/shared/ids';
import { startOfDay } from '~/domain/shared/time/local-day';
import { cleanWords } from '~/domain/shared/words/clean-words';
import { formText } from '../../kit/forms/form-text';
import { refuseForm } from '../../kit/forms/handle-form.server';
import type { FormError } from '../../kit/i18n/form-error';
import { modalHref } from '../../kit/modals/modal-keys';
import { generateHref, ownPostHref, ownPostsHref } from '../post-hrefs';
import { leadElsewhere, type Handles } from './lead-to-creator.server';

interface Act {
  userId: string;
  postId: string;
  form: FormData;
}

/** The values of a draft's form, to be shown again with its error. */
export interface TypedDraft {
  caption: string;
  access: string;
  price: string;
}

const typedIn = (form: FormData): TypedDraft => ({
  caption: formText(form, 'caption'),
  access: formText(form, 'access'),
  price: formText(form, 'price'),
});

/**
 * Carries out an act on a creator's post or draft: saving, choosing a picture, publishing, deleting. Returns
 * the redirect or the error with what was typed.
 */
export async function actOnOwnPost(context: Handles, act: Act) {
  const { userId, form } = act;
  const postId = idSchema.safeParse(act.postId).data;
  if (postId === undefined) throw data(null, 404);
  const allowed = await context.limits.changeOwnPost({ kind: 'user', id: userId });
  if (!allowed.ok) return refuse(form, 'too many attempts', 429);
  const own = { userId, postId };
  switch (formText(form, 'intent')) {
    case 'caption':
      return changeCaption(context, own, form);
    case 'delete':
      return outcomeOf(context, form, await deleteOwnPost(context.domain, own), ownPostsHref);
    case 'delete-image':
      return removeImage(context, own, form);
    case 'unschedule': {
      const taken = await unscheduleDraft(context.domain, own);
      return outcomeOf(context, form, taken, ownPostHref(postId));
    }
    default:
      return saveDraft(context, own, form);
  }
}

interface Own {
  userId: string;
  postId: string;
}

const refuse = (form: FormData, error: FormError, status = 409) =>
  refuseForm({ error, status }, { typed: typedIn(form) });

/** Redirects after a success; shows the sentence of a refusal, or leads to where it is solved. */
function outcomeOf(
  { refusals }: Handles,
  form: FormData,
  outcome: { ok: true } | { ok: false; reason: Parameters<Handles['refusals']['formErrorOf']>[0] },
  href: string,
) {
  if (outcome.ok) return redirect(href);
  const { reason } = outcome;
  if (reason === 'not-a-creator' || reason === 'twin-not-live' || reason === 'no-such-own-post') {
    leadElsewhere({ ok: false, reason });
  }
  return refuse(form, refusals.formErrorOf(reason));
}

async function changeCaption(context: Handles, own: Own, form: FormData) {
  const caption = captionSchema.safeParse(cleanWords(formText(form, 'caption')));
  if (!caption.success) return refuse(form, 'caption is too long', 400);
  const changed = await editCaption(context.domain, context.moderator, {
    ...own,
    caption: caption.data,
  });
  return outcomeOf(context, form, changed, `${ownPostHref(own.postId)}?saved`);
}

async function removeImage(context: Handles, own: Own, form: FormData) {
  const imageId = idSchema.safeParse(formText(form, 'imageId')).data;
  if (imageId === undefined) throw data(null, 400);
  const removed = await deleteImage(context.domain, { ...own, imageId });
  return outcomeOf(context, form, removed, ownPostHref(own.postId));
}

const formSchema = z.object({
  caption: draftChangesSchema.shape.caption,
  access: z.enum(ownAccessTypes),
  price: z.coerce.number().pipe(draftChangesSchema.shape.price.unwrap()).optional(),
});

/** Saves the form of a draft, then does what its button says. */
async function saveDraft(context: Handles, own: Own, form: FormData) {
  const typed = typedIn(form);
  const sent = formSchema.safeParse({
    caption: cleanWords(typed.caption),
    access: typed.access,
    ...(typed.price !== '' && { price: typed.price }),
  });
  if (!sent.success) {
    const isPrice = sent.error.issues.some(({ path }) => path[0] === 'price');
    return refuse(form, isPrice ? 'post-price-range' : 'caption is too long', 400);
  }
  const { access, price, caption } = sent.data;
  const imageIds = await chosenBy(context, own, formText(form, 'toggle'));
  const saved = await editDraft(context.domain, context.moderator, {
    ...own,
    changes: { caption, access, ...(hasPrice(access) && { price }), imageIds },
  });
  if (!saved.ok) return outcomeOf(context, form, saved, ownPostsHref);
  return goOn(context, own, form);
}

async function goOn(context: Handles, own: Own, form: FormData) {
  const href = ownPostHref(own.postId);
  switch (formText(form, 'intent')) {
    case 'publish': {
      const published = await publishDraft(context.domain, own);
      const created = createPath(
        modalHref({ pathname: ownPostsHref, search: '' }, 'postCreatedModal'),
      );
      return outcomeOf(context, form, published, created);
    }
    case 'schedule': {
      const at = timeIn(form, context.timeZone ?? 'UTC');
      if (!at) return refuse(form, 'publish-time-range', 400);
      const scheduled = await publishDraft(context.domain, { ...own, at });
      return outcomeOf(context, form, scheduled, `${ownPostsHref}?tab=drafts`);
    }
    case 'more':
      return redirect(generateHref(own.postId));
    default:
      return redirect(formText(form, 'toggle') === '' ? `${href}?saved` : href);
  }
}

/** Returns the chosen pictures after one was tapped: it is added at the end, or taken out. */
async function chosenBy(
  { domain }: Handles,
  own: Own,
  toggled: string,
): Promise<string[] | undefined> {
  if (!idSchema.safeParse(toggled).success) return undefined;
  const found = await findOwnPost(domain, own);
  if (!found.ok) return undefined;
  const chosen = found.post.images
    .filter(({ position }) => position !== null)
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map(({ id }) => id);
  const others = chosen.filter((id) => id !== toggled);
  if (others.length < chosen.length) return others;
  return [...chosen, toggled].slice(0, mostImagesOfPost);
}

const dateSchema = z.iso.date();
const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Returns the day and the time of the form in the reader's zone; null if one of them is missing. */
function timeIn(form: FormData, timeZone: string): Date | null {
  const date = dateSchema.safeParse(formText(form, 'date'));
  const clock = clockSchema.safeParse(formText(form, 'time'));
  if (!date.success || !clock.success) return null;
  const [hours = 0, minutes = 0] = clock.data.split(':').map(Number);
  const day = Math.floor(Date.parse(`${date.data}T00:00:00Z`) / 86_400_000);
  return new Date(startOfDay(day, timeZone).getTime() + (hours * 60 + minutes) * 60_000);
}
