import type { Knex } from 'knex';
import type { ChatsRow } from '~/db/rows';
import { withRequestId } from '~/observability/request-context';
import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type LanguageModel,
} from '~/providers/language-model/language-model';
import { firstName } from '../../characters/first-name';
import { noteCrisis } from '../../duties/note-crisis';
import { flagContent } from '../../moderation/flag-content';
import type { Moderator } from '../../moderation/verdict';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { prepared } from '../../shared/reading/prepared';
import { defineHook } from '../../shared/hooks';
import { transact } from '../../shared/transactions/transact';
import { noteAuthor } from '../authors/note-author';
import { appendReply, cardOf, type AnswerParts } from '../messages/append-message';
import { claimReply, keepLease, postponeReply, type ClaimedReply } from './claim-reply';
import { composeReply, type ComposedReply, type ReplyListener } from './compose-reply';
import { referTo } from '../send/crisis-referral';
import { sayAloud } from '../speech/answer-aloud';
import { noteListened } from '../speech/note-listened';
import { decideAfterFailure, decideWriting, type Failure } from './decide-reply';
import { characterMessageSent } from '../events';
import { giveUpReply } from './give-up-reply';
import { toMessage } from '../messages/message';
import type { PromptMessage } from '../prompts/prompt-situation';
import type { Recollection } from './recollection';
import { readReplySituation, type ReplySituation } from './reply-situation';
import { chatSettings } from '../settings';
import { asksForVideo } from '../videos/asks-for-video';
import { offerVideo } from '../videos/offer-video';

/** One attempt at a reply, as sent to clients. A writer that takes over starts another draft. */
interface Draft {
  characterId: string;
  chatId: string;
  messageId: string;
  /** Increases with every attempt. Later events of an older draft are void. */
  draft: number;
}

/**
 * Sends transient events that are never stored: the indicator and the words of a reply in progress.
 * Never rejects, and keeps the order of the calls.
 */
export interface ReplyBroadcast {
  writing(
    person: Person,
    where: { characterId: string; chatId: string },
    isWriting: boolean,
  ): Promise<void>;
  chunk(person: Person, chunk: Draft & { offset: number; text: string }): Promise<void>;
  retracted(person: Person, draft: Draft): Promise<void>;
}

export interface ReplyWriter {
  model: LanguageModel;
  moderator: Moderator;
  broadcast: ReplyBroadcast;
  /** True if speech generation is available. */
  speaksAloud?: boolean;
  /** True if video generation is available. */
  makesVideos?: boolean;
  /** Returns what the character remembers of the person for the reply. */
  recall: (request: RecallOf) => Promise<Recollection>;
}

/** The context of a recollection: a chat and its last messages. */
export interface RecallOf {
  chatId: string;
  person: Person;
  characterId: string;
  /** Oldest first; the last one needs the reply. */
  messages: readonly PromptMessage[];
}

/** A reply was stored, which ends an exchange. `seq` is its position in the chat. */
export const exchangeEnded = defineHook<{ chatId: string; seq: number }>('exchange-ended');

export type ReplyProgress =
  | { kind: 'nothing-due' | 'given-up' }
  /** `hasMore` is true if another message in the chat may wait for a reply. */
  | { kind: 'written'; hasMore: boolean }
  /** The reply is due again after `delayMs`; `cause` is for the log. */
  | { kind: 'postponed'; delayMs: number; cause: unknown };

