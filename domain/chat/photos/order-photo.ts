import type { Knex } from 'knex';
import { resolveAgeStatus } from '../../age-checks/resolve-age-status';
import { firstName } from '../../characters/first-name';
import { getLikeness } from '../../characters/get-likeness';
import { placeGeneration } from '../../generations/place-generation';
import { photoSizes, type PhotoOrder, type PhotoShape } from '../../generations/schema';
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
import { composePhotoOrder, type pictureCounts } from './photo-order';
import { photoPrice } from './photo-price';
import { wordsOfStyles } from './picture-styles';

export const photoReason = defineTransferReason('generate_character_image');

interface RequestInput {
  userId: string;
  characterId: string;
  idempotencyKey: string;
  /** The wanted content of the photo, in the person's words. */
  content: string;
  shape: PhotoShape;
  /** The number and styles of pictures, at the price of the list of pictures; one photo of the chat without it. */
  pictures?: { count: (typeof pictureCounts)[number]; styles: readonly string[] } | undefined;
  /** The number of tokens for all of them that the buyer has confirmed. */
  confirmed?: number | undefined;
  country?: string | undefined;
  isOverLimit?: boolean | undefined;
}

export type OrderedPhoto =
  /** The messages that show the pictures, in order. */
  | { ok: true; kind: 'placed'; messageIds: string[] }
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
  const styleWords = wordsOfStyles(request.pictures?.styles ?? []);
  const order = composePhotoOrder({
    ...likeness,
    words: content,
    styleWords,
    shape: request.shape,
  });
  const attempt = () => placeAll(context, request, order);
  const placed = await attempt();
  if (placed) return placed;
  const opened = await makeChat(context, person, characterId);
  return (opened.ok ? await attempt() : null) ?? refuse('no-such-character');
}

/** Returns the current price of a chat photo, or of a picture of the list of pictures, for a person. */
export async function getPhotoPrice(
  context: DomainContext,
  db: Knex,
  userId: string,
  kind: 'photo' | 'picture' = 'photo',
): Promise<{ tokens: number; isSubscriber: boolean }> {
  const settings = await context.settings(chatSettings);
  const isSubscriber = (await findSubscriptionEnd(db, userId, context.now())) !== null;
  const tokens = photoPrice({
    price: kind === 'photo' ? settings.photo_price : settings.picture_price,
    discountPercent: settings.photo_discount_subscriber,
    isSubscriber,
  });
  return { tokens, isSubscriber };
}

/**
 * Returns the price in tokens of a picture of one character. Refuses a character that is not open to the
 * person, except to one who has a chat with it.
 */
export async function getPhotoPriceOf(
  context: DomainContext,
  userId: string,
  characterId: string,
): Promise<{ ok: true; price: number } | Refusal<'no-such-character'>> {
  const { db } = context;
  const published = await db('character_profiles')
    .where({ id: characterId, is_open: true })
    .where((rows) => rows.whereNot({ origin: 'user_created' }).orWhere({ owner_user_id: userId }))
    .first('id');
  const chatId = published ? null : await findChatId(db, { kind: 'user', id: userId }, characterId);
  if (!published && !chatId) return refuse('no-such-character');
  const { tokens } = await getPhotoPrice(context, db, userId, 'picture');
  return { ok: true, price: tokens };
}

/** Undoes the orders of one request of which one was refused. */
class PartRefused extends Error {
  constructor(readonly refusal: Exclude<OrderedPhoto, { ok: true }>) {
    super(`one of several pictures was refused: ${refusal.reason}`);
  }
}

/** Places all orders of a request in one transaction, or none; null if there is no chat yet. */
async function placeAll(
  context: DomainContext,
  request: RequestInput,
  order: PhotoOrder,
): Promise<OrderedPhoto | null> {
  const count = request.pictures?.count ?? 1;
  const { idempotencyKey } = request;
  try {
    return await transact(context, async (trx) => {
      const messageIds: string[] = [];
      for (let nth = 1; nth <= count; nth += 1) {
        const one = {
          ...request,
          idempotencyKey: nth === 1 ? idempotencyKey : `${idempotencyKey}:${nth}`,
          isFollowing: nth > 1,
        };
        const placed = await place(context, trx, one, order);
        if (placed === null) return null;
        if (!placed.ok) throw new PartRefused(placed);
        messageIds.push(placed.messageId);
      }
      return { ok: true as const, kind: 'placed' as const, messageIds };
    });
  } catch (error) {
    if (error instanceof PartRefused) return error.refusal;
    throw error;
  }
}

/** One of the orders of a request. */
interface OneOfRequest extends RequestInput {
  isFollowing: boolean;
}

type PlacedOne = { ok: true; messageId: string } | Exclude<OrderedPhoto, { ok: true }>;

/** Places one order in the person's chat; null if there is no chat yet. */
async function place(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, characterId, idempotencyKey, shape, confirmed, pictures, isFollowing }: OneOfRequest,
  order: PhotoOrder,
): Promise<PlacedOne | null> {
  const chat = await lockChat(trx, { kind: 'user', id: userId }, characterId);
  if (!chat) return null;
  const refused = decidePhotoChat(chat);
  if (refused) return refused;
  const kind = pictures ? 'picture' : 'photo';
  const { tokens, isSubscriber } = await getPhotoPrice(context, trx, userId, kind);
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
    partOf: tokens * (pictures?.count ?? 1),
    isFollowing,
  });
  if (!placed.ok) return placed;
  const { generation, isNew } = placed;
  if (!isNew) return { ok: true, messageId: generation.subjectId };
  const messageId = await reportOrder(context, trx, {
    userId,
    chat,
    shape,
    tokens,
    generationId: generation.id,
  });
  return { ok: true, messageId };
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
