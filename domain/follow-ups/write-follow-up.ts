import type { Knex } from 'knex';
import {
  LanguageModelRefused,
  LanguageModelUnavailable,
} from '~/providers/language-model/language-model';
import { appendOpening } from '../chat/openings/append-opening';
import { composeOpening, type OpeningWriter } from '../chat/openings/compose-opening';
import { readChatStatus, type ChatStatus } from '../chat/openings/read-chat-status';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import {
  claimFollowUp,
  followUpLeaseSeconds,
  listDueFollowUps,
  releaseFollowUp,
  type FollowUpClaim,
} from './claim-follow-up';
import { decideFollowUp, type FollowUpDecision, type FollowUpFacts } from './decide-follow-up';
import { lockSwitch } from './follow-up-switch';
import { readFacts } from './read-facts';
import { followUpSettings } from './settings';

export { followUpLeaseSeconds, listDueFollowUps };

/** The number of failed model calls after which a message is left out. */
const maxFailures = 5;
/** The wait between two calls. */
const retrySeconds = 3600;

export type FollowUpProgress =
  /** No message now: another worker has the claim, nothing is due, or it is too early. */
  | { kind: 'busy' | 'nothing' | 'waiting' | 'left-out' }
  | { kind: 'written'; messageId: string }
  | { kind: 'postponed'; until: Date };

/**
 * Writes a character's due message. The words are composed outside any transaction; the storing
 * transaction locks the chat and decides again. So each due time has at most one message, and none
 * that has become unwelcome, even with repeated calls, crashes and concurrent changes.
 */
export async function writeFollowUp(
  context: DomainContext,
  writer: OpeningWriter,
  chatId: string,
  request: { requestId: string; signal: AbortSignal },
): Promise<FollowUpProgress> {
  const claim = await claimFollowUp(context, chatId);
  if (!claim) return { kind: 'busy' };
  try {
    const status = await readChatStatus(context.db, chatId);
    const row = await context.db('chat_follow_ups').where({ chat_id: chatId }).first();
    if (!status || !row) return { kind: 'nothing' };
    const decision = await decide(context, await readFacts(context, context.db, status, row));
    if (decision.kind !== 'write') return await release(context, claim, decision);
    const words = await compose(context, writer, status, request);
    if (words === null) return await postpone(context, claim);
    return await transact(context, (trx) => store(context, trx, claim, status, words));
  } catch (error) {
    await releaseFollowUp(context, claim, {}).catch(() => undefined);
    throw error;
  }
}

async function decide(context: DomainContext, facts: FollowUpFacts): Promise<FollowUpDecision> {
  const settings = await context.settings(followUpSettings);
  const figures = {
    waitHours: settings.follow_up_wait_hours,
    distressDays: settings.follow_up_distress_days,
  };
  return decideFollowUp(facts, figures, context.now());
}

type Unwritten = Exclude<FollowUpDecision, { kind: 'write' }>;
const dueAfter = (decision: FollowUpDecision) => (decision.kind === 'wait' ? decision.until : null);
const progressOf = ({ kind }: Unwritten): FollowUpProgress => ({
  kind: kind === 'wait' ? 'waiting' : 'nothing',
});

async function release(
  context: DomainContext,
  claim: FollowUpClaim,
  decision: Unwritten,
): Promise<FollowUpProgress> {
  await releaseFollowUp(context, claim, { due_at: dueAfter(decision) });
  return progressOf(decision);
}

/** Returns the words, or null if the model returned none that may be shown. */
async function compose(
  context: DomainContext,
  writer: OpeningWriter,
  status: ChatStatus,
  request: { requestId: string; signal: AbortSignal },
): Promise<string | null> {
  try {
    return await composeOpening(context, writer, status, request);
  } catch (error) {
    const isOfTheModel =
      error instanceof LanguageModelUnavailable || error instanceof LanguageModelRefused;
    if (isOfTheModel || request.signal.aborted) return null;
    throw error;
  }
}

async function postpone(context: DomainContext, claim: FollowUpClaim): Promise<FollowUpProgress> {
  const failures = claim.failures + 1;
  if (failures >= maxFailures) {
    await releaseFollowUp(context, claim, { due_at: null, failures: 0 });
    return { kind: 'left-out' };
  }
  const until = new Date(context.now().getTime() + retrySeconds * 1000);
  await releaseFollowUp(context, claim, { due_at: until, failures });
  return { kind: 'postponed', until };
}

async function store(
  context: DomainContext,
  trx: Knex.Transaction,
  claim: FollowUpClaim,
  seen: ChatStatus,
  content: string,
): Promise<FollowUpProgress> {
  const status = await readChatStatus(trx, seen.chatId, { forUpdate: true });
  if (!status) return { kind: 'nothing' };
  const now = context.now();
  await lockSwitch(trx, status.userId, now);
  const held = { chat_id: claim.chat_id, attempts: claim.attempts };
  const row = await trx('chat_follow_ups').where(held).forUpdate().first();
  if (!row) return { kind: 'busy' };
  const facts = await readFacts(context, trx, status, row);
  const decision = await decide(context, facts);
  if (decision.kind !== 'write') {
    const due_at = dueAfter(decision);
    await trx('chat_follow_ups').where(held).update({ due_at, leased_until: null });
    return progressOf(decision);
  }
  // There are newer messages, which the composed words do not consider.
  if (status.lastSeq !== seen.lastSeq) {
    await trx('chat_follow_ups').where(held).update({ due_at: now, leased_until: null });
    return { kind: 'waiting' };
  }
  const { id, seq } = await appendOpening(context, trx, status, {
    content,
    subtype: decision.subtype,
    // A reminder offers nothing for sale.
    mayBringPicture: decision.subtype === 'follow_up',
  });
  const after: FollowUpFacts = {
    ...facts,
    written: facts.written + 1,
    lastWrittenAt: now,
    lastMessage: { role: 'character', sentAt: now },
  };
  await trx('chat_follow_ups')
    .where(held)
    .update({
      written: after.written,
      written_seq: seq,
      last_written_at: now,
      due_at: dueAfter(await decide(context, after)),
      failures: 0,
      leased_until: null,
      updated_at: now,
    });
  return { kind: 'written', messageId: id };
}
