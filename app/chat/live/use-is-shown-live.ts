import { useRouteLoaderData } from '@remix-run/react';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import type { ChatSummary } from '../presenters/chat-for-fan';

/** What the lists around a conversation were loaded with. */
interface Shell {
  recent: ChatSummary[];
}
interface Page {
  list: { chats: ChatSummary[]; filter: string; search: string; isLater: boolean };
}

/**
 * Tells whether all that a message in a chat changes is drawn without loading anything: its thread is
 * open, and the lists beside it hold the chat and are in the plain order, in which they follow what is
 * said (`useLiveChats`).
 */
export function useIsShownLive(pathname: string) {
  const recent = useRouteLoaderData<Shell>('routes/_shell')?.recent;
  const list = useRouteLoaderData<Page>('routes/_shell.chats')?.list;
  return useLatest((chatId: string): boolean => {
    const isHere = (chat: ChatSummary) => chat.chatId === chatId;
    const row = list?.chats.find(isHere);
    const isPlain = list?.filter === 'all' && list.search === '' && !list.isLater;
    const isOpen = row !== undefined && pathname === `/chats/${row.characterInfo.slug}`;
    return isOpen && isPlain && recent?.some(isHere) === true;
  });
}
