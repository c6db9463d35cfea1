import type { AppLoadContext } from '@remix-run/node';
import { personOf } from '~/domain/viewers/person-of';
import { markThreadRead, type Unread } from '~/domain/chat/chats/mark-read';
import { readPlace } from './read-place.server';

const underWay = new WeakMap<AppLoadContext, Promise<Unread | null>>();

/**
 * Marks an opened chat as read and returns the messages that were unread. The shell, the list and the
 * thread of one request all wait for the same mark, so that none of them counts the open chat as unread.
 */
export function markOpenChatRead(
  request: Request,
  context: AppLoadContext,
): Promise<Unread | null> {
  const marking = underWay.get(context) ?? mark(request, context);
  underWay.set(context, marking);
  return marking;
}

async function mark(request: Request, context: AppLoadContext): Promise<Unread | null> {
  const [, slug] = /^\/chats\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
  const person = personOf(context.viewer);
  if (!slug || !person || request.method !== 'GET') return null;
  const { chat: chatId } = readPlace(request);
  return markThreadRead(context.domain, person, { slug: decodeURIComponent(slug), chatId });
}
