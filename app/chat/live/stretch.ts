import type { ThreadMessage } from '../presenters/thread-for-fan';
import type { Answer } from './fetch-messages-after';
import { least, mostDrawn } from './most-drawn';

/** The part of a conversation that is drawn; what lies further away is fetched as one gets there. */
export interface Stretch {
  /** In the order they were said, each once. */
  messages: ThreadMessage[];
  /** Whether more was said before them, and after them. */
  hasEarlier: boolean;
  hasLater: boolean;
  /** What is known of what was said after them: the newest, and what came meanwhile. */
  later: ThreadMessage[];
}

/** Messages that were asked for at an end of a stretch. */
export interface StretchPage extends Answer {
  side: 'earlier' | 'later';
  /** The place of the message at which the stretch ended then. */
  from: number;
  hasMore: boolean;
}

const longest = typeof window === 'undefined' ? least : mostDrawn(window.screen.height);

/** The place at which a stretch ends on a side; undefined where there is nothing. */
export const edgeOf = ({ messages }: Pick<Stretch, 'messages'>, side: StretchPage['side']) =>
  messages.at(side === 'earlier' ? 0 : -1)?.seq;

/** The last word of the conversation, as far as anybody knows. */
export const newestOf = ({ messages, later }: Pick<Stretch, 'messages' | 'later'>) =>
  later.at(-1) ?? messages.at(-1);

/** All that is known of messages, in the order they were said; what is told last holds. */
function merge(known: readonly ThreadMessage[], told: readonly ThreadMessage[]): ThreadMessage[] {
  const byId = new Map(known.map((message) => [message._id, message]));
  // What a socket says again of a message leaves what belongs to it as it was.
  for (const message of told) byId.set(message._id, { ...byId.get(message._id), ...message });
  return [...byId.values()].sort((one, other) => one.seq - other.seq);
}

/** Puts messages in their places; what lies outside of the stretch is noted or left to be fetched. */
export function hold<Held extends Stretch>(stretch: Held, told: readonly ThreadMessage[]): Held {
  const { hasEarlier, hasLater } = stretch;
  const first = edgeOf(stretch, 'earlier') ?? 0;
  const last = edgeOf(stretch, 'later') ?? 0;
  const isLater = ({ seq }: ThreadMessage) => hasLater && seq > last;
  const isEarlier = ({ seq }: ThreadMessage) => hasEarlier && seq < first;
  const inside = told.filter((message) => !isLater(message) && !isEarlier(message));
  return withinReason({
    ...stretch,
    messages: inside.length === 0 ? stretch.messages : merge(stretch.messages, inside),
    later: merge(stretch.later, told.filter(isLater)),
  });
}

/** A talk that goes on for long leaves its beginning behind; not at once, since somebody may read it. */
function withinReason<Held extends Stretch>(stretch: Held): Held {
  const { messages, hasLater } = stretch;
  if (hasLater || messages.length <= 2 * longest) return stretch;
  return { ...stretch, messages: messages.slice(-longest), hasEarlier: true };
}

/** Messages that are drawn in one go: more at once hold up whoever scrolls. */
const portion = 8;

/** What of a page is drawn at once, next to the end that it goes on from, and what comes after that. */
export function splitPage(page: StretchPage): { now: StretchPage; rest: StretchPage | null } {
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

/** Goes on at one end of a stretch and, where that makes it too long, lets go of the other. */
export function extend<Held extends Stretch>(stretch: Held, page: StretchPage): Held {
  if (page.from !== edgeOf(stretch, page.side)) return stretch;
  return page.side === 'earlier' ? goBack(stretch, page) : goOn(stretch, page);
}

function goBack<Held extends Stretch>(stretch: Held, { messages, hasMore }: StretchPage): Held {
  const all = merge(stretch.messages, messages);
  const isCut = all.length > longest;
  return {
    ...stretch,
    messages: all.slice(0, longest),
    hasEarlier: hasMore,
    hasLater: stretch.hasLater || isCut,
    later: isCut && !stretch.hasLater ? all.slice(-1) : stretch.later,
  };
}

function goOn<Held extends Stretch>(stretch: Held, { messages, hasMore }: StretchPage): Held {
  const said = merge(stretch.messages, messages);
  const all = hasMore ? said : [...said, ...saidAfter(stretch.later, said)];
  return {
    ...stretch,
    messages: all.slice(-longest),
    hasEarlier: stretch.hasEarlier || all.length > longest,
    hasLater: hasMore,
    later: hasMore ? stretch.later : [],
  };
}

/** What came while a page was on its way. */
function saidAfter(later: readonly ThreadMessage[], messages: readonly ThreadMessage[]) {
  const last = messages.at(-1)?.seq ?? 0;
  return later.filter(({ seq }) => seq > last);
}

/** Leaves for the end of the conversation. */
export function moveToEnd<Held extends Stretch>(
  stretch: Held,
  { messages, hasMore }: Pick<StretchPage, 'messages' | 'hasMore'>,
): Held {
  return {
    ...stretch,
    messages: [...messages, ...saidAfter(stretch.later, messages)],
    hasEarlier: hasMore,
    hasLater: false,
    later: [],
  };
}
