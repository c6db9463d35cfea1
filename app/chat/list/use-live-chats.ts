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
        const isSaid =
          name === serverEvent.userMessageSent || name === serverEvent.characterMessageSent;
        if (isSaid) setNewest((known) => [...without(known, payload.message), payload.message]);
        // Only a reload of the list shows the changes of the last message.
        if (name === serverEvent.messageChanged) {
          setNewest((known) => without(known, payload.message));
        }
      }),
    [onChatEvent],
  );
  return newest.reduce<ChatSummary[]>(withMessage, loaded);
}

const without = (known: readonly ChatMessage[], { chat }: ChatMessage) =>
  known.filter((other) => other.chat !== chat);
