import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '~/realtime/protocol/message';
import { serverEvent } from '~/realtime/protocol/names';
import { useSite } from '../../kit/site/use-site';
import { useWhenIdle } from '../../kit/ui/behaviour/use-when-idle';
import type { ChatEvent } from './chat-event';
import type { ChatLink } from './link';
import { revalidateForMessage } from '../../kit/revalidation/revalidate-for-message';
import { useIsShownLive } from './use-is-shown-live';
import { useTitleFlasher } from './use-title-flasher';

/** Milliseconds in which several events cause one reload of the page's data. */
const gathering = 400;

interface ArrivalsOptions {
  link: ChatLink | null;
  pathname: string;
  listen(listener: (event: ChatEvent) => void): () => void;
}

/**
 * Reacts to messages on any page: where chats are in view it marks them read; elsewhere the title
 * flashes until the person uses the page again.
 */
export function useArrivals({ link, pathname, listen }: ArrivalsOptions): void {
  const { t } = useTranslation('chat');
  const { product } = useSite();
  const { revalidate } = useRevalidator();
  const whenIdle = useWhenIdle();
  const isShownLive = useIsShownLive(pathname);
  const flasher = useTitleFlasher();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reload = () => revalidateForMessage(revalidate);
    const reloadSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(reload), gathering);
    };
    const reloadFor = ({ chat }: ChatMessage) => {
      if (!isShownLive.current(chat)) reloadSoon();
    };
    const unseen = new Set<string>();
    const markSeen = () => {
      if (document.visibilityState === 'hidden') return;
      for (const chatId of unseen) link?.emit('chat.mark-messages-read.command', { chatId });
      unseen.clear();
    };
    document.addEventListener('visibilitychange', markSeen);
    const stopListening = listen((event) => {
      // A sent or refused message changes the next one's price and the balance.
      if (event.name === serverEvent.userMessageSent) reloadFor(event.payload.message);
      if (event.name === serverEvent.tipSent) reloadSoon();
      if (event.name === serverEvent.chatError) reloadSoon();
      if (event.name !== serverEvent.characterMessageSent) return;
      const { message, additional } = event.payload;
      const isInChats = pathname.startsWith('/chats');
      if (isInChats) {
        unseen.add(message.chat);
        markSeen();
      }
      if (!isInChats || !document.hasFocus()) {
        const { name } = additional.character;
        flasher.current?.start(t('title-notice', { product: product.name, name }));
      }
      reloadFor(message);
    });
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', markSeen);
      clearTimeout(timer);
    };
  }, [link, pathname, listen, revalidate, whenIdle, isShownLive, flasher, product.name, t]);
}
