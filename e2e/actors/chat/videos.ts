import { sealKeysOf } from '~/config/seal-keys';
import { createTestContext } from '~/db/testing';
import { openChat } from '~/domain/chat/chats/open-chat';
import { sealQuery } from '~/domain/chat/videos/video-rows';
import { newId } from '~/domain/shared/ids';
import { createSeal } from '~/domain/shared/sealing/seal';
import { stack } from '../../stack';
import type { Account } from '../accounts/account';
import { character } from '../discovery/characters';
import { withDatabase } from '../database';
import { drawnAssets } from '../discovery/drawn-assets';
import { makeSubscriber } from '../money/regulars';

/** Cast indexes of the characters whose videos the fan has. */
export const offeredBy = 14;
export const madeBy = 15;
const others = [
  { place: 16, minutesAgo: 3, outcome: null },
  { place: 17, minutesAgo: 9, outcome: 'failed' },
  { place: 18, minutesAgo: 20, outcome: null },
  { place: 19, minutesAgo: 30, outcome: null },
] as const;

/** Keys of the offer and of the finished video in the addresses of their modals. */
export const keys = { offer: 'the-video-offer', made: 'the-video-made' };

const query = 'Show me the harbour at two in the morning.';
const minuteMs = 60_000;

/** Creates a subscriber with a discounted offer, a finished video, a failed one, and some in progress. */
export async function makeFilmed(): Promise<Account> {
  const account = await makeSubscriber({ renews: true });
  await withDatabase(async (db) => {
    // Sealed with the product's key, so that it can open the query.
    const seal = createSeal(sealKeysOf({ SEAL_KEY: stack.sealKey() }));
    const context = { ...createTestContext(db), seal };
    const user = await db('users').where({ email: account.email }).first<{ id: string }>('id');
    const film = async (place: number, about: object) => {
      const { slug } = character(place);
      const of = await db('characters').where({ slug }).first<{ id: string }>('id');
      const chat = await openChat(context, { kind: 'user', id: user.id }, { characterId: of.id });
      if (!chat.ok) throw new Error(chat.reason);
      const id = newId();
      await db('video_messages').insert({
        id,
        user_id: user.id,
        chat_id: chat.chatId,
        character_id: of.id,
        idempotency_key: id,
        sealed_query: sealQuery(seal, id, query),
        tokens: 40,
        full_tokens: 40,
        expires_at: new Date(Date.now() + 60 * minuteMs),
        created_at: new Date(),
        ...about,
      });
      return { chatId: chat.chatId, characterId: of.id };
    };
    const confirmed = (minutesAgo: number) => {
      const at = new Date(Date.now() - minutesAgo * minuteMs);
      return { state: 'confirmed', created_at: at, confirmed_at: at };
    };
    await film(offeredBy, { idempotency_key: keys.offer, tokens: 30, discount_percent: 25 });
    for (const { place, minutesAgo, outcome } of others) {
      await film(place, { ...confirmed(minutesAgo), outcome });
    }
    const messageId = newId();
    const made = { ...confirmed(1), idempotency_key: keys.made, outcome: 'generated' };
    const { chatId, characterId } = await film(madeBy, made);
    const [asset] = await drawnAssets(db, 'sfw_video', 1);
    const details = {
      seconds: 6,
      folder: asset?.folder ?? null,
      width: asset?.width ?? 720,
      height: asset?.height ?? 900,
      making: null,
      hasFailed: false,
      isGenerated: true,
      unlockPrice: null,
      isUnlocked: true,
    };
    await db('messages').insert({
      id: messageId,
      chat_id: chatId,
      seq: 2,
      role: 'character',
      sender_id: characterId,
      type: 'video',
      content: '',
      details: JSON.stringify(details),
      sent_at: new Date(),
    });
    await db('chats').where({ id: chatId }).update({ last_seq: 2 });
    await db('video_messages')
      .where({ user_id: user.id, idempotency_key: keys.made })
      .update({ message_id: messageId });
  });
  return account;
}

/** Records that a user has had their free video, from a character that no other test uses for videos. */
export const letHaveHadVideo = (email: string): Promise<void> =>
  withDatabase(async (db) => {
    const seal = createSeal(sealKeysOf({ SEAL_KEY: stack.sealKey() }));
    const user = await db('users').where({ email }).first<{ id: string }>('id');
    const { slug } = character(madeBy);
    const of = await db('characters').where({ slug }).first<{ id: string }>('id');
    const person = { kind: 'user', id: user.id } as const;
    const chat = await openChat({ ...createTestContext(db), seal }, person, { characterId: of.id });
    if (!chat.ok) throw new Error(chat.reason);
    const id = newId();
    const at = new Date(Date.now() - 60 * minuteMs);
    await db('video_messages').insert({
      id,
      user_id: user.id,
      chat_id: chat.chatId,
      character_id: of.id,
      idempotency_key: id,
      sealed_query: sealQuery(seal, id, query),
      tokens: 0,
      full_tokens: 40,
      state: 'confirmed',
      outcome: 'generated',
      expires_at: at,
      created_at: at,
      confirmed_at: at,
      dismissed_at: at,
    });
  });
