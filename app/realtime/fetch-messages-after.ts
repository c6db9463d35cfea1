import type { ChatMessage } from '~/domain/chat/schema';
import { fetchApi } from './fetch-api';

/** Pages of missed messages that are worth fetching; who was away longer opens the chat anew. */
const mostPages = 10;

interface Page {
  items: ChatMessage[];
  hasMore: boolean;
}

/** What was said in a conversation after a place in it; nothing where it cannot be asked. */
export async function fetchMessagesAfter(
  characterId: string,
  seq: number,
  signal: AbortSignal,
): Promise<ChatMessage[]> {
  const found: ChatMessage[] = [];
  let after = seq;
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await fetchPage(characterId, after, signal);
    found.push(...answer.items);
    after = answer.items.at(-1)?.seq ?? after;
    if (!answer.hasMore) break;
  }
  return found;
}

async function fetchPage(characterId: string, after: number, signal: AbortSignal): Promise<Page> {
  try {
    const response = await fetchApi(`/chats/${characterId}/messages?after=${after}`, { signal });
    if (response.ok) return (await response.json()) as Page;
  } catch {
    // Away again, or the page was left; the next connection asks once more.
  }
  return { items: [], hasMore: false };
}
