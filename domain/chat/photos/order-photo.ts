import type { Knex } from 'knex';
import { resolveAgeStatus } from '../../age-checks/resolve-age-status';
import { firstName } from '../../characters/first-name';
import { getLikeness } from '../../characters/get-likeness';
import { placeGeneration } from '../../generations/place-generation';
import { photoSizes, type PhotoShape } from '../../generations/schema';
import { generationsSettings } from '../../generations/settings';
import type { Moderator } from '../../moderation/verdict';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { findPause } from '../../strikes/find-pause';
import { findSubscriptionEnd } from '../../subscriptions/find-subscription-end';
import { defineTransferReason } from '../../wallet/schema';
import { lockChat, type LockedChat } from '../chats/lock-chat';
import { findChatId, makeChat } from '../chats/open-chat';
import { characterMessageSent } from '../events';
import { appendCharacterMessage } from '../messages/append-message';
import { toMessage } from '../messages/message';
import { refuse, type Refusal } from '../refusals';
import { moderateWords, type ModeratedWords } from '../send/moderate-words';
import { chatSettings } from '../settings';
import { chatPhoto } from '../messages/made-for-chat';
import { decidePhoto, decidePhotoChat } from './decide-photo';
import { composePhotoOrder } from './photo-order';
import { photoPrice } from './photo-price';

export const photoReason = defineTransferReason('generate_character_image');

interface RequestInput {
  userId: string;
  characterId: string;
  idempotencyKey: string;
  /** The wanted content of the photo, in the person's words. */
  content: string;
  shape: PhotoShape;
  confirmed?: number | undefined;
  country?: string | undefined;
  isOverLimit?: boolean | undefined;
}

export type OrderedPhoto =
  | { ok: true; kind: 'placed'; messageId: string }
  /** The words were a sign of danger: they got the crisis card, and nothing was ordered. */
  | { ok: true; kind: 'answered' }
  | Exclude<ModeratedWords, { ok: true }>
  | NonNullable<ReturnType<typeof decidePhoto | typeof decidePhotoChat>>
  | Refusal<'insufficient-balance' | 'spending-limit' | 'confirmation-needed' | 'generation-limit'>;

/**
 * Orders a photo of a character in the person's chat. Moderates its words like those of a message,
 * holds its tokens, and adds a message to the chat that shows the photo. The same key is one photo.
 */
export async function orderPhoto(
  context: DomainContext,
  moderator: Moderator,
  request: RequestInput,
): Promise<OrderedPhoto> {
  const { userId, characterId, content } = request;
  const person = { kind: 'user', id: userId } as const;
  const words = { person, characterId, content, kind: 'photo', country: request.country } as const;
  const moderated = await moderateWords(context, moderator, words);
  if (!moderated.ok) return moderated;
  if (moderated.isDistress) return { ok: true, kind: 'answered' };
  const refused = decidePhoto({
    ageStatus: await resolveAgeStatus(context, person, request.country),
    pausedUntil: await findPause(context.db, person, context.now()),
    isOverLimit: request.isOverLimit ?? false,
  });
  if (refused) return refused;
  const likeness = await getLikeness(context.db, characterId);
  if (!likeness) return refuse('no-such-character');
  const order = composePhotoOrder({ ...likeness, words: content, shape: request.shape });
  const attempt = () => transact(context, (trx) => place(context, trx, request, order));
  const placed = await attempt();
  if (placed) return placed;
  const opened = await makeChat(context, person, characterId);
  return (opened.ok ? await attempt() : null) ?? refuse('no-such-character');
}

/** Returns the current price of a chat photo for a person. */
export async function getPhotoPrice(
  context: DomainContext,
  db: Knex,
  userId: string,
): Promise<{ tokens: number; isSubscriber: boolean }> {
  const settings = await context.settings(chatSettings);
  const isSubscriber = (await findSubscriptionEnd(db, userId, context.now())) !== null;
  const tokens = photoPrice({
    price: settings.photo_price,
    discountPercent: settings.photo_discount_subscriber,
    isSubscriber,
  });
  return { tokens, isSubscriber };
}

/**
 * Returns the price in tokens of a photo of one character. Refuses a character that is not published,
 * except to a person who has a chat with it.
 */
export async function getPhotoPriceOf(
  context: DomainContext,
  userId: string,
  characterId: string,
): Promise<{ ok: true; price: number } | Refusal<'no-such-character'>> {
  const { db } = context;
  const published = await db('character_profiles')
    .where({ id: characterId, is_published: true })
    .first('id');
  const chatId = published ? null : await findChatId(db, { kind: 'user', id: userId }, characterId);
  if (!published && !chatId) return refuse('no-such-character');
  const { tokens } = await getPhotoPrice(context, db, userId);
  return { ok: true, price: tokens };
}

/** Places the order in the person's chat; null if there is no chat yet. */
async function place(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, characterId, idempotencyKey, shape, confirmed }: RequestInput,
  order: ReturnType<typeof composePhotoOrder>,
): Promise<OrderedPhoto | null> {
  const chat = await lockChat(trx, { kind: 'user', id: userId }, characterId);
  if (!chat) return null;
  const refused = decidePhotoChat(chat);
  if (refused) return refused;
  const { tokens, isSubscriber } = await getPhotoPrice(context, trx, userId);
  const placed = await placeGeneration(context, trx, {
    userId,
    characterId,
    creatorId: chat.creatorId,
    kind: 'photo',
    purpose: chatPhoto,
    subjectId: chat.messageId,
    idempotencyKey,
    order,
    tokens,
    reason: photoReason,
    isSubscriber,
    confirmed,
  });
  if (!placed.ok) return placed;
  const { generation, isNew } = placed;
  if (!isNew) return { ok: true, kind: 'placed', messageId: generation.subjectId };
  const messageId = await reportOrder(context, trx, {
    userId,
    chat,
    shape,
    tokens,
    generationId: generation.id,
  });
  return { ok: true, kind: 'placed', messageId };
}

interface PlacedPhoto extends Pick<RequestInput, 'userId' | 'shape'> {
  chat: LockedChat;
  tokens: number;
  generationId: string;
}

/** Stores the message that will show the photo and announces it to the person's pages. */
async function reportOrder(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, chat, shape, tokens, generationId }: PlacedPhoto,
): Promise<string> {
  const { characterId } = chat;
  const { photo_usual_seconds: secondsLeft } = await context.settings(generationsSettings);
  const row = await appendCharacterMessage(context, trx, {
    id: chat.messageId,
    chatId: chat.id,
    lastSeq: chat.lastSeq,
    senderId: characterId,
    content: '',
    details: {
      type: 'image',
      ...photoSizes[shape],
      folder: null,
      making: { percent: 0, secondsLeft, tokens, generationId },
      hasFailed: false,
      isGenerated: true,
      isOrdered: true,
      unlockPrice: null,
      isUnlocked: true,
    },
    now: context.now(),
  });
  announce(
    trx,
    characterMessageSent,
    { personId: userId, aggregateId: chat.messageId },
    {
      chatId: chat.id,
      characterId,
      characterName: firstName(chat.characterName),
      message: toMessage(row, characterId),
    },
  );
  return row.id;
}
