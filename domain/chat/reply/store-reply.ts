import type { Knex } from 'knex';
import type { ChatsRow } from '~/db/rows';
import { firstName } from '../../characters/first-name';
import { noteCrisis } from '../../duties/note-crisis';
import { flagContent } from '../../moderation/flag-content';
import { announce } from '../../shared/outbox/announce';
import { prepared } from '../../shared/reading/prepared';
import { defineHook } from '../../shared/hooks';
import { transact } from '../../shared/transactions/transact';
import { noteAuthor } from '../authors/note-author';
import { appendReply, cardOf, type AnswerParts } from '../messages/append-message';
import { referTo } from '../send/crisis-referral';
import { sayAloud } from '../speech/answer-aloud';
import { noteListened } from '../speech/note-listened';
import { characterMessageSent } from '../events';
import { toMessage } from '../messages/message';
import { offerVideo } from '../videos/offer-video';
import type { DomainContext } from '../../shared/context';
import { chatSettings } from '../settings';
import type { ClaimedReply } from './claim-reply';
import type { ComposedReply } from './compose-reply';
import type { ReplySituation } from './reply-situation';

/** A reply was stored, which ends an exchange. `seq` is its position in the chat. */
export const exchangeEnded = defineHook<{ chatId: string; seq: number }>('exchange-ended');

/**
 * Stores the reply and returns whether another message waits in the chat; null if another worker has
 * replied.
 */
export async function storeReply(
  context: DomainContext,
  claim: ClaimedReply,
  situation: ReplySituation,
  composed: ComposedReply,
  { isAloud, wantsVideo }: { isAloud: boolean; wantsVideo: boolean },
): Promise<{ hasMore: boolean } | null> {
  const { characterId, character } = situation;
  const answer = await readAnswer(context, situation, composed);
  return transact(context, async (trx) => {
    const chat = await lockAnswered(trx, claim.chatId);
    if (!chat) return null;
    const stored = await appendReply(context, trx, {
      ...answer,
      id: claim.replyId,
      chatId: claim.chatId,
      lastSeq: chat.last_seq,
      senderId: characterId,
      replyToId: claim.messageId,
      attempt: claim.attempt,
      now: context.now(),
    });
    // The lease expired, and another worker has replied or will do so.
    if (!stored) return null;
    // Read under the lock, because a visitor may have signed up while the reply was written.
    const personId = chat.user_id ?? chat.guest_id;
    if (composed.kind === 'words') {
      const { seq } = stored.message;
      await noteWords(
        context,
        trx,
        { ...situation, chatId: claim.chatId, seq, personId },
        composed,
      );
    } else if (composed.kind === 'referral') await noteShown(context, trx, situation, personId);
    const isAllowed = composed.kind === 'words' && !composed.refusal;
    const message = toMessage(stored.message, characterId);
    const announced =
      isAllowed && isAloud && chat.user_id !== null
        ? await sayAloud(context, trx, chat.user_id, message)
        : message;
    if (isAllowed && wantsVideo && chat.user_id !== null) {
      await offerRequestedVideo(context, trx, claim.chatId, { ...situation, userId: chat.user_id });
    }
    if (situation.answered === 'audio') {
      const voiceMessage = { id: claim.messageId, chatId: claim.chatId, characterId };
      await noteListened(context, trx, personId, voiceMessage);
    }
    const about = { personId, aggregateId: stored.message.id };
    announce(trx, characterMessageSent, about, {
      chatId: claim.chatId,
      characterId,
      characterName: firstName(character.name),
      message: announced,
      isInView: chat.is_in_view,
    });
    return { hasMore: stored.hasMore };
  });
}

async function offerRequestedVideo(
  context: DomainContext,
  trx: Knex.Transaction,
  chatId: string,
  { userId, characterId, messages }: ReplySituation & { userId: string },
): Promise<void> {
  const query = messages.at(-1)?.content ?? '';
  await offerVideo(context, trx, { userId, chatId, characterId, query });
}

/** Ends the exchange, flags words that were refused, and records the author of the reply. */
async function noteWords(
  context: DomainContext,
  trx: Knex.Transaction,
  reply: ReplySituation & { chatId: string; seq: number; personId: string | null },
  { refusal, answered }: Extract<ComposedReply, { kind: 'words' }>,
): Promise<void> {
  const { chatId, seq, person, characterId } = reply;
  await context.hooks.run(exchangeEnded, trx, { chatId, seq });
  if (refusal) await flagContent(context, trx, { ...refusal, person, characterId, kind: 'reply' });
  if (answered) await noteAuthor(context, trx, { ...reply, answered });
}

/** Records that the crisis card was shown in place of a reply, for the chat's current owner. */
async function noteShown(
  context: DomainContext,
  trx: Knex.Transaction,
  { whereabouts: { country } }: ReplySituation,
  personId: string | null,
): Promise<void> {
  const person = personId === null ? null : { id: personId };
  await noteCrisis(context, trx, { person, kind: 'reply', country });
}

type AnsweredChat = Pick<ChatsRow, 'last_seq' | 'user_id' | 'guest_id'> & {
  is_in_view: boolean;
};

async function lockAnswered(
  trx: Knex.Transaction,
  chatId: string,
): Promise<AnsweredChat | undefined> {
  const [chat] = await prepared<AnsweredChat>(
    trx,
    'lock-answered-chat',
    `select last_seq, user_id, guest_id, opened_at is not null as is_in_view
       from chats where id = :chatId for no key update`,
    { chatId },
  );
  return chat;
}

/** Returns a reply's words, with help lines if the person may need them, or the crisis card instead. */
async function readAnswer(
  context: DomainContext,
  { whereabouts, tone }: ReplySituation,
  composed: ComposedReply,
): Promise<AnswerParts> {
  const words = composed.kind === 'words' ? composed.content : null;
  if (words !== null && !tone.isCaring) return { content: words, subtype: 'reply' };
  const referral = referTo(await context.settings(chatSettings), whereabouts);
  if (words === null) return cardOf(referral, whereabouts.language);
  return { content: words, subtype: 'reply', referral };
}
