import { buffer } from 'node:stream/consumers';
import type { VoiceRecordingsRow } from '~/db/rows';
import {
  RecordingTooLong,
  UnreadableOriginal,
  type Recording,
  type RenditionMaker,
} from '~/providers/renditions/rendition-maker';
import { SpeechRefused, SpeechUnavailable } from '~/providers/speech/speech';
import type { Storage } from '~/providers/storage/storage';
import type { Moderator } from '../../moderation/verdict';
import type { DomainContext } from '../../shared/context';
import type { SendRefusal } from '../refusals';
import { secondsAgo } from '../../shared/remove-in-batches';
import { sendMessage } from '../send/send-message';
import { findOutcome, type SendOutcome } from '../send/send-outcome';
import { refuseUntranscribed, announceOutcomeAgain } from '../send/announce-outcome-again';
import { chatSettings } from '../settings';
import { shortestRecordingMs } from './recording-length';
import { audioKeyOf, settleRecording } from './recording-rows';

/** Transcribes speech, like the metered services. */
interface Hearing {
  transcribe(recording: {
    wav: Buffer;
    audioMs: number;
    language?: string | undefined;
    personId: string | null;
    requestId: string;
  }): Promise<string>;
}

interface Ground {
  storage: Storage;
  renditions: Pick<RenditionMaker, 'makeRecording'>;
  transcriber: Hearing;
  moderator: Moderator;
}

interface Attempt {
  id: string;
  requestId: string;
}

type Waiting = VoiceRecordingsRow & { person_id: string };
type Transcription =
  { ok: true; words: string; made: Recording } | { ok: false; reason: SendRefusal };

/**
 * Transcribes a waiting recording and sends the words as its person's message. A recording that cannot
 * be transcribed costs nothing and is refused like any other message. Repeated or concurrent runs give
 * one message, one charge and one file. Throws SpeechUnavailable while it waits for an unavailable
 * transcription service, up to a time limit.
 */
export async function transcribeRecording(
  context: DomainContext,
  ground: Ground,
  attempt: Attempt,
): Promise<{ outcome: 'gone' | 'sent' | 'refused' | 'held' }> {
  const row = await context.db('voice_recordings').where({ id: attempt.id }).first();
  if (!hasOwner(row)) return { outcome: 'gone' };
  const person = { kind: 'user', id: row.person_id } as const;
  const storedOutcome = await announceOutcomeAgain(context, person, row.idempotency_key);
  if (storedOutcome) return settle(context, ground, row, storedOutcome);
  // It is held, or its outcome was removed with its chat.
  if (row.state !== 'waiting') return { outcome: 'gone' };
  const transcription = await transcribe(context, ground, row, attempt);
  if (!transcription.ok) {
    const refused = await refuseUntranscribed(
      context,
      person,
      row.idempotency_key,
      transcription.reason,
    );
    return settle(context, ground, row, refused);
  }
  const { words, made } = transcription;
  const storageKey = audioKeyOf(row.id);
  await ground.storage.put(storageKey, made.file, { contentType: 'audio/mp4' });
  await context.db('voice_recordings').where({ id: row.id }).update({ audio_key: storageKey });
  const outcome = await sendMessage(context, ground.moderator, {
    person,
    characterId: row.character_id,
    chatId: row.chat_id ?? undefined,
    idempotencyKey: row.idempotency_key,
    content: words,
    details: {
      type: 'audio',
      seconds: Math.max(1, Math.round(made.durationMs / 1000)),
      peaks: made.peaks,
      storageKey,
      isListened: false,
      unlockPrice: null,
      isUnlocked: true,
    },
    replyTo: row.reply_to ?? undefined,
    country: row.country ?? undefined,
    language: row.language ?? undefined,
    confirmed: row.confirmed_tokens ?? undefined,
  });
  return settle(context, ground, row, outcome);
}

const hasOwner = (row: VoiceRecordingsRow | undefined): row is Waiting =>
  row !== undefined && row.person_id !== null;

async function transcribe(
  context: DomainContext,
  { storage, renditions, transcriber }: Ground,
  { person_id: personId, original_key, language, created_at: createdAt }: Waiting,
  { requestId }: Attempt,
): Promise<Transcription> {
  const settings = await context.settings(chatSettings);
  const { voice_message_max_seconds, voice_unheard_seconds } = settings;
  const file = original_key === null ? null : await storage.read(original_key);
  if (!file) return { ok: false, reason: 'recording-unreadable' };
  try {
    const made = await renditions.makeRecording(await buffer(file.stream), {
      longestMs: voice_message_max_seconds * 1000,
    });
    const { wav, durationMs: audioMs } = made;
    if (audioMs < shortestRecordingMs) return { ok: false, reason: 'nothing-heard' };
    const spoken = { wav, audioMs, language: language ?? undefined };
    const words = await transcriber.transcribe({ ...spoken, personId, requestId });
    return words === '' ? { ok: false, reason: 'nothing-heard' } : { ok: true, words, made };
  } catch (error) {
    const isOver = createdAt <= secondsAgo(context, voice_unheard_seconds);
    const reason = reasonOf(error, isOver);
    if (!reason) throw error;
    return { ok: false, reason };
  }
}

/** Returns the refusal that an error means; null if the recording must still wait. */
function reasonOf(error: unknown, isOver: boolean): SendRefusal | null {
  if (error instanceof RecordingTooLong) return 'recording-too-long';
  if (error instanceof UnreadableOriginal || error instanceof SpeechRefused) {
    return 'recording-unreadable';
  }
  return isOver && error instanceof SpeechUnavailable ? 'not-heard' : null;
}

/** Holds a recording that is refused for now, for consent or another attempt under the same key. */
async function settle(
  context: DomainContext,
  { storage }: Ground,
  row: Waiting,
  outcome: SendOutcome,
): Promise<{ outcome: 'sent' | 'refused' | 'held' }> {
  if (outcome.ok) {
    await settleRecording(context.db, storage, row, outcome.message);
    return { outcome: 'sent' };
  }
  if (await findOutcome(context, row.person_id, row.idempotency_key)) {
    await settleRecording(context.db, storage, row, null);
    return { outcome: 'refused' };
  }
  const { reason, tokens } = outcome;
  await context
    .db('voice_recordings')
    .where({ id: row.id, state: 'waiting' })
    .update({ state: 'held', held_for: JSON.stringify({ reason, tokens }) });
  return { outcome: 'held' };
}
