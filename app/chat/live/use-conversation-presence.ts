import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useRealtime } from './realtime-context';

const opened = 'chat.user-opened-conversation.event';
const closed = 'chat.user-close-conversation.event';

/**
 * Reports to the server whether the chat with a character is in view; a hidden tab shows none. Null
 * stands for a chat that was set aside.
 */
export function useConversationPresence(characterId: string | null): void {
  const { link, state } = useRealtime();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!link || state !== 'connected' || characterId === null) return;
    let isOpen = false;
    const open = () => {
      isOpen = true;
      link.emit(opened, { EVENT_NAME: opened, characterId });
    };
    const close = () => {
      if (isOpen) link.emit(closed, { EVENT_NAME: closed });
      isOpen = false;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') close();
      else timer = setTimeout(open, openedDelay(pathname));
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', close);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [link, state, characterId, pathname]);
}

/** Returns the milliseconds after which a chat counts as opened: none on chat pages, more elsewhere. */
function openedDelay(pathname: string): number {
  return pathname.includes('/chat') ? 0 : 7000;
}
