import type { AppLoadContext } from '@remix-run/node';
import { countUnread } from '~/domain/notifications/count-unread';
import { readSeenNotices } from '~/domain/notifications/read-notices';
import { markOpenChatRead } from '../../chat/server/mark-open-chat-read.server';

const ofChat = /^\/chats\/[^/]+$/;

/** Unread notices; whoever opens a chat has seen those of its messages, which all their pages hear. */
export async function countNotifications(
  request: Request,
  context: AppLoadContext,
  userId: string,
): Promise<number> {
  if (ofChat.test(new URL(request.url).pathname)) {
    await markOpenChatRead(request, context);
    await readSeenNotices(context.domain, userId);
  }
  return countUnread(context.domain.db, userId);
}
