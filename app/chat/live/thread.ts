import type { RefusedCategory } from '~/domain/moderation/verdict';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import type { Recorded } from '../voice/recorded';
import type { Answer } from './fetch-messages-after';
import { extend, hold, moveToEnd, type Stretch, type StretchPage } from './stretch';

/** A message the person has sent and the server has not confirmed. */
export interface Unconfirmed {
  idempotencyKey: string;
  content: string;
  /** What was said aloud, in place of words. */
  voice?: Recorded | undefined;
  /** When it was written (ISO). */
  at: string;
  /** Tokens that were agreed to on being asked, and whether for the rest of the day. */
  confirmed?: number | undefined;
  forToday?: boolean | undefined;
}

/** A message that waits for its writer's yes: they want to be asked before so many tokens are spent. */
export interface AskedMessage {
  idempotencyKey: string;
  tokens: number;
  /** The story that it answers. */
  storyId?: string | undefined;
  /** It wants to be answered aloud. */
  isAudioRequest?: boolean | undefined;
  /** It was said aloud. */
  isVoice?: boolean | undefined;
}

/** The part of a reply that has been heard so far. */
interface Draft {
  messageId: string;
  /** Which writing of it; whoever takes a reply over begins another with a higher number. */
  number: number;
  text: string;
}

interface Chunk {
  messageId: string;
  draft?: number | undefined;
  /** Where the text begins in the whole reply, in UTF-16 units. */
  offset: number;
  text: string;
}

/** What was said anew of a message, and when that was heard, in milliseconds of this browser's clock. */
interface Heard {
  message: ThreadMessage;
  at: number;
}

/** Changes that are kept: as many as may be heard while an answer is on its way. */
const mostHeard = 100;

/** One conversation as the screen shows it. */
export interface Thread extends Stretch {
  /** The last changes, of messages that are not drawn, too: what was asked for before knows less. */
  heard: Heard[];
  unconfirmed: Unconfirmed[];
  draft: Draft | null;
  isWriting: boolean;
  /** The last act that could not be done; cleared by the next message that is. */
  error: { text: string; source: string | null } | null;
  /** Messages that were refused, by their keys; cleared likewise. */
  rejections: Rejection[];
  /** Words that were not taken for another reason than themselves: their writer's again. */
  returned: string | null;
  /** A recording that was not taken: its person's again. */
  returnedVoice: Recorded | null;
  /** What they are asked about those; null once something is sent. */
  asked: AskedMessage | null;
}

export type ThreadEvent =
  | ({ type: 'loaded' } & Answer)
  | { type: 'page'; page: StretchPage }
  | ({ type: 'moved'; hasMore: boolean } & Answer)
  | { type: 'submitted'; message: Unconfirmed }
  | { type: 'user-message-sent'; message: ThreadMessage }
  | { type: 'character-message-sent'; message: ThreadMessage }
  | ({ type: 'changed' } & Heard)
  | { type: 'character-writing'; isWriting: boolean }
  | ({ type: 'chunk' } & Chunk)
  | { type: 'retracted'; messageId: string; draft?: number | undefined }
  | {
      type: 'failed';
      text: string;
      source: string | null;
      idempotencyKey: string | null;
      /** What is to be agreed to first. */
      tokens?: number | undefined;
    }
  | ({ type: 'rejected' } & Omit<Rejection, 'isKept'>);

/** A message that was refused for its words. */
export interface Rejection {
  idempotencyKey: string;
  text: string;
  /** The rule that they break. */
  rule?: RefusedCategory | undefined;
  /** Whether the words are its writer's again, to be changed; a recording is not. */
  isKept?: boolean;
}

/** What is said before and after the messages that a thread begins with. */
type Around = Partial<Pick<Stretch, 'hasEarlier' | 'hasLater'>>;

export function startThread(
  messages: ThreadMessage[],
  { hasEarlier = false, hasLater = false }: Around = {},
): Thread {
  return {
    ...confirm(
      {
        messages: [],
        hasEarlier: false,
        hasLater: false,
        later: [],
        heard: [],
        unconfirmed: [],
        draft: null,
        isWriting: false,
        error: null,
        rejections: [],
        returned: null,
        returnedVoice: null,
        asked: null,
      },
      messages,
    ),
    hasEarlier,
    hasLater,
  };
}

/** The thread after an event; events may repeat and may come in another order than they were sent. */
export function changeThread(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case 'loaded':
      return confirm(thread, asHeard(thread, event));
    case 'page':
      return extend(thread, { ...event.page, messages: asHeard(thread, event.page) });
    case 'moved':
      return moveToEnd(thread, { ...event, messages: asHeard(thread, event) });
    case 'submitted':
      return { ...submit(thread, event.message), returned: null, returnedVoice: null, asked: null };
    case 'user-message-sent':
      return { ...confirm(thread, [event.message]), error: null, rejections: [] };
    case 'character-message-sent':
      return { ...confirm(thread, [event.message]), isWriting: false, error: null };
    case 'changed':
      return change(thread, event);
    case 'character-writing':
      return { ...thread, isWriting: event.isWriting };
    case 'chunk':
      return hear(thread, event);
    case 'retracted':
      return retract(thread, event);
    case 'failed':
      return isOurs(thread, event.idempotencyKey) ? fail(thread, event) : thread;
    case 'rejected':
      return isOurs(thread, event.idempotencyKey) ? reject(thread, event) : thread;
  }
}

/** Every tab hears of a refusal; one that names a key is told where the message was written. */
export const isOurs = ({ unconfirmed }: Pick<Thread, 'unconfirmed'>, key: string | null): boolean =>
  key === null || unconfirmed.some(({ idempotencyKey }) => idempotencyKey === key);

