import { useEffect, useState } from 'react';
import { serverEvent } from '~/realtime/protocol/names';
import type { ChatMessage } from '~/realtime/protocol/message';
import { useRealtime } from '../live/realtime-context';
import type { ChatSummary } from '../presenters/chat-for-fan';
import { withMessage } from './with-message';

/** Returns the loaded chats, updated with the messages since then. */
export function useLiveChats(loaded: ChatSummary[]): ChatSummary[] {
  const { onChatEvent } = useRealtime();
  const [newest, setNewest] = useState<readonly ChatMessage[]>([]);
  useEffect(
    () =>
      onChatEvent(({ name, payload }) => {
        const isMessage =
          name === serverEvent.userMessageSent || name === serverEvent.characterMessageSent;
        if (isMessage)
          setNewest((before) => [...without(before, payload.message), payload.message]);
        // Only a reload of the list shows the changes of the last message.
        if (name === serverEvent.messageChanged) {
          setNewest((before) => without(before, payload.message));
        }
      }),
    [onChatEvent],
  );
  return newest.reduce<ChatSummary[]>(withMessage, loaded);
}

const without = (messages: readonly ChatMessage[], { chat }: ChatMessage) =>
  messages.filter((other) => other.chat !== chat);
