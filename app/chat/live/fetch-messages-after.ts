import type { ThreadMessage } from '../presenters/thread-for-fan';
import type { ShownMessage } from '../presenters/message-for-fan';
import { fetchApi } from '../../kit/realtime/fetch-api';
import { pause } from '../../kit/realtime/pause';
import { mayPass } from './link';

/**
 * The maximum number of pages of missed messages to load; after a longer absence the person opens the
 * chat again.
 */
const mostPages = 5;
const atOnce = 100;

interface Page {
  items: ShownMessage[];
  hasMore: boolean;
}

/** Milliseconds before the request is repeated when the site did not respond. */
const retryAfter = 2_000;

/** Messages in their state at some moment after they were requested. */
export interface Answer {
  messages: ThreadMessage[];
  /** Milliseconds on this browser's clock. */
  askedAt: number;
}

/** The ids that identify a chat in calls. */
export interface NamedChat {
  characterId: string;
  /** Null before the first message. */
  chatId: string | null;
}

/**
 * Returns the path of the call for a part of this chat, even if the conversation continues in another one
 * now.
 */
export function messagesPath(
  { characterId, chatId }: NamedChat,
  part: Record<string, string> = {},
) {
  const query = new URLSearchParams({ ...(chatId !== null && { chat: chatId }), ...part });
  return `/chats/${characterId}/messages?${query}`;
}

/**
 * Returns the messages of a chat after a position, optionally up to another one. The socket may connect
 * before the site responds, so the request repeats until it succeeds or the signal aborts it.
 */
export async function fetchMessagesAfter(
  chat: NamedChat,
  seq: number,
  signal: AbortSignal,
  {
    upTo = Infinity,
    request = fetchApi,
  }: { upTo?: number | undefined; request?: typeof fetchApi } = {},
): Promise<Answer> {
  const askedAt = Date.now();
  const found: ShownMessage[] = [];
  let after = seq;
  for (let page = 0; page < mostPages && !signal.aborted;) {
    const answer = await fetchPage(() =>
      request(messagesPath(chat, { after: `${after}`, limit: `${atOnce}` }), { signal }),
    );
    if (answer === 'unreachable') {
      await pause(retryAfter, signal);
      continue;
    }
    page += 1;
    found.push(...answer.items);
    after = answer.items.at(-1)?.seq ?? after;
    if (!answer.hasMore || after >= upTo) break;
  }
  return { messages: found, askedAt };
}

async function fetchPage(request: () => Promise<Response>): Promise<Page | 'unreachable'> {
  try {
    const response = await request();
    if (response.ok) return (await response.json()) as Page;
    const isTemporary = response.status >= 500 || mayPass({ statusCode: response.status });
    // A repeated request would be refused again.
    if (!isTemporary) return { items: [], hasMore: false };
  } catch {
    // The network is unavailable, or the page was left.
  }
  return 'unreachable';
}
