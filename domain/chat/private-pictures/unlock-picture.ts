import type { Knex } from 'knex';
import type { Storage } from '~/providers/storage/storage';
import { resolveAgeStatus } from '../../age-checks/resolve-age-status';
import { findClubStatuses } from '../../fanclubs/find-club';
import { renditionKeys, renditionWidths } from '../../media/rendition-keys';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { findSubscriptionEnd } from '../../subscriptions/find-subscription-end';
import { defineTransferReason } from '../../wallet/schema';
import type { RefusedSpend } from '../../wallet/spends/pay-from-purse';
import { spendTokens } from '../../wallet/spends/spend-tokens';
import { lockChatOfMessage } from '../chats/lock-chat';
import { chatFailed, pictureUnlocked } from '../events';
import type { PictureDetails } from '../gallery/gallery-entry';
import type { PictureMedia } from '../gallery/parts';
import { columnsOf } from '../messages/append-message';
import { chatOfMessage } from '../messages/chat-of-message';
import { announceChange } from '../messages/change-message';
import { isOpenTo } from '../messages/message-details';
import { refuse } from '../refusals';
import type { Message } from '../schema';
import { chatSettings } from '../settings';
import { decideUnlockPicture, mediaOfPicture } from './decide-unlock-picture';
import { findPicture } from './find-picture';
import { privatePicturePrice, type UnlockTerms } from './private-picture-price';

/** The only transfer reason for this purpose, used for photos and videos. */
const unlockReason = defineTransferReason('unlock_nsfw_photo_in_chat');

/** The storage of the paid files. */
type Files = Pick<Storage, 'has'>;

interface Wanted {
  userId: string;
  messageId: string;
  /** The expected kind of media; undefined accepts any. */
  media?: PictureMedia | undefined;
  /** The shown price in whole tokens. */
  price?: number | undefined;
  /** The number of tokens that the user has confirmed. */
  confirmed?: number | undefined;
  country?: string | undefined;
}

export type UnlockedPicture =
  | { ok: true; message: Message; tokens: number }
  | Exclude<ReturnType<typeof decideUnlockPicture>, { ok: true }>
  | RefusedSpend;

/**
 * Unlocks a character's photo or video for tokens, as `decideUnlockPicture` decides, once and for good.
 * A repeat costs nothing, even with another price. Nothing is charged for a picture whose file is
 * missing.
 */
export async function unlockPicture(
  context: DomainContext,
  files: Files,
  { userId, messageId, media, price, confirmed, country }: Wanted,
): Promise<UnlockedPicture> {
  const person = { kind: 'user', id: userId } as const;
  const [ageStatus, hasFile] = await Promise.all([
    resolveAgeStatus(context, person, country),
    // Checked before any row is locked, because storage may respond slowly.
    isStored(context, files, { userId, messageId }),
  ]);
  return transact(context, async (trx) => {
    const chat = await lockChatOfMessage(trx, person, messageId);
    if (!chat) return refuse('no-such-picture');
    const { characterId, creatorId } = chat;
    const place = { id: messageId, chatId: chat.id, characterId };
    const picture = await findPicture(trx, place);
    const terms = await getUnlockTerms(context, trx, { userId, characterId });
    const facts = { ...chat, picture, media, hasFile, ageStatus, terms, price };
    const sale = decideUnlockPicture(facts);
    if (!sale.ok) return sale;
    if (!sale.isOpen) {
      if (sale.tokens > 0) {
        const spent = await spendTokens(context, trx, {
          userId,
          tokens: sale.tokens,
          reason: unlockReason,
          reference: messageId,
          idempotencyKey: `photo:${messageId}`,
          characterId,
          creatorId,
          confirmed,
        });
        if (!spent.ok) return spent;
      }
      const { details } = columnsOf({ ...sale.picture, isUnlocked: true });
      await trx('messages').where({ chat_id: chat.id, id: messageId }).update({ details });
    }
    const message = await announceChange(context, trx, person, place);
    announce(
      trx,
      pictureUnlocked,
      { personId: userId, aggregateId: messageId },
      {
        messageId,
        characterId,
        chatId: chat.id,
        tokens: sale.tokens,
        media: mediaOfPicture(sale.picture),
      },
    );
    return { ok: true, message, tokens: sale.tokens };
  });
}

/** Unlocks a picture for a request by socket, and announces a refusal there. */
export async function unlockPictureOnSocket(
  context: DomainContext,
  files: Files,
  wanted: Wanted,
): Promise<UnlockedPicture> {
  const unlocked = await unlockPicture(context, files, wanted);
  if (unlocked.ok) return unlocked;
  const { userId: personId, messageId: aggregateId } = wanted;
  const price = (await findUnlockPrice(context, wanted)) ?? undefined;
  await transact(context, async (trx) => {
    announce(
      trx,
      chatFailed,
      { personId, aggregateId },
      {
        reason: unlocked.reason,
        source: wanted.media === 'Video' ? 'video_message' : 'unlock_chat_image',
        price,
        ...(unlocked.reason === 'confirmation-needed' && { tokens: unlocked.data.tokens }),
      },
    );
  });
  return unlocked;
}

/** Returns the current price of a person's locked photo or video; null if there is none or it is free. */
export async function findUnlockPrice(
  context: DomainContext,
  { userId, messageId }: Pick<Wanted, 'userId' | 'messageId'>,
): Promise<number | null> {
  const { db } = context;
  const chat = await db('chats')
    .where({ user_id: userId })
    .where('id', chatOfMessage(db, { kind: 'user', id: userId }, messageId))
    .first('id', 'character_id');
  const picture = chat ? await findPicture(db, { chatId: chat.id, id: messageId }) : null;
  if (!chat || !picture || picture.unlockPrice === null || isOpenTo(picture)) return null;
  const terms = await getUnlockTerms(context, db, { userId, characterId: chat.character_id });
  return privatePicturePrice(picture.unlockPrice, terms) || null;
}

/** Returns the terms on which a person unlocks a character's pictures. */
export async function getUnlockTerms(
  context: DomainContext,
  db: Knex,
  { userId, characterId }: { userId: string; characterId: string },
): Promise<UnlockTerms> {
  const { private_photo_discount_subscriber } = await context.settings(chatSettings);
  const end = await findSubscriptionEnd(db, userId, context.now());
  const clubs = await findClubStatuses({ db, now: context.now }, [characterId], userId);
  return {
    isSubscriber: end !== null,
    discountPercent: private_photo_discount_subscriber,
    isMember: clubs.get(characterId)?.isMember ?? false,
  };
}

/** Checks whether the paid file is stored: the video itself, or the photo in its smallest size. */
async function isStored(
  { db }: DomainContext,
  files: Files,
  { userId, messageId }: Pick<Wanted, 'userId' | 'messageId'>,
): Promise<boolean> {
  const chatId = chatOfMessage(db, { kind: 'user', id: userId }, messageId);
  const picture = await findPicture(db, { chatId, id: messageId });
  if (!picture || picture.folder === null || isOpenTo(picture)) return false;
  return files.has(shownFileOf(picture.type, picture.folder));
}

const shownFileOf = (type: PictureDetails['type'], folder: string): string =>
  type === 'video'
    ? renditionKeys.video(folder)
    : renditionKeys.picture(folder, renditionWidths[0], 'webp');
