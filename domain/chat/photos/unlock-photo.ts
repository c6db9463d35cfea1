import type { Knex } from 'knex';
import { resolveAgeStanding } from '../../age-checks/resolve-age-standing';
import { findClubStandings } from '../../fanclubs/find-club';
import { announce } from '../../shared/announce';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transact';
import { findSubscriptionEnd } from '../../subscriptions/find-subscription-end';
import { defineTransferReason } from '../../wallet/schema';
import type { RefusedSpend } from '../../wallet/spends/pay-from-purse';
import { spendTokens } from '../../wallet/spends/spend-tokens';
import { lockChatOfMessage } from '../chats/lock-chat';
import { chatFailed, photoUnlocked } from '../events';
import { columnsOf } from '../messages/append-message';
import { announceChange } from '../messages/change-message';
import { isOpenTo } from '../messages/message-details';
import { refuse } from '../refusals';
import type { Message } from '../schema';
import { chatSettings } from '../settings';
import { decideUnlockPhoto } from './decide-unlock-photo';
import { findPicture } from './find-picture';
import { privatePhotoPrice, type UnlockTerms } from './photo-price';

const unlockReason = defineTransferReason('unlock_nsfw_photo_in_chat');

interface Wanted {
  userId: string;
  messageId: string;
  /** Whole tokens, as they were shown. */
  price?: number | undefined;
  /** Tokens that their owner agreed to on being asked. */
  confirmed?: number | undefined;
  country?: string | undefined;
}

export type UnlockedPhoto =
  | { ok: true; message: Message; tokens: number }
  | Exclude<ReturnType<typeof decideUnlockPhoto>, { ok: true }>
  | RefusedSpend;

/**
 * Opens a photo that a character sent a person, for tokens as `decideUnlockPhoto` decides; once, and for
 * good: a repeat takes nothing, whatever price it names.
 */
export async function unlockPhoto(
  context: DomainContext,
  { userId, messageId, price, confirmed, country }: Wanted,
): Promise<UnlockedPhoto> {
  const person = { kind: 'user', id: userId } as const;
  const ageStanding = await resolveAgeStanding(context, person, country);
  return transact(context, async (trx) => {
    const chat = await lockChatOfMessage(trx, person, messageId);
    if (!chat) return refuse('no-such-picture');
    const { characterId, creatorId } = chat;
    const picture = await findPicture(trx, messageId);
    const terms = await getUnlockTerms(context, trx, { userId, characterId });
    const sale = decideUnlockPhoto({ ...chat, picture, ageStanding, terms, price });
    if (!sale.ok) return sale;
    if (!sale.isOpen && picture) {
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
      const { details } = columnsOf({ ...picture, isUnlocked: true });
      await trx('messages').where({ id: messageId }).update({ details });
    }
    const message = await announceChange(context, trx, person, { id: messageId, characterId });
    announce(
      trx,
      photoUnlocked,
      { personId: userId, aggregateId: messageId },
      { messageId, characterId, chatId: chat.id, tokens: sale.tokens },
    );
    return { ok: true, message, tokens: sale.tokens };
  });
}

/** The same for who asked on a socket: a refusal is told there. */
export async function unlockPhotoOnSocket(
  context: DomainContext,
  wanted: Wanted,
): Promise<UnlockedPhoto> {
  const unlocked = await unlockPhoto(context, wanted);
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
        source: 'unlock_chat_image',
        price,
        ...(unlocked.reason === 'confirmation-needed' && { tokens: unlocked.data.tokens }),
      },
    );
  });
  return unlocked;
}

/** What a person's locked photo costs them now; null where there is none, or it costs nothing. */
export async function findUnlockPrice(
  context: DomainContext,
  { userId, messageId }: Pick<Wanted, 'userId' | 'messageId'>,
): Promise<number | null> {
  const { db } = context;
  const chat = await db('messages')
    .join('chats', 'chats.id', 'messages.chat_id')
    .where('messages.id', messageId)
    .where('chats.user_id', userId)
    .first<{ character_id: string } | undefined>('chats.character_id');
  const picture = chat ? await findPicture(db, messageId) : null;
  if (!chat || !picture || picture.unlockPrice === null || isOpenTo(picture)) return null;
  const terms = await getUnlockTerms(context, db, { userId, characterId: chat.character_id });
  return privatePhotoPrice(picture.unlockPrice, terms) || null;
}

/** On which terms a person opens what a character sends them. */
export async function getUnlockTerms(
  context: DomainContext,
  db: Knex,
  { userId, characterId }: { userId: string; characterId: string },
): Promise<UnlockTerms> {
  const { private_photo_discount_subscriber } = await context.settings(chatSettings, db);
  const end = await findSubscriptionEnd(db, userId, context.now());
  const clubs = await findClubStandings({ db, now: context.now }, [characterId], userId);
  return {
    isSubscriber: end !== null,
    discountPercent: private_photo_discount_subscriber,
    isMember: clubs.get(characterId)?.isMember ?? false,
  };
}
