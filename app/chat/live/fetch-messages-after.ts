import type { ThreadMessage } from '../presenters/thread-for-fan';
import type { ShownMessage } from '../presenters/message-for-fan';
import { fetchApi } from '../../kit/realtime/fetch-api';
import { pause } from '../../kit/realtime/pause';

/** Pages of missed messages that are worth fetching; who was away longer opens the chat anew. */
const mostPages = 5;
const atOnce = 100;

interface Page {
  items: ShownMessage[];
  hasMore: boolean;
}

/** Milliseconds before it is asked again where the site could not answer. */
const retryAfter = 2_000;

/** Messages as they stood at some moment after they were asked for. */
export interface Answer {
  messages: ThreadMessage[];
  /** In milliseconds of this browser's clock. */
  askedAt: number;
}

/** A conversation as calls name it. */
export interface NamedChat {
  characterId: string;
  /** Null before anything was said. */
  chatId: string | null;
}

/** The call that tells a part of a conversation: of this one, though one goes on in another by now. */
export function messagesPath(
  { characterId, chatId }: NamedChat,
  part: Record<string, string> = {},
) {
  const asked = new URLSearchParams({ ...(chatId !== null && { chat: chatId }), ...part });
  return `/chats/${characterId}/messages?${asked}`;
}

/**
 * What was said in a conversation after a place in it, up to another if one is named. A connection may stand before the site does,
 * so it is asked until it answers, or until the signal: then nothing.
 */
export async function fetchMessagesAfter(
  chat: NamedChat,
  seq: number,
  signal: AbortSignal,
  { upTo = Infinity, ask = fetchApi }: { upTo?: number | undefined; ask?: typeof fetchApi } = {},
): Promise<Answer> {
  const askedAt = Date.now();
  const found: ShownMessage[] = [];
  let after = seq;
  for (let page = 0; page < mostPages && !signal.aborted;) {
    const answer = await fetchPage(() =>
      ask(messagesPath(chat, { after: `${after}`, limit: `${atOnce}` }), { signal }),
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

async function fetchPage(ask: () => Promise<Response>): Promise<Page | 'unreachable'> {
  try {
    const response = await ask();
    if (response.ok) return (await response.json()) as Page;
    // Asking again would not make a no a yes.
    if (response.status < 500) return { items: [], hasMore: false };
  } catch {
    // The network is away, or the page was left.
  }
  return 'unreachable';
}
