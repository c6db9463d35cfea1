import type { RefusedCategory } from '~/domain/moderation/verdict';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import type { Recorded } from '../voice/recorded';
import type { Answer } from './fetch-messages-after';
import { extend, hold, moveToEnd, type MessageWindow, type WindowPage } from './message-window';

/** A message that the person has sent and the server has not confirmed. */
export interface Unconfirmed {
  idempotencyKey: string;
  content: string;
  /** A recording in place of text. */
  voice?: Recorded | undefined;
  /** The time of writing (ISO). */
  at: string;
  /** The tokens that the sender agreed to, and whether for the rest of the day. */
  confirmed?: number | undefined;
  forToday?: boolean | undefined;
}

/** A message that waits for its sender's consent, because they want to confirm spends of this size. */
export interface ConfirmationPrompt {
  idempotencyKey: string;
  tokens: number;
  /** The story that the message replies to. */
  storyId?: string | undefined;
  /** True if a spoken reply is requested. */
  isAudioRequest?: boolean | undefined;
  /** True if the message is a recording. */
  isVoice?: boolean | undefined;
}

/** The part of a reply that has been received so far. */
interface Draft {
  messageId: string;
  /** The number of the draft; a worker that takes over a reply starts one with a higher number. */
  number: number;
  text: string;
}

interface Chunk {
  messageId: string;
  draft?: number | undefined;
  /** The position of the text in the whole reply, in UTF-16 units. */
  offset: number;
  text: string;
}

/** A changed message and the time when it was received, in milliseconds of this browser's clock. */
interface ReceivedChange {
  message: ThreadMessage;
  at: number;
}

/** The number of changes kept, enough for those that may arrive during a request. */
const mostReceivedChanges = 100;
const nothingReturned = { returned: null, returnedVoice: null, prompt: null };

/** One chat as the screen shows it. */
export interface Thread extends MessageWindow {
  /** The last changes, also outside of the window: earlier requests may return older versions. */
  changes: ReceivedChange[];
  unconfirmed: Unconfirmed[];
  draft: Draft | null;
  isWriting: boolean;
  /** The last failed action; cleared by the next message that succeeds. */
  error: { text: string; source: string | null } | null;
  /** Refused messages by their keys; cleared in the same way. */
  rejections: Rejection[];
  /** Text that was refused for a reason other than its content and is returned to its writer. */
  returned: string | null;
  /** A refused recording, returned to its sender. */
  returnedVoice: Recorded | null;
  /** The consent prompt about them; null once something is sent. */
  prompt: ConfirmationPrompt | null;
}

export type ThreadEvent =
  | ({ type: 'loaded' } & Answer)
  | { type: 'page'; page: WindowPage }
  | ({ type: 'moved'; hasMore: boolean } & Answer)
  | { type: 'submitted'; message: Unconfirmed }
  | { type: 'user-message-sent'; message: ThreadMessage }
  | { type: 'character-message-sent'; message: ThreadMessage }
  | ({ type: 'changed' } & ReceivedChange)
  | { type: 'character-writing'; isWriting: boolean }
  | ({ type: 'chunk' } & Chunk)
  | { type: 'retracted'; messageId: string; draft?: number | undefined }
  | {
      type: 'failed';
      text: string;
      source: string | null;
      idempotencyKey: string | null;
      /** The price that needs consent first. */
      tokens?: number | undefined;
    }
  | ({ type: 'rejected' } & Omit<Rejection, 'isKept'>);

/** A message that was refused because of its content. */
export interface Rejection {
  idempotencyKey: string;
  text: string;
  /** The rule that the content violates. */
  rule?: RefusedCategory | undefined;
  /** True if the text is returned to its writer to be changed; false for a recording. */
  isKept?: boolean;
}

/** The flags for messages before and after those that a thread starts with. */
type Around = Partial<Pick<MessageWindow, 'hasEarlier' | 'hasLater'>>;

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
        changes: [],
        unconfirmed: [],
        draft: null,
        isWriting: false,
        error: null,
        rejections: [],
        ...nothingReturned,
      },
      messages,
    ),
    hasEarlier,
    hasLater,
  };
}

/** Returns the thread after an event; events may repeat and may arrive out of order. */
export function changeThread(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case 'loaded':
      return confirm(thread, withReceivedChanges(thread, event));
    case 'page':
      return extend(thread, { ...event.page, messages: withReceivedChanges(thread, event.page) });
    case 'moved':
      return moveToEnd(thread, { ...event, messages: withReceivedChanges(thread, event) });
    case 'submitted':
      return { ...submit(thread, event.message), ...nothingReturned };
    case 'user-message-sent':
      return { ...confirm(thread, [event.message]), error: null, rejections: [] };
    case 'character-message-sent':
      return { ...confirm(thread, [event.message]), isWriting: false, error: null };
    case 'changed':
      return change(thread, event);
    case 'character-writing':
      return { ...thread, isWriting: event.isWriting };
    case 'chunk':
      return addChunk(thread, event);
    case 'retracted':
      return retract(thread, event);
    case 'failed':
      return isOurs(thread, event.idempotencyKey) ? fail(thread, event) : thread;
    case 'rejected':
      return isOurs(thread, event.idempotencyKey) ? reject(thread, event) : thread;
  }
}

