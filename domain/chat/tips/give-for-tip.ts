import type { Knex } from 'knex';
import type { MessagesRow } from '~/db/rows';
import de from '~/locales/de-DE/thanks.json' with { type: 'json' };
import en from '~/locales/en-GB/thanks.json' with { type: 'json' };
import es from '~/locales/es-ES/thanks.json' with { type: 'json' };
import fr from '~/locales/fr-FR/thanks.json' with { type: 'json' };
import pt from '~/locales/pt-BR/thanks.json' with { type: 'json' };
import { inEveryLocale, writtenLocaleFor } from '~/locales/written-locales';
import { firstName } from '../../characters/first-name';
import { findGiftPhoto } from '../../posts/find-gift-photo';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { lockChatOfMessage } from '../chats/lock-chat';
import { characterMessageSent } from '../events';
import { appendCharacterMessage } from '../messages/append-message';
import { toMessage } from '../messages/message';
import { readDetails } from '../messages/message-details';
import { refuse, type Refusal } from '../refusals';

interface Tip {
  userId: string;
  characterId: string;
  messageId: string;
}

/**
 * Answers a tip with a photo of the character that is unlocked for the giver, or with words if no photo
 * is left; once, even if called repeatedly. Does nothing if the tip no longer exists.
 */
export async function giveForTip(
  context: DomainContext,
  { userId, characterId, messageId }: Tip,
): Promise<void> {
  await transact(context, async (trx) => {
    const chat = await lockChatOfMessage(trx, { kind: 'user', id: userId }, messageId);
    if (!chat?.isPublished) return;
    const tokens = await findUnansweredTip(trx, chat.id, messageId);
    if (tokens === null) return;
    const given = await findGiven(trx, chat.id);
    const photo = await findGiftPhoto(trx, { characterId, userId, tokens, given });
    const row = await appendCharacterMessage(context, trx, {
      id: chat.messageId,
      chatId: chat.id,
      lastSeq: chat.lastSeq,
      senderId: characterId,
      content: photo ? '' : thanksText(await languageOf(trx, userId)),
      details: photo && { type: 'gift_for_tip', ...photo, ...open },
      replyToId: messageId,
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
  });
}

/**
 * Answers a tip that is identified by its message alone, for an internal service that reports it as
 * due. The stored outcome of its send gives the chat. Refuses an unknown tip; safe to repeat.
 */
export async function giveForNamedTip(
  context: DomainContext,
  { messageId }: Pick<Tip, 'messageId'>,
): Promise<{ ok: true } | Refusal<'no-such-message'>> {
  const tip = await context
    .db('send_outcomes')
    .join('messages', (sent) =>
      sent
        .on('messages.chat_id', 'send_outcomes.chat_id')
        .andOn('messages.id', 'send_outcomes.message_id'),
    )
    .join('chats', 'chats.id', 'messages.chat_id')
    .where('send_outcomes.message_id', messageId)
    .where('messages.type', 'tip')
    .whereNotNull('chats.user_id')
    .whereNull('messages.removed_at')
    .first<{ user_id: string; character_id: string } | undefined>('user_id', 'character_id');
  if (!tip) return refuse('no-such-message');
  const { user_id: userId, character_id: characterId } = tip;
  await giveForTip(context, { userId, characterId, messageId });
  return { ok: true };
}

const thanks = inEveryLocale<typeof en>({ en, fr, de, es, pt });

/** Returns a character's thanks for a tip when no photo is left to give, in a BCP 47 language. */
const thanksText = (language: string | null): string =>
  thanks[writtenLocaleFor(language ?? '')]['for-tip'];

async function languageOf(trx: Knex.Transaction, userId: string): Promise<string | null> {
  const account = await trx('accounts').where({ id: userId }).first('locale');
  return account?.locale ?? null;
}

/** The details of a finished photo that is free. */
const open = {
  making: null,
  hasFailed: false,
  isGenerated: true,
  unlockPrice: null,
  isUnlocked: true,
} as const;

/** Returns the tokens of a tip without a gift; null if there is no such tip. */
async function findUnansweredTip(
  trx: Knex.Transaction,
  chatId: string,
  messageId: string,
): Promise<number | null> {
  const answer = await trx('messages')
    .where({ chat_id: chatId, reply_to_id: messageId })
    .first('id');
  if (answer) return null;
  const tip = await trx('messages')
    .where({ id: messageId, chat_id: chatId, type: 'tip', removed_at: null })
    .first<Pick<MessagesRow, 'details'> | undefined>('details');
  const details = tip ? readDetails('tip', tip.details) : null;
  return details?.type === 'tip' ? details.tokens : null;
}

/** Returns the folders of the photos already given for tips in a chat. */
async function findGiven(trx: Knex.Transaction, chatId: string): Promise<string[]> {
  const gifts = await trx('messages')
    .where({ chat_id: chatId, type: 'gift_for_tip' })
    .select<Pick<MessagesRow, 'details'>[]>('details');
  return gifts.flatMap((gift) => {
    const details = readDetails('gift_for_tip', gift.details);
    return details?.type === 'gift_for_tip' ? (details.folder ?? []) : [];
  });
}
