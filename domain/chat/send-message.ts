import type { Knex } from 'knex';
import { settleAgeStanding } from '../age-checks/settle-age-standing';
import { flagContent } from '../moderation/flag-content';
import type { Moderator, Verdict } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { prepared } from '../shared/prepared';
import { transact } from '../shared/transact';
import { isUniqueViolation } from '../shared/unique-violation';
import { appendUserMessage } from './append-message';
import { chargeMessage } from './charge-message';
import { toChatMessage } from './message';
import { makeChat } from './open-chat';
import { ageCheckRequired, contentSchema, insufficientBalance, trialEnded } from './schema';
import { announceOutcome, findOutcome, storeRefusal, type SendOutcome } from './send-outcome';

export interface SendMessageInput {
  person: Person;
  characterId: string;
  idempotencyKey: string;
  content: string;
  /** Where the person is, if anybody can say. */
  country?: string | undefined;
}

type Refused = Extract<SendOutcome, { ok: false }>;

export const rejectionText = 'This message goes against our rules and was not sent.';
const noSuchCharacter = 'Character not found';
const tooLong = 'message is too long';

/**
 * Decides about one message of a person: moderation outside any transaction, then one transaction
 * that takes the chat's next seq, charges, stores and announces. The same key, however often and
 * however concurrently, gives one message, one charge and the same answer, announced every time:
 * whoever comes second breaks a unique key, is rolled back, and finds the first one's outcome.
 */
export async function sendMessage(
  context: DomainContext,
  moderator: Moderator,
  input: SendMessageInput,
): Promise<SendOutcome> {
  try {
    return await decide(context, moderator, { ...input, content: input.content.trim() });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const known = await findOutcome(context.db, input.person.id, input.idempotencyKey);
    if (!known) throw error;
    return announceAgain(context, input, known);
  }
}

function announceAgain(
  context: DomainContext,
  { person, idempotencyKey }: SendMessageInput,
  known: SendOutcome,
): Promise<SendOutcome> {
  return transact(context, (trx) => {
    announceOutcome(trx, person, idempotencyKey, known, { isRepeat: true });
    return Promise.resolve(known);
  });
}

async function decide(
  context: DomainContext,
  moderator: Moderator,
  input: SendMessageInput,
): Promise<SendOutcome> {
  const standing = await settleAgeStanding(context, input.person, input.country);
  if (standing === 'required') return refuseUnchecked(context, input);
  const { message_max_length } = await context.settings();
  const content = contentSchema.max(message_max_length, tooLong).safeParse(input.content);
  if (!content.success) {
    const error = content.error.issues[0]?.message ?? tooLong;
    return refuseMessage(context, input, { ok: false, kind: 'rejected', error });
  }
  const verdict = await moderator.judge(input.content);
  if (verdict.kind === 'refused') return rejectMessage(context, input, verdict);
  const stored = await storeMessage(context, input);
  if (stored !== 'no-chat') return stored;
  const opened = await makeChat(context, input.person, input.characterId);
  if (!opened.ok) {
    return refuseMessage(context, input, { ok: false, kind: 'failed', error: noSuchCharacter });
  }
  const retried = await storeMessage(context, input);
  if (retried === 'no-chat') throw new Error('the chat has gone');
  return retried;
}

/** Nothing is stored: once the check is passed, the same message goes through. */
async function refuseUnchecked(
  context: DomainContext,
  input: SendMessageInput,
): Promise<SendOutcome> {
  const known = await findOutcome(context.db, input.person.id, input.idempotencyKey);
  if (known) return announceAgain(context, input, known);
  return transact(context, (trx) => {
    const refused: SendOutcome = { ok: false, kind: 'failed', error: ageCheckRequired };
    announceOutcome(trx, input.person, input.idempotencyKey, refused, { isRepeat: false });
    return Promise.resolve(refused);
  });
}

function refuseMessage(
  context: DomainContext,
  input: SendMessageInput,
  outcome: Refused,
): Promise<Refused> {
  return transact(context, (trx) => refuseWithin(context, trx, input, outcome));
}

async function refuseWithin(
  context: DomainContext,
  trx: Knex.Transaction,
  { person, idempotencyKey }: SendMessageInput,
  outcome: Refused,
): Promise<Refused> {
  await storeRefusal(trx, person.id, idempotencyKey, outcome, context.now());
  announceOutcome(trx, person, idempotencyKey, outcome, { isRepeat: false });
  return outcome;
}

function rejectMessage(
  context: DomainContext,
  input: SendMessageInput,
  verdict: Extract<Verdict, { kind: 'refused' }>,
): Promise<Refused> {
  return transact(context, async (trx) => {
    const refused = await refuseWithin(context, trx, input, {
      ok: false,
      kind: 'rejected',
      error: rejectionText,
    });
    await flagContent(context, trx, { ...input, ...verdict, direction: 'from_person' });
    return refused;
  });
}

function storeMessage(
  context: DomainContext,
  input: SendMessageInput,
): Promise<SendOutcome | 'no-chat'> {
  const { person, characterId, idempotencyKey, content } = input;
  return transact(context, async (trx) => {
    const chat = await lockChat(trx, person, characterId);
    if (!chat) return 'no-chat';
    const messageId = newId();
    const charge = await chargeMessage(context, trx, person, messageId);
    if (!charge.ok) {
      return refuseWithin(context, trx, input, {
        ok: false,
        kind: 'failed',
        ...(charge.reason === 'trial-ended'
          ? { error: trialEnded }
          : { error: insufficientBalance, source: 'text_message' as const }),
      });
    }
    const stored = await appendUserMessage(trx, {
      id: messageId,
      chatId: chat.id,
      lastSeq: chat.last_seq,
      senderId: person.id,
      content,
      idempotencyKey,
      priceTokens: charge.priceTokens,
      transferId: charge.transferId,
      now: context.now(),
    });
    const outcome: SendOutcome = { ok: true, message: toChatMessage(stored, characterId) };
    announceOutcome(trx, person, idempotencyKey, outcome, { isRepeat: false });
    return outcome;
  });
}

interface LockedChat {
  id: string;
  last_seq: number;
}

async function lockChat(
  trx: Knex.Transaction,
  person: Person,
  characterId: string,
): Promise<LockedChat | undefined> {
  const owner = person.kind === 'user' ? 'user_id' : 'guest_id';
  const [chat] = await prepared<LockedChat>(
    trx,
    `lock-chat-by-${owner}`,
    `select id, last_seq from chats
      where ${owner} = :personId and character_id = :characterId for update`,
    { personId: person.id, characterId },
  );
  return chat;
}
