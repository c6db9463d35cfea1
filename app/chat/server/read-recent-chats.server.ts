import type { AppLoadContext } from '@remix-run/node';
import { listRecentChats } from '~/domain/chat/chats/list-chats';
import { chatSettings } from '~/domain/chat/settings';
import type { Person } from '~/domain/shared/person';
import { markOpenChatRead } from './mark-open-chat-read.server';

type RecentChats = Awaited<ReturnType<typeof listRecentChats>>;

/** The number of chats in the side navigation. */
export const recentChats = 4;

const underWay = new WeakMap<AppLoadContext, Promise<RecentChats>>();

/**
 * Returns the newest chats, loaded once per request: under /chats the shell and the list beside the
 * thread show the same ones.
 */
export function readRecentChats(
  request: Request,
  context: AppLoadContext,
  person: Person,
): Promise<RecentChats> {
  const reading = underWay.get(context) ?? read(request, context, person);
  underWay.set(context, reading);
  return reading;
}

async function read(request: Request, context: AppLoadContext, person: Person) {
  await markOpenChatRead(request, context);
  const { domain } = context;
  const { pathname } = new URL(request.url);
  const isList = pathname === '/chats' || pathname.startsWith('/chats/');
  const { chat_list_page_size } = await domain.settings(chatSettings);
  return listRecentChats(domain, person, isList ? chat_list_page_size : recentChats);
}