/**
 * Replies to the oldest unanswered message of a chat, once: the lease excludes other workers, and the
 * stored reply is unique for its message. After a failure the message stays due until its attempts or
 * the configured patience are used up. Then, and immediately if the model refuses or the character was
 * withdrawn, the reply is given up and the message's cost refunded. The indicator stays on meanwhile.
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
  const where = { characterId, chatId: claim.chatId };
  const draft = { ...where, messageId: claim.replyId, draft: claim.attempt };
  let isBroadcast = claim.isTakeover;
  const takeBack = async () => {
    if (isBroadcast) await writer.broadcast.retracted(person, draft);
    isBroadcast = false;
  };
  const giveUp = async (): Promise<ReplyProgress> => {
    await giveUpReply(context, claim, situation);
    await writer.broadcast.writing(person, where, false);
    return { kind: 'given-up' };
  };
  await takeBack();
  const facts = { isWithdrawn: situation.isWithdrawn, now: context.now() };
  if (decideWriting(claim, facts, await context.settings(chatSettings)) === 'give-up')
    return giveUp();
  // Not awaited: transient events are sent in the order of the calls.
  void writer.broadcast.writing(person, where, true);
  const lease = await keepLease(context, claim);
  try {
    const isAloud = writer.speaksAloud === true && wantsSpeech(situation);
    const composed = await compose(context, writer, claim, lease.signal, situation, {
      onSentence(sentence) {
        lease.signal.throwIfAborted();
        // A spoken reply is played before its text is shown.
        if (isAloud) return;
        isBroadcast = true;
        void writer.broadcast.chunk(person, { ...draft, ...sentence });
      },
      onRetraction: takeBack,
    });
    const wantsVideo = writer.makesVideos === true && requestsVideo(situation);
    const stored = await storeReply(context, claim, situation, composed, { isAloud, wantsVideo });
    return { kind: 'written', hasMore: stored?.hasMore ?? true };
  } catch (error) {
    if (lease.signal.aborted) return { kind: 'nothing-due' };
    await takeBack();
    return (await postpone(context, claim, error)) ?? (await giveUp());
  } finally {
    lease.end();
  }
}

async function compose(
  context: DomainContext,
  writer: ReplyWriter,
  { requestId, chatId }: ClaimedReply,
  signal: AbortSignal,
  situation: ReplySituation,
  listener: ReplyListener,
): Promise<ComposedReply> {
  const { reply_max_tokens: maxTokens, reply_context_tokens: contextTokens } =
    await context.settings(chatSettings);
  const { person, characterId, messages, pinned } = situation;
  const recollection = await writer.recall({ chatId, person, characterId, messages });
  const composer = {
    ...writer,
    author: pinned?.author ?? null,
    maxTokens,
    contextTokens,
    requestId,
    chatId,
    recollection,
    now: context.now(),
    signal,
  };
  return composeReply(composer, situation, listener);
}

/** Postpones a reply after a failure; returns null if it must not be tried again. */
async function postpone(
  context: DomainContext,
  claim: ClaimedReply,
  cause: unknown,
): Promise<ReplyProgress | null> {
  const now = context.now();
  const progress = { failures: claim.failures, since: claim.since, now };
  const settings = await context.settings(chatSettings);
  const decision = decideAfterFailure(progress, failureOf(cause), settings, Math.random);
  if (decision.kind === 'give-up') return null;
  const { failures, until } = decision;
  await postponeReply(context, claim, { failures, until });
  return { kind: 'postponed', delayMs: until.getTime() - now.getTime(), cause };
}

function failureOf(cause: unknown): Failure {
  if (cause instanceof LanguageModelRefused) return { kind: 'refused' };
  if (!(cause instanceof LanguageModelUnavailable)) return { kind: 'unavailable', wasCalled: true };
  const { reason, retryAfterMs } = cause;
  return { kind: 'unavailable', wasCalled: reason !== 'circuit-open', retryAfterMs };
}

/**
 * Stores the reply and returns whether another message waits in the chat; null if another worker has
 * replied.
 */
async function storeReply(
  context: DomainContext,
  claim: ClaimedReply,
  situation: ReplySituation,
  composed: ComposedReply,
  { isAloud, wantsVideo }: { isAloud: boolean; wantsVideo: boolean },
): Promise<{ hasMore: boolean } | null> {
  const { characterId, character, person } = situation;
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
    if (composed.kind === 'words') {
      const { seq } = stored.message;
      await context.hooks.run(exchangeEnded, trx, { chatId: claim.chatId, seq });
    }
    if (composed.kind === 'words' && composed.refusal) {
      await flagContent(context, trx, { ...composed.refusal, person, characterId, kind: 'reply' });
    }
    const isAllowed = composed.kind === 'words' && !composed.refusal;
    // Read under the lock, because a visitor may have signed up while the reply was written.
    const personId = chat.user_id ?? chat.guest_id;
    if (composed.kind === 'words' && composed.answered) {
      const { answered } = composed;
      await noteAuthor(context, trx, { ...situation, chatId: claim.chatId, personId, answered });
    }
    const message = toMessage(stored.message, characterId);
    const announced =
      isAllowed && isAloud && chat.user_id !== null
        ? await sayAloud(context, trx, chat.user_id, message)
        : message;
    if (isAllowed && wantsVideo && chat.user_id !== null) {
      const request = { userId: chat.user_id, chatId: claim.chatId, characterId };
      const query = situation.messages.at(-1)?.content ?? '';
      await offerVideo(context, trx, { ...request, query });
    }
    if (situation.answered === 'audio') {
      const voiceMessage = { id: claim.messageId, chatId: claim.chatId, characterId };
      await noteListened(context, trx, personId, voiceMessage);
    }
    if (composed.kind === 'referral') await noteShown(context, trx, situation, personId);
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

/** Checks whether a user requested a spoken reply; a visitor gets a written one. */
const wantsSpeech = ({ answered, person }: ReplySituation): boolean =>
  answered === 'audio_request' && person.kind === 'user';

/** Checks whether a user's message requests a video. */
const requestsVideo = ({ answered, person, messages }: ReplySituation): boolean =>
  person.kind === 'user' &&
  (answered === 'text' || answered === 'reply') &&
  asksForVideo(messages.at(-1)?.content ?? '');

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
