import type { Knex } from 'knex';
import { flagContent } from '../moderation/flag-content';
import type { Moderator, Verdict } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { ownerColumn, type Person } from '../shared/person';
import { isUniqueViolation } from '../shared/unique-violation';
import { appendMessage } from './append-message';
import { chargeMessage } from './charge-message';
import { toChatMessage } from './message';
import { openChat } from './open-chat';
import { insufficientBalance, trialEnded } from './schema';
import { announceOutcome, findOutcome, storeOutcome, type SendOutcome } from './send-outcome';

export interface SendMessageInput {
  person: Person;
  characterId: string;
  idempotencyKey: string;
  content: string;
}

export const rejectionText = 'This message goes against our rules and was not sent.';
const noSuchCharacter = 'Character not found';
const tooLong = 'message is too long';

/**
 * Decides about one message of a person: moderation outside any transaction, then one transaction
 * that takes the chat's next seq, charges, stores and announces. The same key, however often and
 * however concurrently, gives one message, one charge and the same answer, announced every time.
 */
export async function sendMessage(
  context: DomainContext,
  moderator: Moderator,
  input: SendMessageInput,
): Promise<SendOutcome> {
  const known = await findOutcome(context.db, input.person.id, input.idempotencyKey);
  if (known) return repeatOutcome(context, input, known);

  const content = input.content.trim();
  const { message_max_length } = await context.settings();
  if (content.length === 0 || content.length > message_max_length) {
    return settle(context, input, { ok: false, kind: 'rejected', error: tooLong });
  }
  const opened = await openChat(context, input.person, input);
  if (!opened.ok) {
    return settle(context, input, { ok: false, kind: 'failed', error: noSuchCharacter });
  }
  const verdict = await moderator.judge(content);
  if (verdict.kind === 'refused') return rejectMessage(context, input, verdict);
  return storeMessage(context, { ...input, content });
}

/** Runs the decision and, when another attempt with the same key was faster, answers as it did. */
async function decideOnce(
  context: DomainContext,
  input: SendMessageInput,
  decide: (trx: Knex.Transaction) => Promise<SendOutcome>,
): Promise<SendOutcome> {
  try {
    return await context.db.transaction(decide);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const winner = await findOutcome(context.db, input.person.id, input.idempotencyKey);
    if (!winner) throw error;
    return repeatOutcome(context, input, winner);
  }
}

async function repeatOutcome(
  context: DomainContext,
  { person, idempotencyKey }: SendMessageInput,
  outcome: SendOutcome,
): Promise<SendOutcome> {
  await context.db.transaction((trx) =>
    announceOutcome(context, trx, person, idempotencyKey, outcome, { isRepeat: true }),
  );
  return outcome;
}

function settle(
  context: DomainContext,
  input: SendMessageInput,
  outcome: SendOutcome,
): Promise<SendOutcome> {
  return decideOnce(context, input, (trx) => settleWithin(context, trx, input, outcome));
}

async function settleWithin(
  context: DomainContext,
  trx: Knex.Transaction,
  { person, idempotencyKey }: SendMessageInput,
  outcome: SendOutcome,
): Promise<SendOutcome> {
  await storeOutcome(trx, person.id, idempotencyKey, outcome, context.now());
  await announceOutcome(context, trx, person, idempotencyKey, outcome, { isRepeat: false });
  return outcome;
}

function rejectMessage(
  context: DomainContext,
  input: SendMessageInput,
  verdict: Extract<Verdict, { kind: 'refused' }>,
): Promise<SendOutcome> {
  return decideOnce(context, input, async (trx) => {
    await flagContent(context, trx, { ...input, ...verdict, direction: 'from_person' });
    return settleWithin(context, trx, input, {
      ok: false,
      kind: 'rejected',
      error: rejectionText,
    });
  });
}

function storeMessage(context: DomainContext, input: SendMessageInput): Promise<SendOutcome> {
  const { person, characterId, idempotencyKey, content } = input;
  return decideOnce(context, input, async (trx) => {
    const chat = await trx('chats')
      .where({ [ownerColumn(person)]: person.id, character_id: characterId })
      .forUpdate()
      .first<{ id: string; last_seq: number } | undefined>('id', 'last_seq');
    if (!chat) throw new Error('the chat has gone');
    const messageId = newId();
    const charge = await chargeMessage(context, trx, person, messageId);
    if (!charge.ok) {
      return settleWithin(context, trx, input, {
        ok: false,
        kind: 'failed',
        ...(charge.reason === 'trial-ended'
          ? { error: trialEnded }
          : { error: insufficientBalance, source: 'text_message' as const }),
      });
    }
    const stored = await appendMessage(trx, {
      id: messageId,
      chatId: chat.id,
      lastSeq: chat.last_seq,
      role: 'user',
      senderId: person.id,
      content,
      idempotencyKey,
      priceTokens: charge.priceTokens,
      transferId: charge.transferId,
      now: context.now(),
    });
    await trx('replies').insert({
      message_id: messageId,
      chat_id: chat.id,
      seq: stored.seq,
      reply_id: newId(),
      created_at: context.now(),
    });
    return settleWithin(context, trx, input, {
      ok: true,
      message: toChatMessage(stored, characterId),
    });
  });
}
