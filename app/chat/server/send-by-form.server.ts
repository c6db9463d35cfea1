import { setTimeout as pause } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import { findReplyTo, hasReplyFailed } from '~/domain/chat/reply/find-reply';
import { sendMessageSchema } from '~/domain/chat/schema';
import { sendMessage } from '~/domain/chat/send/send-message';
import type { Person } from '~/domain/shared/person';
import { describeStoryReply } from '~/domain/stories/describe-reply';
import { chatSentences } from '~/realtime/protocol/chat-refusals';
import { languageOf } from '../../kit/i18n/language-of.server';
import { formText } from '../../kit/forms/form-text';
import type { RefusedMessage } from '../thread/thread-data';
import { chatSettings } from '~/domain/chat/settings';

/** Milliseconds between two checks for the reply. */
const lookEvery = 250;

interface Submission {
  request: Request;
  person: Person;
  characterId: string;
  form: FormData;
}

/**
 * Sends a message without a socket and waits briefly for the reply, so that the next page shows it, unless
 * the form says that the page receives it otherwise. Returns null if the message was stored. A form sent
 * twice has the same key and is one message.
 */
export async function sendByForm(
  context: Pick<AppLoadContext, 'domain' | 'moderator' | 'limits' | 'country'>,
  { request, person, characterId, form }: Submission,
): Promise<RefusedMessage | null> {
  const content = formText(form, 'content');
  const parsed = sendMessageSchema.safeParse({
    idempotencyKey: form.get('idempotencyKey'),
    content,
    recipient: characterId,
    chatId: formText(form, 'chatId') || undefined,
    ...readYes(form),
    replyTo: formText(form, 'replyTo') || undefined,
    storyId: formText(form, 'storyId') || undefined,
    type: formText(form, 'type') || undefined,
  });
  if (!parsed.success) {
    const [problem] = parsed.error.issues;
    return {
      kind: 'failed',
      error: problem?.message ?? chatSentences['message-required'],
      content,
    };
  }
  const { replyTo, storyId } = parsed.data;
  const isAudioRequest = parsed.data.type === 'audio_request';
  const allowed = await context.limits.sendByForm(person);
  const outcome = await sendMessage(context.domain, context.moderator, {
    person,
    characterId,
    chatId: parsed.data.chatId,
    idempotencyKey: parsed.data.idempotencyKey,
    content: parsed.data.content,
    confirmed: parsed.data.confirmedTokens,
    forToday: parsed.data.forToday,
    details: isAudioRequest
      ? { type: 'audio_request' }
      : await describeStoryReply(context.domain, characterId, storyId),
    replyTo,
    country: context.country,
    language: languageOf(request),
    // Signs of distress are answered even beyond the limit.
    isOverLimit: !allowed.ok,
  });
  if (!outcome.ok) {
    const { kind, reason, rule, source, tokens } = outcome;
    const { idempotencyKey } = parsed.data;
    const prompt =
      tokens === undefined ? undefined : { idempotencyKey, tokens, storyId, isAudioRequest };
    return { kind, error: chatSentences[reason], rule, source, content, prompt };
  }
  if (formText(form, 'waits') !== '0') await waitForReply(context, outcome.message);
  return null;
}

/** Returns a form's consent to a spend. */
function readYes(form: FormData) {
  const confirmedTokens = Number(form.get('confirmed'));
  if (!Number.isSafeInteger(confirmedTokens) || confirmedTokens < 1) return {};
  return { confirmedTokens, forToday: form.has('forToday') };
}

/** Waits briefly for the reply to a message, so that the next page shows it. */
export async function waitForReply(
  { domain }: Pick<AppLoadContext, 'domain'>,
  message: { id: string; chatId: string },
): Promise<void> {
  const { reply_wait_without_script_ms } = await domain.settings(chatSettings);
  const end = performance.now() + reply_wait_without_script_ms;
  while (performance.now() < end) {
    if (await findReplyTo(domain, message)) return;
    if (await hasReplyFailed(domain, message.id)) return;
    await pause(lookEvery);
  }
}
