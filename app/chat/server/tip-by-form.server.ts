import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { createPath } from '@remix-run/react';
import type { SendRefusal } from '~/domain/chat/refusals';
import { sendTipSchema } from '~/domain/chat/schema';
import { sendMessage } from '~/domain/chat/send/send-message';
import { cleanWords } from '~/domain/shared/words/clean-words';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { chatSentences } from '~/realtime/protocol/chat-refusals';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { formText } from '../../kit/forms/form-text';
import { languageOf } from '../../kit/i18n/language-of.server';
import { modalHref } from '../../kit/modals/modal-keys';
import type { RefusedTip } from '../tips/refused-tip';

interface Giving {
  request: Request;
  person: Person;
  character: { id: string; slug: string };
  form: FormData;
}

/** Sends a tip by form and redirects to the thread; a form sent twice is one tip. */
export async function tipByForm(
  context: Pick<AppLoadContext, 'domain' | 'moderator' | 'limits' | 'country'>,
  { request, person, character, form }: Giving,
) {
  const words = cleanWords(formText(form, 'words'));
  const parsed = sendTipSchema.safeParse({
    idempotencyKey: form.get('idempotencyKey'),
    tipAmount: readAmount(form),
    characterId: character.id,
    content: words,
    confirmedTokens: readWhole(formText(form, 'confirmed')),
  });
  const refuse = (tip: RefusedTip) => data({ tip }, 422);
  const again = { words, idempotencyKey: newId() };
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const reason = issue?.path[0] === 'tipAmount' ? 'amount' : 'unreadable';
    return refuse({ ...again, reason, error: issue?.message ?? '', tokens: null });
  }
  const { idempotencyKey, tipAmount: tokens } = parsed.data;
  const allowed = await context.limits.sendByForm(person);
  const outcome = await sendMessage(context.domain, context.moderator, {
    person,
    characterId: character.id,
    idempotencyKey,
    content: words,
    tip: tokens,
    confirmed: parsed.data.confirmedTokens,
    country: context.country,
    language: languageOf(request),
    isOverLimit: !allowed.ok,
  });
  if (outcome.ok) return redirect(`/chats/${character.slug}#latest`);
  const { reason } = outcome;
  const elsewhere = leadsTo(reason, character.slug);
  if (elsewhere !== null) return redirect(elsewhere);
  const isConfirming = reason === 'confirmation-needed';
  return refuse({
    ...again,
    ...(isConfirming && { idempotencyKey }),
    reason,
    error: chatSentences[reason],
    tokens,
  });
}

/** Returns the page that a refusal leads to; null if the form shows it. */
function leadsTo(reason: SendRefusal, slug: string): string | null {
  const thread = `/chats/${slug}`;
  switch (reason) {
    case 'under_age_review':
      return underReviewHref;
    // The thread shows the check.
    case 'age-check-required':
    case 'adult-confirmation-required':
      return thread;
    case 'trial-ended':
      return createPath(modalHref({ pathname: thread, search: '' }, 'signUpModal'));
    default:
      return null;
  }
}

/** Returns the amount; a typed one takes precedence over an offered one. */
function readAmount(form: FormData): number | undefined {
  const own = formText(form, 'own').trim();
  return readWhole(own === '' ? formText(form, 'preset') : own);
}

const readWhole = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) ? Number(text) : undefined;
