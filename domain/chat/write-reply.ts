import type { LanguageModel } from '~/providers/language-model/language-model';
import { firstName } from '../characters/first-name';
import { flagContent } from '../moderation/flag-content';
import type { Moderator } from '../moderation/verdict';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { transact } from '../shared/transact';
import { appendCharacterMessage } from './append-message';
import { claimReply, keepLease, releaseReply, type ClaimedReply } from './claim-reply';
import { composeReply, type ComposedReply } from './compose-reply';
import { characterMessageSent } from './events';
import { giveUpReply } from './give-up-reply';
import { toChatMessage } from './message';
import { readReplySituation, type ReplySituation } from './reply-situation';

/** Says what is heard once and never stored: the indicator, and a reply's words as they come. */
export interface ReplyBroadcast {
  writing(person: Person, characterId: string, isWriting: boolean): Promise<void>;
  chunk(
    person: Person,
    chunk: { characterId: string; messageId: string; offset: number; text: string },
  ): Promise<void>;
  retracted(person: Person, reply: { characterId: string; messageId: string }): Promise<void>;
}

export interface ReplyWriter {
  model: LanguageModel;
  moderator: Moderator;
  broadcast: ReplyBroadcast;
  requestId: string;
}

/**
 * Answers the oldest unanswered message of a chat, once: the lease keeps others away, and the
 * stored reply is unique for its message. Throws when the model fails; the message stays due until
 * both its attempts and the patience of the settings are used up, and is then given up with its
 * price returned.
 */
export async function writeReply(
  context: DomainContext,
  writer: ReplyWriter,
  chatId: string,
): Promise<'nothing-due' | 'written' | 'given-up'> {
  const claim = await claimReply(context, chatId);
  if (!claim) return 'nothing-due';
  const settings = await context.settings();
  const situation = await readReplySituation(context, claim);
  const waitedMs = context.now().getTime() - claim.since.getTime();
  // A model that is away for a while uses up attempts quickly; that alone ends no conversation.
  const isOverdue = waitedMs > settings.reply_patience_seconds * 1000;
  if (isOverdue && claim.attempt > settings.reply_max_attempts) {
    await giveUpReply(context, claim, situation);
    return 'given-up';
  }
  const { person, characterId } = situation;
  const reply = { characterId, messageId: claim.replyId };
  await writer.broadcast.writing(person, characterId, true);
  const leave = await keepLease(context, claim);
  try {
    const composed = await composeReply(
      {
        ...writer,
        maxTokens: settings.reply_max_tokens,
        contextTokens: settings.reply_context_tokens,
      },
      situation,
      {
        onSentence: (sentence) => writer.broadcast.chunk(person, { ...reply, ...sentence }),
        onRetraction: () => writer.broadcast.retracted(person, reply),
      },
    );
    await storeReply(context, claim, situation, composed);
    return 'written';
  } catch (error) {
    await writer.broadcast.retracted(person, reply);
    await writer.broadcast.writing(person, characterId, false);
    await releaseReply(context, claim);
    throw error;
  } finally {
    leave();
  }
}

async function storeReply(
  context: DomainContext,
  claim: ClaimedReply,
  situation: ReplySituation,
  composed: ComposedReply,
): Promise<void> {
  await transact(context, async (trx) => {
    const chat = await trx('chats')
      .where({ id: claim.chatId })
      .forUpdate()
      .first<{ last_seq: number; user_id: string | null; guest_id: string | null } | undefined>(
        'last_seq',
        'user_id',
        'guest_id',
      );
    if (!chat) return;
    const finished = await trx('replies')
      .where({ message_id: claim.messageId, attempts: claim.attempt, state: 'pending' })
      .update({ state: 'done', leased_until: null });
    // The lease ran out and somebody else has answered, or is about to.
    if (finished === 0) return;
    if (composed.refusal) {
      await flagContent(context, trx, {
        ...composed.refusal,
        person: situation.person,
        characterId: situation.characterId,
        direction: 'from_character',
      });
    }
    const stored = await appendCharacterMessage(trx, {
      id: claim.replyId,
      chatId: claim.chatId,
      lastSeq: chat.last_seq,
      senderId: situation.characterId,
      content: composed.content,
      subtype: composed.subtype,
      replyToId: claim.messageId,
      now: context.now(),
    });
    announce(
      trx,
      characterMessageSent,
      {
        // Read under the lock: a visitor may have signed up while the reply was written.
        personId: chat.user_id ?? chat.guest_id,
        aggregateId: stored.id,
        version: 1,
      },
      {
        chatId: claim.chatId,
        characterId: situation.characterId,
        characterName: firstName(situation.character.name),
        message: toChatMessage(stored, situation.characterId),
      },
    );
  });
}
