import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { orderSpeech, type OrderedSpeech } from '~/domain/chat/speech/order-speech';
import { unlockAudio, type UnlockedAudio } from '~/domain/chat/speech/unlock-audio';
import { chatSettings } from '~/domain/chat/settings';
import { idSchema } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { threadHref } from '../thread/thread-place';
import type { RefusedSound } from '../speech/refused-sound';

const wantedSchema = z.object({
  intent: z.enum(['hear', 'unlock-audio']),
  messageId: idSchema,
  confirmed: z.coerce.number().int().positive().optional(),
});
type Wanted = z.infer<typeof wantedSchema>;

interface Posted {
  person: Person;
  slug: string;
  /** The chat of the message, if it was set aside. */
  chatId?: string | undefined;
  form: FormData;
}

/**
 * Orders a message as speech, or unlocks a spoken message, by form, and redirects to its thread; null if
 * the form has another purpose. A form sent twice is charged once.
 */
export async function soundByForm(
  context: Pick<AppLoadContext, 'domain' | 'limits' | 'country' | 'refusals' | 'speaksAloud'>,
  { person, slug, chatId, form }: Posted,
) {
  const parsed = wantedSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const thread = threadHref(slug, chatId);
  if (person.kind === 'guest') return redirect(`/chats/${slug}?modal=signUpModal`);
  const wanted = parsed.data;
  const outcome = await carryOut(context, person.id, wanted);
  if (outcome.ok) return redirect(`${thread}#latest`);
  switch (outcome.reason) {
    case 'under_age_review':
      return redirect(underReviewHref);
    // The thread shows the check.
    case 'age-check-required':
    case 'adult-confirmation-required':
      return redirect(thread);
    default: {
      const { private_audio_price, text_to_speech_price } =
        await context.domain.settings(chatSettings);
      const sound: RefusedSound = {
        intent: wanted.intent,
        messageId: wanted.messageId,
        reason: outcome.reason,
        error: context.refusals.describe(outcome).message,
        tokens:
          outcome.reason === 'confirmation-needed'
            ? outcome.data.tokens
            : wanted.intent === 'hear'
              ? text_to_speech_price
              : private_audio_price,
      };
      return data({ sound }, 422);
    }
  }
}

async function carryOut(
  { domain, limits, country, speaksAloud }: Parameters<typeof soundByForm>[0],
  userId: string,
  { intent, messageId, confirmed }: Wanted,
): Promise<OrderedSpeech | UnlockedAudio> {
  const allowed = await limits.actOnMessages({ kind: 'user', id: userId });
  const wanted = { userId, messageId, confirmed, country, isOverLimit: !allowed.ok };
  if (intent === 'unlock-audio') return unlockAudio(domain, wanted);
  // Without a speech provider no page offers it.
  return speaksAloud ? orderSpeech(domain, wanted) : { ok: false, reason: 'not-audible' };
}
