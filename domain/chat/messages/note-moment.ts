import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { appendUserMessage } from './append-message';
import { isKeyUsed } from './is-key-used';
import { free } from '../send/charge';
import { momentNoted } from '../events';
import { lockChat } from '../chats/lock-chat';
import { toMessage } from './message';
import type { MessageDetails } from './message-details';
import { momentText } from './moment-text';

/** Actions of a person elsewhere that are shown in their chat with the character. */
const momentTypes = [
  'follow_model',
  'joined_fanclub',
  'post_reacted',
  'unlocked_post',
  'unlocked_photo',
  'post:asset:unlock:credit_card',
] as const;
export type Moment = Extract<MessageDetails, { type: (typeof momentTypes)[number] }>;

/** Checks whether a message records an action elsewhere. */
export const isMoment = (details: MessageDetails): details is Moment =>
  (momentTypes as readonly string[]).includes(details.type);

interface NotedMoment {
  userId: string;
  characterId: string;
  moment: Moment;
  /** A key that is the same for every report of one moment. */
  key: string;
}

/**
 * Adds a person's action elsewhere to their chat with a character, once per key, free and without a
 * reply. Does nothing if they have no chat or the character was withdrawn.
 */
export async function noteMoment(
  context: DomainContext,
  { userId, characterId, moment, key }: NotedMoment,
): Promise<void> {
  const person = { kind: 'user', id: userId } as const;
  await transact(context, async (trx) => {
    const chat = await lockChat(trx, person, characterId);
    if (!chat?.isPublished) return;
    // The lock on the chat blocks concurrent reports of the same moment.
    if (await isKeyUsed(trx, { chatId: chat.id, senderId: userId, key })) return;
    const account = await trx('accounts').where({ id: userId }).first('locale');
    const row = await appendUserMessage(context, trx, {
      id: chat.messageId,
      chatId: chat.id,
      lastSeq: chat.lastSeq,
      senderId: userId,
      content: momentText(moment.type, account?.locale ?? null),
      details: moment,
      idempotencyKey: key,
      charge: free,
      due: null,
      now: context.now(),
    });
    const message = toMessage(row, characterId);
    announce(
      trx,
      momentNoted,
      { personId: userId, aggregateId: message.id },
      { characterId, message },
    );
  });
}
