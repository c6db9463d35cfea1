import { useRouteLoaderData } from '@remix-run/react';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import type { ChatSummary } from '../presenters/chat-for-fan';

/** The loaded data of the lists around a chat. */
interface Shell {
  recent: ChatSummary[];
}
interface Page {
  list: { chats: ChatSummary[]; filter: string; search: string; isLater: boolean };
}

/**
 * Returns a function that checks whether the page shows a chat's message without a reload. It does if the
 * thread is open and the lists beside it contain the chat and are unfiltered, because then they update
 * live (`useLiveChats`).
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
