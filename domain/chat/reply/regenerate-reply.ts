import type { Knex } from 'knex';
import { isBlocked } from '../../characters/is-blocked';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { announceChange, eraseMessage } from '../messages/change-message';
import {
  decideReplyRegeneration,
  type RefusedReplyRegeneration,
} from './decide-reply-regeneration';
import { replyRegenerationRequested } from '../events';
import { findLastReply, lockMessage } from '../messages/lock-message';
import { refuse, type Refusal } from '../refusals';
import { refuseWhilePaused } from '../send/refuse-while-paused';
import type { Message } from '../schema';
import { chatSettings } from '../settings';

export type ReplyRegenerationResult =
  { ok: true } | RefusedReplyRegeneration | Refusal<'no-such-message'>;

/**
 * Requests a new version of the last reply in the person's own chat, free and as often as the settings
 * allow. The existing reply is removed, and its message waits for another one. `messageId` may be that
 * of the message or of its reply.
 */
export async function regenerateReply(
  context: DomainContext,
  person: Person,
  messageId: string,
): Promise<ReplyRegenerationResult | Refusal<'chat-paused'>> {
  const paused = await refuseWhilePaused(context, person);
  if (paused) return paused;
  return transact(context, async (trx) => {
    const found = await findRegenerable(context, trx, person, messageId);
    return found.ok ? restartReply(context, trx, person, found) : found;
  });
}

export interface Regenerable {
  ok: true;
  /** The person's message. */
  message: Message;
  /** The id of its reply, if there is one. */
  answerId: string | undefined;
}

/**
 * Returns the last message of a chat that required a reply, if it is the given one and its reply may
 * be written again.
 */
export async function findRegenerable(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  messageId: string,
): Promise<Regenerable | Exclude<ReplyRegenerationResult, { ok: true }>> {
  const named = await lockMessage(context, trx, person, messageId);
  if (!named || named.isRemoved) return refuse('no-such-message');
  const { chatId, characterId } = named;
  const userId = person.kind === 'user' ? person.id : null;
  const [last, character, isTheirBlock, { reply_retries }] = await Promise.all([
    findLastReply(trx, chatId),
    trx('character_profiles').where({ id: characterId }).first('is_open'),
    isBlocked(trx, userId, characterId),
    context.settings(chatSettings),
  ]);
  if (!last) return refuse('not-the-last');
  const answer = await trx('messages')
    .where({ chat_id: chatId, reply_to_id: last.message_id })
    .first('id');
  const decision = decideReplyRegeneration({
    isLast: messageId === last.message_id || messageId === answer?.id,
    state: last.state,
    retries: last.retries,
    most: reply_retries,
    isPublished: character?.is_open ?? false,
    isBlocked: isTheirBlock,
  });
  if (!decision.ok) return decision;
  const message = await lockMessage(context, trx, person, last.message_id);
  if (!message || message.isRemoved) return refuse('no-such-message');
  return { ok: true, message, answerId: answer?.id };
}

/** Removes the reply and requests another one, in the caller's transaction. */
export async function restartReply(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  { message, answerId }: Regenerable,
): Promise<{ ok: true }> {
  await trx('replies')
    .where({ message_id: message.id })
    .update({
      reply_id: newId(),
      state: 'pending',
      failures: 0,
      leased_until: null,
      next_attempt_at: null,
      created_at: context.now(),
      retries: trx.raw('retries + 1'),
    });
  if (answerId !== undefined) {
    const answer = { ...message, id: answerId };
    await eraseMessage(context, trx, answer);
    await announceChange(context, trx, person, answer);
  }
  await announceChange(context, trx, person, message);
  const { chatId } = message;
  announce(
    trx,
    replyRegenerationRequested,
    { personId: person.id, aggregateId: message.id },
    { chatId, isGuest: person.kind === 'guest' },
  );
  return { ok: true };
}
