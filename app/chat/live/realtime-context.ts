import { createContext, useContext } from 'react';
import type { ChatEvent } from './chat-event';
import type { ChatLink } from './link';
import type { LinkState } from '../../kit/connection/link-state';
import type { Waiting } from './outbox';

/** The interface of pages to the connection of this tab. */
export interface Realtime {
  /** Null until the connection's code is loaded, and for people without chats. */
  link: ChatLink | null;
  state: LinkState;
  /** Ids of the characters that are writing. */
  writing: ReadonlySet<string>;
  /** Requests a connection where there is none by default. */
  connect(): void;
  /** Sends a message and keeps it until it is confirmed, even across a reload. */
  send(message: Waiting): void;
  /** Returns this tab's unconfirmed messages to a character. */
  unconfirmed(characterId: string): Waiting[];
  onChatEvent(listener: (event: ChatEvent) => void): () => void;
}

export const RealtimeContext = createContext<Realtime | null>(null);

/** Returns the connection of the page; null in a modal, which is rendered outside of the page. */
export const useRealtimeIfAny = (): Realtime | null => useContext(RealtimeContext);

export function useRealtime(): Realtime {
  const realtime = useRealtimeIfAny();
  if (!realtime) throw new Error('a page outside the shell has no connection');
  return realtime;
}
