import { withRequestId } from '~/observability/request-context';
import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type LanguageModel,
} from '~/providers/language-model/language-model';
import type { Moderator } from '../../moderation/verdict';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { claimReply, keepLease, postponeReply, type ClaimedReply } from './claim-reply';
import { composeReply, type ComposedReply, type ReplyListener } from './compose-reply';
import { decideAfterFailure, decideWriting, type Failure } from './decide-reply';
import { giveUpReply } from './give-up-reply';
import type { PromptMessage } from '../prompts/prompt-situation';
import type { Recollection } from './recollection';
import { readReplySituation, type ReplySituation } from './reply-situation';
import { storeReply } from './store-reply';
import { chatSettings } from '../settings';
import { asksForVideo } from '../videos/asks-for-video';

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

/** Checks whether a user requested a spoken reply; a visitor gets a written one. */
const wantsSpeech = ({ answered, person }: ReplySituation): boolean =>
  answered === 'audio_request' && person.kind === 'user';

/** Checks whether a user's message requests a video. */
const requestsVideo = ({ answered, person, messages }: ReplySituation): boolean =>
  person.kind === 'user' &&
  (answered === 'text' || answered === 'reply') &&
  asksForVideo(messages.at(-1)?.content ?? '');