/** Checks whether a refusal concerns this tab: one with a key belongs to the tab that sent the message. */
export const isOurs = ({ unconfirmed }: Pick<Thread, 'unconfirmed'>, key: string | null): boolean =>
  key === null || unconfirmed.some(({ idempotencyKey }) => idempotencyKey === key);

/** Puts stored messages in their places and removes them from the unconfirmed ones. */
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

const knows = ({ messages, later }: MessageWindow, id: string): boolean =>
  [...messages, ...later].some(({ _id }) => _id === id);

/** Records the change also for a message outside of the window, because an older version may be loading. */
function change(thread: Thread, { message, at }: ReceivedChange): Thread {
  const others = thread.changes.filter((other) => other.message._id !== message._id);
  const noted = { ...thread, changes: [...others, { message, at }].slice(-mostReceivedChanges) };
  return knows(thread, message._id) ? confirm(noted, [message]) : noted;
}

/** Returns the messages of a response with the changes that arrived since the request. */
function withReceivedChanges({ changes }: Thread, { messages, askedAt }: Answer): ThreadMessage[] {
  const since = changes.filter(({ at }) => at >= askedAt);
  if (since.length === 0) return messages;
  const byId = new Map(since.map(({ message }) => [message._id, message]));
  return messages.map((message) => ({ ...message, ...byId.get(message._id) }));
}

function submit(thread: Thread, message: Unconfirmed): Thread {
  const isPresent =
    thread.unconfirmed.some((other) => other.idempotencyKey === message.idempotencyKey) ||
    [...thread.messages, ...thread.later].some(
      (other) => other.idempotencyKey === message.idempotencyKey,
    );
  return isPresent ? thread : { ...thread, unconfirmed: [...thread.unconfirmed, message] };
}

/**
 * Adds the next text of a reply. After a gap nothing is added, because the complete text arrives at the
 * end. A newer draft replaces the previous one, which receives no more text.
 */
function addChunk(thread: Thread, { messageId, draft: number = 1, offset, text }: Chunk): Thread {
  if (knows(thread, messageId)) return thread;
  const draft = thread.draft?.messageId === messageId ? thread.draft : null;
  if (draft && number < draft.number) return thread;
  const received = draft?.number === number ? draft.text : '';
  const isOfDraft = draft?.number === number;
  if (offset > received.length) return isOfDraft ? thread : { ...thread, draft: null };
  if (offset + text.length <= received.length) return thread;
  return { ...thread, draft: { messageId, number, text: received.slice(0, offset) + text } };
}

function retract(
  thread: Thread,
  { messageId, draft: number = Infinity }: { messageId: string; draft?: number | undefined },
): Thread {
  const { draft } = thread;
  const isMeant = draft?.messageId === messageId && draft.number <= number;
  return isMeant ? { ...thread, draft: null } : thread;
}

/** Returns the text to its writer, to be changed and sent again. */
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

/** Shows a consent prompt only in the tab that sent the message, until it is sent. */
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
    prompt: { idempotencyKey, tokens, ...(failed.voice && { isVoice: true }) },
  };
}

/** Joins the texts of several refused messages in a row, so that none is lost. */
function withWords({ returned }: Thread, content: string | undefined): string | null {
  if (content === undefined) return returned;
  return returned === null ? content : `${returned}\n${content}`;
}

/** Removes a failed message. A failure without a key is not about sending, for example a failed reply. */
function withoutKey(thread: Thread, key: string | null): Thread {
  return {
    ...thread,
    unconfirmed: thread.unconfirmed.filter(({ idempotencyKey }) => idempotencyKey !== key),
  };
}

/**
 * Returns the last position before a gap. Later messages are requested after a reconnect, because a
 * message from the socket proves nothing about those before it.
 */
export function lastSeq({ messages, hasEarlier }: Thread): number {
  // A new chat's page starts empty, so that its first message may be missing too.
  if (!hasEarlier && (messages[0]?.seq ?? 1) > 1) return 0;
  const gap = messages.findIndex(({ seq }, index) => {
    const next = messages[index + 1];
    return next !== undefined && next.seq > seq + 1;
  });
  return messages.at(gap === -1 ? -1 : gap)?.seq ?? 0;
}

/** Milliseconds in which missing messages may still arrive by themselves. */
export const gapTimeout = 2_000;

/** Checks whether messages before the last one are missing. */
export function hasGap(thread: Thread): boolean {
  return lastSeq(thread) !== (thread.messages.at(-1)?.seq ?? 0);
}
