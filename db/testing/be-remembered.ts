import { makeCharacter } from './factories';
import { sealQuery } from '~/domain/chat/videos/video-rows';
import { chooseFrequency } from '~/domain/follow-ups/choices';
import { switchFollowUps } from '~/domain/follow-ups/follow-up-switch';
import { placeGeneration } from '~/domain/generations/place-generation';
import { addFact } from '~/domain/memory/change-facts';
import { setPreferences } from '~/domain/memory/preferences';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { placeOf } from '~/domain/shared/sealing/seal';
import { transact } from '~/domain/shared/transactions/transact';
import { defineTransferReason } from '~/domain/wallet/schema';

/**
 * Stores what a character remembers of a user, and has forgotten within the last minute: a fact that the
 * user added, a line and a diary entry each.
 */
export async function beRemembered(
  context: DomainContext,
  userId: string,
  mark: string,
): Promise<void> {
  const { db, seal, now } = context;
  const chat = await db('chats').where({ user_id: userId }).first('id', 'character_id');
  if (!chat) throw new Error('nobody remembers them');
  const fact = { person: { kind: 'user', id: userId } as const, characterId: chat.character_id };
  const moderator = createEmbeddedModerator();
  const forgotten = { forgotten_at: now() };
  await addFact(context, moderator, { ...fact, text: `${mark} is forgotten` });
  await db('facts').where({ chat_id: chat.id }).update(forgotten);
  await addFact(context, moderator, { ...fact, text: mark });
  const preferences = { length: 'short', style: 'plain', language: null } as const;
  await setPreferences(context, fact.person, chat.character_id, preferences);
  await chooseFrequency(context, { userId, characterId: chat.character_id, frequency: 'weekly' });
  await switchFollowUps(context, userId, true);
  const messages = await db('messages')
    .where({ chat_id: chat.id })
    .select('id', 'sent_at')
    .limit(2);
  if (messages.length < 2) throw new Error('they have not said enough');
  for (const [index, message] of messages.entries()) {
    await db('remembered_lines').insert({
      chat_id: chat.id,
      message_id: message.id,
      sent_at: message.sent_at,
      ...(index > 0 ? { tokens: [], ...forgotten } : { tokens: [1, 2, 3] }),
    });
    const id = newId();
    await db('diary_entries').insert({
      id,
      chat_id: chat.id,
      sealed_text: seal.seal(mark, placeOf('diary_entries', 'sealed_text', id)),
      message_count: 1,
      told_at: now(),
      created_at: now(),
      ...(index > 0 && forgotten),
    });
  }
}

/** Orders a photo for the user, at no cost. */
async function haveMade(context: DomainContext, userId: string, mark: string): Promise<void> {
  const chat = await context.db('chats').where({ user_id: userId }).first('character_id');
  if (!chat) throw new Error('there is nobody to make one of');
  await transact(context, (trx) =>
    placeGeneration(context, trx, {
      userId,
      characterId: chat.character_id,
      creatorId: null,
      kind: 'photo',
      purpose: 'chat_photo',
      subjectId: newId(),
      idempotencyKey: mark,
      order: { prompt: mark, avoid: '', shape: 'portrait', of: mark, likeness: null },
      tokens: 0,
      reason: defineTransferReason('generate_character_image'),
      isSubscriber: false,
    }),
  );
}

/** Stores a video offer for the user. */
async function beOfferedVideo(
  { db, now, seal }: DomainContext,
  userId: string,
  mark: string,
): Promise<void> {
  const chat = await db('chats').where({ user_id: userId }).first('id', 'character_id');
  if (!chat) throw new Error('nobody offers them any');
  const id = newId();
  await db('video_messages').insert({
    id,
    user_id: userId,
    chat_id: chat.id,
    character_id: chat.character_id,
    idempotency_key: mark,
    sealed_query: sealQuery(seal, id, mark),
    tokens: 40,
    full_tokens: 40,
    expires_at: now(),
    created_at: now(),
  });
}

/** Stores a spoken message of the user and its transcription call. */
async function sayAloud({ db, now }: DomainContext, userId: string, mark: string): Promise<void> {
  const chat = await db('chats').where({ user_id: userId }).first('character_id');
  if (!chat) throw new Error('they say it to nobody');
  await db('voice_recordings').insert({
    id: newId(),
    person_id: userId,
    character_id: chat.character_id,
    idempotency_key: newId(),
    state: 'done',
    // Not a real country or language: tests search the database for the mark after an erasure.
    country: mark,
    language: mark,
    created_at: now(),
  });
  await db('speech_calls').insert({
    id: newId(),
    person_id: userId,
    purpose: 'transcription',
    model: 'whisper-1',
    outcome: 'answered',
    characters: 20,
    audio_ms: 2_000,
    duration_ms: 100,
    cost_micros: 0,
    request_id: mark,
    created_at: now(),
  });
}

/** Stores model calls for what the person said and wrote, before and after they signed up. */
export async function storeModelCalls(
  context: DomainContext,
  { id, guestId, mark }: { id: string; guestId: string; mark: string },
): Promise<void> {
  for (const personId of [id, guestId]) await storeModelCall(context, personId, mark);
  await sayAloud(context, id, mark);
  await haveMade(context, id, mark);
  await beOfferedVideo(context, id, mark);
}

async function storeModelCall(
  { db, now }: DomainContext,
  personId: string,
  mark: string,
): Promise<void> {
  await db('model_calls').insert({
    id: newId(),
    person_id: personId,
    purpose: 'reply',
    tier: 'free',
    model: 'persona',
    outcome: 'answered',
    tokens_in: 10,
    tokens_out: 5,
    duration_ms: 100,
    cost_micros: 0,
    request_id: mark,
    created_at: now(),
  });
}

/** Stores a live call in which the user said the mark. */
export async function haveCalled(
  { db, now, seal }: DomainContext,
  { id: userId, mark }: { id: string; mark: string },
): Promise<void> {
  const { id: characterId } = await makeCharacter(db);
  const id = newId();
  const sealed = (column: string, text: string) =>
    seal.seal(text, placeOf('voice_calls', column, id));
  await db('voice_calls').insert({
    id,
    user_id: userId,
    character_id: characterId,
    idempotency_key: mark,
    state: 'live',
    heard_at: now(),
    asked_at: now(),
    answered_at: now(),
    price: 6,
    reservation_id: newId(),
    held: 6,
    affordable: 6,
    has_captions: true,
    sealed_lines: sealed('sealed_lines', JSON.stringify([{ role: 'user', text: mark }])),
    sealed_offer: sealed('sealed_offer', 'an offer'),
    sealed_answer: sealed('sealed_answer', 'an answer'),
    country: 'GB',
    language: 'en-GB',
  });
}

/** Stores an unfinished wizard draft of the user. */
export async function beginDraft(
  { db, now, seal }: DomainContext,
  userId: string,
  mark: string,
): Promise<void> {
  const id = newId();
  const held = JSON.stringify({ note: { at: 1, values: { note: mark } } });
  await db('wizard_drafts').insert({
    id,
    owner_id: userId,
    kind: 'whole-person',
    sealed_answers: seal.seal(held, placeOf('wizard_drafts', 'sealed_answers', id)),
    version: 1,
    saved_at: now(),
    expires_at: new Date(now().getTime() + 1000),
  });
}
