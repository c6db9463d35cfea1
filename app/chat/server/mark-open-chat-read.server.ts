import type { AppLoadContext } from '@remix-run/node';
import { personOf } from '~/domain/viewers/person-of';
import { markThreadRead, type Unread } from '~/domain/chat/chats/mark-read';
import { readPlace } from './read-place.server';

const underWay = new WeakMap<AppLoadContext, Promise<Unread | null>>();

/**
 * Whoever opens a conversation has seen it. The shell, the list and the thread of one request all
 * wait for this one mark, so that none of them counts what is being looked at as unread. Answers what
 * had not been seen.
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
