import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { cancelPhoto } from '~/domain/chat/photos/cancel-photo';
import { regenerateReply } from '~/domain/chat/reply/regenerate-reply';
import { reactToMessage, removeMessage } from '~/domain/chat/messages/change-message';
import { editMessage } from '~/domain/chat/messages/edit-message';
import { contentSchema, reactionSchema } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { threadHref } from '../thread/thread-place';
import type { FormError } from '../../kit/i18n/form-error';

const actSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('react'), messageId: idSchema, reaction: reactionSchema }),
  z.object({ intent: z.literal('unreact'), messageId: idSchema }),
  z.object({ intent: z.literal('remove'), messageId: idSchema }),
  z.object({ intent: z.literal('cancel-photo'), messageId: idSchema }),
  z.object({ intent: z.literal('again'), messageId: idSchema }),
  z.object({ intent: z.literal('edit'), messageId: idSchema, content: contentSchema }),
]);
type Act = z.infer<typeof actSchema>;

interface Acting {
  person: Person;
  slug: string;
  /** The chat of the message, if it was set aside. */
  chatId?: string | undefined;
  form: FormData;
}

/**
 * Applies a form's action to a message and redirects to its thread; null if the form has another purpose.
 */
export async function actOnMessage(
  context: Pick<AppLoadContext, 'domain' | 'moderator' | 'limits' | 'country' | 'refusals'>,
  { person, slug, chatId, form }: Acting,
) {
  const parsed = actSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const allowed = await context.limits.actOnMessages(person);
  const refuse = (error: FormError, status: number) => data({ actError: error }, status);
  const act = parsed.data;
  // An edit's text is moderated before the limit applies: a person in danger gets an answer however much
  // they sent.
  if (!allowed.ok && act.intent !== 'edit') return refuse('too many attempts', 429);
  const outcome = await carryOut(context, person, act, { isOverLimit: !allowed.ok });
  if (!outcome.ok) {
    switch (outcome.reason) {
      case 'under_age_review':
        return redirect(underReviewHref);
      // The thread shows the check.
      case 'age-check-required':
        return redirect(`/chats/${slug}`);
      default:
        return refuse(context.refusals.formErrorOf(outcome.reason), 409);
    }
  }
  return redirect(`${threadHref(slug, chatId)}#latest`);
}

function carryOut(
  { domain, moderator, country }: Pick<AppLoadContext, 'domain' | 'moderator' | 'country'>,
  person: Person,
  act: Act,
  { isOverLimit }: { isOverLimit: boolean },
) {
  const { messageId } = act;
  switch (act.intent) {
    case 'react':
      return reactToMessage(domain, person, { messageId, reaction: act.reaction });
    case 'unreact':
      return reactToMessage(domain, person, { messageId, reaction: null });
    case 'remove':
      return removeMessage(domain, person, messageId);
    case 'cancel-photo':
      return cancelPhoto(domain, { userId: person.id, messageId });
    case 'again':
      return regenerateReply(domain, person, messageId);
    case 'edit':
      return editMessage(domain, moderator, {
        person,
        messageId,
        content: act.content,
        country,
        isOverLimit,
      });
  }
}