/** Puts stored messages in their places; what waited for one of them no longer waits. */
function confirm(thread: Thread, stored: ThreadMessage[]): Thread {
  if (stored.length === 0) return thread;
  const keys = new Set(stored.map((message) => message.idempotencyKey));
  const held = hold(thread, stored);
  return {
    ...held,
    unconfirmed: thread.unconfirmed.filter(({ idempotencyKey }) => !keys.has(idempotencyKey)),
    draft: thread.draft !== null && knows(held, thread.draft.messageId) ? null : thread.draft,
  };
}

const knows = ({ messages, later }: Stretch, id: string): boolean =>
  [...messages, ...later].some(({ _id }) => _id === id);

/** A message that this thread does not show may be on its way here as it was before. */
function change(thread: Thread, { message, at }: Heard): Thread {
  const others = thread.heard.filter((other) => other.message._id !== message._id);
  const noted = { ...thread, heard: [...others, { message, at }].slice(-mostHeard) };
  return knows(thread, message._id) ? confirm(noted, [message]) : noted;
}

/** The messages of an answer with what was heard of them since it was asked for. */
function asHeard({ heard }: Thread, { messages, askedAt }: Answer): ThreadMessage[] {
  const since = heard.filter(({ at }) => at >= askedAt);
  if (since.length === 0) return messages;
  const byId = new Map(since.map(({ message }) => [message._id, message]));
  return messages.map((message) => ({ ...message, ...byId.get(message._id) }));
}

function submit(thread: Thread, message: Unconfirmed): Thread {
  const isKnown =
    thread.unconfirmed.some((other) => other.idempotencyKey === message.idempotencyKey) ||
    [...thread.messages, ...thread.later].some(
      (other) => other.idempotencyKey === message.idempotencyKey,
    );
  return isKnown ? thread : { ...thread, unconfirmed: [...thread.unconfirmed, message] };
}

/**
 * Adds the next words of a reply. After a gap nothing is added: the whole text comes at the end. A
 * newer draft takes the place of the one before, of which nothing more is heard.
 */
function hear(thread: Thread, { messageId, draft: number = 1, offset, text }: Chunk): Thread {
  if (knows(thread, messageId)) return thread;
  const draft = thread.draft?.messageId === messageId ? thread.draft : null;
  if (draft && number < draft.number) return thread;
  const heard = draft?.number === number ? draft.text : '';
  if (offset > heard.length) return draft?.number === number ? thread : { ...thread, draft: null };
  if (offset + text.length <= heard.length) return thread;
  return { ...thread, draft: { messageId, number, text: heard.slice(0, offset) + text } };
}

function retract(
  thread: Thread,
  { messageId, draft: number = Infinity }: { messageId: string; draft?: number | undefined },
): Thread {
  const { draft } = thread;
  const isMeant = draft?.messageId === messageId && draft.number <= number;
  return isMeant ? { ...thread, draft: null } : thread;
}

/** The words stay their writer's, to be changed and sent anew. */
function reject(thread: Thread, { text, idempotencyKey, rule }: Rejection): Thread {
  const refused = thread.unconfirmed.find((message) => message.idempotencyKey === idempotencyKey);
  const words = refused?.voice ? undefined : refused?.content;
  const others = thread.rejections.filter((other) => other.idempotencyKey !== idempotencyKey);
  return {
    ...withoutKey(thread, idempotencyKey),
    returned: withWords(thread, words),
    rejections: [...others, { idempotencyKey, text, rule, isKept: words !== undefined }],
  };
}

/** A question is for the tab that sent the message, as long as it is not sent. */
function fail(
  thread: Thread,
  { text, source, idempotencyKey, tokens }: Extract<ThreadEvent, { type: 'failed' }>,
): Thread {
  const failed = thread.unconfirmed.find((message) => message.idempotencyKey === idempotencyKey);
  const content = failed?.voice ? undefined : failed?.content;
  const returnedVoice = failed?.voice ?? thread.returnedVoice;
  const left = { ...withoutKey(thread, idempotencyKey), returnedVoice };
  if (tokens === undefined) {
    return { ...left, error: { text, source }, returned: withWords(thread, content) };
  }
  if (idempotencyKey === null || !failed) return thread;
  const returned = withWords(thread, content);
  return {
    ...left,
    error: null,
    returned,
    asked: { idempotencyKey, tokens, ...(failed.voice && { isVoice: true }) },
  };
}

/** What comes back of several messages in a row stands together, so that no words are lost. */
function withWords({ returned }: Thread, content: string | undefined): string | null {
  if (content === undefined) return returned;
  return returned === null ? content : `${returned}\n${content}`;
}

/** A failure that names no key is not about sending: a reply that could not be written, say. */
function withoutKey(thread: Thread, key: string | null): Thread {
  return {
    ...thread,
    unconfirmed: thread.unconfirmed.filter(({ idempotencyKey }) => idempotencyKey !== key),
  };
}

/**
 * The place up to which the thread is known without a gap; what was said after it is asked for on
 * return. A message that came over the socket says nothing about those before it.
 */
export function lastSeq({ messages }: Thread): number {
  const gap = messages.findIndex(({ seq }, index) => {
    const next = messages[index + 1];
    return next !== undefined && next.seq > seq + 1;
  });
  return messages.at(gap === -1 ? -1 : gap)?.seq ?? 0;
}

/** Milliseconds in which what is missing in between may still come by itself. */
export const gapTimeout = 2_000;

/** Whether something was said in between that has not come. */
export function hasGap(thread: Thread): boolean {
  return lastSeq(thread) !== (thread.messages.at(-1)?.seq ?? 0);
}
