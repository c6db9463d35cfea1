import type { AppLoadContext } from '@remix-run/node';
import { personOf } from '~/domain/viewers/person-of';
import { markThreadRead } from '~/domain/chat/chats/mark-read';

const underWay = new WeakMap<AppLoadContext, Promise<void>>();

/**
 * Whoever opens a conversation has seen it. The shell, the list and the thread of one request all
 * wait for this one mark, so that none of them counts what is being looked at as unread.
 */
export function markOpenChatRead(request: Request, context: AppLoadContext): Promise<void> {
  const marking = underWay.get(context) ?? mark(request, context);
  underWay.set(context, marking);
  return marking;
}

async function mark(request: Request, context: AppLoadContext): Promise<void> {
  const [, slug] = /^\/chats\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
  const person = personOf(context.viewer);
  if (!slug || !person || request.method !== 'GET') return;
  await markThreadRead(context.domain, person, decodeURIComponent(slug));
}
