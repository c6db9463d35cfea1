import type { AppLoadContext } from '@remix-run/node';
import { countUnread } from '~/domain/notifications/count-unread';
import { readQuestNotices, readSeenNotices } from '~/domain/notifications/read-notices';
import { markOpenChatRead } from '../../chat/server/mark-open-chat-read.server';
import { questsPath } from '../../gamification/play-place';

const ofChat = /^\/chats\/[^/]+$/;

/**
 * Returns the number of unread notices. Opening a chat marks the notices of its messages as read, and opening
 * the quests those of completed quests, which all of the user's pages receive.
 */
export async function countNotifications(
  request: Request,
  context: AppLoadContext,
  userId: string,
): Promise<number> {
  const { domain } = context;
  const { pathname } = new URL(request.url);
  if (pathname === questsPath) await readQuestNotices(domain, userId);
  if (!ofChat.test(pathname)) return countUnread(domain.db, userId);
  await markOpenChatRead(request, context);
  const [unread] = await Promise.all([
    countUnread(domain.db, userId),
    readSeenNotices(domain, userId),
  ]);
  return unread;
}
