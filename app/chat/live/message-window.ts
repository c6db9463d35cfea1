import type { ThreadMessage } from '../presenters/thread-for-fan';
import type { Answer } from './fetch-messages-after';
import { least, mostDrawn } from './most-drawn';

/**
 * A message window: the rendered part of a chat. Messages outside of it are loaded when the person gets
 * there.
 */
export interface MessageWindow {
  /** The messages in order, each once. */
  messages: ThreadMessage[];
  /** True if there are more messages before and after them. */
  hasEarlier: boolean;
  hasLater: boolean;
  /** Messages after the window that were already received: the newest, and those that arrived meanwhile. */
  later: ThreadMessage[];
}

/** Messages that were requested at one end of a message window. */
export interface WindowPage extends Answer {
  side: 'earlier' | 'later';
  /** The position of the window's last message on this side at the time of the request. */
  from: number;
  hasMore: boolean;
}

const longest = typeof window === 'undefined' ? least : mostDrawn(window.screen.height);

/** Returns the position at which a window ends on a side; undefined if it is empty. */
export const edgeOf = ({ messages }: Pick<MessageWindow, 'messages'>, side: WindowPage['side']) =>
  messages.at(side === 'earlier' ? 0 : -1)?.seq;

/** Returns the newest message that was received in this chat. */
export const newestOf = ({ messages, later }: Pick<MessageWindow, 'messages' | 'later'>) =>
  later.at(-1) ?? messages.at(-1);

/** Merges messages in order; the later version wins. */
function merge(
  existing: readonly ThreadMessage[],
  incoming: readonly ThreadMessage[],
): ThreadMessage[] {
  const byId = new Map(existing.map((message) => [message._id, message]));
  // A repeated message from the socket keeps the data that was loaded for it.
  for (const message of incoming) byId.set(message._id, { ...byId.get(message._id), ...message });
  return [...byId.values()].sort((one, other) => one.seq - other.seq);
}

/** Puts messages in their places. Those outside of the window are noted or left to be loaded. */
export function hold<Held extends MessageWindow>(
  messageWindow: Held,
  incoming: readonly ThreadMessage[],
): Held {
  const { hasEarlier, hasLater } = messageWindow;
  const first = edgeOf(messageWindow, 'earlier') ?? 0;
  const last = edgeOf(messageWindow, 'later') ?? 0;
  const isLater = ({ seq }: ThreadMessage) => hasLater && seq > last;
  const isEarlier = ({ seq }: ThreadMessage) => hasEarlier && seq < first;
  const inside = incoming.filter((message) => !isLater(message) && !isEarlier(message));
  return withinReason({
    ...messageWindow,
    messages: inside.length === 0 ? messageWindow.messages : merge(messageWindow.messages, inside),
    later: merge(messageWindow.later, incoming.filter(isLater)),
  });
}

/**
 * Drops the beginning of a long conversation, only at twice the limit, because it may still be being read.
 */
function withinReason<Held extends MessageWindow>(messageWindow: Held): Held {
  const { messages, hasLater } = messageWindow;
  if (hasLater || messages.length <= 2 * longest) return messageWindow;
  return { ...messageWindow, messages: messages.slice(-longest), hasEarlier: true };
}

/** The number of messages rendered at a time; more would block scrolling. */
const portion = 8;

/** Splits a page into the part that is rendered immediately, next to the window's end, and the rest. */
export function splitPage(page: WindowPage): { now: WindowPage; rest: WindowPage | null } {
  const { side, messages } = page;
  if (messages.length <= portion) return { now: page, rest: null };
  const isEarlier = side === 'earlier';
  const [first, second] = isEarlier
    ? [messages.slice(-portion), messages.slice(0, -portion)]
    : [messages.slice(0, portion), messages.slice(portion)];
  const from = first.at(isEarlier ? 0 : -1)?.seq ?? page.from;
  return {
    now: { ...page, messages: first, hasMore: true },
    rest: { ...page, messages: second, from },
  };
}

/** Extends one end of a window and drops messages at the other end if it becomes too long. */
export function extend<Held extends MessageWindow>(messageWindow: Held, page: WindowPage): Held {
  if (page.from !== edgeOf(messageWindow, page.side)) return messageWindow;
  return page.side === 'earlier' ? goBack(messageWindow, page) : goOn(messageWindow, page);
}

function goBack<Held extends MessageWindow>(
  messageWindow: Held,
  { messages, hasMore }: WindowPage,
): Held {
  const all = merge(messageWindow.messages, messages);
  const isCut = all.length > longest;
  return {
    ...messageWindow,
    messages: all.slice(0, longest),
    hasEarlier: hasMore,
    hasLater: messageWindow.hasLater || isCut,
    later: isCut && !messageWindow.hasLater ? all.slice(-1) : messageWindow.later,
  };
}

function goOn<Held extends MessageWindow>(
  messageWindow: Held,
  { messages, hasMore }: WindowPage,
): Held {
  const merged = merge(messageWindow.messages, messages);
  const all = hasMore ? merged : [...merged, ...messagesAfter(messageWindow.later, merged)];
  return {
    ...messageWindow,
    messages: all.slice(-longest),
    hasEarlier: messageWindow.hasEarlier || all.length > longest,
    hasLater: hasMore,
    later: hasMore ? messageWindow.later : [],
  };
}

/** Returns the messages that arrived while a page was loading. */
function messagesAfter(later: readonly ThreadMessage[], messages: readonly ThreadMessage[]) {
  const last = messages.at(-1)?.seq ?? 0;
  return later.filter(({ seq }) => seq > last);
}

/** Moves the window to the end of the chat. */
export function moveToEnd<Held extends MessageWindow>(
  messageWindow: Held,
  { messages, hasMore }: Pick<WindowPage, 'messages' | 'hasMore'>,
): Held {
  return {
    ...messageWindow,
    messages: [...messages, ...messagesAfter(messageWindow.later, messages)],
    hasEarlier: hasMore,
    hasLater: false,
    later: [],
  };
}
