import type { Knex } from 'knex';
import { detectSound } from '~/providers/renditions/detect-sound';
import type { Storage } from '~/providers/storage/storage';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { recordingKept } from '../events';
import { refuse, type Refusal } from '../refusals';
import { chatSettings } from '../settings';
import { decideRecording } from './decide-recording';
import { originalKeyOf } from './recording-rows';

interface SentRecording {
  person: Person;
  characterId: string;
  /** The chat it was recorded in, if the client sends it. */
  chatId?: string | undefined;
  idempotencyKey: string;
  /** The audio file; empty if the request only gives consent. */
  recording: Buffer;
  /** The message of the same chat that it quotes. */
  replyTo?: string | undefined;
  /** The person's country, if it can be determined, and language (BCP 47). */
  country?: string | undefined;
  language?: string | undefined;
  /** The number of tokens that the person has confirmed. */
  confirmed?: number | undefined;
  isOverLimit?: boolean | undefined;
}

type Kept =
  | { ok: true }
  | Refusal<
      | 'no-such-character'
      | 'trial-ended'
      | 'recording-too-long'
      | 'recording-unreadable'
      | 'too-many-attempts'
    >;

/**
 * Stores a recording that becomes a message once it is transcribed. Its outcome is announced like that
 * of any other message. The same key is one recording; a repeat continues a held one.
 */
export async function keepRecording(
  context: DomainContext,
  storage: Storage,
  sent: SentRecording,
): Promise<Kept> {
  if (await repeatRecording(context, sent)) return { ok: true };
  const { person, characterId, recording, isOverLimit = false } = sent;
  // A withdrawn character is accepted too, because a person in danger must be answered.
  const character = await context.db('character_profiles').where({ id: characterId }).first('id');
  const { voice_message_max_bytes } = await context.settings(chatSettings);
  const refusal = decideRecording({
    isGuest: person.kind === 'guest',
    hasRecipient: character !== undefined,
    isOverLimit,
    bytes: recording.length,
    mostBytes: voice_message_max_bytes,
    isSound: detectSound(recording) !== null,
  });
  if (refusal) return refuse(refusal);
  const id = newId();
  const originalKey = originalKeyOf(id);
  await storage.put(originalKey, recording, { contentType: 'application/octet-stream' });
  const isFirst = await transact(context, (trx) => insertRecording(context, trx, id, sent));
  if (isFirst) return { ok: true };
  await storage.remove(originalKey);
  await repeatRecording(context, sent);
  return { ok: true };
}

/** Returns false if another recording with the same key was first. */
async function insertRecording(
  context: DomainContext,
  trx: Knex.Transaction,
  id: string,
  { person, characterId, chatId, idempotencyKey, replyTo, ...about }: SentRecording,
): Promise<boolean> {
  const [row] = await trx('voice_recordings')
    .insert({
      id,
      person_id: person.id,
      character_id: characterId,
      chat_id: chatId ?? null,
      idempotency_key: idempotencyKey,
      original_key: originalKeyOf(id),
      reply_to: replyTo ?? null,
      confirmed_tokens: about.confirmed ?? null,
      country: about.country ?? null,
      language: about.language ?? null,
      created_at: context.now(),
    })
    .onConflict(['person_id', 'idempotency_key'])
    .ignore()
    .returning('id');
  if (row) announce(trx, recordingKept, { personId: person.id, aggregateId: id }, { id });
  return row !== undefined;
}

/** Processes or announces the recording with the same key again; returns false if there is none. */
function repeatRecording(
  context: DomainContext,
  { person, idempotencyKey, confirmed }: SentRecording,
): Promise<boolean> {
  return transact(context, async (trx) => {
    const found = await trx('voice_recordings')
      .where({ person_id: person.id, idempotency_key: idempotencyKey })
      .forUpdate()
      .first('id', 'state', 'confirmed_tokens');
    if (!found) return false;
    const { id, state, confirmed_tokens } = found;
    if (state !== 'done') {
      await trx('voice_recordings')
        .where({ id })
        .update({
          ...(state === 'held' && { state: 'waiting', held_for: null, created_at: context.now() }),
          // Consent may arrive before the price was requested, while the transcription service is
          // unavailable.
          confirmed_tokens: confirmed ?? confirmed_tokens,
        });
    }
    announce(trx, recordingKept, { personId: person.id, aggregateId: id }, { id });
    return true;
  });
}
