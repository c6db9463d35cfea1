import { withRequestId } from '~/observability/request-context';
import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type LanguageModel,
} from '~/providers/language-model/language-model';
import { firstName } from '../characters/first-name';
import { flagContent } from '../moderation/flag-content';
import type { Moderator } from '../moderation/verdict';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { transact } from '../shared/transact';
import { appendCharacterMessage, appendReferralCard } from './append-message';
import { claimReply, keepLease, postponeReply, type ClaimedReply } from './claim-reply';
import { composeReply, type ComposedReply, type ReplyListener } from './compose-reply';
import { referTo } from './crisis-referral';
import { characterMessageSent } from './events';
import { giveUpReply } from './give-up-reply';
import { toChatMessage } from './message';
import { nextAttemptAt } from './reply-schedule';
import { readReplySituation, type ReplySituation } from './reply-situation';

/** One attempt at a reply, as it is heard: whoever takes over writes another draft. */
interface Draft {
  characterId: string;
  messageId: string;
  /** Grows with every attempt; what an older draft still says is void. */
  draft: number;
}

/** Says what is heard once and never stored: the indicator, and a reply's words as they come. */
export interface ReplyBroadcast {
  writing(person: Person, characterId: string, isWriting: boolean): Promise<void>;
  chunk(person: Person, chunk: Draft & { offset: number; text: string }): Promise<void>;
  retracted(person: Person, draft: Draft): Promise<void>;
}

export interface ReplyWriter {
  model: LanguageModel;
  moderator: Moderator;
  broadcast: ReplyBroadcast;
}

export type ReplyProgress =
  | { kind: 'nothing-due' | 'written' | 'given-up' }
  /** Due again after a while; why, for the log. */
  | { kind: 'postponed'; delayMs: number; cause: unknown };

/**
 * Answers the oldest unanswered message of a chat, once: the lease keeps others away, and the
 * stored reply is unique for its message. When that fails the message stays due until its attempts
 * or the patience of the settings are used up; then, and at once when the model refuses or the
 * character was withdrawn, the reply is given up and what the message cost returned. The indicator
 * stays all the while.
 */
export async function writeReply(
  context: DomainContext,
  writer: ReplyWriter,
  chatId: string,
): Promise<ReplyProgress> {
  const claim = await claimReply(context, chatId);
  if (!claim) return { kind: 'nothing-due' };
  return withRequestId(claim.requestId, () => writeClaimed(context, writer, claim));
}

async function writeClaimed(
  context: DomainContext,
  writer: ReplyWriter,
  claim: ClaimedReply,
): Promise<ReplyProgress> {
  const situation = await readReplySituation(context, claim);
  const { person, characterId } = situation;
  const draft = { characterId, messageId: claim.replyId, draft: claim.attempt };
  let isHeard = claim.isTakeover;
  const takeBack = async () => {
    if (isHeard) await writer.broadcast.retracted(person, draft);
    isHeard = false;
  };
  const giveUp = async (): Promise<ReplyProgress> => {
    await giveUpReply(context, claim, situation);
    await writer.broadcast.writing(person, characterId, false);
    return { kind: 'given-up' };
  };
  await takeBack();
  if (situation.isWithdrawn) return giveUp();
  if (claim.isTakeover && (await isBeyondHope(context, claim))) return giveUp();
  await writer.broadcast.writing(person, characterId, true);
  const lease = await keepLease(context, claim);
  try {
    const composed = await compose(context, writer, claim, lease.signal, situation, {
      async onSentence(sentence) {
        lease.signal.throwIfAborted();
        isHeard = true;
        await writer.broadcast.chunk(person, { ...draft, ...sentence });
      },
      onRetraction: takeBack,
    });
    await storeReply(context, claim, situation, composed);
    return { kind: 'written' };
  } catch (error) {
    if (lease.signal.aborted) return { kind: 'nothing-due' };
    await takeBack();
    return (await postpone(context, claim, error)) ?? giveUp();
  } finally {
    lease.end();
  }
}

/** Whether writer after writer has died over a reply; a model that fails is counted otherwise. */
async function isBeyondHope(context: DomainContext, claim: ClaimedReply): Promise<boolean> {
  const { reply_max_attempts, reply_patience_seconds } = await context.settings();
  const waitedMs = context.now().getTime() - claim.since.getTime();
  return claim.attempt > reply_max_attempts && waitedMs > reply_patience_seconds * 1000;
}

async function compose(
  context: DomainContext,
  writer: ReplyWriter,
  { requestId }: ClaimedReply,
  signal: AbortSignal,
  situation: ReplySituation,
  listener: ReplyListener,
): Promise<ComposedReply> {
  const { reply_max_tokens: maxTokens, reply_context_tokens: contextTokens } =
    await context.settings();
  const composer = { ...writer, maxTokens, contextTokens, requestId, signal };
  return composeReply(composer, situation, listener);
}

/** Puts a reply off after a failure; null when it is not to be tried again. */
async function postpone(
  context: DomainContext,
  claim: ClaimedReply,
  cause: unknown,
): Promise<ReplyProgress | null> {
  if (cause instanceof LanguageModelRefused) return null;
  const unavailable = cause instanceof LanguageModelUnavailable ? cause : null;
  // Behind an open circuit the model was not asked at all.
  const failures = claim.failures + (unavailable?.reason === 'circuit-open' ? 0 : 1);
  const now = context.now();
  const until = nextAttemptAt(
    { failures, since: claim.since, now, retryAfterMs: unavailable?.retryAfterMs },
    await context.settings(),
    Math.random,
  );
  if (!until) return null;
  await postponeReply(context, claim, { failures, until });
  return { kind: 'postponed', delayMs: until.getTime() - now.getTime(), cause };
}

async function storeReply(
  context: DomainContext,
  claim: ClaimedReply,
  situation: ReplySituation,
  composed: ComposedReply,
): Promise<void> {
  const settings = await context.settings();
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
    if (composed.kind === 'words' && composed.refusal) {
      await flagContent(context, trx, {
        ...composed.refusal,
        person: situation.person,
        characterId: situation.characterId,
        direction: 'from_character',
      });
    }
    const answer = {
      id: claim.replyId,
      chatId: claim.chatId,
      lastSeq: chat.last_seq,
      senderId: situation.characterId,
      replyToId: claim.messageId,
      now: context.now(),
    };
    const stored =
      composed.kind === 'words'
        ? await appendCharacterMessage(context, trx, {
            ...answer,
            content: composed.content,
            subtype: 'reply',
          })
        : await appendReferralCard(context, trx, {
            ...answer,
            referral: referTo(settings, situation.whereabouts),
            language: situation.whereabouts.language,
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
