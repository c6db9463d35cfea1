import { setTimeout as pause } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import { chatSettings } from '~/domain/chat/settings';
import { idempotencyKeySchema } from '~/domain/chat/schema';
import { findRecordingOutcome } from '~/domain/chat/voice/find-recording-outcome';
import { keepRecording } from '~/domain/chat/voice/keep-recording';
import { idSchema, newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { chatSentences } from '~/realtime/protocol/chat-refusals';
import { formText } from '../../kit/forms/form-text';
import { languageOf } from '../../kit/i18n/language-of.server';
import type { RefusedMessage } from '../thread/thread-data';
import { waitForReply } from './send-by-form.server';

/** Milliseconds between two checks for the outcome. */
const lookEvery = 250;

interface Submission {
  request: Request;
  person: Person;
  characterId: string;
  form: FormData;
}

type Context = Pick<AppLoadContext, 'domain' | 'limits' | 'country' | 'storage'>;

/**
 * Sends a recording without scripts, as a file or as consent to its price, and waits briefly until it is
 * transcribed and answered. Returns null if it was stored or is still being transcribed. A form sent
 * twice has the same key and is one message.
 */
export async function voiceByForm(
  context: Context,
  { request, person, characterId, form }: Submission,
): Promise<RefusedMessage | null> {
  const given = idempotencyKeySchema.safeParse(form.get('idempotencyKey'));
  const idempotencyKey = given.success ? given.data : newId();
  const file = form.get('recording');
  const confirmed = Number(form.get('confirmed'));
  const allowed = await context.limits.sendVoiceMessages(person);
  const kept = await keepRecording(context.domain, context.storage, {
    person,
    characterId,
    chatId: idSchema.safeParse(form.get('chatId')).data,
    idempotencyKey,
    recording: isFile(file) ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0),
    replyTo: idSchema.safeParse(formText(form, 'replyTo')).data,
    country: context.country,
    language: languageOf(request),
    confirmed: Number.isSafeInteger(confirmed) && confirmed > 0 ? confirmed : undefined,
    isOverLimit: !allowed.ok,
  });
  if (!kept.ok) return { kind: 'failed', error: chatSentences[kept.reason], content: '' };
  const outcome = await waitForOutcome(context, person, idempotencyKey);
  if (!outcome) return null;
  if (outcome.ok) {
    await waitForReply(context, outcome.message);
    return null;
  }
  const { reason, tokens } = outcome;
  return {
    kind: outcome.kind === 'rejected' ? 'rejected' : 'failed',
    error: chatSentences[reason],
    source: 'voice_message',
    content: '',
    prompt: tokens === undefined ? undefined : { idempotencyKey, tokens, isVoice: true },
  };
}

const isFile = (field: FormDataEntryValue | null): field is File =>
  field !== null && typeof field !== 'string';

async function waitForOutcome({ domain }: Context, person: Person, idempotencyKey: string) {
  const { reply_wait_without_script_ms } = await domain.settings(chatSettings);
  const end = performance.now() + reply_wait_without_script_ms;
  while (performance.now() < end) {
    const outcome = await findRecordingOutcome(domain, person, idempotencyKey);
    if (outcome) return outcome;
    await pause(lookEvery);
  }
  return null;
}
